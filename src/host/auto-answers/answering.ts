// Auto-answers at work: at their moment all orders of the open request answer.
import { type Choice, type Decision, faultOf } from '../../engine/decision.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { answerMove } from '../../engine/player-view.ts'
import { anyChoice } from '../../engine/policy.ts'
import { sideStream } from '../../engine/random.ts'
import { autoAnswersOfGame, insertNote, upsertAutoAnswer } from '../../store/auto-answers.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { type Handler, putTask } from '../agenda.ts'
import { type HostContext, titleOf } from '../context.ts'
import { steadyOf } from '../lobby/lobby.ts'
import { placeOfError } from '../mishap.ts'
import { computedChoice } from '../play/computers.ts'
import { type LoadedGame, loadGame, record } from '../play/moves.ts'
import { STEPS_AT_MOST } from '../play/standing-for.ts'
import { toldSoFar } from '../play/told.ts'
import { autoAnsweredAt, autoAnswersAt, dueAt, ORDERS, scheduleAutoAnswers } from './covered.ts'
import { type AutoAnswers, autoAnswerFor, chooseAutoAnswer, isAutoAnswered, unanswered } from './windows.ts'

/** A paused game's orders look again after this, in milliseconds. */
const LOOK_AGAIN = 60_000

/** Lets all orders of the open request answer at their one moment, in the order of the request. */
export const autoAnswer: Handler = async (tx, context, { game: id }) => {
  const row = await findGame(tx, id)
  const now = context.clock.now()
  if (row?.status === 'paused')
    return putTask(tx, { kind: ORDERS, game: id, at: new Date(now.getTime() + LOOK_AGAIN) })
  if (row?.status !== 'playing') return
  const loaded = await loadGame(tx, context, row)
  if (loaded.unsaved.length > 0) {
    await record(tx, context, loaded, loaded.unsaved)
    return
  }
  const covered = await autoAnsweredAt(tx, context, row, loaded.run)
  // Somebody may have been quicker, or have opened another request since.
  if (covered.length === 0 || (await dueAt(tx, row, loaded.run, covered)) > now)
    return scheduleAutoAnswers(tx, loaded, covered)
  await record(tx, context, loaded, await answersOf(tx, context, loaded, covered))
}

/** Takes the answers of the covered seats until the request is over, and notes them for their members. */
async function answersOf(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  covered: readonly Seat[],
): Promise<Step[]> {
  const { row, run: session } = loaded
  const { game } = titleOf(context, row.title)
  const steps = droppedSteps(session)
  const opened = session.open?.number ?? -1
  const laid = await autoAnswersAt(tx, row)
  const story = await toldSoFar(tx, context.store, row.id)
  for (const seat of covered) {
    const decision = unanswered(session).find((each) => each.seat === seat)
    const own = laid(seat)
    if (session.open?.number !== opened || !decision || !own) break
    const laidDown = (asked: Decision) =>
      sound(context, loaded, asked, () => chooseAutoAnswer(game, session, asked, own, story))
    const choice = laidDown(decision)
    steps.push(ordered(loaded, seat, choice))
    for (const asked of privateSteps(session)) {
      const covers = isAutoAnswered(game, asked, own)
      const next = covers ? laidDown(asked) : await endingChoice(tx, context, loaded, asked)
      steps.push(ordered(loaded, seat, next))
    }
    await noteAnswer(tx, context, row, own, decision, choice)
  }
  return steps
}

/** Private steps that were not brought to an end when their member set an order: it answers what everyone saw asked. */
function droppedSteps(session: GameSession): Step[] {
  const root = session.open?.root
  if (!root) return []
  const step = session.take({ kind: 'undo', by: 'time', seat: root.decision.seat, taken: root.first })
  if (typeof step === 'string') throw new Error(`private steps cannot be dropped: ${step}`)
  return [step]
}

function ordered({ row, run: session }: LoadedGame, seat: Seat, choice: Choice): Step {
  const step = session.take(answerMove(session, seat, choice, 'order'))
  if (typeof step === 'string') throw new Error(`game ${row.id}: an order's answer is refused: ${step}`)
  return step
}

/** The private steps that an order began, one after the other as they are answered: the table waits for nobody again. */
function* privateSteps(session: GameSession): Generator<Decision> {
  for (let n = 0; session.open?.root && n < STEPS_AT_MOST.order; n++) {
    const [asked] = unanswered(session)
    if (!asked) return
    yield asked
  }
}

/** Brings private steps to an end that nothing was laid down for: by passing, else carefully as a computer player would. */
async function endingChoice(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  { pass, seat }: Decision,
): Promise<Choice> {
  if (pass !== undefined) return [pass]
  return computedChoice(tx, context, loaded, seat, { strength: steadyOf(context, loaded.row), careful: true })
}

/** An order that fails must not hold up a table: its failure is logged and its seat passes, or takes any choice. */
function sound(
  context: HostContext,
  { row, run: session }: LoadedGame,
  decision: Decision,
  choose: () => Choice | undefined,
): Choice {
  const fail = (why: string) =>
    context.log.error({ game: row.id, prompt: decision.prompt.key, why }, 'an auto-answer failed')
  try {
    const choice = choose()
    if (choice && faultOf(decision, choice) === undefined) return choice
    fail('no legal answer')
  } catch (error) {
    fail(placeOfError(error))
  }
  if (decision.pass !== undefined) return [decision.pass]
  return anyChoice(decision, sideStream(session.setting.seed, 'policy', session.number, decision.seat))
}

/** An order has answered: its member is told when they next look, and what was ordered once has had its day. */
async function noteAnswer(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  autoAnswers: AutoAnswers,
  decision: Decision,
  choice: Choice,
): Promise<void> {
  const member = row.players.find(({ seat }) => seat === decision.seat)?.member
  const lulled = decision.lulls?.some(({ scope }) => autoAnswers.lulls.has(scope))
  if (member === undefined || member === null || lulled) return
  const order = autoAnswerFor(titleOf(context, row.title).game, decision)?.id
  const given = (await autoAnswersOfGame(tx, row.id)).find(
    (each) => each.member === member && each.order === order,
  )
  if (given && given.once !== null) await upsertAutoAnswer(tx, row.id, { ...given, once: null })
  const picked = choice.flatMap((id) => decision.options.find((option) => option.id === id)?.text ?? [])
  await insertNote(tx, row.id, member, { prompt: decision.prompt, picked })
}
