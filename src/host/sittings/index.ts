// Sittings, for the floors above: an agreed one is called off here; how one is agreed on is a vote.
import { changeGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { type HostContext, inContext } from '../context.ts'
import { change } from '../lobby/lobby.ts'
import { playerRow } from '../play/info.ts'
import { refusals } from '../refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'
import { voidVotes } from '../votes/closing.ts'
import { endSitting } from './ending.ts'
import { sittingOf } from './sitting.ts'

export { LONGEST_SITTING, type SittingInfo } from './sitting.ts'

/** Everything about sittings but the vote on one. */
export interface SittingService {
  /** A player calls the sitting off that their table has agreed on, or is asked about; before it begins. */
  callOff(game: GameId, person: Person): Promise<Result<GameInfo>>
}

const callOff = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, person.id)
    if (!player) return refusals.notSeated()
    const sitting = sittingOf(row)
    if (sitting?.own) return refusals.sittingBegun(sitting.until)
    if (sitting) return endSitting(tx, context, { row }, { why: 'called-off', seat: player.seat })
    // Whoever agrees at the same moment comes before or after this.
    await changeGame(tx, row, {})
    const jobs = await voidVotes(tx, game, 'sitting')
    if (jobs.length === 0) return refusals.noSitting()
    await enqueue(tx, game, jobs, context.clock.now())
    return { ...row, version: row.version + 1 }
  })

export const sittingService = (context: HostContext): SittingService => inContext(context, { callOff })
