// Looking ahead through one's own private steps, for typed short cuts: nothing is taken.
import type { Choice, Decision } from '../../engine/decision.ts'
import * as engine from '../../engine/rehearse.ts'
import { findTable } from '../../store/table.ts'
import { type HostContext, read, titleOf } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, Person, Result } from '../table/types.ts'

/** What a person would be asked after these private steps of theirs; stale where they cannot be taken any more. */
export const rehearse = (
  context: HostContext,
  id: GameId,
  person: Person,
  steps: readonly Choice[],
): Promise<Result<Decision>> =>
  read(context, async (tx) => {
    const row = await findTable(tx, id)
    const seat = row && playerRow(row, person.id)?.seat
    if (!row) return refuse(refusals.noGame())
    if (seat === undefined) return refuse(refusals.notSeated())
    if (row.status !== 'playing') return refuse(refusals.notPlaying())
    const { rest: snapshot } = await loadGame(tx, context, row)
    const decision = engine.rehearse(titleOf(context, row.title).game, snapshot, seat, steps)
    return decision ? grant(decision) : refuse(refusals.stale())
  })
