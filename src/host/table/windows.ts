// Reaction windows and auto-answers: who is waited for, who is not, and when those answer. It knows no database.
//
// What a table can tell by waiting must follow from public facts: a seat that public facts name is asked; a seat is waited
// for if and only if it has set nothing for this kind of decision; and all that was set answers at one
// moment, which was fixed when the request opened. Nothing here but an answer's content depends on hidden cards.
import { type Choice, type Decision, withoutIrrevocable } from '../../engine/decision.ts'
import type { AutoAnswerSpec, Game, GameEvent } from '../../engine/game.ts'
import type { GameSession } from '../../engine/lifecycle.ts'
import type { LogEntry } from '../../engine/log.ts'
import type { Id, Seat } from '../../engine/phrase.ts'
import { publicDecisions } from '../../engine/player-view.ts'
import { decideBy } from '../../engine/policy.ts'
import { sideStream } from '../../engine/random.ts'
import type { Pace } from './clock/pace.ts'

/** How a table waits. */
export interface Waiting {
  /** Everyone whom public facts name is asked; else seats that can only pass are passed at once. */
  readonly hidden: boolean
  /** Whether people sit together at this table: auto-answers then answer within seconds, elsewhere within a minute. */
  readonly quick: boolean
  /** One member sits with computers: there is nobody to wait for, and nobody whom waiting could tell anything. */
  readonly alone: boolean
}

/** At tables of less than this a decision people sit together, in milliseconds. */
const TOGETHER = 6 * 60 * 60_000

/** How a table of this pace and so many members waits. Without a clock nobody has agreed to wait for long. */
export const waitingOf = (
  { windows, speed, cap }: Pace,
  members: number = Number.POSITIVE_INFINITY,
): Waiting => ({
  hidden: windows === 'hidden',
  quick: speed === 'none' || cap < TOGETHER,
  alone: members < 2,
})

/** What a member has set for a game: the stretches they pass, and a value for each auto-answer they set. */
export interface AutoAnswers {
  readonly autoPasses: ReadonlySet<Id>
  readonly values: ReadonlyMap<string, string>
}

/** The auto-answer that a decision's kind belongs to. */
export const autoAnswerFor = (game: Game, { kind }: Decision): AutoAnswerSpec | undefined =>
  kind === undefined ? undefined : game.autoAnswers?.find(({ kinds }) => kinds.includes(kind))

/** Whether what was set answers a decision; public, unlike the answer. */
export function isAutoAnswered(game: Game, decision: Decision, autoAnswers: AutoAnswers): boolean {
  if (decision.autoPasses?.some(({ scope }) => autoAnswers.autoPasses.has(scope))) return true
  const autoAnswer = autoAnswerFor(game, decision)
  return autoAnswer !== undefined && autoAnswers.values.has(autoAnswer.id)
}

/** Decisions of the open request that nobody has answered yet, in its order. */
export const unanswered = ({ open }: GameSession): readonly Decision[] =>
  open?.request.decisions.filter((_, index) => open.answers[index] === undefined) ?? []

/** The same as everyone sees them: a seat in private steps is still asked what the steps began with. */
export const publiclyAsked = (session: GameSession): readonly Decision[] =>
  publicDecisions(session).filter((_, index) => session.open?.answers[index] === undefined)

/** The seats for which something set answers, in the order of the request. */
export const autoAnsweredSeats = (
  game: Game,
  session: GameSession,
  autoAnswersOf: (seat: Seat) => AutoAnswers | undefined,
): Seat[] =>
  publiclyAsked(session).flatMap((decision) => {
    const own = autoAnswersOf(decision.seat)
    return own && isAutoAnswered(game, decision, own) ? [decision.seat] : []
  })

/** What was set answers this. `undefined` when it does not cover the decision, or its policy fails to decide. */
export function chooseAutoAnswer(
  game: Game,
  session: GameSession,
  decision: Decision,
  autoAnswers: AutoAnswers,
  story: readonly GameEvent[],
): Choice | undefined {
  const { pass, autoPasses = [] } = decision
  if (pass !== undefined && autoPasses.some(({ scope }) => autoAnswers.autoPasses.has(scope))) return [pass]
  const autoAnswer = autoAnswerFor(game, decision)
  const value = autoAnswer && autoAnswers.values.get(autoAnswer.id)
  if (!autoAnswer || value === undefined) return undefined
  return decideBy(game, session, decision.seat, autoAnswer.policy(value), story, (asked) =>
    withoutIrrevocable(asked, autoAnswer.irrevocable),
  )
}

/** Seats that can do nothing but pass: at a table with fast reactions they are passed at once. */
export const passersBy = (session: GameSession): Decision[] =>
  unanswered(session).filter(({ pass, options }) => pass !== undefined && options.length === 1)

const SECOND = 1_000

/** From when to when after a member's move all that was set answers, in milliseconds. */
const ANSWERS = {
  quick: { least: 2 * SECOND, most: 6 * SECOND },
  slow: { least: 20 * SECOND, most: 60 * SECOND },
} as const

/** Longest that anything set waits, in milliseconds. */
export const LONGEST_WAIT = ANSWERS.slow.most

/** How a request came to be asked. */
export interface Opened {
  /** When it was asked. */
  readonly at: Date
  /** When the last thing before it happened that was no answer of a computer or an auto-answer. */
  readonly since: Date
  /** Whether any of those who are auto-answered may pass; else each makes a choice that must be made in any case. */
  readonly passable: boolean
}

/**
 * Whether nobody at the table saw a member move: an auto-answer's or a computer's answer, a private step, or such steps
 * dropped. No new wait begins with it.
 */
export const isAutomatic = ({ kind, by, within }: Pick<LogEntry, 'kind' | 'by' | 'within'>): boolean =>
  within !== undefined ||
  (kind === 'answer' && by !== 'member' && by !== 'time') ||
  (kind === 'undo' && by === 'time')

/** Whether one of these seats may pass what everyone sees it asked; public, like the kinds of decisions. */
export const isPassable = (session: GameSession, autoAnswered: readonly Seat[]): boolean =>
  publiclyAsked(session).some(({ seat, pass }) => pass !== undefined && autoAnswered.includes(seat))

/**
 * When everything set for a request answers: all at one moment, in the order of the request. The moment is
 * fixed by the last move of a member, and shared by all that follows it until a member is asked: however many windows
 * a card opens, a table waits for them once. It depends on the table, that move's moment and the seed; on
 * nothing else, also not on how many entries the log has, of which private steps are some.
 */
export function answeringAt({ hidden, quick, alone }: Waiting, seed: string, opened: Opened): Date {
  const { at, since, passable } = opened
  if (!hidden || alone || !passable) return at
  const { least, most } = quick ? ANSWERS.quick : ANSWERS.slow
  const began = since.getTime()
  const moment = began + least + sideStream(seed, 'window', began).int(most - least)
  return new Date(Math.max(moment, at.getTime()))
}
