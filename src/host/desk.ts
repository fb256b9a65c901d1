// What every part of the host works with.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Title } from '../games/title.ts'
import { isConflict } from '../store/conflict.ts'
import type { Store, Tx } from '../store/open.ts'
import { ATTEMPTS, TIMING } from './timing.ts'
import type { Clock, GameId } from './types.ts'

/** The host's desk. */
export interface Desk {
  readonly store: Store
  readonly titles: Readonly<Record<string, Title>>
  readonly clock: Clock
  readonly log: Logger
  /** A game has changed: its outbox and its computers have work. Called after the commit. */
  readonly stir: (game: GameId) => void
}

/** The title of a stored game. Throws when it is not installed: a fault of the installation. */
export function titleOf(desk: Desk, id: string): Title {
  const title = desk.titles[id]
  if (!title) throw new Error(`the game ${id} is not installed`)
  return title
}

/** Runs one transaction, again while other processes cross it; people never see that. */
export async function transact<T>(desk: Desk, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await desk.store.transaction(work)
    } catch (error) {
      if (!isConflict(error) || attempt === ATTEMPTS) throw error
      await pause(Math.random() * TIMING.retry)
    }
  }
}
