// Computer players: whenever a table waits for one, it answers through the same path as people, and sees no more.
import { type Choice, faultOf } from '../engine/decision.ts'
import { awaited } from '../engine/outlook.ts'
import type { Seat } from '../engine/phrase.ts'
import { decideBy, randomPolicy } from '../engine/policy.ts'
import type { Tx } from '../store/open.ts'
import { type Desk, titleOf } from './desk.ts'
import { placeOfError } from './mishap.ts'
import type { Motion } from './moves.ts'
import { answerFor, type Decided } from './play.ts'
import { toldSoFar } from './told.ts'
import type { GameId } from './types.ts'

/** Lets the computers of a game answer until the table waits for members alone. */
export async function playComputers(desk: Desk, game: GameId, going: () => boolean): Promise<void> {
  while (going()) {
    const step = await answerFor(desk, game, (tx, motion) => decide(tx, desk, motion))
    if (!step) return
    desk.stir(game)
  }
}

/** The answer of the first computer the table waits for. */
async function decide(tx: Tx, desk: Desk, motion: Motion): Promise<Decided | undefined> {
  const { row, run } = motion
  const waiting = new Set(awaited(run).map(({ seat }) => seat))
  for (const { seat, computer, standIn } of row.sitters) {
    const strength = computer ?? standIn
    if (strength === null || !waiting.has(seat)) continue
    const choice = await computedChoice(tx, desk, motion, seat, strength)
    return { seat, by: computer === null ? 'stand-in' : 'computer', choice }
  }
  return undefined
}

/** What a computer player of a strength answers at a seat. */
export async function computedChoice(
  tx: Tx,
  desk: Desk,
  motion: Motion,
  seat: Seat,
  strength: string,
): Promise<Choice> {
  const { row, run } = motion
  const { game } = titleOf(desk, row.title)
  const policy = game.computers[strength] ?? randomPolicy
  const story = await toldSoFar(tx, row.id)
  const choice = soundChoice(() => decideBy(game, run, seat, policy, story), desk, motion, seat)
  return choice ?? decideBy(game, run, seat, randomPolicy, []) ?? []
}

/** A policy that fails must not hold up a table: its failure is logged and somebody simpler answers. */
function soundChoice(
  choose: () => Choice | undefined,
  desk: Desk,
  { row, run }: Motion,
  seat: Seat,
): Choice | undefined {
  const decision = run.open?.request.decisions.find((asked) => asked.seat === seat)
  const fail = (why: string) =>
    desk.log.error({ game: row.id, prompt: decision?.prompt.key, why }, 'a computer player failed')
  try {
    const choice = choose()
    if (choice && decision && faultOf(decision, choice) === undefined) return choice
    fail('no legal answer')
  } catch (error) {
    fail(placeOfError(error))
  }
  return undefined
}
