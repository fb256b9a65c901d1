// Expert's answers at the decisions of one player: of their own seat alone, once the game is over for all.
import type { Seat } from '../../engine/phrase.ts'
import type { Hindsight, WholeReview } from '../../search/review/types.ts'
import { findGame } from '../../store/games.ts'
import { findReview } from '../../store/reviews.ts'
import { storyFor } from '../history/records.ts'
import type { HostContext } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { of, type ReviewState } from './review-request.ts'

/** A decision of one's own, and the step of `/history show` through one's own eyes at which it was to be made. */
export interface OwnHindsight extends Hindsight {
  readonly step: number
}

/** What expert would have done at a seat, or how the review stands that says it. */
export type HindsightState =
  | {
      readonly info: GameInfo
      readonly status: 'ready'
      readonly seat: Seat
      /** The greatest gain first. */
      readonly decisions: readonly OwnHindsight[]
    }
  | Exclude<ReviewState, { readonly status: 'ready' }>

/**
 * What expert would have done at a person's decisions; a review that nobody has asked for yet is made from now on. Refused
 * as the review is, and at the end to those without a seat.
 */
export async function hindsight(
  context: HostContext,
  game: GameId,
  { id }: Person,
): Promise<Result<HindsightState>> {
  const found = await of(context, game)
  if (!found.ok) return found
  const { db } = context.store
  const row = await findGame(db, game)
  const seat = row && playerRow(row, id)?.seat
  if (seat === undefined) return refuse(refusals.notPlayed())
  if (found.value.status !== 'ready') return grant(found.value)
  const { info, status } = found.value
  const all = (await findReview<never, WholeReview>(db, game))?.review?.hindsight ?? []
  const told = [...new Set([0, ...(await storyFor(context, game, seat)).map(({ number }) => number)])]
  const decisions = all
    .filter((each) => each.seat === seat)
    .map((each) => ({ ...each, step: told.filter((number) => number < each.number).length }))
  return grant({ info, status, seat, decisions })
}
