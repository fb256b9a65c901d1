// Standing orders at work: at their moment all orders of the open request answer.
import { type Choice, type Decision, faultOf } from '../engine/decision.ts'
import { askedAt } from '../engine/outlook.ts'
import type { Seat } from '../engine/phrase.ts'
import { anyChoice } from '../engine/policy.ts'
import { sideStream } from '../engine/random.ts'
import type { Step } from '../engine/run.ts'
import { findGame, type GameRow } from '../store/games.ts'
import type { Tx } from '../store/open.ts'
import { insertNote, ordersOfGame, upsertOrder } from '../store/orders.ts'
import { type Handler, putTask } from './agenda.ts'
import { coveredAt, dueAt, laidAt, ORDERS, scheduleOrders } from './covered.ts'
import { type Desk, titleOf } from './desk.ts'
import { placeOfError } from './mishap.ts'
import { type Motion, record, revived } from './moves.ts'
import { toldSoFar } from './told.ts'
import { type Laid, laidAnswer, orderFor, unanswered } from './windows.ts'

/** A paused game's orders look again after this, in milliseconds. */
const LOOK_AGAIN = 60_000

/** Lets all orders of the open request answer at their one moment, in the order of the request. */
export const answerByOrders: Handler = async (tx, desk, { game: id }) => {
  const row = await findGame(tx, id)
  const now = desk.clock.now()
  if (row?.status === 'paused')
    return putTask(tx, { kind: ORDERS, game: id, at: new Date(now.getTime() + LOOK_AGAIN) })
  if (row?.status !== 'playing') return
  const motion = await revived(tx, desk, row)
  if (motion.unsaved.length > 0) {
    await record(tx, desk, motion, motion.unsaved)
    return
  }
  const covered = await coveredAt(tx, desk, row, motion.run)
  // Somebody may have been quicker, or have opened another request since.
  if (covered.length === 0 || (await dueAt(tx, row, motion.run)) > now)
    return scheduleOrders(tx, motion, covered)
  await record(tx, desk, motion, await answersOf(tx, desk, motion, covered))
}

/** Takes the answers of the covered seats until the request is over, and notes them for their members. */
async function answersOf(tx: Tx, desk: Desk, motion: Motion, covered: readonly Seat[]): Promise<Step[]> {
  const { row, run } = motion
  const { game } = titleOf(desk, row.title)
  const opened = run.open?.number ?? -1
  const laid = await laidAt(tx, row)
  const story = await toldSoFar(tx, row.id)
  const steps: Step[] = []
  for (const seat of covered) {
    const decision = unanswered(run).find((each) => each.seat === seat)
    const own = laid(seat)
    if (run.open?.number !== opened || !decision || !own) break
    const choice = sound(desk, motion, decision, () => laidAnswer(game, run, decision, own, story))
    const step = run.take({ kind: 'answer', by: 'order', seat, opened: askedAt(run, seat) ?? -1, choice })
    if (typeof step === 'string') throw new Error(`game ${row.id}: an order's answer is refused: ${step}`)
    steps.push(step)
    await noteAnswer(tx, desk, row, own, decision, choice)
  }
  return steps
}

/** An order that fails must not hold up a table: its failure is logged and its seat passes, or takes any choice. */
function sound(
  desk: Desk,
  { row, run }: Motion,
  decision: Decision,
  choose: () => Choice | undefined,
): Choice {
  const fail = (why: string) =>
    desk.log.error({ game: row.id, prompt: decision.prompt.key, why }, 'a standing order failed')
  try {
    const choice = choose()
    if (choice && faultOf(decision, choice) === undefined) return choice
    fail('no legal answer')
  } catch (error) {
    fail(placeOfError(error))
  }
  if (decision.pass !== undefined) return [decision.pass]
  return anyChoice(decision, sideStream(run.setting.seed, 'policy', run.number, decision.seat))
}

/** An order has answered: its member is told when they next look, and what was ordered once has had its day. */
async function noteAnswer(
  tx: Tx,
  desk: Desk,
  row: GameRow,
  laid: Laid,
  decision: Decision,
  choice: Choice,
): Promise<void> {
  const member = row.sitters.find(({ seat }) => seat === decision.seat)?.member
  const lulled = decision.lulls?.some(({ scope }) => laid.lulls.has(scope))
  if (member === undefined || member === null || lulled) return
  const order = orderFor(titleOf(desk, row.title).game, decision)?.id
  const given = (await ordersOfGame(tx, row.id)).find(
    (each) => each.member === member && each.order === order,
  )
  if (given && given.once !== null) await upsertOrder(tx, row.id, { ...given, once: null })
  const picked = choice.flatMap((id) => decision.options.find((option) => option.id === id)?.text ?? [])
  await insertNote(tx, row.id, member, { prompt: decision.prompt, picked })
}
