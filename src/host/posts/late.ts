// Gives time back where a prompt was posted late: a decision's clock starts when its members are notified.
import { changeGame, findGame } from '../../store/games.ts'
import { enqueue } from '../../store/outbox.ts'
import { tableOf } from '../../store/table.ts'
import { planned, settled, told } from '../table/clock/clocks.ts'
import { type HostContext, transact } from '../table/context.ts'
import { clocksOf, hoursOf } from '../table/hours.ts'
import { setAlarm } from '../table/keeping.ts'

/** A prompt that has waited since a moment is posted, and not yet noted as such: clocks run from now on, and it says so. */
export const giveBack = (context: HostContext, game: string, since: number): Promise<void> =>
  transact(context, async (tx) => {
    const row = await findGame(tx, game)
    const clocks = row && clocksOf(row)
    if (row?.status !== 'playing' || !clocks) return
    const hours = await hoursOf(tx, context, await tableOf(tx, row))
    const next = planned(told(settled(clocks, hours), hours.now, since), hours)
    await changeGame(tx, row, { clock: next })
    await setAlarm(tx, game, { clocks: next, hours })
    await enqueue(tx, game, [{ kind: 'prompt' }], context.clock.now())
  })
