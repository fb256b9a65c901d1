// What a card does, in one line made from its data; so house cards describe themselves too.
import { type Id, nameRef, type Phrase } from '../../../engine/phrase.ts'
import type { Space } from '../cards/eras.ts'
import { type Box, dynastyOf, functionOf, matches } from '../cards/index.ts'
import {
  type Blow,
  type Change,
  type DynastyCard,
  type Effect,
  type EventEffect,
  type FunctionCard,
  type HistoricalEvent,
  type Lord,
  STATS,
} from '../cards/types.ts'
import { say } from './say.ts'

/** Joins parts with commas; at least one. */
function listed(parts: readonly Phrase[]): Phrase {
  const [first, ...rest] = parts
  if (!first) throw new Error('nothing to describe')
  return rest.reduce((a, b) => say('and', { a, b }), first)
}

const then = (parts: readonly Phrase[]): Phrase => {
  const [first, ...rest] = parts
  if (!first) throw new Error('nothing to describe')
  return rest.reduce((a, b) => say('and-then', { a, b }), first)
}

/** The changes of stats that are not 0: `state +2, grain −4`. */
export const describeChange = (change: Change): Phrase =>
  listed(
    STATS.flatMap((stat) => {
      const n = change[stat] ?? 0
      if (n === 0) return []
      return [n > 0 ? say(`more-${stat}`, { n }) : say(`less-${stat}`, { n: -n })]
    }),
  )

/** What a successful attack costs: `state −3, defence −1`. */
export const describeBlow = ({ loss, defence = 0 }: Blow): Phrase =>
  describeChange({ state: -loss, defence: -defence })

/** How stats moved: `state 10 → 8`. */
export const describeMoves = (
  moves: readonly { readonly stat: keyof Change; from: number; to: number }[],
): Phrase => listed(moves.map(({ stat, from, to }) => say(`moved-${stat}`, { from, to })))

/** An effect of a dynasty card. */
export function describeEffect(effect: Effect): Phrase {
  switch (effect.do) {
    case 'self':
      return say('fx-self', { change: describeChange(effect.change) })
    case 'opponent':
      return say('fx-opponent', { change: describeChange(effect.change) })
    case 'everyone':
      return say('fx-everyone', { change: describeChange(effect.change) })
    case 'either':
      return say('fx-either', { one: describeChange(effect.one), other: describeChange(effect.other) })
    case 'draw':
      return effect.min === effect.max
        ? say('fx-draw', { n: effect.min })
        : say('fx-draw-range', { min: effect.min, max: effect.max })
    case 'take':
    case 'strip':
      return say(`fx-${effect.do}`, { min: effect.min, max: effect.max })
    case 'attack': {
      const key = effect.at === 'all' ? 'fx-attack-all' : 'fx-attack'
      const { bonus = 0 } = effect
      const change = describeBlow(effect)
      return bonus === 0 ? say(key, { change }) : say(`${key}-strong`, { bonus, change })
    }
    case 'halt':
    case 'expose':
    case 'truce':
    case 'shield':
      return say(`fx-${effect.do}`, { n: effect.rounds })
    case 'sacrifice':
      return say('fx-sacrifice', { n: effect.grain })
    default:
      return say(`fx-${effect.do}`)
  }
}

const FORCED_LINES = {
  'xiang-yu': 'fx-xiang-yu',
  'xiao-yan': 'fx-xiao-yan',
  'shi-jingtang': 'fx-shi-jingtang',
  puyi: 'fx-puyi',
} as const

/** A dynasty card's effect. */
function describeDynasty(id: Id, card: DynastyCard): Phrase {
  const forced = FORCED_LINES[id as keyof typeof FORCED_LINES]
  if (forced) return say(forced)
  const line = card.use === 'react' ? say('fx-react') : then(card.effects.map(describeEffect))
  return card.crossing ? line : say('fx-bound', { line })
}

/** A function card's effect. */
const describeFunction = (card: FunctionCard): Phrase =>
  card.kind === 'attack' ? say('fx-attack', { change: describeBlow(card) }) : say(`fx-${card.kind}-card`)

/** A historical event's effect. */
export const describeEvent = ({ effects }: HistoricalEvent): Phrase => then(effects.map(describeEventEffect))

/** An effect of a historical event. */
export function describeEventEffect(effect: EventEffect): Phrase {
  switch (effect.do) {
    case 'self':
      return say('fx-self', { change: describeChange(effect.change) })
    case 'left':
      return say('fx-left', { change: describeChange(effect.change) })
    case 'skip':
      return say('fx-skip', { n: effect.rounds })
    case 'give':
      return say('fx-give', { n: effect.cards })
    case 'turns':
      return say('fx-turns', { n: effect.more })
    case 'discard':
      return say('fx-discard', { n: effect.cards })
    case 'duel':
      return say('fx-duel', { n: effect.loss })
    default:
      return say(`fx-${effect.do}`)
  }
}

/** When a dynasty card is played and what kind it is, as it lies in hand: `Tang 唐 · person`; `now` in its era. */
export function whenOf(box: Box, id: Id, marker: Space): Phrase | undefined {
  const card = dynastyOf(box, id)
  if (!card) return undefined
  const type = nameRef(`type-${card.type}`)
  const [from, to] = [nameRef(card.from), nameRef(card.to)]
  const when =
    card.from === card.to ? say('when-era', { era: from, type }) : say('when-span', { from, to, type })
  return matches(card, marker) ? say('when-now', { when }) : when
}

/** What a card does, after the era in which it is played: one line under an option. */
export function hintOf(box: Box, id: Id): Phrase {
  const [card, effect] = [dynastyOf(box, id), effectOf(box, id)]
  if (!card || card.use === 'forced') return effect // which names its era itself
  const [from, to] = [nameRef(card.from), nameRef(card.to)]
  return card.from === card.to
    ? say('hint-era', { era: from, effect })
    : say('hint-span', { from, to, effect })
}

/** A lord's stats to begin with. */
export const describeLord = ({ state: power, grain, attack, defence }: Lord): Phrase =>
  say('fx-lord', { power, grain, attack, defence })

/** The effect of a card of the draw pile. Throws for another id. */
export function effectOf(box: Box, id: Id): Phrase {
  const dynasty = dynastyOf(box, id)
  if (dynasty) return describeDynasty(id, dynasty)
  const card = functionOf(box, id)
  if (!card) throw new Error(`${id} is not a card of the draw pile`)
  return describeFunction(card)
}
