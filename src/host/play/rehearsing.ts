// Looking ahead through one's own private steps, for typed short cuts: nothing is taken.
import type { Choice, Decision } from '../../engine/decision.ts'
import { rehearse } from '../../engine/rehearse.ts'
import { findGame } from '../../store/games.ts'
import { type HostContext, read, titleOf } from '../context.ts'
import { grant, refusals, refuse } from '../refusals.ts'
import type { GameId, Person, Result } from '../types.ts'
import { playerRow } from './info.ts'
import { loadGame } from './moves.ts'

/** What a person would be asked after these private steps of theirs; stale where they cannot be taken any more. */
export const rehearsed = (
  context: HostContext,
  id: GameId,
  person: Person,
  steps: readonly Choice[],
): Promise<Result<Decision>> =>
  read(context, async (tx) => {
    const row = await findGame(tx, id)
    const seat = row && playerRow(row, person.id)?.seat
    if (!row) return refuse(refusals.noGame())
    if (seat === undefined) return refuse(refusals.notSeated())
    if (row.status !== 'playing') return refuse(refusals.notPlaying())
    const { rest: snapshot } = await loadGame(tx, context, row)
    const decision = rehearse(titleOf(context, row.title).game, snapshot, seat, steps)
    return decision ? grant(decision) : refuse(refusals.stale())
  })
