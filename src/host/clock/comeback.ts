// A member comes back to a seat that a computer plays for them, or has left the server.
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { tellGone } from '../leagues/league-jobs.ts'
import { reseated, returned } from '../play/reseating.ts'
import { change } from '../table/change.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { refusals } from '../table/refusals.ts'
import { standingIn } from '../table/stand-ins.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/** A member who sits at a game takes their seat back from a computer; a member who has it already keeps it. */
export const comeBack = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, person.id)
    if (!player) return refusals.notSeated()
    if (row.status !== 'playing') return refusals.notPlaying()
    if (player.standIn === null) return row
    return (await returned(tx, context, await loadGame(tx, context, row), player)).row
  })

/** A member cannot be reached any more, since they left the server: a computer plays until they return. */
export const goneFrom = (context: HostContext, game: GameId, member: string): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, member)
    if (!player) return refusals.notSeated()
    if (row.status !== 'playing' || !isPresent(player)) return row
    const phrase = say('member-gone', { who: { seat: player.seat } })
    if (row.league !== null) await tellGone(tx, row.league, member, context.clock.now())
    const loaded = await loadGame(tx, context, row)
    return reseated(tx, context, loaded, standingIn(context, row, player), phrase)
  })
