// Rules are generator scripts that stop whenever people must decide. These are the ways to stop.
import type { Answers, AutoPass, Choice, Decision, Option, Request } from './decision.ts'
import type { Id, Phrase, Seat } from './phrase.ts'

/** A stretch of rules. Run it with `yield*`; a script that is called and not run does nothing (lint finds it). */
export type Script<T = void> = Generator<Request, T, Answers>

/** What a chooser needs besides the seat. */
export interface Ask {
  readonly prompt: Phrase
  readonly notice?: Phrase
  readonly options: readonly Option[]
  /** What an auto-answer may answer it by; see `Decision.kind`. */
  readonly kind?: string
  readonly autoPasses?: readonly AutoPass[]
  readonly ownTurn?: true
  readonly step?: true
  readonly byRule?: true
  /** Public facts alone force the only choice there is: it is taken without asking. */
  readonly open?: boolean
}

/** Asks one seat for exactly one of the options; the id picked. */
export function* chooseOne(seat: Seat, ask: Ask): Script<Id> {
  const [picked] = yield* choose(seat, { ...ask, min: 1, max: 1 })
  if (picked === undefined) throw new Error(`${ask.prompt.key}: nothing was picked`)
  return picked
}

/** Asks one seat for one of the options or for `pass`; `undefined` when it passed. */
export function* chooseMaybe(seat: Seat, ask: Ask & { readonly pass: Option }): Script<Id | undefined> {
  const { pass, ...rest } = ask
  const [picked] = yield* choose(seat, {
    ...rest,
    options: [...ask.options, pass],
    min: 1,
    max: 1,
    pass: pass.id,
  })
  return picked === pass.id ? undefined : picked
}

/** Asks one seat for `min` to `max` of the options; in the order picked if `ordered`. */
export function* choose(seat: Seat, ask: Ask & Omit<Decision, 'seat' | keyof Ask>): Script<Choice> {
  const { open, ...decision } = ask
  if (open && ask.options.length === ask.min) return ask.options.map((option) => option.id)
  const [answer] = yield* everyone([{ seat, ...decision }])
  return answer ?? []
}

/** Asks one seat for a text of at most `maxLength` characters. */
export function* askText(
  seat: Seat,
  ask: { prompt: Phrase; notice?: Phrase; maxLength: number },
): Script<string> {
  const { maxLength, ...said } = ask
  const [answer] = yield* everyone([{ seat, ...said, options: [], min: 1, max: 1, text: { maxLength } }])
  return answer?.[0] ?? ''
}

/** Asks several seats at once; goes on when all have answered. Answers come in the order of the decisions. */
export function* everyone(decisions: readonly Decision[]): Script<readonly Choice[]> {
  if (decisions.length === 0) return []
  const answers = yield { mode: 'everyone', decisions }
  return answers.map((answer) => answer ?? [])
}

/**
 * Opens a reaction window: the first of the seats to pick anything but its `pass` ends it.
 * `undefined` when all passed or the window was closed.
 */
export function* firstOf(decisions: readonly Decision[]): Script<{ seat: Seat; choice: Choice } | undefined> {
  if (decisions.length === 0) return undefined
  const answers = yield { mode: 'firstOf', decisions }
  for (const [index, decision] of decisions.entries()) {
    const choice = answers[index]
    if (choice && !isPass(decision, choice)) return { seat: decision.seat, choice }
  }
  return undefined
}

/** Whether a choice declines its decision. */
export const isPass = (decision: Decision, choice: Choice): boolean =>
  choice.length === 0 || (decision.pass !== undefined && choice[0] === decision.pass)
