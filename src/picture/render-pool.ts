// Draws pictures in threads of their own, so that no move waits for one; draws no picture twice.

import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { openPool } from '../threads/pool.ts'
import type { Image, Order, Painters } from './drawing-thread.ts'
import { type Drawn, digestOf, type Picture } from './picture.ts'

/** Where pictures are drawn. */
export interface RenderPool {
  /** The picture drawn, now or before. Rejects when its painter throws, when too many wait, or when the pool closes. */
  draw(picture: Picture): Promise<Drawn>
  /** Ends the threads; what is still waiting is rejected. */
  close(): Promise<void>
}

/** Pictures kept: about 100 KB each. */
const KEPT = 64

/** Two draw a burst twice as fast; more would each hold fonts for little. */
const THREADS = Math.min(2, availableParallelism())

/** How far drawing stands back behind answers; thinking and reviews stand back further. */
const NICE = 5

/** Pictures that may wait: those of a hundred tables that all move at once. Whose picture is refused reads words alone. */
const MOST_WAITING = 200

/**
 * Opens a pool; its threads start when there is something to draw and keep nobody from exiting.
 * @param painters Modules that export `PAINTERS`, by the first half of the kinds they draw (`records`).
 */
export function openRenderPool(painters: Readonly<Record<string, URL>>): RenderPool {
  const images = new LRUCache<string, Promise<Omit<Drawn, 'alt'>>>({ max: KEPT })
  const hrefs = Object.entries(painters).map(([title, { href }]) => [title, href])
  const pool = openPool<Order, Image>({
    name: 'the render pool',
    module: new URL('./drawing-thread.ts', import.meta.url),
    given: { painters: Object.fromEntries(hrefs) } satisfies Painters,
    threads: THREADS,
    nice: NICE,
    most: MOST_WAITING,
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  })

  async function paint({ kind, input }: Picture): Promise<Omit<Drawn, 'alt'>> {
    const image = await pool.run({ order: () => ({ order: { kind, input } }) })
    const { buffer, byteOffset, length } = image.png
    return { ...image, png: Buffer.from(buffer, byteOffset, length) }
  }

  return {
    async draw(picture) {
      const digest = digestOf(picture)
      const image = images.get(digest) ?? paint(picture)
      images.set(digest, image)
      try {
        return { ...(await image), alt: picture.alt }
      } catch (error) {
        images.delete(digest)
        throw error
      }
    },
    close: () => pool.close(),
  }
}
