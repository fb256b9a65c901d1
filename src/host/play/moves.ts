// A running game in a transaction: brought to life from the database, moved, and put back.

import {
  type GameSession,
  resume,
  rollback,
  type Snapshot,
  type Step,
  snapshotAfter,
} from '../../engine/lifecycle.ts'
import type { LogEntry } from '../../engine/log.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { answerMove, askedAt, awaited, playerView, tokenOf } from '../../engine/player-view.ts'
import { StoryChanged } from '../../engine/session.ts'
import { notesFor } from '../../store/auto-answers.ts'
import { changeGame, type GameChange, type GameRow } from '../../store/games.ts'
import { insertEntries, type NewEntry } from '../../store/log.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { surroundingsOf } from '../../store/surroundings.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { autoAnsweredAt, dueAt, ownAutoAnswerAt, scheduleAutoAnswers } from '../auto-answers/covered.ts'
import { passersBy, waitingOf } from '../auto-answers/windows.ts'
import { type Hours, isEveryoneAround } from '../clock/clocks.ts'
import { clocksOf, hoursOf } from '../clock/hours.ts'
import { clocksAfter, isPresent, setAlarm, wakeOnReturn } from '../clock/keeping.ts'
import { likelyNext } from '../clock/likely.ts'
import { readPace } from '../clock/pace.ts'
import { type HostContext, titleOf } from '../context.ts'
import { tellLeague } from '../leagues/jobs.ts'
import { lessonView } from '../lessons/watching.ts'
import { plansAfter } from '../plans/due.ts'
import { ownPlanOf } from '../plans/own.ts'
import type { Job } from '../posts/types.ts'
import { reviewAfterEnd } from '../review/asking.ts'
import { sittingAfter } from '../sittings/ending.ts'
import type { Deadline, GameView } from '../types.ts'
import { voidVotes } from '../votes/closing.ts'
import { infoOf, playerRow } from './info.ts'
import { storyJobs } from './jobs.ts'
import { keepRun, loadSnapshot, takeRun } from './log-cache.ts'

const say = sayer<typeof en>('bot')

/** A game in memory, and steps that are not yet in the database (a wind-back). */
export interface LoadedGame {
  readonly row: GameRow
  readonly run: GameSession
  readonly rest: Snapshot
  readonly unsaved: readonly Step[]
}

/** Revives a game; where changed rules no longer tell its story, winds it back to its checkpoint. */
export async function loadGame(tx: Tx, context: HostContext, row: GameRow): Promise<LoadedGame> {
  const { game } = titleOf(context, row.title)
  const snapshot = await loadSnapshot(tx, context.store, row)
  try {
    const run = takeRun(context.store, row, game) ?? resume(game, snapshot)
    return { row, run, rest: snapshot, unsaved: [] }
  } catch (error) {
    if (!(error instanceof StoryChanged)) throw error
    context.log.warn(
      { game: row.id, entry: error.number, why: error.message },
      'wound back: the rules have changed',
    )
    const { run: session, step } = rollback(game, snapshot)
    return { row, run: session, rest: snapshotAfter(snapshot, snapshot, step), unsaved: [step] }
  }
}

/** Lets the next move have a game in memory that was only looked at. */
export function bringBack(context: HostContext, { row, run, rest, unsaved }: LoadedGame): void {
  if (unsaved.length === 0) keepRun(context.store, titleOf(context, row.title).game, row, rest, run)
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
  context: HostContext,
  { row, run: session, rest }: Pick<LoadedGame, 'row' | 'run'> & Partial<LoadedGame>,
  steps: readonly Step[],
  { interaction, notes = [], change = {} }: With = {},
): Promise<GameRow> {
  const now = context.clock.now()
  const jobs: Job[] = [...notes]
  let stage = row.stage
  const taken = [...steps, ...passedAtOnce(row, session)]
  const entries: NewEntry[] = []
  for (const [index, step] of taken.entries()) {
    const { number, kind } = step.entry
    entries.push({ ...step, interaction: index === steps.length - 1 ? interaction : undefined })
    if (step.checkpoint !== undefined) stage = number
    if (step.back) stage = step.back.log[0].number
    if (kind === 'wind-back') jobs.push({ kind: 'note', phrase: say('wound-back') })
    if (step.entry.kind === 'undo' && step.entry.by !== 'time')
      jobs.push({ kind: 'undone', number, phrase: undoneBy(row, step.entry) })
    jobs.push(...storyJobs(step))
  }
  await insertEntries(tx, row.id, entries, now)
  // Who votes has changed, or nothing is left to vote on; what asks to undo is overtaken by any move.
  const overtaken =
    session.outcome || taken.some(({ entry }) => entry.kind === 'replace') ? undefined : 'undo'
  const isPrivate = notes.length === 0 && taken.length > 0 && taken.every(isPrivateStep)
  if (!isPrivate) {
    // Where nothing was taken, only whom the table waits for has changed.
    if (taken.length > 0) jobs.push(...(await voidVotes(tx, row.id, overtaken)))
    jobs.push(session.outcome ? { kind: 'end' } : { kind: 'prompt' })
  }
  const over: GameChange = session.outcome
    ? { status: row.lesson === null ? 'finished' : 'cancelled', outcome: session.outcome, finishedAt: now }
    : {}
  const moved: GameChange = { ...change, number: session.number, stage, ...over }
  const covered = await autoAnsweredAt(tx, context, row, session)
  const timed = await clocksAfter(tx, context, { ...row, ...moved }, { run: session, steps: taken, covered })
  const changed: GameChange = { ...moved, ...(timed && { clock: timed.clocks }) }
  jobs.push(...(await likelyNext(tx, row, session, taken)))
  await changeGame(tx, row, changed)
  if (timed) await setAlarm(tx, row.id, timed)
  // Nobody has set it down yet who went away before the game began, or in a pause.
  else if (change.status === 'playing' && row.lesson === null)
    await wakeOnReturn(tx, row, await hoursOf(tx, context, row))
  // A lesson is between the bot and its member.
  if (row.lesson === null) await enqueue(tx, row.id, jobs, now)
  if (row.lesson === null && session.outcome) await reviewAfterEnd(tx, context, row)
  if (row.league !== null && session.outcome) await tellLeague(tx, row.league, row.id, now)
  const after: GameRow = { ...row, ...changed, version: row.version + 1 }
  await scheduleAutoAnswers(tx, { row: after, run: session }, covered)
  await plansAfter(tx, { row: after, run: session, covered }, taken)
  // What winds back begins another stretch of the log, which the next move reads.
  if (rest && taken.every(({ entry }) => entry.kind === 'answer')) {
    const { game } = titleOf(context, row.title)
    const next = taken.reduce((before, step) => snapshotAfter(before, before, step), rest)
    tx.$afterCommit(() => keepRun(context.store, game, after, next, session))
  }
  return sittingAfter(tx, context, { row: after, run: session }, taken)
}

/** A paused game goes on; the row after it. Its clocks, auto-answers and plans begin as they have been left in the pause. */
export async function resumeGame(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { notes = [], change = {} }: Pick<With, 'notes' | 'change'> = {},
): Promise<GameRow> {
  const loaded = await loadGame(tx, context, row)
  const going = { ...change, status: 'playing', pausedWhy: null } as const
  return record(tx, context, loaded, loaded.unsaved, { notes, change: going })
}

/** A step that nobody else may notice: it posts nothing, and what the table sees goes on as it was. */
const isPrivateStep = ({ entry }: Step): boolean => entry.kind === 'answer' && entry.within !== undefined

/** Only others who sit there themselves can have agreed; computers have no say. */
function undoneBy({ players }: GameRow, { by, seat }: LogEntry & { kind: 'undo' }): Phrase {
  const others = players.some((each) => isPresent(each) && each.seat !== seat)
  return say(by === 'host' && others ? 'undone-agreed' : 'undone', { who: { seat } })
}

/** At a brisk table seats that can only pass do so at once. */
function passedAtOnce(row: GameRow, session: GameSession): Step[] {
  if (waitingOf(readPace(row.pace)).sealed) return []
  const steps: Step[] = []
  for (let next = passersBy(session)[0]; next && session.open; next = passersBy(session)[0]) {
    const choice = next.pass === undefined ? [] : [next.pass]
    const step = session.take(answerMove(session, next.seat, choice, 'host'))
    if (typeof step === 'string') throw new Error(`game ${row.id}: a pass is refused: ${step}`)
    steps.push(step)
  }
  return steps
}

/** When whose time is out, as the clocks stand; without a clock, who is away until when. */
async function deadlinesOf(tx: Tx, context: HostContext, row: GameRow): Promise<Deadline[]> {
  const clocks = clocksOf(row)
  if (!clocks) return absences(await hoursOf(tx, context, row), row)
  if (clocks.stopped) return []
  return clocks.seats.flatMap(({ turn }, seat) => {
    if (!turn) return []
    const { until, back } = turn
    return [{ seat, until: new Date(until), ...(back !== undefined && { back: new Date(back) }) }]
  })
}

const absences = ({ now, habits }: Hours, { players }: GameRow): Deadline[] =>
  players.flatMap(({ seat }) => {
    const { away } = habits(seat)
    return away && away.until > now ? [{ seat, back: new Date(away.until) }] : []
  })

/** What a person may see of a game in memory. */
export async function lookOf(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  session: GameSession,
  member: string,
): Promise<GameView> {
  const { game } = titleOf(context, row.title)
  const seat = playerRow(row, member)?.seat
  const own = playerView(game, session, seat ?? 'public')
  const covered = await autoAnsweredAt(tx, context, row, session)
  const lesson = await lessonView(tx, context, row, session, seat)
  const asked = seat === undefined ? undefined : askedAt(session, seat)
  const token =
    own.decision && asked !== undefined && seat !== undefined && !covered.includes(seat)
      ? tokenOf(session.setting.seed, asked, seat)
      : undefined
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    playerView: own,
    ...(token !== undefined && { token }),
    awaited: awaited(session).filter((each) => !covered.includes(each.seat)),
    ordered: awaited(session).filter((each) => covered.includes(each.seat)),
    ...(covered.length > 0 && { orderedAt: await dueAt(tx, row, session, covered) }),
    ...(seat !== undefined &&
      covered.includes(seat) && { ownOrder: await ownAutoAnswerAt(tx, context, row, session, seat) }),
    answeredByOrder: seat === undefined ? [] : await notesFor(tx, row.id, member),
    ...(lesson && { lesson }),
    ...(await ownPlanOf(tx, context, { row, run: session, covered }, member)),
    ...(token !== undefined && (await surroundingsOf(tx, row.id)).hinted.includes(member) && { hints: true }),
    ...(isEveryoneAround(clocksOf(row) ?? { seats: [] }) && { around: true }),
    deadlines: await deadlinesOf(tx, context, row),
  }
}
