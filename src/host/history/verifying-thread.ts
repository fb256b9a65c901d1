// The thread that plays games again: takes one order after the other and answers each with a verdict or what went wrong.
import { parentPort, workerData } from 'node:worker_threads'
import type { GameExport } from '../../engine/export.ts'
import { type Verdict, verify } from '../../engine/verify.ts'
import type { Title } from '../../games/title.ts'

/** What is to be played again. */
export interface VerifyOrder {
  readonly number: number
  readonly title: string
  readonly file: GameExport
}

/** What came of it. */
export type VerifyAnswer =
  | { readonly number: number; readonly verdict: Verdict }
  | { readonly number: number; readonly error: string }

const { titles } = workerData as { readonly titles: string }

async function answer({ number, title: id, file }: VerifyOrder): Promise<VerifyAnswer> {
  try {
    const { TITLES } = (await import(titles)) as { readonly TITLES: Readonly<Record<string, Title>> }
    const title = TITLES[id]
    if (!title) throw new Error(`the game ${id} is not installed`)
    return { number, verdict: verify(title.game, file) }
  } catch (error) {
    return { number, error: error instanceof Error ? error.message : String(error) }
  }
}

parentPort?.on('message', async (order: VerifyOrder) => parentPort?.postMessage(await answer(order)))
