// The past, for the floors above: a game's story, its steps, and the file that proves it.
import type { GameExport } from '../../engine/export.ts'
import type { Seat } from '../../engine/phrase.ts'
import type { Verdict } from '../../engine/verify.ts'
import { type HostContext, inContext } from '../context.ts'
import { grant } from '../refusals.ts'
import type { GameId, Person, Result, StoryEvent } from '../types.ts'
import { type HistoryCall, type HistoryPage, historyOf } from './history.ts'
import { exportOf, lastTold, storyFor } from './records.ts'
import type { Verifier } from './verifying.ts'

export type { HistoryCall, HistoryPage } from './history.ts'
export { openVerifier, type Verifier, verifierHere } from './verifying.ts'

/** A finished game as a file, and what playing it again found. */
interface Verified {
  readonly file: GameExport
  readonly verdict: Verdict
}

/** Every look at what has been. */
export interface HistoryService {
  /** Public events of a game in order, from an entry number on. */
  story(game: GameId, from?: number): Promise<readonly StoryEvent[]>
  /** The last events a seat was told privately or publicly, newest last. */
  storyOf(game: GameId, seat: Seat, last: number): Promise<readonly StoryEvent[]>
  /** One step of a game's past, as a viewer saw it. */
  page(game: GameId, person: Person, asked: HistoryCall): Promise<Result<HistoryPage>>
  /** The export of a finished game, and what playing it again found; that takes seconds, and nobody else waits for them. */
  verify(game: GameId): Promise<Result<Verified>>
  /** The export of a finished game. */
  export(game: GameId): Promise<Result<GameExport>>
}

const story = (context: HostContext, game: GameId, from?: number): Promise<StoryEvent[]> =>
  storyFor(context, game, 'public', from)

async function verified(context: HostContext, verifier: Verifier, game: GameId): Promise<Result<Verified>> {
  const file = await exportOf(context, game)
  if (!file.ok) return file
  return grant({ file: file.value, verdict: await verifier.verify(file.value.game, file.value) })
}

/** @param verifier where finished games are played again */
export const historyService = (context: HostContext, verifier: Verifier): HistoryService => ({
  ...inContext(context, { story, storyOf: lastTold, page: historyOf, export: exportOf }),
  verify: (game) => verified(context, verifier, game),
})
