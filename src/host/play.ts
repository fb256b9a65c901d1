// Taking answers, and letting people look: who, which game, which decision, which option, all checked here.
import type { Choice } from '../engine/decision.ts'
import { askedAt, tokenOf } from '../engine/outlook.ts'
import type { Seat } from '../engine/phrase.ts'
import type { Run, Step } from '../engine/run.ts'
import { findGame, type GameRow } from '../store/games.ts'
import { hasInteraction } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { deleteNotes, insertLull } from '../store/orders.ts'
import { coveredAt, scheduleOrders } from './covered.ts'
import { type Desk, transact } from './desk.ts'
import { infoOf, sitterRow } from './info.ts'
import { lookOf, type Motion, record, revived } from './moves.ts'
import { grant, refusalOf, refusals, refuse } from './refusals.ts'
import { returned } from './time/returning.ts'
import type { AnswerCall, GameId, Look, Person, Result } from './types.ts'
import { withUndo } from './undoing.ts'

/** Takes a member's answer in one transaction; on success the member's look at what follows. */
export async function answer(desk: Desk, call: AnswerCall): Promise<Result<Look>> {
  const { result, moved } = await transact(desk, async (tx) => {
    const still = (outcome: Result<Look>) => ({ result: outcome, moved: false })
    const row = await findGame(tx, call.game)
    if (!row) return still(refuse(refusals.noGame()))
    const sitter = sitterRow(row, call.person.id)
    if (!sitter) return still(refuse(refusals.notSeated()))
    // A repeat is a success also when the first one ended or paused the game.
    const repeated = await hasInteraction(tx, call.interaction)
    const idle = notInPlay(row)
    if (idle && !repeated) return still(refuse(idle))
    const found = await revived(tx, desk, row)
    const isBack = sitter.standIn !== null && !idle
    const motion = isBack ? await returned(tx, desk, found, sitter) : found
    const taken = repeated ? undefined : await takeMembers(tx, desk, motion, sitter.seat, call)
    if (taken?.ok) return { result: taken, moved: true }
    const now = await settled(tx, desk, motion)
    return {
      result: taken ?? grant(await lookOf(tx, desk, now, motion.run, call.person.id)),
      moved: isBack || motion.unsaved.length > 0,
    }
  })
  if (moved) desk.stir(call.game)
  return result
}

/** Stores a wind-back that came to light although no move was taken; the row after it. */
const settled = async (tx: Tx, desk: Desk, motion: Motion): Promise<GameRow> =>
  motion.unsaved.length > 0 ? record(tx, desk, motion, motion.unsaved) : motion.row

async function takeMembers(
  tx: Tx,
  desk: Desk,
  motion: Motion,
  seat: Seat,
  call: AnswerCall,
): Promise<Result<Look>> {
  const { run } = motion
  const asked = seatOfToken(run, call.token)
  if (asked === undefined) return refuse(refusals.stale())
  if (asked !== seat) return refuse(refusals.notYours(asked))
  const decision = run.open?.request.decisions.find((each) => each.seat === seat)
  const lull = decision?.lulls?.find(({ scope }) => scope === call.lull)
  if (call.lull !== undefined && !lull) return refuse(refusals.stale())
  const choice = lull && decision?.pass !== undefined ? [decision.pass] : call.choice
  const step = run.take({
    kind: 'answer',
    by: 'member',
    seat,
    opened: askedAt(run, seat) ?? -1,
    choice,
  })
  if (typeof step === 'string') return refuse(refusalOf(step))
  await deleteNotes(tx, motion.row.id, call.person.id)
  if (lull) await insertLull(tx, motion.row.id, { member: call.person.id, ...lull })
  const row = await record(tx, desk, motion, [...motion.unsaved, step], { interaction: call.interaction })
  return grant(await withUndo(tx, desk, row, await lookOf(tx, desk, row, run, call.person.id)))
}

/** Why a game takes no answers; `undefined` when it does. */
function notInPlay(row: GameRow) {
  if (row.status === 'paused') return refusals.paused()
  return row.status === 'playing' ? undefined : refusals.notPlaying()
}

/** The seat of the open request that a token names. */
function seatOfToken(run: Run, token: string): Seat | undefined {
  const { open, setting } = run
  return open?.request.decisions.find(
    ({ seat }) => tokenOf(setting.seed, askedAt(run, seat) ?? -1, seat) === token,
  )?.seat
}

/** An answer that no member gave. */
export interface Decided {
  readonly seat: Seat
  readonly by: 'computer' | 'stand-in'
  readonly choice: Choice
}

/**
 * Lets whoever holds a seat besides members decide: `decide` sees the game in motion and says who answers what.
 * Returns the step taken, or `undefined` when nobody answered; a wind-back is stored in either case.
 */
export async function answerFor(
  desk: Desk,
  game: GameId,
  decide: (tx: Tx, motion: Motion) => Promise<Decided | undefined>,
): Promise<Step | undefined> {
  return transact(desk, async (tx) => {
    const row = await findGame(tx, game)
    if (row?.status !== 'playing') return undefined
    const motion = await revived(tx, desk, row)
    const decided = await decide(tx, motion)
    if (!decided) {
      if (motion.unsaved.length > 0) await settled(tx, desk, motion)
      // A member may be back, and their orders with them.
      else await scheduleOrders(tx, motion, await coveredAt(tx, desk, row, motion.run))
      return undefined
    }
    const opened = askedAt(motion.run, decided.seat) ?? -1
    const step = motion.run.take({ kind: 'answer', ...decided, opened })
    if (typeof step === 'string') throw new Error(`game ${game}: a computer's answer is refused: ${step}`)
    await record(tx, desk, motion, [...motion.unsaved, step])
    return step
  })
}

/** What a person may see of a game now. */
export async function look(desk: Desk, game: GameId, person: Person): Promise<Result<Look>> {
  const { result, moved } = await transact(desk, async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return { result: refuse(refusals.noGame()), moved: false }
    const seat = sitterRow(row, person.id)?.seat
    const unborn: Look = {
      info: infoOf(row),
      ...(seat !== undefined && { seat }),
      awaited: [],
      ordered: [],
      answeredByOrder: [],
      deadlines: [],
    }
    if (row.seed === null) return { result: grant(unborn), moved: false }
    const motion = await revived(tx, desk, row)
    // A game wound back by looking at it is stored so: what people are shown must be what is there.
    const now = await settled(tx, desk, motion)
    const own = await lookOf(tx, desk, now, motion.run, person.id)
    const seen = await withUndo(tx, desk, now, own, motion.rest.log)
    return { result: grant(seen), moved: motion.unsaved.length > 0 }
  })
  if (moved) desk.stir(game)
  return result
}
