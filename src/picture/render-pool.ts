// Draws pictures in threads of their own, so that no move waits for one; draws no picture twice.

import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import { openPool } from '../threads/pool.ts'
import type { Image, Order, Painters } from './drawing-thread.ts'
import { isFilm } from './film-input.ts'
import { type Drawn, digestOf, type Picture } from './picture.ts'
import { isWebPage } from './web-page-input.ts'

/** Where pictures are drawn. */
export interface RenderPool {
  /** The picture drawn, now or before. Rejects when its painter throws, when too many wait, or when the pool closes. */
  draw(picture: Picture): Promise<Drawn>
  /** Ends the threads; what is still waiting is rejected. */
  close(): Promise<void>
}

/** Pictures kept: about 100 KB each; and films and web pages, which may have 8 MB. */
const KEPT = 64
const KEPT_FILMS = 8

/** Two draw a burst twice as fast; more would each hold fonts for little. */
const THREADS = Math.min(2, availableParallelism())

/** How far drawing stands back behind answers; thinking and reviews stand back further. */
const NICE = 5

/**
 * Films and web pages are made one at a time in a thread of their own, which ends soon after the last one: they take seconds, stand back further,
 * and no picture waits for one. A film that takes longer than a few minutes is given up.
 */
const FILMS = { threads: 1, nice: 10, most: 20, idle: 15_000 }
const FILM_LIMIT = 5 * 60_000

/** Whether making it takes seconds. */
const isLong = (order: Order): boolean => isFilm(order) || isWebPage(order)

/** Pictures that may wait: those of a hundred tables that all move at once. Whose picture is refused reads words alone. */
const MOST_WAITING = 200

/**
 * Opens a pool; its threads start when there is something to draw and keep nobody from exiting.
 * @param painters Modules that export `PAINTERS`, by the first half of the kinds they draw (`records`).
 */
export function openRenderPool(painters: Readonly<Record<string, URL>>): RenderPool {
  const images = new LRUCache<string, Promise<Omit<Drawn, 'alt'>>>({ max: KEPT })
  const films = new LRUCache<string, Promise<Omit<Drawn, 'alt'>>>({ max: KEPT_FILMS })
  const hrefs = Object.entries(painters).map(([title, { href }]) => [title, href])
  const thread = {
    module: new URL('./drawing-thread.ts', import.meta.url),
    given: { painters: Object.fromEntries(hrefs) } satisfies Painters,
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
  }
  const drawing = openPool<Order, Image>({
    name: 'the render pool',
    ...thread,
    threads: THREADS,
    nice: NICE,
    most: MOST_WAITING,
  })
  const filming = openPool<Order, Image>({ name: 'the thread that makes films', ...thread, ...FILMS })

  async function paint({ kind, input }: Picture): Promise<Omit<Drawn, 'alt'>> {
    const order = { kind, input }
    const image = isLong(order)
      ? await filming.run({ order: () => ({ order, limit: FILM_LIMIT }) })
      : await drawing.run({ order: () => ({ order }) })
    const { buffer, byteOffset, length } = image.bytes
    return { ...image, bytes: Buffer.from(buffer, byteOffset, length) }
  }

  return {
    async draw(picture) {
      const digest = digestOf(picture)
      const kept = isLong(picture) ? films : images
      const image = kept.get(digest) ?? paint(picture)
      kept.set(digest, image)
      try {
        return { ...(await image), alt: picture.alt }
      } catch (error) {
        kept.delete(digest)
        throw error
      }
    },
    async close() {
      await Promise.all([drawing.close(), filming.close()])
    },
  }
}
