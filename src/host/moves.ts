// A running game in a transaction: brought to life from the database, moved, and put back.
import { awaited, outlook, tokenOf } from '../engine/outlook.ts'
import { type Rest, type Run, restAfter, revive, type Step, StoryChanged, windBack } from '../engine/run.ts'
import { changeGame, type GameChange, type GameRow } from '../store/games.ts'
import { checkpointAt, entriesFrom, insertCheckpoint, insertEntry } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { enqueue } from '../store/outbox.ts'
import type { en } from '../text/bot/en.ts'
import { sayer } from '../text/catalogue.ts'
import { type Desk, titleOf } from './desk.ts'
import { infoOf, sitterRow } from './info.ts'
import { storyJobs } from './jobs.ts'
import type { Job, Look } from './types.ts'

const say = sayer<typeof en>('bot')

/** A game in motion, and steps that are not yet in the database (a wind-back). */
export interface Motion {
  readonly row: GameRow
  readonly run: Run
  readonly rest: Rest
  readonly unsaved: readonly Step[]
}

/** The game at rest, as the database has it. Throws when it was not started. */
async function restOf(tx: Tx, row: GameRow): Promise<Rest> {
  if (row.seed === null) throw new Error(`game ${row.id} was not started`)
  const checkpoint = await checkpointAt(tx, row.id, row.stage)
  const entries = (await entriesFrom(tx, row.id, row.stage)).map(({ entry }) => entry)
  // What another process committed after the row was read is left to the check of the row's version.
  const [first, ...later] = entries.filter(({ number }) => number <= row.number)
  if (!first) throw new Error(`game ${row.id} has no entry ${row.stage}`)
  return {
    seats: row.sitters.length,
    options: row.options,
    seed: row.seed,
    checkpoint,
    log: [first, ...later],
  }
}

/** Revives a game; where changed rules no longer tell its story, winds it back to its checkpoint. */
export async function revived(tx: Tx, desk: Desk, row: GameRow): Promise<Motion> {
  const { game } = titleOf(desk, row.title)
  const rest = await restOf(tx, row)
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
  for (const [index, step] of steps.entries()) {
    const { number, kind } = step.entry
    await insertEntry(tx, row.id, step, now, index === steps.length - 1 ? interaction : undefined)
    if (step.checkpoint !== undefined) {
      await insertCheckpoint(tx, row.id, number, step.checkpoint)
      stage = number
    }
    if (kind === 'wind-back') jobs.push({ kind: 'note', phrase: say('wound-back') })
    jobs.push(...storyJobs(step))
  }
  jobs.push(run.outcome ? { kind: 'end' } : { kind: 'prompt' })
  const over: GameChange = run.outcome ? { status: 'finished', outcome: run.outcome, finishedAt: now } : {}
  const changed: GameChange = { ...change, number: run.number, stage, ...over }
  await changeGame(tx, row, changed)
  await enqueue(tx, row.id, jobs, now)
  return { ...row, ...changed, version: row.version + 1 }
}

/** What a person may see of a game in motion. */
export function lookOf(desk: Desk, row: GameRow, run: Run, member: string): Look {
  const { game } = titleOf(desk, row.title)
  const seat = sitterRow(row, member)?.seat
  const own = outlook(game, run, seat ?? 'public')
  const token =
    own.decision && run.open && seat !== undefined
      ? tokenOf(run.setting.seed, run.open.number, seat)
      : undefined
  return {
    info: infoOf(row),
    ...(seat !== undefined && { seat }),
    outlook: own,
    ...(token !== undefined && { token }),
    awaited: awaited(run),
  }
}
