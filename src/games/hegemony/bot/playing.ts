// The play phase of a computer player: what each option is worth; nothing worth its while ends the phase.
import type { Option } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { card as cardOf, colourOf, factsOf, isCard, isSlash, type Kind } from '../cards/index.ts'
import type { Conversion, Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { concedingWorth, isAboutConceding } from './conceding.ts'
import { gearWorth } from './gear.ts'
import { cardWorth } from './harm.ts'
import { markerWorth } from './markers.ts'
import { conversionsOf, senseOf } from './senses.ts'
import { playerOf, wornBy } from './table.ts'

/** What a card in the hand is worth beyond this turn, against what it does now. */
const LATER = 0.5

/** Worth of one option of the play phase. */
export function playWorth(view: HegemonyView, sight: Sight, option: Option): number {
  const { id } = option
  if (id === 'end') return 0
  if (isAboutConceding(option)) return concedingWorth(view, sight, option)
  const spent = markerWorth(sight, option)
  if (spent !== undefined) return spent
  if (id === 'recast') return recastWorth(sight)
  if (isCard(id)) return handWorth(view, sight, id)
  const [skill = '', kind] = id.split(':')
  if (kind !== undefined) return madeWorth(view, sight, kind as Kind)
  return senseOf(view, skill)?.worth?.(sight) ?? 1
}

/** A hand card: equipment is put on where it is better than what is worn, and first of all. */
function handWorth(view: HegemonyView, sight: Sight, id: Id): number {
  const { kind } = cardOf(id)
  const facts = factsOf(kind)
  if (facts.type !== 'equipment') {
    const black = colourOf(cardOf(id).suit) === 'black'
    return knownWorth(view, sight, kind, black) - (isSpare(sight) ? 0 : held(sight, id))
  }
  const own = playerOf(view, sight.me)
  const now = own.equipment[facts.slot]
  if (now === null) return 3 + gearWorth(own, kind)
  return gearWorth(own, kind) - gearWorth(own, cardOf(now).kind) - 0.2
}

/** Worths of this look at the table: cards of a kind are weighed once. */
const KNOWN = new WeakMap<Sight, Map<string, number>>()

function knownWorth(view: HegemonyView, sight: Sight, kind: Kind, black: boolean): number {
  const known = KNOWN.get(sight) ?? new Map<string, number>()
  KNOWN.set(sight, known)
  const key = `${kind} ${isSlash(kind) && black}`
  const worth = known.get(key) ?? cardWorth(view, sight, kind, { black })
  known.set(key, worth)
  return worth
}

/** What the hand holds over its limit is discarded anyhow. */
const isSpare = ({ hand, hp, me }: Sight): boolean => hand.length > Math.max(0, hp(me))

const held = (sight: Sight, id: Id): number => (cardOf(id).kind === 'peach' ? 0 : LATER * sight.keep(id))

/** A card made of others: what it does, less the cheapest cards that make it; black where no red card does. */
function madeWorth(view: HegemonyView, sight: Sight, kind: Kind): number {
  const ways = conversionsOf(view, playerOf(view, sight.me)).filter(
    ({ as, only }) => as === kind && only !== 'answer',
  )
  const prices = ways.map((way) => materialPrice(view, sight, way))
  const price = prices.length === 0 ? 1 : Math.min(...prices)
  const isRed = ways.some((way) => materials(view, sight, way).some((card) => faceOf(card).colour === 'red'))
  return cardWorth(view, sight, kind, isRed ? { black: false } : {}) - price
}

const materials = (view: HegemonyView, sight: Sight, { worn, fits }: Conversion): Id[] =>
  [...sight.hand, ...(worn ? wornBy(playerOf(view, sight.me)) : [])].filter((card) => fits(faceOf(card)))

function materialPrice(view: HegemonyView, sight: Sight, conversion: Conversion): number {
  const fit = materials(view, sight, conversion)
  const price = (card: Id) => sight.keep(card) * (isSpare(sight) ? 0.5 : 0.8)
  if (conversion.count !== 2) return Math.min(3, ...fit.map(price))
  const pairs = fit.flatMap((first, index) =>
    fit
      .slice(index + 1)
      .filter((second) => conversion.together?.(faceOf(first), faceOf(second)) ?? true)
      .map((second) => price(first) + price(second)),
  )
  return Math.min(6, ...pairs)
}

const faceOf = (id: Id) => {
  const printed = cardOf(id)
  return { ...printed, colour: colourOf(printed.suit) }
}

/** A card for a card: only what is of no use now, which comes after all else. */
const recastWorth = ({ hand }: Sight): number =>
  hand.some((card) => ['iron-chain', 'known-both'].includes(cardOf(card).kind)) ? 0.25 : -0.05
