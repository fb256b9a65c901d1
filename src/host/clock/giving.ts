// Gives another player more time for the decision that runs.
import type { Seat } from '../../engine/phrase.ts'
import { changeGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { MINUTE } from '../../text/length.ts'
import { change } from '../table/change.ts'
import { withMore } from '../table/clock/clocks.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf, hoursOf } from '../table/hours.ts'
import { playerRow } from '../table/info.ts'
import { setAlarm } from '../table/keeping.ts'
import type { Job } from '../table/posts.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'

const say = sayer<typeof en>('bot')

/** Adds time (milliseconds) to the decision that a seat is asked for: in all no more than the pace gives one decision. */
export const giveTime = (
  context: HostContext,
  game: GameId,
  giver: Person,
  seat: Seat,
  length: number,
): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    const player = playerRow(row, giver.id)
    if (!player || !isPresent(player)) return refusals.notSeated()
    if (row.status !== 'playing') return row.status === 'paused' ? refusals.paused() : refusals.notPlaying()
    if (player.seat === seat) return refusals.ownTime()
    const clocks = clocksOf(row)
    const turn = clocks?.seats[seat]?.turn
    if (!clocks || !turn) return refusals.noClock(seat)
    const hours = await hoursOf(tx, context, await tableOf(tx, row))
    const most = Math.floor((hours.pace.cap - (turn.given ?? 0)) / MINUTE)
    const minutes = Math.round(length / MINUTE)
    if (minutes < 1 || minutes > most) return refusals.givesTooMuch(Math.max(0, most))
    const next = withMore(clocks, hours, seat, minutes * MINUTE)
    await changeGame(tx, row, { clock: next })
    await setAlarm(tx, game, { clocks: next, hours })
    const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
    const phrase = say('time-given', { who: { seat: player.seat }, whom: { seat }, ...parts })
    const jobs: Job[] = [{ kind: 'note', phrase }, { kind: 'prompt' }]
    await enqueue(tx, game, jobs, context.clock.now())
    return row
  })
