// Taking an answer back: at once where the kernel allows it, with the others' consent where they have a say.

import { type GameSession, resume, type Snapshot, type Step, type Undoable } from '../../engine/lifecycle.ts'
import { type LogEntry, standing } from '../../engine/log.ts'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { undoTokenOf } from '../../engine/player-view.ts'
import { StoryChanged } from '../../engine/session.ts'
import { lastAnswer } from '../../engine/undo.ts'
import type { GameRow } from '../../store/games.ts'
import { checkpointAt, checkpointBefore, entriesFrom, movesUpTo } from '../../store/log.ts'
import type { LookTx, MoveTx } from '../../store/open.ts'
import { tableOf } from '../../store/table.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import type { LoadedGame } from '../table/load.ts'
import { record } from '../table/record.ts'
import { refusalOf, refusals } from '../table/refusals.ts'
import type { GameView } from '../table/types.ts'
import { isAutomatic } from '../table/windows.ts'

/** Stages looked back at most for a seat's last answer. */
const STAGES_BACK = 40

/** A game in memory, and the log from which it was resumed. */
interface Resumed extends Pick<LoadedGame, 'run' | 'rest'> {
  readonly row: GameRow
}

/** A game in memory from the last stage that is early enough, by its number and the log from there; `undefined`: there is none. */
async function resumedBehind(
  tx: LookTx,
  context: HostContext,
  row: GameRow,
  isEarly: (stage: number, log: readonly LogEntry[]) => boolean,
): Promise<Resumed | undefined> {
  if (row.seed === null) return undefined
  const { seats, options, seed } = { seats: row.players.length, options: row.options, seed: row.seed }
  let stage: number | undefined = row.stage
  for (let back = 0; stage !== undefined && back < STAGES_BACK; back++) {
    const entries = (await entriesFrom(tx, row.id, stage)).map(({ entry }) => entry)
    const [first, ...later] = entries.filter(({ number }) => number <= row.number)
    const stands = standing(entries).some(({ number }) => number === first?.number)
    if (first && stands && isEarly(first.number, entries)) {
      const checkpoint = await checkpointAt(tx, row.id, stage)
      return resumedFrom(context, row, { seats, options, seed, checkpoint, log: [first, ...later] })
    }
    stage = await checkpointBefore(tx, row.id, stage)
  }
  return undefined
}

/** From before a seat's last answer. */
const isBehindLast = (seat: Seat) => (stage: number, log: readonly LogEntry[]) =>
  (lastAnswer(log, seat)?.number ?? 0) > stage

/**
 * Drops private steps that were not brought to an end: they were never taken. Stages may have ended among them. The game in
 * memory after it; where rules have changed since the first of them, they stand.
 */
export async function withoutSteps(
  tx: LookTx,
  context: HostContext,
  loaded: LoadedGame,
): Promise<{ readonly loaded: LoadedGame; readonly steps: Step[] }> {
  const root = loaded.run.open?.root
  if (!root) return { loaded, steps: [] }
  const isEarly = (stage: number) => stage < root.first
  const behind = isEarly(loaded.rest.log[0].number)
    ? loaded
    : await resumedBehind(tx, context, loaded.row, isEarly)
  if (!behind) return { loaded, steps: [] }
  const step = behind.run.take({ kind: 'undo', by: 'time', seat: root.decision.seat, taken: root.first })
  if (typeof step === 'string') throw new Error(`private steps cannot be dropped: ${step}`)
  return { loaded: { ...loaded, run: behind.run, rest: behind.rest }, steps: [step] }
}

/** An answer that was given under other rules stands. */
function resumedFrom(context: HostContext, row: GameRow, snapshot: Snapshot): Resumed | undefined {
  try {
    return { row, run: resume(titleOf(context, row.title).game, snapshot), rest: snapshot }
  } catch (error) {
    if (error instanceof StoryChanged) return undefined
    throw error
  }
}

/** A seat's last answer that may be taken back, and the game in memory from before it. */
export interface UndoableAnswer {
  readonly loaded: Resumed
  readonly may: Undoable
}

/** A seat's last answer, if it may be taken back, or why it may not. */
export async function undoableAnswer(
  tx: LookTx,
  context: HostContext,
  row: GameRow,
  seat: Seat,
): Promise<UndoableAnswer | Phrase> {
  if (row.status === 'paused') return refusals.paused()
  if (row.status !== 'playing') return refusals.notPlaying()
  const loaded = await resumedBehind(tx, context, row, isBehindLast(seat))
  const may = loaded?.run.undoable(seat) ?? 'nothing-to-undo'
  if (typeof may === 'string' || !loaded) return refusalOf(typeof may === 'string' ? may : 'nothing-to-undo')
  return { loaded, may }
}

async function undoableOf(
  tx: LookTx,
  context: HostContext,
  row: GameRow,
  seat: Seat,
): Promise<Undoable | 'nothing-to-undo'> {
  const found = await undoableAnswer(tx, context, row, seat)
  return 'key' in found ? 'nothing-to-undo' : found.may
}

/** Takes a seat's last answer back, at its member's word or with everybody's consent; the row after it. */
export async function takeBack(
  tx: MoveTx,
  context: HostContext,
  { loaded, may }: UndoableAnswer,
  seat: Seat,
  { by, interaction }: { readonly by: 'member' | 'host'; readonly interaction?: string },
): Promise<GameRow | Phrase> {
  const step = loaded.run.take({ kind: 'undo', by, seat, taken: may.taken })
  if (typeof step === 'string') return refusalOf(step)
  const table = await tableOf(tx, loaded.row)
  return record(
    tx,
    context,
    { ...loaded, row: table },
    [step],
    interaction === undefined ? {} : { interaction },
  )
}

/** The other members who must allow it; computers have no say in it. */
export const undoVoters = ({ players }: GameRow, seat: Seat, { consent }: Undoable): Seat[] =>
  consent ? players.filter((each) => isPresent(each) && each.seat !== seat).map((each) => each.seat) : []

/** Whether a button was made for this answer of the seat. */
export const fitsToken = ({ loaded, may }: UndoableAnswer, seat: Seat, token: string): boolean =>
  undoTokenOf(loaded.run.setting.seed, may.taken, seat) === token

/** Entries looked at for whose the last word was; computers answer in rows, and somebody may be in private steps. */
const GLANCE = 40

const lastEntries = async (tx: LookTx, { id, number }: GameRow): Promise<LogEntry[]> =>
  (await movesUpTo(tx, id, number, GLANCE)).map(({ entry }) => entry).toReversed()

/** The last word of a stretch of log that stands, what came by itself or in private steps since left out. */
const lastWord = (log: readonly LogEntry[]): LogEntry | undefined =>
  standing(log).findLast(
    (entry) => (entry.kind === 'answer' || entry.kind === 'close') && !isAutomatic(entry),
  )

/**
 * The look with the token of the last answer, while its member may take it back: at once, or by asking the others
 * where an auto-answer of theirs has answered since.
 * @param known the last entries, in order, as far as they are known; the game in memory since before the last answer
 */
export async function withUndo(
  tx: LookTx,
  context: HostContext,
  row: GameRow,
  gameView: GameView,
  { log = [], session }: { readonly log?: readonly LogEntry[]; readonly session?: GameSession } = {},
): Promise<GameView> {
  const { seat } = gameView
  if (seat === undefined || row.status !== 'playing' || row.seed === null) return gameView
  // A lesson counts its decisions, forward only.
  if (row.lesson !== null) return gameView
  // A step has a way back of its own, beside which nothing else is called undo.
  if (gameView.playerView?.decision?.step) return gameView
  const last = lastWord(log) ?? lastWord(await lastEntries(tx, row))
  // Most looks end here: somebody else has decided since.
  if (last?.kind !== 'answer' || last.by !== 'member' || last.seat !== seat) return gameView
  const may = session ? session.undoable(seat) : await undoableOf(tx, context, row, seat)
  if (typeof may === 'string') return gameView
  const asks = undoVoters(row, seat, may).length > 0
  return { ...gameView, undo: undoTokenOf(row.seed, may.taken, seat), ...(asks && { undoAsks: true }) }
}
