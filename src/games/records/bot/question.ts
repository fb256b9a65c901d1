// Reads a decision for a computer player: the question, its subject, and the legal answers.
import { faultOf, type IrrevocableKind } from '../../../engine/decision.ts'
import type { Policy, Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import { anyChoice } from '../../../engine/policy.ts'
import type { Random } from '../../../engine/random.ts'
import type { RecordsView } from '../view/view.ts'
import type { Sight } from './known.ts'
import { heldOpenly } from './memory.ts'

/** A decision before a computer player. */
export interface Question {
  readonly view: Sight
  /** Ids of the options; never `back`, which leads nowhere. */
  readonly options: readonly Id[]
  readonly random: Random
  /** What an option costs in coins. */
  coins(id: Id): number
  /** An option's permanent effect. */
  forGood(id: Id): readonly IrrevocableKind[]
  /** The id of the card or city that the prompt names by this argument. */
  named(argument: string): Id
}

/** Answers to questions by prompt key; an answer that is not among the options is replaced by a legal choice. */
export type Mind = Readonly<Record<string, (question: Question) => Id | undefined>>

/** A policy that answers by a mind, and at random where the mind has nothing legal to say. */
export const policyOf = (mind: Mind): Policy<RecordsView> => ({
  decide(situation, random) {
    const question = questionOf(situation, random)
    const key = situation.decision.prompt.key.slice('records.'.length)
    const picked = mind[key]?.(question)
    const choice = picked === undefined ? [] : [picked]
    if (faultOf(situation.decision, choice) === undefined) return choice
    const forward = situation.decision.options.filter(({ id }) => id !== 'back')
    return anyChoice({ ...situation.decision, options: forward }, random)
  },
})

function questionOf({ view, story, decision }: Situation<RecordsView>, random: Random): Question {
  const option = (id: Id) => decision.options.find((each) => each.id === id)
  return {
    view: { ...view, held: heldOpenly(story) },
    random,
    coins: (id) => option(id)?.cost?.find(({ of }) => of === 'coins')?.amount ?? 0,
    forGood: (id) => (option(id)?.irrevocable ?? []).map(({ kind }) => kind),
    options: decision.options.map(({ id }) => id).filter((id) => id !== 'back'),
    named(argument) {
      const ref = decision.prompt.args?.[argument]
      return typeof ref === 'object' && 'name' in ref ? ref.name : ''
    },
  }
}

/** Any of the options, each as likely. */
export const anyOf = ({ options, random }: Question): Id | undefined => options[random.int(options.length)]
