// Computer players: whenever a table waits for one, it answers through the same path as people, and sees no more.
import { type Choice, type Decision, faultOf } from '../../engine/decision.ts'
import type { GameEvent } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import { askedAt, awaited } from '../../engine/player-view.ts'
import { decideBy, randomPolicy } from '../../engine/policy.ts'
import { EXPERT, strengthNamed } from '../../engine/strength.ts'
import { knownTo } from '../../search/known.ts'
import type { PlayerRow } from '../../store/games.ts'
import type { MoveTx } from '../../store/open.ts'
import { isSparedAt, scriptedChoice } from '../lessons/script/lesson-replies.ts'
import { askedIn, choiceIn, type Manner } from '../table/bot-choice.ts'
import { readPace } from '../table/clock/pace.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import type { LoadedGame } from '../table/load.ts'
import { placeOfError } from '../table/mishap.ts'
import { toldSoFar } from '../table/past-events.ts'
import { isFirstDay } from '../table/stand-ins.ts'
import type { GameId } from '../table/types.ts'
import { answerFor, type Decided } from './play.ts'
import { timeToThink } from './time-to-think.ts'

/** Lets the computers of a game answer until the table waits for members alone. */
export async function playComputers(context: HostContext, game: GameId, going: () => boolean): Promise<void> {
  while (going()) {
    const step = await answerFor(context, game, (tx, loaded) => decide(tx, context, loaded))
    if (!step) return
    context.notify(game)
  }
}

/** The answer of the first computer the table waits for. */
async function decide(tx: MoveTx, context: HostContext, loaded: LoadedGame): Promise<Decided | undefined> {
  const { row, run: session } = loaded
  const waiting = new Set(awaited(session).map(({ seat }) => seat))
  for (const player of row.players) {
    const { seat, computer, standIn } = player
    const strength = computer ?? standIn
    if (!waiting.has(seat)) continue
    if (strength === null && !isSparedAt(context, loaded, seat)) continue
    const scripted = scriptedChoice(context, loaded, seat)
    if (scripted) return { seat, by: 'computer', choice: scripted }
    const thought = thoughtOf(context, loaded, player, await toldSoFar(tx, context.store, row.id))
    if (thought === 'thinking') continue
    if (thought) return { seat, by: 'computer', choice: thought }
    const careful = isFirstDay(player, context.clock.now())
    const choice = await computedChoice(tx, context, loaded, seat, { strength: strength ?? 'hard', careful })
    return { seat, by: standIn === null ? 'computer' : 'stand-in', choice }
  }
  return undefined
}

/** What an expert has thought of; `undefined` of others, and where it answers as the hard computer does. */
function thoughtOf(
  context: HostContext,
  { row, run: session, rest }: LoadedGame,
  { seat, computer }: PlayerRow,
  story: readonly GameEvent[],
): Choice | 'thinking' | undefined {
  const decision = session.open?.request.decisions.find((each) => each.seat === seat)
  if (!context.experts || !decision || computer === null || strengthNamed(computer) !== EXPERT)
    return undefined
  const { game } = titleOf(context, row.title)
  const answer = context.experts.ask(
    {
      key: `${row.id} ${seat} ${askedAt(session, seat)}`,
      ms: timeToThink(readPace(row.pace), row.players, decision),
      known: () => knownTo(game, { snapshot: rest, story }, seat),
    },
    () => context.notify(row.id),
  )
  if (answer === 'thinking') return answer
  return answer.choice && faultOf(decision, answer.choice) === undefined ? answer.choice : undefined
}

/** What a computer player answers at a seat. */
export async function computedChoice(
  tx: MoveTx,
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
