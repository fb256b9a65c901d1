// The end of a sitting, or of the plan for one: why, what the table is told, and the game's own pace again.
import type { Step } from '../../engine/lifecycle.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { changeGame, type GameRow } from '../../store/games.ts'
import type { MoveTx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { type Table, tableOf } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { dropTasks } from '../table/agenda.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { clocksOf } from '../table/hours.ts'
import type { Job } from '../table/posts.ts'
import { ownClocks, sittingOf } from '../table/sitting.ts'
import { type Repaced, repace } from './repacing.ts'

const say = sayer<typeof en>('bot')

/** The kind of the task at which a sitting begins, and then ends; a table has one. */
export const SITTING = 'sitting'

/** Why a sitting ends, or is not held; `over`: of the game itself, which says so. */
export type Ending =
  | { readonly why: 'time' | 'late' | 'paused' | 'wound-back' | 'alone' | 'over' }
  | { readonly why: 'newcomer' | 'away' | 'called-off'; readonly seat: Seat }
  | { readonly why: 'missed'; readonly seats: readonly Seat[] }

/** Ends the sitting of a game, or calls the one off that is agreed on; the row after it. */
export async function endSitting(
  tx: MoveTx,
  context: HostContext,
  { row, run, seated }: { readonly row: GameRow } & Partial<Omit<Repaced, 'row'>>,
  ending: Ending,
): Promise<GameRow> {
  const sitting = sittingOf(row)
  if (!sitting) return row
  const change = { sitting: null } as const
  await dropTasks(tx, row.id, SITTING)
  if (!sitting.own) {
    await changeGame(tx, row, change)
    await enqueue(tx, row.id, told(ending, 'sitting-off'), context.clock.now())
    return { ...row, ...change, version: row.version + 1 }
  }
  if (!run) throw new Error(`game ${row.id} sits together and is not loaded`)
  const own = { pace: sitting.own.pace, clock: ownClocks(sitting.own, clocksOf(row)) }
  const moved = { row: await tableOf(tx, row), run, ...(seated && { seated }) }
  return repace(tx, context, moved, { ...change, ...own }, told(ending, 'sitting-over'))
}

/** What the table is told, and its calendar. */
function told(ending: Ending, key: 'sitting-off' | 'sitting-over'): Job[] {
  if (ending.why === 'over') return [{ kind: 'calendar' }]
  return [
    { kind: 'note', phrase: say(key, { why: reason(ending) }) },
    { kind: 'prompt' },
    { kind: 'calendar' },
  ]
}

function reason(ending: Ending): Phrase {
  switch (ending.why) {
    case 'missed':
      return say('sitting-why-missed', { who: ending.seats.map((seat) => ({ seat })) })
    case 'newcomer':
    case 'away':
    case 'called-off':
      return say(`sitting-why-${ending.why}`, { who: { seat: ending.seat } })
    case 'time':
    case 'late':
    case 'paused':
    case 'wound-back':
    case 'alone':
      return say(`sitting-why-${ending.why}`)
    case 'over':
      throw new Error('the end of a game is told by the game')
  }
}

/** What becomes of a sitting once these steps are recorded: it goes on, or ends with the game, or for who sits there now. */
export async function sittingAfter(
  tx: MoveTx,
  context: HostContext,
  moved: Repaced,
  steps: readonly Step[],
): Promise<Table> {
  const { row, run } = moved
  if (row.sitting === null) return row
  const ending = run.outcome ? ({ why: 'over' } as const) : endingBy(row, steps)
  if (!ending) return row
  const seated = steps.filter(({ entry }) => entry.kind === 'replace')
  return { ...row, ...(await endSitting(tx, context, { ...moved, seated }, ending)) }
}

/** Why a sitting does not go on among those who sit there after these steps. */
function endingBy(row: GameRow, steps: readonly Step[]): Ending | undefined {
  if (steps.some(({ entry }) => entry.kind === 'wind-back')) return { why: 'wound-back' }
  const agreed = sittingOf(row)?.seats ?? []
  const present = row.players.filter(isPresent)
  const isNew = (seat: Seat) =>
    !agreed.includes(seat) || steps.some(({ entry }) => entry.kind === 'replace' && entry.seat === seat)
  const newcomer = present.find(({ seat }) => isNew(seat))
  if (newcomer) return { why: 'newcomer', seat: newcomer.seat }
  return present.length < 2 ? { why: 'alone' } : undefined
}
