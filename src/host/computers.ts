// Computer players: whenever a table waits for one, it answers through the same path as people, and sees no more.
import { type Choice, faultOf } from '../engine/decision.ts'
import { awaited } from '../engine/outlook.ts'
import type { Seat } from '../engine/phrase.ts'
import { decideBy, randomPolicy } from '../engine/policy.ts'
import { entriesFrom } from '../store/log.ts'
import type { Tx } from '../store/open.ts'
import { type Desk, titleOf } from './desk.ts'
import type { Motion } from './moves.ts'
import { answerFor } from './play.ts'
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
async function decide(
  tx: Tx,
  desk: Desk,
  motion: Motion,
): Promise<{ seat: Seat; choice: Choice } | undefined> {
  const { row, run } = motion
  const waiting = new Set(awaited(run).map(({ seat }) => seat))
  const sitter = row.sitters.find(({ seat, computer }) => computer !== null && waiting.has(seat))
  if (!sitter) return undefined
  const { game } = titleOf(desk, row.title)
  const policy = game.computers[sitter.computer ?? ''] ?? randomPolicy
  const story = (await entriesFrom(tx, row.id, 0)).flatMap(({ events }) => events)
  const choice = soundChoice(() => decideBy(game, run, sitter.seat, policy, story), desk, motion, sitter.seat)
  return { seat: sitter.seat, choice: choice ?? decideBy(game, run, sitter.seat, randomPolicy, []) ?? [] }
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
    fail(placeOf(error))
  }
  return undefined
}

/** Where an error was thrown, without its message: a policy's words may name the cards it holds. */
const placeOf = (error: unknown): string =>
  error instanceof Error
    ? `${error.name} ${/^ +(at .*)$/m.exec(error.stack ?? '')?.[1] ?? ''}`.trim()
    : 'threw no error'
