// The hand picture as data: what one player holds and may choose from, with numbers and effects.
import type { Id } from '../../../engine/phrase.ts'
import { whole } from '../../../picture/named.ts'
import type { Input } from '../../../picture/paint.ts'
import { isGeneral, strengthOf } from '../cards/generals.ts'
import { CITIES, FEMALE, POINTS, SCHEMES, type SchemeUse, STRATEGISTS, schemeOf } from '../cards/index.ts'
import type { RecordsView } from '../view/view.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A general in hand. */
export interface GeneralCard {
  readonly portrait: Id
  /** Fullest first. */
  readonly names: readonly string[]
  readonly strength: number
  readonly lady: boolean
}

/** A city in hand. */
export interface CityCard {
  readonly name: string
  readonly points: number
  readonly walls: number
  readonly price: number
  readonly tax: string
}

/** A card with its effect written out: scheme, lord, strategist, capital. */
export interface EffectCard {
  readonly kind: SchemeUse | 'lord' | 'strategist' | 'capital'
  /** Of a person. */
  readonly portrait: Id | null
  /** Fullest first. */
  readonly names: readonly string[]
  readonly effect: string
  /** The same in few words. */
  readonly glance: string
  /** Wits or points, where the card has them. */
  readonly number: number | null
  /** How many of it there are, or that its power is used up. */
  readonly note: string | null
}

/** Cards that lie together, under a title. */
export interface Group {
  readonly title: string
  readonly generals: readonly GeneralCard[]
  readonly cities: readonly CityCard[]
  readonly effects: readonly EffectCard[]
}

/** Everything on a hand picture. */
export interface HandInput extends Input {
  readonly coins: number
  /** The same in words. */
  readonly purse: string
  /** What may be chosen from comes before what is held. */
  readonly groups: readonly Group[]
  /** The lords and the strategist of this player. */
  readonly court: readonly EffectCard[]
}

/** Makes it; for a viewer without a seat there is nothing on it. */
export function handInput(view: RecordsView, vocabulary: Vocabulary): HandInput {
  const { words, language } = vocabulary
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const hand = own?.hand ?? []
  const choices = [...(own?.drawn ?? []), ...(own?.choosing ?? [])]
  const choose = choices.length > 0 ? [group(words.choose({ n: choices.length }), choices, vocabulary)] : []
  const court = [...(own?.lords ?? []), ...(own?.strategist ? [own.strategist] : [])]
  return {
    language,
    coins: own?.money ?? 0,
    purse: words.coins({ n: own?.money ?? 0 }),
    groups: [...choose, group(words.hand({ n: hand.length }), hand, vocabulary)],
    court: court.map((card) => effectCard(card, own?.used.includes(card) ? words.used() : null, vocabulary)),
  }
}

/** All cards that lie before the viewing seat: those to choose from, the hand, and the court. */
export function cardsBefore({ players, viewer }: RecordsView): readonly Id[] {
  const own = players.find(({ seat }) => seat === viewer)
  const { drawn, choosing, hand, lords, strategist } = own ?? {}
  return [drawn, choosing, hand, lords, strategist].flatMap((cards) => cards ?? [])
}

/** All cards on the picture in its order, copies of a scheme one after the other. */
export function handOrder(view: RecordsView): readonly Id[] {
  const own = view.players.find(({ seat }) => seat === view.viewer)
  const choices = [...(own?.drawn ?? []), ...(own?.choosing ?? [])]
  return [choices, own?.hand ?? []].flatMap((cards) => {
    const { generals, cities, rest } = byKind(cards)
    const kinds = stacked(rest).map(([card]) => schemeOf(card) ?? card)
    return [
      ...generals,
      ...cities,
      ...kinds.flatMap((kind) => rest.filter((card) => (schemeOf(card) ?? card) === kind)),
    ]
  })
}

/** Cards by kind; strong generals and dear cities first. */
function byKind(cards: readonly Id[]) {
  const isCity = (card: Id) => card in CITIES && card !== 'luoyang'
  return {
    generals: cards.filter(isGeneral).sort((a, b) => strengthOf(b) - strengthOf(a)),
    cities: cards.filter(isCity).sort((a, b) => (CITIES[b]?.price ?? 0) - (CITIES[a]?.price ?? 0)),
    rest: cards.filter((card) => !isGeneral(card) && !isCity(card)),
  }
}

function group(title: string, cards: readonly Id[], vocabulary: Vocabulary): Group {
  const { generals, cities, rest } = byKind(cards)
  return {
    title,
    generals: generals.map((card) => generalCard(card, vocabulary)),
    cities: cities.map((card) => cityCard(card, vocabulary)),
    effects: stacked(rest).map(([card, n]) => effectCard(card, n > 1 ? `×${n}` : null, vocabulary)),
  }
}

/** One card of each kind, in the order of the box, and how many there are. */
function stacked(cards: readonly Id[]): readonly (readonly [Id, number])[] {
  const kinds = new Map<Id, readonly [card: Id, n: number]>()
  for (const card of cards) {
    const kind = schemeOf(card) ?? card
    const [first, n] = kinds.get(kind) ?? [card, 0]
    kinds.set(kind, [first, n + 1])
  }
  const order = Object.keys(SCHEMES)
  return [...kinds].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, each]) => each)
}

const generalCard = (card: Id, { named }: Vocabulary): GeneralCard => ({
  portrait: card,
  names: [whole(named(card)), named(card).name],
  strength: strengthOf(card),
  lady: FEMALE.has(card),
})

function cityCard(card: Id, { named, words }: Vocabulary): CityCard {
  const facts = CITIES[card]
  if (!facts) throw new Error(`${card} is not a city`)
  const { price, walls, tax, size } = facts
  return { name: named(card).name, points: POINTS[size], walls, price, tax: words.tax({ n: tax }) }
}

function effectCard(card: Id, note: string | null, { named, effect, glance }: Vocabulary): EffectCard {
  const scheme = schemeOf(card)
  const wits = STRATEGISTS[card]?.wits
  const kind = scheme
    ? SCHEMES[scheme].use
    : wits !== undefined
      ? 'strategist'
      : card in CITIES
        ? 'capital'
        : 'lord'
  return {
    kind,
    portrait: kind === 'lord' || kind === 'strategist' ? card : null,
    names: [whole(named(card)), named(card).name],
    effect: effect(card),
    glance: glance(card),
    number: wits ?? (card in CITIES ? POINTS.capital : null),
    note,
  }
}
