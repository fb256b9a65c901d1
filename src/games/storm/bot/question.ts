// Reads a decision for a computer player: the question, its subject, and the legal answers.
import { type Decision, faultOf, type Option } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id, Seat } from '../../../engine/phrase.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import { isGeneral } from '../box/generals.ts'
import type { StormState } from '../table/state.ts'
import type { StormView } from '../view/view.ts'
import { sightOf } from './sight.ts'

/** A decision before a computer player. */
export interface Question {
  readonly seat: Seat
  readonly view: StormView
  /** The view as a state. */
  readonly sight: StormState
  readonly decision: Decision
  /** Options that lead on; never one that takes something back. */
  readonly options: readonly Option[]
  readonly ids: readonly Id[]
  readonly random: Random
  /** The id that the prompt names by this argument. */
  named(argument: string): Id
}

/** The armies in each own city while the first places are chosen (ruling 48: a general does not hold one). */
function garrisons({ seat, view }: Question): ReadonlyMap<Id, readonly Id[]> {
  const places = Object.entries(view.draft?.places ?? {}).filter(([unit]) => !isGeneral(unit))
  const cities = view.cities.filter(({ owner }) => owner === seat)
  return new Map(cities.map(({ id }) => [id, places.filter(([, at]) => at === id).map(([unit]) => unit)]))
}

/** An army that can hold the city left empty, and that no other city needs. */
function spare(question: Question): Id | undefined {
  const needed = [...garrisons(question).values()].flatMap((armies) => (armies.length === 1 ? armies : []))
  return question.ids.find((id) => {
    const unit = id.slice('unit-'.length)
    return !isGeneral(unit) && !unit.includes('-cavalry-') && !needed.includes(unit)
  })
}

/** While the first places are chosen, a city left empty. */
export function toEmptyCity(question: Question): Id | undefined {
  if (question.view.phase !== 'place') return undefined
  const armies = garrisons(question)
  return question.ids.find((id) => armies.get(id)?.length === 0)
}

/** Answers to questions by prompt key; an illegal answer is replaced by a legal choice. */
export type Mind = Readonly<Record<string, (question: Question) => Id | readonly Id[] | undefined>>

/** What every computer player answers alike. */
export const ROUTINE: Mind = {
  'ask-places': () => 'confirm',
  'ask-places-moved': () => 'confirm',
  'ask-places-empty': spare,
  'ask-place': toEmptyCity,
  'ask-second': () => 'fight',
  'ask-enter': ({ ids }) => ids[0],
  'ask-gaze': () => 'pass',
}

/** Options that undo something: a computer player has thought before. */
const BACKWARDS: ReadonlySet<Id> = new Set(['back', 'back-move', 'take-back', 'stay'])

/** A policy that answers by a mind, and otherwise by chance, but always forwards. */
export const policyOf = (mind: Mind): Policy<StormView> => ({
  decide(situation, random) {
    const question = questionOf(situation, random)
    const { decision, options } = question
    const picked = mind[decision.prompt.key.slice('storm.'.length)]?.(question)
    const choice = picked === undefined ? [] : typeof picked === 'string' ? [picked] : picked
    if (picked !== undefined && faultOf(decision, choice) === undefined) return choice
    const forward = options.length >= decision.min && options.length > 0 ? options : decision.options
    return anyChoice({ ...decision, options: forward, max: Math.min(decision.max, forward.length) }, random)
  },
})

function questionOf({ seat, view, decision }: Situation<StormView>, random: Random): Question {
  const options = decision.options.filter(({ id }) => !BACKWARDS.has(id))
  let sight: StormState | undefined
  return {
    seat,
    view,
    decision,
    options,
    ids: options.map(({ id }) => id),
    random,
    get sight() {
      sight ??= sightOf(view)
      return sight
    },
    named(argument) {
      const ref = decision.prompt.args?.[argument]
      return typeof ref === 'object' && 'name' in ref ? ref.name : ''
    },
  }
}

/** The best of a list by worth, the first of equals. */
export function bestOf<T>(list: readonly T[], worth: (each: T) => number): T | undefined {
  let best: { readonly each: T; readonly worth: number } | undefined
  for (const each of list) {
    const value = worth(each)
    if (!best || value > best.worth) best = { each, worth: value }
  }
  return best?.each
}
