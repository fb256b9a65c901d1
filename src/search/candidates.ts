// Candidates of a search: every option, or of a choice of several the hard player's, changes of it by one, and samples.
import { answerKey, type Choice, type Decision, faultOf } from '../engine/decision.ts'
import { anyChoice } from '../engine/policy.ts'
import type { Random } from '../engine/random.ts'

/** Candidates at most; the likeliest come first. */
const MOST = 48

/** Choices to weigh, each once, `first` before all others. */
export function candidatesOf(decision: Decision, first: Choice, random: Random): Choice[] {
  const { options, min, max } = decision
  const single = max === 1
  const all = single
    ? [...options.map(({ id }): Choice => [id]), ...(min === 0 ? [[]] : [])]
    : [...changesOf(decision, first), ...Array.from({ length: MOST }, () => anyChoice(decision, random))]
  const [head, ...rest] = unique(decision, [first, ...all])
  const others = single && rest.length >= MOST ? random.shuffle(rest) : rest
  return [head ?? first, ...others.slice(0, MOST - 1)]
}

/** The choice with one pick replaced, left out, added or, where order counts, changed with another. */
function changesOf({ options, ordered, slots }: Decision, choice: Choice): Choice[] {
  const ids = options.map(({ id }) => id)
  const others = ids.filter((id) => !choice.includes(id))
  const replaced = choice.flatMap((_, at) => others.map((id) => choice.with(at, id)))
  const less = choice.map((_, at) => choice.filter((_id, index) => index !== at))
  const more = others.map((id) => [...choice, id])
  const swapped =
    ordered || slots
      ? choice.flatMap((one, at) =>
          choice.flatMap((two, other) => (other > at ? [choice.with(at, two).with(other, one)] : [])),
        )
      : []
  return [...swapped, ...replaced, ...less, ...more]
}

/** Legal choices, each once: where order does not count, in the order of the options. */
function unique(decision: Decision, choices: readonly Choice[]): Choice[] {
  const kept = new Map<string, Choice>()
  for (const choice of choices) {
    if (faultOf(decision, choice) !== undefined) continue
    const name = answerKey(decision, choice)
    if (!kept.has(name)) kept.set(name, choice)
  }
  return [...kept.values()]
}
