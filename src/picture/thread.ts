// The drawing thread: takes one order after the other and answers each with an image or with what went wrong.
import { parentPort, workerData } from 'node:worker_threads'
import { type PictureRenderers, paint } from './paint.ts'
import type { Picture } from './picture.ts'

/** What the studio asks for. */
export type Order = Omit<Picture, 'alt'>

/** What it gets. */
export type Answer =
  | { readonly png: Uint8Array; readonly width: number; readonly height: number }
  | { readonly error: string }

const { painters } = workerData as { readonly painters: Readonly<Record<string, string>> }

async function answer({ kind, input }: Order): Promise<Answer> {
  try {
    const module = painters[kind.slice(0, kind.indexOf('.'))]
    if (!module) throw new Error(`no painters for ${kind}`)
    const { PAINTERS } = (await import(module)) as { readonly PAINTERS: PictureRenderers }
    const { png, width, height } = paint(PAINTERS, { kind, input })
    return { png, width, height }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (order: Order) => parentPort?.postMessage(await answer(order)))
