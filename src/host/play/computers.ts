// Computer players: whenever a table waits for one, it answers through the same path as people, and sees no more.
import { type Choice, type Decision, faultOf } from '../../engine/decision.ts'
import type { Seat } from '../../engine/phrase.ts'
import { awaited } from '../../engine/player-view.ts'
import { decideBy, randomPolicy } from '../../engine/policy.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, titleOf } from '../context.ts'
import { isSparedAt, scriptedChoice } from '../lessons/answering.ts'
import { placeOfError } from '../mishap.ts'
import type { GameId } from '../types.ts'
import type { LoadedGame } from './moves.ts'
import { answerFor, type Decided } from './play.ts'
import { askedIn, choiceIn, type Manner } from './standing-for.ts'
import { isFirstDay } from './standing-in.ts'
import { toldSoFar } from './told.ts'

/** Lets the computers of a game answer until the table waits for members alone. */
export async function playComputers(context: HostContext, game: GameId, going: () => boolean): Promise<void> {
  while (going()) {
    const step = await answerFor(context, game, (tx, loaded) => decide(tx, context, loaded))
    if (!step) return
    context.notify(game)
  }
}

/** The answer of the first computer the table waits for. */
async function decide(tx: Tx, context: HostContext, loaded: LoadedGame): Promise<Decided | undefined> {
  const { row, run: session } = loaded
  const waiting = new Set(awaited(session).map(({ seat }) => seat))
  for (const player of row.players) {
    const { seat, computer, standIn } = player
    const strength = computer ?? standIn
    if (!waiting.has(seat)) continue
    if (strength === null && !isSparedAt(context, loaded, seat)) continue
    const scripted = scriptedChoice(context, loaded, seat)
    if (scripted) return { seat, by: 'computer', choice: scripted }
    const careful = isFirstDay(player, context.clock.now())
    const choice = await computedChoice(tx, context, loaded, seat, { strength: strength ?? 'hard', careful })
    return { seat, by: standIn === null ? 'computer' : 'stand-in', choice }
  }
  return undefined
}

/** What a computer player answers at a seat. */
export async function computedChoice(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  seat: Seat,
  manner: Manner,
): Promise<Choice> {
  const { row, run: session } = loaded
  const { game } = titleOf(context, row.title)
  const story = await toldSoFar(tx, context.store, row.id)
  const asked = askedIn(manner)
  const choice = soundChoice(() => choiceIn(game, session, seat, manner, story), context, loaded, seat, asked)
  return choice ?? decideBy(game, session, seat, randomPolicy, [], asked) ?? []
}

/** A policy that fails must not hold up a table: its failure is logged and somebody simpler answers. */
function soundChoice(
  choose: () => Choice | undefined,
  context: HostContext,
  { row, run: session }: LoadedGame,
  seat: Seat,
  asked: (decision: Decision) => Decision,
): Choice | undefined {
  const open = session.open?.request.decisions.find((each) => each.seat === seat)
  const decision = open && asked(open)
  const fail = (why: string) =>
    context.log.error({ game: row.id, prompt: decision?.prompt.key, why }, 'a computer player failed')
  try {
    const choice = choose()
    if (choice && decision && faultOf(decision, choice) === undefined) return choice
    fail('no legal answer')
  } catch (error) {
    fail(placeOfError(error))
  }
  return undefined
}
