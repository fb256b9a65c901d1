// Auto-answers at work: at their moment all auto-answers of the open request answer.
import { type Choice, type Decision, faultOf } from '../../engine/decision.ts'
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Seat } from '../../engine/phrase.ts'
import { answerMove } from '../../engine/player-view.ts'
import { anyChoice } from '../../engine/policy.ts'
import { sideStream } from '../../engine/random.ts'
import { insertNote, upsertAutoAnswer } from '../../store/auto-answers.ts'
import { findGame } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { type Table, tableOf } from '../../store/table.ts'
import { computedChoice } from '../play/computers.ts'
import { withoutSteps } from '../play/undoing.ts'
import { type Handler, putTask } from '../table/agenda.ts'
import {
  AUTO_ANSWERS,
  autoAnsweredAt,
  autoAnswersAt,
  dueAt,
  scheduleAutoAnswers,
} from '../table/auto-answered.ts'
import { STEPS_AT_MOST } from '../table/bot-choice.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { type LoadedGame, loadGame } from '../table/load.ts'
import { placeOfError } from '../table/mishap.ts'
import { toldSoFar } from '../table/past-events.ts'
import { record } from '../table/record.ts'
import { hardStrength } from '../table/seats.ts'
import {
  type AutoAnswers,
  autoAnswerFor,
  chooseAutoAnswer,
  isAutoAnswered,
  unanswered,
} from '../table/windows.ts'

/** A paused game's auto-answers look again after this, in milliseconds. */
const LOOK_AGAIN = 60_000

/** Lets all auto-answers of the open request answer at their one moment, in the order of the request. */
export const autoAnswer: Handler = async (tx, context, { game: id }) => {
  const row = await findGame(tx, id)
  const now = context.clock.now()
  if (row?.status === 'paused')
    return putTask(tx, { kind: AUTO_ANSWERS, game: id, at: new Date(now.getTime() + LOOK_AGAIN) })
  if (row?.status !== 'playing') return
  const loaded = await loadGame(tx, context, row)
  if (loaded.unsaved.length > 0) {
    await record(tx, context, loaded, loaded.unsaved)
    return
  }
  const autoAnswered = autoAnsweredAt(context, loaded.row, loaded.run)
  // Somebody may have been quicker, or have opened another request since.
  if (autoAnswered.length === 0 || (await dueAt(tx, row, loaded.run, autoAnswered)) > now)
    return scheduleAutoAnswers(tx, loaded, autoAnswered)
  // Steps that somebody was in when they set an auto-answer: it answers what everyone saw asked.
  const behind = await withoutSteps(tx, context, loaded)
  const steps = [...behind.steps, ...(await answersOf(tx, context, behind.loaded, autoAnswered))]
  // An auto-answer that was set for once is gone.
  await record(tx, context, { ...behind.loaded, row: await tableOf(tx, loaded.row) }, steps)
}

/** Takes the answers of the auto-answered seats until the request is over, and notes them for their members. */
async function answersOf(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  autoAnswered: readonly Seat[],
): Promise<Step[]> {
  const { row, run: session } = loaded
  const { game } = titleOf(context, row.title)
  const steps: Step[] = []
  const opened = session.open?.number ?? -1
  const autoAnswersOf = autoAnswersAt(row)
  const story = await toldSoFar(tx, context.store, row.id)
  for (const seat of autoAnswered) {
    const decision = unanswered(session).find((each) => each.seat === seat)
    const own = autoAnswersOf(seat)
    if (session.open?.number !== opened || !decision || !own) break
    const autoChoice = (asked: Decision) =>
      sound(context, loaded, asked, () => chooseAutoAnswer(game, session, asked, own, story))
    const choice = autoChoice(decision)
    steps.push(takeAutoAnswer(loaded, seat, choice))
    for (const asked of privateSteps(session)) {
      const isAnswered = isAutoAnswered(game, asked, own)
      const next = isAnswered ? autoChoice(asked) : await endingChoice(tx, context, loaded, asked)
      steps.push(takeAutoAnswer(loaded, seat, next))
    }
    await noteAnswer(tx, context, row, own, decision, choice)
  }
  return steps
}

function takeAutoAnswer({ row, run: session }: LoadedGame, seat: Seat, choice: Choice): Step {
  const step = session.take(answerMove(session, seat, choice, 'auto-answer'))
  if (typeof step === 'string') throw new Error(`game ${row.id}: an auto-answer's choice is refused: ${step}`)
  return step
}

/** The private steps that an auto-answer began, one after the other as they are answered: the table waits for nobody again. */
function* privateSteps(session: GameSession): Generator<Decision> {
  for (let n = 0; session.open?.root && n < STEPS_AT_MOST.autoAnswer; n++) {
    const [asked] = unanswered(session)
    if (!asked) return
    yield asked
  }
}

/** Brings private steps to an end that nothing was set for: by passing, else carefully as a computer player would. */
async function endingChoice(
  tx: Tx,
  context: HostContext,
  loaded: LoadedGame,
  { pass, seat }: Decision,
): Promise<Choice> {
  if (pass !== undefined) return [pass]
  return computedChoice(tx, context, loaded, seat, {
    strength: hardStrength(context, loaded.row),
    careful: true,
  })
}

/** An auto-answer that fails must not hold up a table: its failure is logged and its seat passes, or takes any choice. */
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

/** An auto-answer has answered: its member is told when they next look, and what was set for once has had its day. */
async function noteAnswer(
  tx: Tx,
  context: HostContext,
  row: Table,
  autoAnswers: AutoAnswers,
  decision: Decision,
  choice: Choice,
): Promise<void> {
  const member = row.players.find(({ seat }) => seat === decision.seat)?.member
  const isAutoPassed = decision.autoPasses?.some(({ scope }) => autoAnswers.autoPasses.has(scope))
  if (member === undefined || member === null || isAutoPassed) return
  const autoAnswer = autoAnswerFor(titleOf(context, row.title).game, decision)?.id
  const stored = row.around.autoAnswers.find(
    (each) => each.member === member && each.autoAnswer === autoAnswer,
  )
  if (stored && stored.once !== null) await upsertAutoAnswer(tx, row.id, { ...stored, once: null })
  const picked = choice.flatMap((id) => decision.options.find((option) => option.id === id)?.text ?? [])
  await insertNote(tx, row.id, member, { prompt: decision.prompt, picked })
}
