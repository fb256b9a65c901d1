// Records a move: its log entries, the row, its posts, and what follows.
import type { Outcome } from '../../engine/game.ts'
import { type GameSession, type Step, snapshotAfter } from '../../engine/lifecycle.ts'
import type { LogEntry } from '../../engine/log.ts'
import type { Phrase } from '../../engine/phrase.ts'
import { answerMove } from '../../engine/player-view.ts'
import type { GameChange, GameRow } from '../../store/games.ts'
import type { NewEntry } from '../../store/log.ts'
import { storeMove } from '../../store/moves.ts'
import type { MoveTx } from '../../store/open.ts'
import { postJobs } from '../../store/outbox.ts'
import type { Table } from '../../store/table.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { autoAnsweredAt } from './auto-answered.ts'
import { isPresent } from './clock/clocks-after-move.ts'
import { readPace } from './clock/pace.ts'
import type { Follows, HostContext, Move } from './context.ts'
import { type GameInMemory, loadGame } from './load.ts'
import type { Job } from './posts.ts'
import { hasComputers } from './seats.ts'
import { storyJobs } from './story-jobs.ts'
import { upkeepWith } from './upkeep.ts'
import { isAutomatic, passersBy, waitingOf } from './windows.ts'

const say = sayer<typeof en>('bot')

/** What comes with a recorded step. */
interface With {
  /** Id of the interaction that caused the last step. */
  readonly interaction?: string
  /** Told to the table before the story. */
  readonly notes?: readonly Job[]
  readonly change?: GameChange
}

/** Stores steps with what must be posted and all that follows them; the table after it. */
export const record = async (
  tx: MoveTx,
  context: HostContext,
  game: GameInMemory,
  steps: readonly Step[],
  more?: With,
): Promise<Table> => (await recordMove(tx, context, game, steps, more)).row

/** The game after a move. */
export interface Recorded extends GameInMemory {
  readonly follows: Follows
}

/** The same; the game after it, which the next move may have once this one is committed. */
export async function recordMove(
  tx: MoveTx,
  context: HostContext,
  { row, run: session, rest }: GameInMemory,
  steps: readonly Step[],
  { interaction, notes = [], change = {} }: With = {},
): Promise<Recorded> {
  const now = context.clock.now()
  const taken = [...steps, ...passedAtOnce(row, session)]
  const entries = taken.map((step, index): NewEntry => {
    return { ...step, interaction: index === steps.length - 1 ? interaction : undefined }
  })
  const move: Move = {
    row,
    session,
    steps: taken,
    isPrivate: notes.length === 0 && taken.length > 0 && taken.every(isPrivateStep),
    autoAnswered: autoAnsweredAt(context, row, session),
    change: {
      ...change,
      number: session.number,
      stage: stageAfter(row, taken),
      ...(session.outcome && over(row, session.outcome, now)),
    },
    jobs: [...notes, ...taken.flatMap((step) => postsOf(row, step))],
    answered: [],
  }
  for (const { before } of context.afterMove) await before?.(tx, context, move)
  const { answered, alarm } = move
  await storeMove(tx, row, {
    entries,
    at: now,
    change: move.change,
    answered,
    // A lesson is between the bot and its member.
    jobs: row.lesson === null ? postJobs(row.id, move.jobs, now) : [],
    task: alarm,
  })
  move.row = { ...row, ...move.change, version: row.version + 1 }
  const from = taken.findLast(({ entry }) => !isAutomatic(entry))?.entry.number
  if (from !== undefined) row.around.recorded = { from, to: session.number, at: now }
  for (const { after } of context.afterMove) await after?.(tx, context, move)
  const follows = { computers: hasComputers(move.row) || row.lesson !== null, jobs: isFollowedAtOnce(move) }
  const left = { row: move.row, run: session, follows }
  // A rollback begins another stretch of the log, which the next move reads.
  if (!rest || taken.some(({ entry }) => entry.kind !== 'answer')) return left
  return { ...left, rest: taken.reduce((before, step) => snapshotAfter(before, before, step), rest) }
}

/** Whether anything is due at once besides posts in the game's place: what is said in private, what auto-answers decide, an end. */
const isFollowedAtOnce = ({ jobs, session, autoAnswered, row }: Move): boolean =>
  session.outcome !== undefined ||
  autoAnswered.length > 0 ||
  row.around.plans.length > 0 ||
  row.sitting !== null ||
  jobs.some(({ kind }) => kind !== 'story' && kind !== 'prompt')

/** How a game's row changes at its end. */
const over = (row: GameRow, outcome: Outcome, now: Date): GameChange => ({
  status: row.lesson === null ? 'finished' : 'cancelled',
  outcome,
  finishedAt: now,
})

/** The entry from which the game is resumed after these steps: that of its last checkpoint. */
const stageAfter = ({ stage }: GameRow, steps: readonly Step[]): number =>
  steps.reduce(
    (before, { entry, checkpoint, back }) =>
      back ? back.log[0].number : checkpoint === undefined ? before : entry.number,
    stage,
  )

/** What is posted of a step. */
function postsOf(row: GameRow, step: Step): Job[] {
  const { entry } = step
  const jobs: Job[] = []
  if (entry.kind === 'wind-back') jobs.push({ kind: 'note', phrase: say('wound-back') })
  if (entry.kind === 'undo' && entry.by !== 'time')
    jobs.push({ kind: 'undone', number: entry.number, phrase: undoneBy(row, entry) })
  return [...jobs, ...storyJobs(step)]
}

/** A paused game goes on; the row after it. Its clocks, auto-answers and plans begin as they have been left in the pause. */
export async function resumeGame(
  tx: MoveTx,
  context: HostContext,
  row: GameRow,
  { notes = [], change = {} }: Pick<With, 'notes' | 'change'> = {},
): Promise<Table> {
  const loaded = await loadGame(tx, context, row)
  const kept = upkeepWith(row, { kept: context.clock.now().getTime() })
  const going = { ...change, ...kept, status: 'playing', pausedWhy: null, pausedUntil: null } as const
  return record(tx, context, loaded, loaded.unsaved, { notes, change: going })
}

/** A step that nobody else may notice: it posts nothing, and what the table sees goes on as it was. */
const isPrivateStep = ({ entry }: Step): boolean => entry.kind === 'answer' && entry.within !== undefined

/** Only others who sit there themselves can have agreed; computers have no say. */
function undoneBy({ players }: GameRow, { by, seat }: LogEntry & { kind: 'undo' }): Phrase {
  const others = players.some((each) => isPresent(each) && each.seat !== seat)
  return say(by === 'host' && others ? 'undone-agreed' : 'undone', { who: { seat } })
}

/** At a table with fast reactions seats that can only pass do so at once. */
function passedAtOnce(row: GameRow, session: GameSession): Step[] {
  if (waitingOf(readPace(row.pace)).hidden) return []
  const steps: Step[] = []
  for (let next = passersBy(session)[0]; next && session.open; next = passersBy(session)[0]) {
    const choice = next.pass === undefined ? [] : [next.pass]
    const step = session.take(answerMove(session, next.seat, choice, 'host'))
    if (typeof step === 'string') throw new Error(`game ${row.id}: a pass is refused: ${step}`)
    steps.push(step)
  }
  return steps
}
