// The play phase of a computer player: what each option is worth; nothing worth its while ends the phase.
import type { Option } from '../../../engine/decision.ts'
import type { Id } from '../../../engine/phrase.ts'
import { card as cardOf, colourOf, factsOf, isCard, isSlash, type Kind, type Slot } from '../cards/index.ts'
import type { Conversion, Sight } from '../core/skill.ts'
import type { HegemonyView } from '../view/view.ts'
import { concedingWorth, isAboutConceding } from './conceding.ts'
import { gearWorth } from './gear.ts'
import { cardWorth, maySlash } from './harm.ts'
import { bestMade } from './making.ts'
import { markerWorth } from './markers.ts'
import { distanceIn } from './reach.ts'
import { peaches } from './reacting.ts'
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
  const sense = senseOf(view, skill)
  if (sense?.makes) return bestMade(view, sight, sense.makes)
  return sense?.worth?.(sight) ?? 1
}

/** A hand card. */
function handWorth(view: HegemonyView, sight: Sight, id: Id): number {
  const { kind } = cardOf(id)
  const facts = factsOf(kind)
  if (facts.type === 'equipment') return puttingOn(view, sight, id, facts.slot)
  if (kind === 'peach' && isWaitedFor(view, sight)) return 0
  const black = colourOf(cardOf(id).suit) === 'black'
  return knownWorth(view, sight, kind, black) - (isSpare(sight) ? 0 : held(sight, id))
}

/** Equipment is put on where it is better than what is worn, or lets a Slash strike home, and first of all. */
function puttingOn(view: HegemonyView, sight: Sight, id: Id, slot: Slot): number {
  const own = playerOf(view, sight.me)
  const { kind } = cardOf(id)
  const now = own.equipment[slot]
  if (slot === 'minus-horse' && !isSpare(sight) && !isAnyFar(view, sight)) return 0
  if (now === null) return 3 + gearWorth(own, kind)
  const better = gearWorth(own, kind) - gearWorth(own, cardOf(now).kind) - 0.2
  return slot === 'weapon' ? better + strikesBetter(view, sight, id) : better
}

/** Whether some foe is farther off than the next seat. */
const isAnyFar = (view: HegemonyView, sight: Sight): boolean =>
  sight.others.some((seat) => sight.foe(seat) > 0 && distanceIn(view, sight.me, seat) > 1)

/** What the best Slash of this turn gains by a weapon. */
function strikesBetter(view: HegemonyView, sight: Sight, weapon: Id): number {
  const kinds = new Set(sight.hand.map((card) => cardOf(card).kind).filter(isSlash))
  if (kinds.size === 0 || !maySlash(view, sight)) return 0
  const players = view.players.map((player) =>
    player.seat === sight.me ? { ...player, equipment: { ...player.equipment, weapon } } : player,
  )
  const best = (table: HegemonyView) =>
    Math.max(0, ...[...kinds].map((kind) => cardWorth(table, sight, kind)))
  return Math.max(0, best({ ...view, players }) - best(view))
}

/** HP with which a Peach may wait for a friend at the end of theirs. */
const SOUND = 3

/** Whether a Peach may be needed for a friend rather than for oneself: it is kept while one is sound and has room for it. */
const isWaitedFor = (view: HegemonyView, sight: Sight): boolean =>
  !view.lastBattle &&
  !isSpare(sight) &&
  sight.hp(sight.me) >= SOUND &&
  peaches(sight) === 1 &&
  sight.friends.some((seat) => sight.hp(seat) <= 1)

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

function materials(view: HegemonyView, sight: Sight, { worn, fits, pile }: Conversion): Id[] {
  const own = playerOf(view, sight.me)
  if (pile !== undefined) return [...(own.piles[pile] ?? [])]
  return [...sight.hand, ...(worn ? wornBy(own) : [])].filter((card) => fits(faceOf(card)))
}

function materialPrice(view: HegemonyView, sight: Sight, conversion: Conversion): number {
  const fit = materials(view, sight, conversion)
  if (conversion.pile !== undefined) return fit.length > 0 ? FIELD : 3
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

/** What a card that lies on a general is worth there. */
const FIELD = 0.5

const faceOf = (id: Id) => {
  const printed = cardOf(id)
  return { ...printed, colour: colourOf(printed.suit) }
}

/** A card for a card: only what is of no use now, which comes after all else. */
const recastWorth = ({ hand }: Sight): number =>
  hand.some((card) => ['iron-chain', 'known-both'].includes(cardOf(card).kind)) ? 0.25 : -0.05
