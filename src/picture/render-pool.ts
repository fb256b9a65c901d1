// Draws pictures one at a time in a thread of their own, so that no move waits for one; draws no picture twice.
import { Worker } from 'node:worker_threads'
import { latest } from './latest.ts'
import { type Drawn, digestOf, type Picture } from './picture.ts'
import type { Answer, Order } from './thread.ts'

/** Where pictures are drawn. */
export interface RenderPool {
  /** The picture drawn, now or before. Rejects when its painter throws or the studio closes. */
  draw(picture: Picture): Promise<Drawn>
  /** Ends the thread; what is still waiting is rejected. */
  close(): Promise<void>
}

/** Pictures kept: about 100 KB each. */
const KEPT = 64

interface Job {
  readonly picture: Picture
  readonly done: (image: Omit<Drawn, 'alt'>) => void
  readonly failed: (error: Error) => void
}

/**
 * Opens a studio; its thread starts with the first picture and keeps nobody from exiting.
 * @param painters Modules that export `PAINTERS`, by the first half of the kinds they draw (`records`).
 */
export function openRenderPool(painters: Readonly<Record<string, URL>>): RenderPool {
  const images = latest<Promise<Omit<Drawn, 'alt'>>>(KEPT)
  const waiting: Job[] = []
  let current: Job | undefined
  let thread: Worker | undefined
  let closed = false

  function next(): void {
    if (current) return
    current = waiting.shift()
    if (!current) {
      thread?.unref()
      return
    }
    thread ??= start()
    thread.ref()
    const { kind, input } = current.picture
    thread.postMessage({ kind, input } satisfies Order)
  }

  /** Settles the job under way and takes the next. */
  function settle(answer: Answer): void {
    const job = current
    current = undefined
    if ('error' in answer) job?.failed(new Error(answer.error))
    else job?.done({ ...answer, png: Buffer.from(answer.png) })
    next()
  }

  function start(): Worker {
    const hrefs = Object.entries(painters).map(([title, { href }]) => [title, href])
    const worker = new Worker(new URL('./boot.mjs', import.meta.url), {
      env: { ...process.env, DISABLE_SYSTEM_FONTS_LOAD: '1' },
      workerData: { painters: Object.fromEntries(hrefs) },
    })
    worker.on('message', settle)
    worker.on('error', (error) => {
      thread = undefined
      settle({ error: error instanceof Error ? error.message : String(error) })
    })
    return worker
  }

  const paint = (picture: Picture): Promise<Omit<Drawn, 'alt'>> =>
    new Promise((done, failed) => {
      waiting.push({ picture, done, failed })
      next()
    })

  return {
    async draw(picture) {
      if (closed) throw new Error('the studio is closed')
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
    async close() {
      closed = true
      const left = [current, ...waiting.splice(0)]
      current = undefined
      for (const job of left) job?.failed(new Error('the studio is closed'))
      await thread?.terminate()
      thread = undefined
    },
  }
}
