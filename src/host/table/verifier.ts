// Plays finished games again to prove them, in a thread of its own: a long game takes seconds, and nobody waits for them.
import { type Replayed, replay } from '../../engine/draws.ts'
import type { GameExport } from '../../engine/export.ts'
import type { Title } from '../../games/common/title.ts'
import type { Installed } from '../../search/installed.ts'
import { openPool } from '../../threads/pool.ts'
import type { VerifyOrder } from './verifying-thread.ts'

/** Where games are played again. */
export interface Verifier {
  /** What playing a game of a title again found, and its draws. Rejects when that could not be done. */
  replay(title: string, file: GameExport): Promise<Replayed>
  close(): Promise<void>
}

/** Plays in the caller's thread, with these titles. */
export const verifierHere = (titles: Readonly<Record<string, Title>>): Verifier => ({
  async replay(id, file) {
    const title = titles[id]
    if (!title) throw new Error(`the game ${id} is not installed`)
    return replay(title.game, file)
  },
  close: async () => {},
})

/** How long a thread with nothing to do is kept, and how long a game may take, in milliseconds. */
const IDLE = 60_000
const LIMIT = 5 * 60_000

/**
 * Opens a verifier; its thread starts with the first game, ends when it has had nothing to do for a while, and keeps
 * nobody from exiting.
 * @param titles Module that exports `TITLES`.
 * @param limit After so many milliseconds without an answer the thread is given up, and with it the game it played.
 */
export function openVerifier(titles: URL, limit = LIMIT): Verifier {
  const pool = openPool<VerifyOrder, Replayed>({
    name: 'the thread that plays games again',
    module: new URL('./verifying-thread.ts', import.meta.url),
    given: { titles: titles.href } satisfies Installed,
    idle: IDLE,
  })
  return {
    replay: (title, file) => pool.run({ order: () => ({ order: { title, file }, limit }) }),
    close: () => pool.close(),
  }
}
