// Builds the consequences of each option: its permanent effects, its cost and whom it harms.
// Menus show it; code that answers in a person's stead goes by it.
import type { Cost, Irrevocable, Option } from '../../../engine/decision.ts'
import { type Id, nameRef, type Seat } from '../../../engine/phrase.ts'
import type { General } from '../cards/generals.ts'
import { factsOf, isSlash, type Kind } from '../cards/index.ts'
import type { Assumed, Facts } from '../table/facts.ts'
import type { Owner } from '../table/owner.ts'
import { type HegemonyState, personAt, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { GivenUp, Price } from './price.ts'
import type { Owned } from './registry.ts'

/** What choosing something means: its price, hidden generals it turns up, a limited skill it spends. */
export interface Meaning extends Price {
  readonly turnsUp?: readonly General[]
  readonly usesUp?: Id
}

/** The option with its consequences said on it. */
export function weighed(option: Option, { turnsUp, usesUp, gives, cards, hp, harms }: Meaning): Option {
  const irrevocable: Irrevocable[] = [
    ...unique(turnsUp).map((id) => turningUp(id)),
    ...(usesUp === undefined ? [] : [usingUp(usesUp)]),
    ...unique(gives).map((id) => givingUp(id)),
  ]
  const cost: Cost[] = [
    ...(cards ? [{ of: 'cards', amount: cards, text: say('costs-cards', { count: cards }) }] : []),
    ...(hp ? [{ of: 'hp', amount: hp, text: say('costs-hp', { count: hp }) }] : []),
  ]
  const harmed = unique(harms)
  return {
    ...option,
    ...(irrevocable.length > 0 && { irrevocable }),
    ...(cost.length > 0 && { cost }),
    ...(harmed.length > 0 && { harms: harmed }),
  }
}

const unique = <T>(some: readonly T[] = []): T[] => [...new Set(some)]

const turningUp = (id: General): Irrevocable => ({
  kind: 'turns-up',
  id,
  text: say('turns-up-general', { general: nameRef(id) }),
})

const usingUp = (id: Id): Irrevocable => ({
  kind: 'uses-up',
  id,
  text: say('uses-up-skill', { skill: nameRef(id) }),
})

const givingUp = (id: GivenUp): Irrevocable => ({ kind: 'gives-up', id, text: say(`gives-up-${id}`) })

/** The generals of a seat at these places that lie face down. */
export const hiddenAt = (state: HegemonyState, seat: Seat, places: Assumed): General[] =>
  places
    .map((place) => personAt(state, seat, place))
    .filter(({ up }) => !up)
    .map(({ id }) => id)

/** What using any skill means: its hidden general turns up, a limited skill is spent. */
export function meaningOf(state: HegemonyState, { me, hidden, skill }: Owned): Meaning {
  return {
    ...(hidden && me.place && { turnsUp: hiddenAt(state, me.seat, [me.place]) }),
    ...(skill.limited && { usesUp: skill.id }),
  }
}

/** What going on in a skill's own questions means while it is not announced yet: the same as beginning it. */
export function meaningOfStep(state: HegemonyState, { seat, place, key, skill, limited }: Owner): Meaning {
  const spent = playerAt(state, seat).spent.includes(key)
  return {
    ...(place && { turnsUp: hiddenAt(state, seat, [place]) }),
    ...(limited && !spent && { usesUp: skill }),
  }
}

/** Cards that harm whom they are used on. */
const HOSTILE: ReadonlySet<Kind> = new Set([
  ...([
    'duel',
    'fire-attack',
    'snatch',
    'dismantle',
    'indulgence',
    'supply-shortage',
    'borrow-sword',
  ] as const),
  ...(['barbarians', 'arrow-volley', 'lightning'] as const),
])

/** Whom a card used on these harms: them, and along the chain whom fire and thunder run on to. */
export function harmedBy(facts: Facts, kind: Kind, targets: readonly Seat[]): Seat[] {
  if (!isSlash(kind) && !HOSTILE.has(kind)) return []
  const runs = runsOn(kind) && targets.some((seat) => facts.chained(seat))
  return runs ? [...targets, ...facts.seats().filter((seat) => facts.chained(seat))] : [...targets]
}

/** Whether its damage runs along the chain. */
function runsOn(kind: Kind): boolean {
  const facts = factsOf(kind)
  return (
    kind === 'fire-attack' || (facts.type === 'basic' && facts.basic === 'slash' && facts.nature !== 'normal')
  )
}
