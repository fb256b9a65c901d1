// Reaction windows and standing orders: who is waited for, who is not, and when those answer. It knows no database.
//
// What a table can tell by waiting must follow from public facts: whoever public facts name is asked; a seat is waited
// for if and only if it has laid down nothing for this kind of decision; and all that was laid down answers at one
// moment, which was fixed when the request opened. Nothing here but an answer's content depends on hidden cards.
import type { Choice, Decision } from '../engine/decision.ts'
import type { Game, OrderSpec, Told } from '../engine/game.ts'
import type { Id, Seat } from '../engine/phrase.ts'
import { decideBy } from '../engine/policy.ts'
import { sideStream } from '../engine/random.ts'
import type { Run } from '../engine/run.ts'
import type { Pace } from './pace.ts'

/** How a table waits. */
export interface Waiting {
  /** Everyone whom public facts name is asked; else seats that can only pass are passed at once. */
  readonly sealed: boolean
  /** Whether people sit together at this table: orders then answer within seconds, elsewhere within minutes. */
  readonly quick: boolean
}

/** At tables of less than this a decision people sit together, in milliseconds. */
const TOGETHER = 6 * 60 * 60_000

/** How a table of this pace waits. Without a clock nobody has agreed to wait for minutes. */
export const waitingOf = ({ windows, speed, cap }: Pace): Waiting => ({
  sealed: windows === 'sealed',
  quick: speed === 'none' || cap < TOGETHER,
})

/** What a member has laid down for a game: the stretches they pass, and a value for each order they give. */
export interface Laid {
  readonly lulls: ReadonlySet<Id>
  readonly orders: ReadonlyMap<string, string>
}

/** The order that a decision's kind belongs to. */
export const orderFor = (game: Game, { kind }: Decision): OrderSpec | undefined =>
  kind === undefined ? undefined : game.orders?.find(({ kinds }) => kinds.includes(kind))

/** Whether what was laid down answers a decision; public, unlike the answer. */
export function isCovered(game: Game, decision: Decision, laid: Laid): boolean {
  if (decision.lulls?.some(({ scope }) => laid.lulls.has(scope))) return true
  const order = orderFor(game, decision)
  return order !== undefined && laid.orders.has(order.id)
}

/** Decisions of the open request that nobody has answered yet, in its order. */
export const unanswered = ({ open }: Run): readonly Decision[] =>
  open?.request.decisions.filter((_, index) => open.answers[index] === undefined) ?? []

/** The seats for which something laid down answers, in the order of the request. */
export const coveredSeats = (game: Game, run: Run, laid: (seat: Seat) => Laid | undefined): Seat[] =>
  unanswered(run).flatMap((decision) => {
    const own = laid(decision.seat)
    return own && isCovered(game, decision, own) ? [decision.seat] : []
  })

/** What was laid down answers this. `undefined` when it does not cover the decision, or its policy fails to decide. */
export function laidAnswer(
  game: Game,
  run: Run,
  decision: Decision,
  laid: Laid,
  story: readonly Told[],
): Choice | undefined {
  const { pass, lulls = [] } = decision
  if (pass !== undefined && lulls.some(({ scope }) => laid.lulls.has(scope))) return [pass]
  const order = orderFor(game, decision)
  const value = order && laid.orders.get(order.id)
  if (!order || value === undefined) return undefined
  return decideBy(game, run, decision.seat, order.policy(value), story)
}

/** Seats that can do nothing but pass: at a brisk table they are passed at once. */
export const passersBy = (run: Run): Decision[] =>
  unanswered(run).filter(({ pass, options }) => pass !== undefined && options.length === 1)

const SECOND = 1_000
const MINUTE = 60 * SECOND

/** From when to when after the question all that was laid down answers, in milliseconds. */
const ANSWERS = {
  quick: { least: 2 * SECOND, most: 6 * SECOND },
  slow: { least: MINUTE, most: 3 * MINUTE },
} as const

/**
 * When everything laid down for a request answers: all at one moment, in the order of the request. It depends on the
 * table's pace, the moment and the number of the entry that opened the request, and the seed; on nothing else.
 */
export function answeringAt({ sealed, quick }: Waiting, seed: string, opened: number, at: Date): Date {
  if (!sealed) return at
  const { least, most } = quick ? ANSWERS.quick : ANSWERS.slow
  return new Date(at.getTime() + least + sideStream(seed, 'window', opened).int(most - least))
}
