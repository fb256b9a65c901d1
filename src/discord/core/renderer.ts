// Draws pictures in other threads and then shows them; nobody waits for one, and a fault costs only the picture.
import { setTimeout as pause } from 'node:timers/promises'
import { isFilm } from '../../picture/film-input.ts'
import { type Drawn, digestOf, type Picture } from '../../picture/picture.ts'
import type { RenderPool } from '../../picture/render-pool.ts'
import { isWebPage } from '../../picture/web-page-input.ts'
import type { Log } from './context.ts'
import { errorFacts } from './faults.ts'

/** Draws pictures for messages. */
export interface Renderer {
  /**
   * Draws a picture and, when it is ready, shows it, or says that it could not be; returns at once and never throws.
   */
  draw(picture: Picture, show: (drawn: Drawn) => Promise<void>, failed?: () => Promise<unknown>): void
  /** Shows nothing more; waits a little for what is being shown. */
  close(): Promise<void>
}

/** How long a closing renderer waits for uploads, in milliseconds. */
const FAREWELL = 2_000

/** A renderer on a pool of threads; without one there are no pictures. A row of faults is logged once. */
export function rendererOf(renderPool: RenderPool | undefined, log: Log): Renderer {
  const showing = new Set<Promise<void>>()
  let open = true
  let failing = false

  async function drawIn(...[picture, show, failed]: Parameters<Renderer['draw']>) {
    try {
      if (!renderPool) throw new Error('nothing is drawn here')
      const drawn = await renderPool.draw(picture)
      if (!open) return
      const shown = show(drawn)
      showing.add(shown)
      await shown.finally(() => showing.delete(shown))
      failing = false
    } catch (error) {
      if (open && !failing) log.warn({ picture: picture.kind, ...errorFacts(error) }, 'no picture')
      failing = true
      // The person who waits for it may be gone by now.
      if (open) await failed?.().catch(() => undefined)
    }
  }

  return {
    draw(...wanted) {
      if (open && (renderPool || wanted[2])) void drawIn(...wanted)
    },
    async close() {
      open = false
      const enough = new AbortController()
      const waited = pause(FAREWELL, undefined, { signal: enough.signal }).catch(() => undefined)
      await Promise.race([Promise.allSettled(showing), waited])
      enough.abort()
    },
  }
}

/** A picture's file name: equal names are equal images. */
export const fileNameOf = (picture: Picture): string =>
  `${picture.kind.replace('.', '-')}-${digestOf(picture).slice(0, 16)}.${extensionOf(picture)}`

const extensionOf = (picture: Picture): keyof typeof TYPES =>
  isFilm(picture) ? 'gif' : isWebPage(picture) ? 'html' : 'png'

const TYPES = { gif: 'image/gif', html: 'text/html', png: 'image/png' }

/** A picture as a file of this name to upload. */
export const fileOf = (name: string, { bytes }: Drawn) => ({
  name,
  data: bytes,
  contentType: Object.entries(TYPES).find(([end]) => name.endsWith(`.${end}`))?.[1] ?? TYPES.png,
})
