// Auto-answers: what a member may leave to a rule, so that a table need not wait for every Dodge. All decide by
// what the seat sees; what cannot be had back they leave alone, unless their value names it.
import type { Decision, IrrevocableKind, Option } from '../../engine/decision.ts'
import type { AutoAnswerSpec, Situation } from '../../engine/game.ts'
import { MATTERS, nullifyWorth } from './bot/nullify.ts'
import { partWorth } from './bot/questions.ts'
import { answerWorth, rescueWorth, skillWorth } from './bot/reacting.ts'
import { sightOf } from './bot/sight.ts'
import { isNullify } from './cards/index.ts'
import type { Sight } from './core/skill.ts'
import type { Timing } from './table/events.ts'
import type { HegemonyView } from './view/view.ts'

type Worth = (sight: Sight, option: Option, view: HegemonyView, decision: Decision) => number

/** A rule by which an auto-answer decides. */
interface Rule {
  /** The best option above 0 is taken, else `pass`. */
  readonly worth: Worth
  /** What it names of that which cannot be had back; nothing when left out. */
  readonly names?: (sight: Sight) => readonly IrrevocableKind[]
}

/** An auto-answer and the rule of each of its values. */
interface Plan {
  readonly id: string
  readonly kinds: readonly string[]
  readonly rules: Readonly<Record<string, Rule>>
  readonly fresh: string
  readonly suggested?: string
  /** What any of its values may name. */
  readonly irrevocable?: readonly IrrevocableKind[]
}

const autoAnswer = ({ rules, ...plan }: Plan): AutoAnswerSpec<HegemonyView> => ({
  ...plan,
  values: Object.keys(rules),
  policy: (value) => ({
    decide(situation: Situation<HegemonyView>) {
      const { decision, view } = situation
      const { worth, names } = rules[value] ?? NEVER
      const sight = sightOf(situation)
      const named = names?.(sight) ?? []
      const ranked = decision.options
        .filter(({ irrevocable = [] }) => irrevocable.every(({ kind }) => named.includes(kind)))
        .map((option) => ({
          id: option.id,
          worth: option.id === 'pass' ? 0 : worth(sight, option, view, decision),
        }))
        .sort((a, b) => b.worth - a.worth)
      return [ranked[0]?.id ?? 'pass']
    },
  }),
})

const NEVER: Rule = { worth: () => -1 }

/** Answers to what happens in others' turns; at one's own turn skills are one's plan, and asked (`own-…`). */
const REACTIONS = [
  ...([
    'becoming-target',
    'targets-fixed',
    'after-targeting',
    'card-used',
    'card-effect',
    'card-resolved',
  ] as const),
  ...([
    'dodged',
    'responded',
    'dealing',
    'suffering',
    'hp-reduced',
    'after-dealing',
    'after-suffering',
  ] as const),
  ...([
    'recovered',
    'dying',
    'death',
    'judging',
    'judge-fixed',
    'judged',
    'cards-lost',
    'discarded',
  ] as const),
  ...(['phase-start', 'phase-end', 'turn-over', 'revealed', 'points-shown'] as const),
] satisfies readonly Timing[]

/** Against one's own death everything: it would turn the generals up and end their skills all the same. */
const fromDeath = (sight: Sight): readonly IrrevocableKind[] =>
  isDying(sight, sight.me) ? ['turns-up', 'uses-up'] : []

/** Cards over the limit of the hand go by what they are worth. */
const discard: AutoAnswerSpec<HegemonyView> = {
  id: 'discard',
  kinds: ['discard'],
  values: ['least'],
  suggested: 'least',
  policy: () => ({
    decide(situation: Situation<HegemonyView>) {
      const { options, min } = situation.decision
      const sight = sightOf(situation)
      const worth = new Map(options.map((option) => [option.id, partWorth(sight, option)]))
      const ids = options.map(({ id }) => id)
      return ids.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, min)
    },
  }),
}

/** The autoAnswers of this game, each with what every new member has until they change it. */
export const autoAnswers: readonly AutoAnswerSpec<HegemonyView>[] = [
  autoAnswer({
    id: 'dodge',
    kinds: ['answer-dodge'],
    fresh: 'always',
    rules: { always: { worth: answerWorth }, never: NEVER },
  }),
  autoAnswer({
    id: 'slash',
    kinds: ['answer-slash'],
    fresh: 'always',
    rules: { always: { worth: answerWorth }, never: NEVER },
  }),
  autoAnswer({
    id: 'rescue',
    kinds: ['rescue'],
    fresh: 'self',
    suggested: 'kin',
    irrevocable: ['turns-up', 'uses-up'],
    rules: {
      self: {
        worth: (sight, option) => (isDying(sight, sight.me) ? rescueWorth(sight, option) : -1),
        names: fromDeath,
      },
      kin: { worth: rescueWorth, names: fromDeath },
      never: NEVER,
    },
  }),
  autoAnswer({
    id: 'nullify',
    kinds: ['nullify'],
    fresh: 'kin',
    rules: {
      self: {
        worth: (sight, option, view, decision) =>
          isTarget(sight, sight.me) ? nullifyWorth(view, sight, decision, option, MATTERS.spare) : -1,
      },
      kin: {
        worth: (sight, option, view, decision) => nullifyWorth(view, sight, decision, option, MATTERS.spare),
      },
      never: NEVER,
    },
  }),
  autoAnswer({
    id: 'skills',
    kinds: REACTIONS,
    fresh: 'open',
    irrevocable: ['turns-up'],
    rules: {
      open: { worth: (sight, option, view) => skillWorth(view, sight, option) },
      unveil: { worth: (sight, option, view) => skillWorth(view, sight, option), names: () => ['turns-up'] },
      never: NEVER,
    },
  }),
  discard,
]

const isDying = ({ happening }: Sight, seat: number): boolean => {
  const dying = happening.findLast(({ is }) => is === 'dying')
  return dying?.is === 'dying' && dying.seat === seat
}

/** Whether the trick that may be nullified is at this seat now. */
const isTarget = ({ happening }: Sight, seat: number): boolean => {
  const trick = happening.findLast((each) => each.is === 'use' && !isNullify(each.kind))
  return trick?.is === 'use' && (trick.at ?? trick.targets[0]?.seat ?? trick.user) === seat
}
