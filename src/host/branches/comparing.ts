// Compares what happens in a branch with what happened in the game that it is played on from.
import type { GameExport } from '../../engine/export.ts'
import { seedOfExport } from '../../engine/export.ts'
import { ReviewStopped } from '../../search/review/reviewing.ts'
import { findGame } from '../../store/games.ts'
import { playedOf } from '../review/making.ts'
import { made } from '../review/review-request.ts'
import type { HostContext } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { originOf } from '../table/origin.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, PlayedOn, Result } from '../table/types.ts'
import { startOf } from './moment.ts'

/** Before and now, for the seat that is played. */
export interface Comparison {
  readonly info: GameInfo
  readonly playedOn: PlayedOn
  readonly before: GameInfo
  /** The seat's share of the win at that moment, from 0 to 1, where the other game's review is made. */
  readonly shareBefore?: number
  /** Its share as the branch stands; absent once that is over, and while another game is being judged. */
  readonly shareNow?: number
}

/** Compares a member's own branch. */
export async function compare(
  context: HostContext,
  game: GameId,
  { id }: Person,
): Promise<Result<Comparison>> {
  const { db } = context.store
  const row = await findGame(db, game)
  const playedOn = row && originOf(row)
  if (!row || !playedOn) return refuse(refusals.noGame())
  if (!playerRow(row, id)) return refuse(refusals.notSeated())
  const over = await findGame(db, playedOn.table)
  if (!over) return refuse(refusals.noGame())
  const review = (await made(context, over.id))?.review
  const moment = review?.moments.findLast(({ number }) => number <= playedOn.number)
  const shareBefore = moment?.shares[playedOn.seat]
  const share = row.outcome ? undefined : await shareOf(context, game, playedOn.seat)
  return grant({
    info: infoOf(row),
    playedOn,
    before: infoOf(over),
    ...(shareBefore !== undefined && { shareBefore }),
    ...(share !== undefined && { shareNow: share }),
  })
}

/** A seat's share of the win as its game stands, judged as reviews judge; `undefined` where that cannot be done now. */
async function shareOf(context: HostContext, game: GameId, seat: number): Promise<number | undefined> {
  const row = await findGame(context.store.db, game)
  if (!row || !context.reviewer || context.reviewer.busy) return undefined
  try {
    const played = await playedOf(context.store.db, row)
    return await context.reviewer.share({ title: row.title, played, seat })
  } catch (error) {
    if (!(error instanceof ReviewStopped))
      context.log.warn({ game, err: error }, 'a branch could not be judged')
    return undefined
  }
}

/**
 * Whether the start of an exported branch is the moment that it names of the other game; `undefined` where that one cannot be played
 * again, and for games that are no branches.
 */
export async function startIsSame(context: HostContext, file: GameExport): Promise<boolean | undefined> {
  const { from, stretches } = file
  const start = from && (await startOf(context.store.db, context, from, seedOfExport(file)))
  return start && start.from === stretches[0]?.checkpoint
}
