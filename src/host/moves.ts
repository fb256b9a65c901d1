// A running game in a transaction: brought to life from the database, moved, and put back.

import type { LogEntry } from '../engine/log.ts'
import { StoryChanged } from '../engine/motion.ts'
import { askedAt, awaited, outlook, tokenOf } from '../engine/outlook.ts'
import type { Phrase } from '../engine/phrase.ts'
import { type Rest, type Run, restAfter, revive, type Step, windBack } from '../engine/run.ts'
import { changeGame, type GameChange, type GameRow } from '../store/games.ts'
import { insertCheckpoint, insertEntry } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { notesFor } from '../store/orders.ts'
import { enqueue } from '../store/outbox.ts'
import type { en } from '../text/bot/en.ts'
import { sayer } from '../text/catalogue.ts'
import { coveredAt, scheduleOrders } from './covered.ts'
import { type Desk, titleOf } from './desk.ts'
import { infoOf, sitterRow } from './info.ts'
import { storyJobs } from './jobs.ts'
import { readPace } from './pace.ts'
import { restOf } from './resting.ts'
import type { Hours } from './time/clocks.ts'
import { clocksOf, hoursOf } from './time/hours.ts'
import { clocksAfter, setAlarm } from './time/keeping.ts'
import { likelyNext } from './time/likely.ts'
import type { Deadline, Job, Look } from './types.ts'
import { voidVotes } from './voting/closing.ts'
import { passersBy, waitingOf } from './windows.ts'

const say = sayer<typeof en>('bot')

/** A game in motion, and steps that are not yet in the database (a wind-back). */
export interface Motion {
  readonly row: GameRow
  readonly run: Run
  readonly rest: Rest
  readonly unsaved: readonly Step[]
}

/** Revives a game; where changed rules no longer tell its story, winds it back to its checkpoint. */
export async function revived(tx: Tx, desk: Desk, row: GameRow): Promise<Motion> {
  const { game } = titleOf(desk, row.title)
  const rest = await restOf(tx, desk.store, row)
  try {
    return { row, run: revive(game, rest), rest, unsaved: [] }
  } catch (error) {
    if (!(error instanceof StoryChanged)) throw error
    desk.log.warn(
      { game: row.id, entry: error.number, why: error.message },
      'wound back: the rules have changed',
    )
    const { run, step } = windBack(game, rest)
    return { row, run, rest: restAfter(rest, rest, step), unsaved: [step] }
  }
}

/** What comes with a recorded step. */
interface With {
  /** Id of the interaction that caused the last step. */
  readonly interaction?: string
  /** Told to the table before the story. */
  readonly notes?: readonly Job[]
  readonly change?: GameChange
}

/** Puts steps into the database, with what must be posted; the row after it. */
export async function record(
  tx: Tx,
  desk: Desk,
  { row, run }: Pick<Motion, 'row' | 'run'>,
  steps: readonly Step[],
  { interaction, notes = [], change = {} }: With = {},
): Promise<GameRow> {
  const now = desk.clock.now()
  const jobs: Job[] = [...notes]
  let stage = row.stage
  const taken = [...steps, ...passedAtOnce(row, run)]
  for (const [index, step] of taken.entries()) {
    const { number, kind } = step.entry
    await insertEntry(tx, row.id, step, now, index === steps.length - 1 ? interaction : undefined)
    if (step.checkpoint !== undefined) {
      await insertCheckpoint(tx, row.id, number, step.checkpoint)
      stage = number
    }
    if (step.back) stage = step.back.log[0].number
    if (kind === 'wind-back') jobs.push({ kind: 'note', phrase: say('wound-back') })
    if (step.entry.kind === 'undo') jobs.push({ kind: 'undone', number, phrase: undoneBy(step.entry) })
    jobs.push(...storyJobs(step))
  }
  // Who votes has changed, or nothing is left to vote on; what asks to undo is overtaken by any move.
  const overtaken = run.outcome || taken.some(({ entry }) => entry.kind === 'replace') ? undefined : 'undo'
  jobs.push(...(await voidVotes(tx, row.id, overtaken)))
  jobs.push(run.outcome ? { kind: 'end' } : { kind: 'prompt' })
  const over: GameChange = run.outcome ? { status: 'finished', outcome: run.outcome, finishedAt: now } : {}
  const moved: GameChange = { ...change, number: run.number, stage, ...over }
  const covered = await coveredAt(tx, desk, row, run)
  const timed = await clocksAfter(tx, desk, { ...row, ...moved }, { run, steps: taken, covered })
  const changed: GameChange = { ...moved, ...(timed && { clock: timed.clocks }) }
  jobs.push(...(await likelyNext(tx, row, run, taken)))
  await changeGame(tx, row, changed)
  if (timed) await setAlarm(tx, row.id, timed)
  await enqueue(tx, row.id, jobs, now)
  const after: GameRow = { ...row, ...changed, version: row.version + 1 }
  await scheduleOrders(tx, { row: after, run }, covered)
  return after
}

const undoneBy = ({ by, seat }: LogEntry & { kind: 'undo' }): Phrase =>
  say(by === 'host' ? 'undone-agreed' : 'undone', { who: { seat } })

/** At a brisk table seats that can only pass do so at once. */
function passedAtOnce(row: GameRow, run: Run): Step[] {
  if (waitingOf(readPace(row.pace)).sealed) return []
  const steps: Step[] = []
  for (let next = passersBy(run)[0]; next && run.open; next = passersBy(run)[0]) {
    const choice = next.pass === undefined ? [] : [next.pass]
    const step = run.take({
      kind: 'answer',
      by: 'host',
      seat: next.seat,
      opened: askedAt(run, next.seat) ?? -1,
      choice,
    })
    if (typeof step === 'string') throw new Error(`game ${row.id}: a pass is refused: ${step}`)
    steps.push(step)
  }
  return steps
}

/** When whose time is out, as the clocks stand; without a clock, who is away until when. */
async function deadlinesOf(tx: Tx, desk: Desk, row: GameRow): Promise<Deadline[]> {
  const clocks = clocksOf(row)
  if (!clocks) return absences(await hoursOf(tx, desk, row), row)
  if (clocks.stopped) return []
  return clocks.seats.flatMap(({ turn }, seat) => {
    if (!turn) return []
    const { until, back } = turn
    return [{ seat, until: new Date(until), ...(back !== undefined && { back: new Date(back) }) }]
  })
}

const absences = ({ now, habits }: Hours, { sitters }: GameRow): Deadline[] =>
  sitters.flatMap(({ seat }) => {
    const { away } = habits(seat)
    return away && away.until > now ? [{ seat, back: new Date(away.until) }] : []
  })

/** What a person may see of a game in motion. */
export async function lookOf(tx: Tx, desk: Desk, row: GameRow, run: Run, member: string): Promise<Look> {
  const { game } = titleOf(desk, row.title)
  const seat = sitterRow(row, member)?.seat
  const own = outlook(game, run, seat ?? 'public')
  const covered = await coveredAt(tx, desk, row, run)
  const asked = seat === undefined ? undefined : askedAt(run, seat)
  const token =
    own.decision && asked !== undefined && seat !== undefined && !covered.includes(seat)
      ? tokenOf(run.setting.seed, asked, seat)
      : undefined
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    outlook: own,
    ...(token !== undefined && { token }),
    awaited: awaited(run).filter((each) => !covered.includes(each.seat)),
    ordered: awaited(run).filter((each) => covered.includes(each.seat)),
    answeredByOrder: seat === undefined ? [] : await notesFor(tx, row.id, member),
    deadlines: await deadlinesOf(tx, desk, row),
  }
}
