// Taking answers, and letting people look: who, which game, which decision, which option, all checked here.
import type { Choice } from '../engine/decision.ts'
import { tokenOf } from '../engine/outlook.ts'
import type { Seat } from '../engine/phrase.ts'
import type { Run, Step } from '../engine/run.ts'
import { findGame, type GameRow } from '../store/games.ts'
import { hasInteraction } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { type Desk, transact } from './desk.ts'
import { infoOf, sitterRow } from './info.ts'
import { lookOf, type Motion, record, revived } from './moves.ts'
import { grant, refusalOf, refusals, refuse } from './refusals.ts'
import type { AnswerCall, GameId, Look, Person, Result } from './types.ts'

/** Takes a member's answer in one transaction; on success the member's look at what follows. */
export async function answer(desk: Desk, call: AnswerCall): Promise<Result<Look>> {
  const result = await transact(desk, async (tx): Promise<Result<Look>> => {
    const row = await findGame(tx, call.game)
    if (!row) return refuse(refusals.noGame())
    const seat = sitterRow(row, call.person.id)?.seat
    if (seat === undefined) return refuse(refusals.notSeated())
    const idle = notInPlay(row)
    if (idle) return refuse(idle)
    const motion = await revived(tx, desk, row)
    if (await hasInteraction(tx, call.interaction))
      return grant(lookOf(desk, row, motion.run, call.person.id))
    return takeMembers(tx, desk, motion, seat, call)
  })
  if (result.ok) desk.stir(call.game)
  return result
}

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
  const step = run.take({
    kind: 'answer',
    by: 'member',
    seat,
    opened: run.open?.number ?? -1,
    choice: call.choice,
  })
  if (typeof step === 'string') return refuse(refusalOf(step))
  const row = await record(tx, desk, motion, [...motion.unsaved, step], { interaction: call.interaction })
  return grant(lookOf(desk, row, run, call.person.id))
}

/** Why a game takes no answers; `undefined` when it does. */
function notInPlay(row: GameRow) {
  if (row.status === 'paused') return refusals.paused()
  return row.status === 'playing' ? undefined : refusals.notPlaying()
}

/** The seat of the open request that a token names. */
function seatOfToken(run: Run, token: string): Seat | undefined {
  const { open, setting } = run
  return open?.request.decisions.find(({ seat }) => tokenOf(setting.seed, open.number, seat) === token)?.seat
}

/**
 * Lets whoever holds a seat besides members decide: `decide` sees the game in motion and says who answers what.
 * Returns the step taken, or `undefined` when nobody answered.
 */
export async function answerFor(
  desk: Desk,
  game: GameId,
  decide: (tx: Tx, motion: Motion) => Promise<{ seat: Seat; choice: Choice } | undefined>,
): Promise<Step | undefined> {
  return transact(desk, async (tx) => {
    const row = await findGame(tx, game)
    if (row?.status !== 'playing') return undefined
    const motion = await revived(tx, desk, row)
    const decided = await decide(tx, motion)
    if (!decided) return undefined
    const opened = motion.run.open?.number ?? -1
    const step = motion.run.take({ kind: 'answer', by: 'computer', ...decided, opened })
    if (typeof step === 'string') throw new Error(`game ${game}: a computer's answer is refused: ${step}`)
    await record(tx, desk, motion, [...motion.unsaved, step])
    return step
  })
}

/** What a person may see of a game now. */
export async function look(desk: Desk, game: GameId, person: Person): Promise<Result<Look>> {
  return transact(desk, async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    const seat = sitterRow(row, person.id)?.seat
    const unborn: Look = { info: infoOf(row), ...(seat !== undefined && { seat }), awaited: [] }
    if (row.seed === null) return grant(unborn)
    const motion = await revived(tx, desk, row)
    // A game wound back by looking at it is stored so: what people are shown must be what is there.
    const now = motion.unsaved.length > 0 ? await record(tx, desk, motion, motion.unsaved) : row
    return grant(lookOf(desk, now, motion.run, person.id))
  })
}
