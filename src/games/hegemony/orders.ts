// Standing orders: what a member may leave to a rule, so that a table need not wait for every Dodge. All decide by
// what the seat sees; unless a value says so, none of them turns a hidden general up.
import type { Option } from '../../engine/decision.ts'
import type { OrderSpec, Situation } from '../../engine/game.ts'
import type { Id } from '../../engine/phrase.ts'
import { partWorth } from './bot/questions.ts'
import { answerWorth, nullifyWorth, rescueWorth, skillWorth } from './bot/reacting.ts'
import { sightOf } from './bot/sight.ts'
import { playerOf } from './bot/table.ts'
import { isNullify } from './cards.ts'
import type { Timing } from './events.ts'
import { generalFacts } from './generals.ts'
import type { Sight } from './skill.ts'
import type { HegemonyView } from './view.ts'

type Worth = (sight: Sight, option: Option, view: HegemonyView) => number

/** Skills of the seat's generals that lie face down. */
function hiddenSkills(view: HegemonyView, seat: number): ReadonlySet<Id> {
  const down = playerOf(view, seat).generals.filter(({ up, lost }) => !up && !lost)
  return new Set(down.flatMap(({ id }) => (id === null ? [] : Object.keys(generalFacts(id).skills))))
}

/** Whether choosing it turns a general up. */
const unveils = (hidden: ReadonlySet<Id>, id: Id): boolean =>
  id.startsWith('reveal-') || hidden.has(id.split(':')[0] ?? '')

/** An order whose values are worths; the best option above 0 is taken, else `pass`. */
const order = (
  id: string,
  kinds: readonly string[],
  rules: Readonly<Record<string, Worth>>,
  fresh: string,
): OrderSpec<HegemonyView> => ({
  id,
  kinds,
  values: Object.keys(rules),
  fresh,
  policy: (value) => ({
    decide(situation: Situation<HegemonyView>) {
      const { decision, view, seat } = situation
      const worth = rules[value] ?? NEVER
      const sight = sightOf(situation)
      const hidden = value === UNVEIL ? new Set<Id>() : hiddenSkills(view, seat)
      const ranked = decision.options
        .filter(({ id: option }) => !unveils(hidden, option))
        .map((option) => ({ id: option.id, worth: option.id === 'pass' ? 0 : worth(sight, option, view) }))
        .sort((a, b) => b.worth - a.worth)
      return [ranked[0]?.id ?? 'pass']
    },
  }),
})

const NEVER: Worth = () => -1

/** The value that may turn a hidden general up. */
const UNVEIL = 'unveil'

/** Reactions of skills in others' hands and in one's own; what happens at one's own leisure is asked. */
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
  ...(['phase-end', 'before-phase', 'turn-end', 'drawn', 'draw-count'] as const),
] satisfies readonly Timing[]

/** Cards over the limit of the hand go by what they are worth. */
const discard: OrderSpec<HegemonyView> = {
  id: 'discard',
  kinds: ['discard'],
  values: ['least'],
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

/** The orders of this game, each with what every new member has until they change it. */
export const orders: readonly OrderSpec<HegemonyView>[] = [
  order('dodge', ['answer-dodge'], { always: answerWorth, never: NEVER }, 'always'),
  order('slash', ['answer-slash'], { always: answerWorth, never: NEVER }, 'always'),
  order(
    'rescue',
    ['rescue'],
    {
      self: (sight, option) => (isDying(sight, sight.me) ? rescueWorth(sight, option) : -1),
      kin: (sight, option) => rescueWorth(sight, option),
      never: NEVER,
    },
    'self',
  ),
  order(
    'nullify',
    ['nullify'],
    {
      self: (sight, option) => (isTarget(sight, sight.me) ? nullifyWorth(sight, option) : -1),
      kin: nullifyWorth,
      never: NEVER,
    },
    'kin',
  ),
  order(
    'skills',
    REACTIONS,
    {
      open: (sight, option, view) => skillWorth(view, sight, option),
      [UNVEIL]: (sight, option, view) => skillWorth(view, sight, option),
      never: NEVER,
    },
    'open',
  ),
  discard,
]

const isDying = ({ happening }: Sight, seat: number): boolean => {
  const dying = happening.findLast(({ is }) => is === 'dying')
  return dying?.is === 'dying' && dying.seat === seat
}

/** Whether the trick that may be nullified is at this seat now. */
const isTarget = ({ happening }: Sight, seat: number): boolean => {
  const trick = happening.findLast((each) => each.is === 'use' && !isNullify(each.kind))
  return trick?.is === 'use' && (trick.at ?? trick.targets[0] ?? trick.user) === seat
}
