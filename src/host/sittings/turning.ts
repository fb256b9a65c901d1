// A sitting begins and ends at its times: the game is played live, and then at its own pace again.
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { MINUTE } from '../../text/length.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import { stopped } from '../table/clock/clocks.ts'
import { readPace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf, hoursOf } from '../table/hours.ts'
import { loadGame } from '../table/load.ts'
import { record } from '../table/record.ts'
import { liveClocks, livePace, type Sitting, sittingOf } from '../table/sitting.ts'
import type { GameId } from '../table/types.ts'
import { SITTING } from './ending.ts'
import { repace } from './repacing.ts'
import { closeSitting } from './sitting-interruption.ts'

const say = sayer<typeof en>('bot')

/** Notes when a sitting begins, or ends. */
export const scheduleSitting = (tx: Tx, game: GameId, at: number): Promise<void> =>
  putTask(tx, { kind: SITTING, game, at: new Date(at) })

/** A sitting's time has come: to begin, to end, or both where the bot was down meanwhile. */
export const turnSitting: Handler = async (tx, context, { game }) => {
  const row = await findGame(tx, game)
  const sitting = row && sittingOf(row)
  if (!sitting || row.status !== 'playing') return
  if (context.clock.now().getTime() < sitting.until) return begin(tx, context, row, sitting)
  await closeSitting(tx, context, row, { why: sitting.own ? 'time' : 'late' })
}

/** From now on the game is played live; all who sit there are called. */
async function begin(tx: Tx, context: HostContext, row: GameRow, sitting: Sitting): Promise<void> {
  const loaded = await loadGame(tx, context, row)
  if (loaded.unsaved.length > 0) {
    await record(tx, context, loaded, loaded.unsaved) // the game was rolled back, which calls the sitting off
    return
  }
  const clocks = clocksOf(row)
  const own = {
    pace: row.pace,
    clock: clocks ? stopped(clocks, await hoursOf(tx, context, loaded.row)) : null,
  }
  const pace = livePace(readPace(row.pace))
  const clock = liveClocks(clocks, row.seats, pace)
  const about = { minutes: pace.cap / MINUTE, until: Math.floor(sitting.until / 1000) }
  await repace(tx, context, loaded, { sitting: { ...sitting, own }, pace, clock }, [
    { kind: 'note', phrase: say('sitting-begins', about), seats: sitting.seats },
    { kind: 'prompt' },
  ])
  await scheduleSitting(tx, row.id, sitting.until)
}
