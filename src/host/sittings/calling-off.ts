// Calls a sitting off before it begins.
import { changeGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { change } from '../table/change.ts'
import type { HostContext } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'
import { sittingOf } from '../table/sitting.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { voidVotes } from '../table/votes.ts'
import { endSitting } from './ending.ts'

/** A player calls the sitting off that their table has agreed on, or is asked about; before it begins. */
export const callOff = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, person.id)
    if (!player) return refusals.notSeated()
    const sitting = sittingOf(row)
    if (sitting?.own) return refusals.sittingBegun(sitting.until)
    if (sitting) return endSitting(tx, context, { row }, { why: 'called-off', seat: player.seat })
    // A member who agrees at the same moment comes before or after this.
    await changeGame(tx, row, {})
    const jobs = await voidVotes(tx, game, 'sitting')
    if (jobs.length === 0) return refusals.noSitting()
    await enqueue(tx, game, jobs, context.clock.now())
    return { ...row, version: row.version + 1 }
  })
