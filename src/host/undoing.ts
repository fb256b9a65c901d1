// Taking an answer back: at once where the kernel allows it, with the others' consent where they have a say.
import { type LogEntry, standing } from '../engine/log.ts'
import { StoryChanged } from '../engine/motion.ts'
import { undoTokenOf } from '../engine/outlook.ts'
import type { Phrase, Seat } from '../engine/phrase.ts'
import { type Rest, revive } from '../engine/run.ts'
import { lastAnswer, type Undoable } from '../engine/undo.ts'
import { findGame, type GameRow } from '../store/games.ts'
import { checkpointAt, checkpointBefore, entriesFrom, hasInteraction, movesUpTo } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { type Desk, titleOf, transact } from './desk.ts'
import { sitterRow } from './info.ts'
import { lookOf, type Motion, record } from './moves.ts'
import { grant, refusalOf, refusals, refuse } from './refusals.ts'
import type { GameId, Look, Person, Result } from './types.ts'

/** Stages looked back at most for a seat's last answer. */
const STAGES_BACK = 40

/** A game in motion that reaches back behind a seat's last answer; `undefined` where there is none to take back. */
async function revivedBehind(tx: Tx, desk: Desk, row: GameRow, seat: Seat): Promise<Motion | undefined> {
  if (row.seed === null) return undefined
  const { seats, options, seed } = { seats: row.sitters.length, options: row.options, seed: row.seed }
  let stage: number | undefined = row.stage
  for (let back = 0; stage !== undefined && back < STAGES_BACK; back++) {
    const entries = (await entriesFrom(tx, row.id, stage)).map(({ entry }) => entry)
    const [first, ...later] = entries.filter(({ number }) => number <= row.number)
    const stands = standing(entries).some(({ number }) => number === first?.number)
    const last = lastAnswer(entries, seat)
    if (first && stands && last && last.number > first.number) {
      const checkpoint = await checkpointAt(tx, row.id, stage)
      return motionFrom(desk, row, { seats, options, seed, checkpoint, log: [first, ...later] })
    }
    stage = await checkpointBefore(tx, row.id, stage)
  }
  return undefined
}

/** An answer that was given under other rules stands. */
function motionFrom(desk: Desk, row: GameRow, rest: Rest): Motion | undefined {
  try {
    return { row, run: revive(titleOf(desk, row.title).game, rest), rest, unsaved: [] }
  } catch (error) {
    if (error instanceof StoryChanged) return undefined
    throw error
  }
}

/** A seat's last answer in its motion, if it may be taken back, or why it may not. */
export async function regret(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  seat: Seat,
): Promise<{ readonly motion: Motion; readonly may: Undoable } | Phrase> {
  if (row.status === 'paused') return refusals.paused()
  if (row.status !== 'playing') return refusals.notPlaying()
  const motion = await revivedBehind(tx, desk, row, seat)
  const may = motion?.run.undoable(seat) ?? 'nothing-to-undo'
  if (typeof may === 'string' || !motion) return refusalOf(typeof may === 'string' ? may : 'nothing-to-undo')
  return { motion, may }
}

/** Takes a seat's last answer back, at its member's word or with everybody's consent; the row after it. */
export async function takeBack(
  tx: Tx,
  desk: Desk,
  { motion, may }: { readonly motion: Motion; readonly may: Undoable },
  seat: Seat,
  { by, interaction }: { readonly by: 'member' | 'host'; readonly interaction?: string },
): Promise<GameRow | Phrase> {
  const step = motion.run.take({ kind: 'undo', by, seat, taken: may.taken })
  if (typeof step === 'string') return refusalOf(step)
  return record(tx, desk, motion, [step], interaction === undefined ? {} : { interaction })
}

/** Entries looked at for whether the last word was a seat's own. */
const GLANCE = 8

const lastEntries = async (tx: Tx, { id, number }: GameRow): Promise<LogEntry[]> =>
  (await movesUpTo(tx, id, number, GLANCE)).map(({ entry }) => entry).toReversed()

/** The last word of a stretch of log that stands. */
const lastWord = (log: readonly LogEntry[]): LogEntry | undefined =>
  standing(log).findLast(({ kind }) => kind === 'answer' || kind === 'close')

/**
 * The look with the token of the last answer, while its member may take it back at once.
 * @param log the last entries, in order, as far as they are known
 */
export async function withUndo(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  look: Look,
  log: readonly LogEntry[] = [],
): Promise<Look> {
  const { seat } = look
  if (seat === undefined || row.status !== 'playing' || row.seed === null) return look
  const last = lastWord(log) ?? lastWord(await lastEntries(tx, row))
  // Most looks end here: somebody else has decided since.
  if (last?.kind !== 'answer' || last.seat !== seat) return look
  const found = await regret(tx, desk, row, seat)
  if ('key' in found || found.may.consent) return look
  return { ...look, undo: undoTokenOf(row.seed, found.may.taken, seat) }
}

/** A member presses Undo: their last answer is taken back if it is still the one the button was made for. */
export async function undo(
  desk: Desk,
  game: GameId,
  person: Person,
  token: string,
  interaction: string,
): Promise<Result<Look>> {
  const { result, moved } = await transact(desk, async (tx) => {
    const still = (outcome: Result<Look>) => ({ result: outcome, moved: false })
    const row = await findGame(tx, game)
    if (!row) return still(refuse(refusals.noGame()))
    const seat = sitterRow(row, person.id)?.seat
    if (seat === undefined) return still(refuse(refusals.notSeated()))
    const found = await regret(tx, desk, row, seat)
    if ('key' in found) return still(refuse(found))
    const { run } = found.motion
    const fits = undoTokenOf(run.setting.seed, found.may.taken, seat) === token
    if (!fits && (await hasInteraction(tx, interaction)))
      return still(grant(await lookOf(tx, desk, row, run, person.id)))
    if (!fits) return still(refuse(refusals.stale()))
    const after = await takeBack(tx, desk, found, seat, { by: 'member', interaction })
    if ('key' in after) return still(refuse(after))
    const look = await withUndo(tx, desk, after, await lookOf(tx, desk, after, run, person.id))
    return { result: grant(look), moved: true }
  })
  if (moved) desk.stir(game)
  return result
}
