// A decision is plain data: who must choose, among what, how many. Menus, completion, computers and tests read it.
import type { Id, Phrase, Seat } from './phrase.ts'

/**
 * One legal choice. Its id names the thing chosen (a card, a seat, `pass`), never its position;
 * compound ids join ids by `>` (an order), `+` (together) or `:` (of).
 */
export interface Option {
  readonly id: Id
  readonly text: Phrase
  /** One line on what choosing it means, shown under the option. */
  readonly hint?: Phrase
  /** An action beside the things to choose from, such as "End turn"; see `isAction`. */
  readonly action?: true
  /** Its permanent effect. Code that answers in a person's stead does not choose such options. */
  readonly irrevocable?: readonly Irrevocable[]
  /** What it costs its seat. */
  readonly cost?: readonly Cost[]
  /** The seats it harms, as far as its asker knows. */
  readonly harms?: readonly Seat[]
}

/** Kinds of things that cannot be had back: a hidden card turned up, a once-a-game power used, a phase or turn given up. */
export type IrrevocableKind = 'turns-up' | 'uses-up' | 'gives-up'

/** A permanent effect of an option: "turns up Ma Chao", "uses Nirvana", "gives up the play phase". */
export interface Irrevocable {
  readonly kind: IrrevocableKind
  /** What is turned up, used up or given up. */
  readonly id: Id
  readonly text: Phrase
}

/** What an option costs, such as two cards or 1 HP. */
export interface Cost {
  /** What is paid with, such as `cards`, `hp` or `coins`. */
  readonly of: string
  readonly amount: number
  readonly text: Phrase
}

/** What one seat is asked. Every legal choice is enumerated when it is asked. */
export interface Decision {
  readonly seat: Seat
  /** Told to the seat alone. */
  readonly prompt: Phrase
  /** Told to everyone while the table waits; public facts only. The prompt itself when left out. */
  readonly notice?: Phrase
  readonly options: readonly Option[]
  /** How many options must and may be picked. */
  readonly min: number
  readonly max: number
  /** The order of the picks counts (first pick first). */
  readonly ordered?: true
  /** A line-up: one pick for each slot, in slot order. */
  readonly slots?: readonly Phrase[]
  /** Free text instead of options: the choice is one string of at most so many characters. */
  readonly text?: { readonly maxLength: number }
  /** The option that declines, in a reaction window. */
  readonly pass?: Id
  /**
   * What kind of window or routine choice this is, such as `nullify`: what an auto-answer is about. Public, and
   * made from public facts alone. A decision without a kind is never auto-answered.
   */
  readonly kind?: string
  /**
   * The seat is at its own turn and answers nobody's move, no matter who moved last: no answer is no pass. Public, like
   * the kind.
   */
  readonly ownTurn?: true
  /**
   * A private step of a choice that is not made yet, such as the target of a card the others do not know of. As long as
   * nothing has been told to anybody else and no chance was used, everyone else still sees the decision it began with
   * (`Open.root`): no post, no new clock. It has a way back of its own.
   */
  readonly step?: true
  /**
   * In a rehearsal alone: what there will be to choose is not known yet, and the options are values of the auto-answer of
   * this kind, by one of which the question is answered when it comes; or `ask`, which leaves it open.
   */
  readonly byRule?: true
  /** Wider stretches for which the seat may pass at once; public, like the kind. Only where there is a `pass`. */
  readonly autoPasses?: readonly AutoPass[]
}

/** A stretch of the game ("this card", "until my turn") in which a seat passes every decision that carries it. */
export interface AutoPass {
  /** Names the stretch among all of this game, such as `card-17`; never used again for another. */
  readonly scope: Id
  /** What passing for so long is called: "Pass for this card". */
  readonly text: Phrase
}

/** The ids picked, in order where order counts; for free text the text as the only element. */
export type Choice = readonly string[]

/** Who is asked now, and what ends the waiting: everyone's answer, or the first that is not a pass. */
export interface Request {
  readonly mode: 'everyone' | 'firstOf'
  readonly decisions: readonly Decision[]
}

/** Answers in the order of the request's decisions; `undefined` where nobody needed to answer any more. */
export type Answers = readonly (Choice | undefined)[]

/**
 * A decision as it is put to code that answers in a person's stead: without options of permanent effect, unless
 * nothing else is left. Kinds in `allowed` stay.
 */
export function withoutIrrevocable(decision: Decision, allowed: readonly IrrevocableKind[] = []): Decision {
  const options = decision.options.filter(({ irrevocable = [] }) =>
    irrevocable.every(({ kind }) => allowed.includes(kind)),
  )
  const picks = pickable({ ...decision, options })
  if (options.length === 0) return decision
  if (picks.length >= decision.min)
    return { ...decision, options, max: Math.max(1, Math.min(decision.max, picks.length)) }
  // Too few are left to pick; an action alone may be.
  const actions = options.filter(isAction)
  return actions.length > 0 ? { ...decision, options: actions, min: 1, max: 1 } : decision
}

/** The way back to what was asked before has this id in every game. */
export const BACK_ID = 'back'

/**
 * Whether an option is an action beside the things to choose from, as the way back always is: a button of its own and an
 * answer alone. It is never picked together with others and does not count among the picks.
 */
export const isAction = ({ id, action }: Pick<Option, 'id' | 'action'>): boolean =>
  action === true || id === BACK_ID

/** Whether exactly one option is picked, which may be an action. */
const isSingle = ({ min, max }: Pick<Decision, 'min' | 'max'>): boolean => min === 1 && max === 1

/** The options that are picked, in option order: where not exactly one is, without the actions. */
export const pickable = (decision: Pick<Decision, 'options' | 'min' | 'max'>): readonly Option[] =>
  isSingle(decision) ? decision.options : decision.options.filter((option) => !isAction(option))

/** The options that answer alone where not exactly one is picked, such as the way back. */
export const aloneIn = (decision: Pick<Decision, 'options' | 'min' | 'max'>): readonly Option[] =>
  isSingle(decision) ? [] : decision.options.filter(isAction)

/** Why a choice cannot be an answer to a decision. */
export type ChoiceFault = 'not-an-option' | 'too-few' | 'too-many'

/** The fault of a choice, or `undefined` when it is a legal answer. */
export function faultOf(decision: Decision, choice: Choice): ChoiceFault | undefined {
  if (decision.text) return textFault(decision.text.maxLength, choice)
  if (!choice.every((picked) => decision.options.some(({ id }) => id === picked))) return 'not-an-option'
  if (choice.length > 1 && new Set(choice).size !== choice.length) return 'not-an-option'
  const alone = aloneIn(decision).some(({ id }) => choice.includes(id))
  if (alone) return choice.length === 1 ? undefined : 'not-an-option'
  if (choice.length < decision.min) return 'too-few'
  return choice.length > decision.max ? 'too-many' : undefined
}

/** A choice as text that equals another's where both answer a decision alike: order counts only where it does for rules. */
export const answerKey = ({ ordered, slots }: Decision, choice: Choice): string =>
  (ordered || slots ? choice : [...choice].sort()).join(' ')

function textFault(maxLength: number, choice: Choice): ChoiceFault | undefined {
  const [text] = choice
  if (choice.length > 1 || (text !== undefined && [...text].length > maxLength)) return 'too-many'
  return text === undefined || text.trim() === '' ? 'too-few' : undefined
}

/** Throws when rules ask something that nobody could answer or that names options twice: a fault of the rules. */
export function assertAskable(request: Request): void {
  const { decisions } = request
  const seats = new Set(decisions.map(({ seat }) => seat))
  if (decisions.length === 0 || seats.size !== decisions.length)
    throw new Error('a request asks each seat once')
  for (const decision of decisions) assertDecision(decision)
}

function assertDecision(decision: Decision): void {
  const odd = oddKind(decision) ?? (decision.text ? undefined : oddOptions(decision))
  if (odd !== undefined) throw new Error(`${decision.prompt.key}: ${odd}`)
}

/** What is wrong with a decision's options and how many may be picked. */
function oddOptions(decision: Decision): string | undefined {
  const { options, min, max, slots, pass } = decision
  const ids = new Set<Id>()
  for (const { id } of options) {
    ids.add(id)
    if (!OPTION_ID.test(id)) return `an option id is not an id: ${id}`
  }
  if (ids.size !== options.length) return 'two options of one id'
  const { length } = pickable(decision)
  if (min < 0 || max < 1 || min > max || max > length) return `${min}–${max} of ${length} options`
  if (slots && (min !== slots.length || max !== slots.length)) return 'a line-up fills every slot'
  return pass === undefined || ids.has(pass) ? undefined : 'its pass is not an option'
}

/** What is wrong with a decision's kind and auto-passes. */
function oddKind({ kind, autoPasses = [], pass }: Decision): string | undefined {
  if (kind !== undefined && !NAME.test(kind)) return `a kind is not a name: ${kind}`
  if (autoPasses.length === 0) return undefined
  const scopes = autoPasses.map(({ scope }) => scope)
  if (scopes.some((scope) => !NAME.test(scope)))
    return `an auto-pass's scope is not a name: ${scopes.join(' ')}`
  if (new Set(scopes).size !== scopes.length) return 'two auto-passes of one scope'
  return pass === undefined ? 'it cannot be passed and has auto-passes' : undefined
}

const NAME = /^[a-z0-9-]{1,40}$/
const OPTION_ID = /^[a-z0-9-]+([>+:][a-z0-9-]+)*$/
