// Draws pictures in other threads and then shows them; nobody waits for one, and a fault costs only the picture.
import { setTimeout as pause } from 'node:timers/promises'
import { type Drawn, digestOf, type Picture } from '../../picture/picture.ts'
import type { RenderPool } from '../../picture/render-pool.ts'
import type { Log } from './context.ts'
import { errorFacts } from './faults.ts'

/** Draws pictures for messages. */
export interface Renderer {
  /** Draws a picture and, when it is ready, shows it; returns at once and never throws. */
  draw(picture: Picture, show: (drawn: Drawn) => Promise<void>): void
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

  async function drawIn(place: RenderPool, picture: Picture, show: (drawn: Drawn) => Promise<void>) {
    try {
      const drawn = await place.draw(picture)
      if (!open) return
      const shown = show(drawn)
      showing.add(shown)
      await shown.finally(() => showing.delete(shown))
      failing = false
    } catch (error) {
      if (open && !failing) log.warn({ picture: picture.kind, ...errorFacts(error) }, 'no picture')
      failing = true
    }
  }

  return {
    draw(picture, show) {
      if (renderPool && open) void drawIn(renderPool, picture, show)
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
  `${picture.kind.replace('.', '-')}-${digestOf(picture).slice(0, 16)}.png`
