// The worth of things to a computer player, in points of the final score.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, LORDS, POINTS, type Scheme, schemeOf } from '../cards/index.ts'
import type { PlayerView } from '../view/view.ts'
import { generalsOf, ownPlayer, type Sight, strengthOn } from './known.ts'
import { measuresAt } from './measures.ts'

/** By the number of seats: how often each lord wins, in per cent, among hard players who are dealt theirs by lot. */
const LORDS_WIN: Readonly<Record<number, Readonly<Record<Id, number>>>> = {
  2: lords(48, 57, 47, 46, 51, 56, 45, 51),
  3: lords(27, 32, 39, 19, 29, 36, 31, 52),
  4: lords(27, 24, 21, 27, 18, 38, 16, 29),
  5: lords(19, 18, 18, 33, 17, 28, 12, 15),
}

function lords(...wins: readonly number[]): Readonly<Record<Id, number>> {
  return Object.fromEntries(LORDS.map((lord, index) => [lord, wins[index] ?? 0]))
}

/** Points by which measured lords cannot be told apart. */
const NEAR = 3

/** The lords offered that win most, those that are as good as the best among them. */
export function bestLords({ players }: Sight, offered: readonly Id[]): readonly Id[] {
  const win = (lord: Id): number => LORDS_WIN[players.length]?.[lord] ?? 0
  const most = Math.max(...offered.map(win))
  return offered.filter((lord) => win(lord) >= most - NEAR)
}

/** What the first to the target scores. */
const bonus = ({ advanced, players }: Sight): number => (advanced && players.length === 5 ? 8 : 10)

/** Points that one more city brings its new owner: its own, its taxes to come, and the bonus where it is the last one. */
export function cityGain(view: Sight, owner: PlayerView, card: Id): number {
  const city = CITIES[card]
  if (!city) return 0
  const reaches = view.first === null && owner.cities.length + 1 >= view.target
  const steps = view.first === null ? 1 : 0
  const later = view.ending ? 0 : city.tax * 1.5 + steps
  return POINTS[city.size] + later + (reaches ? bonus(view) : 0)
}

/** More coins than an action spends: what is beyond is hardly ever spent. */
export const PLENTY = 14

/** What a coin is worth: a point while there is something to build, little where there are plenty, next to nothing in the last round. */
export function coinWorth(view: Sight): number {
  if (view.ending) return 0.03
  const { hand, money } = ownPlayer(view)
  const worth = (hand ?? []).some((card) => card in CITIES) ? 0.7 : 0.45
  return money > PLENTY ? worth * 0.4 : worth
}

/** What the only general is worth who can hold a city that waits in the hand. */
const HOLDS = 7

/** What it is worth to hold a card besides the others of a hand. */
export function cardWorth(view: Sight, card: Id, others: readonly Id[]): number {
  const scheme = schemeOf(card)
  const measures = measuresAt(view)
  if (scheme) return measures.schemes[scheme]
  const cities = others.filter((each) => each in CITIES).length
  const generals = generalsOf(others).length
  const city = CITIES[card]
  if (city) {
    const worth = measures.city - measures.furtherCity * cities - (city.price > 9 ? 2 : 0)
    return Math.max(2, worth) + 0.05 * city.price
  }
  const wanted = generals === 0 ? (cities > 0 ? HOLDS : 5) : generals < 3 ? 2.5 : 0.5
  return wanted + measures.strength * strengthOn(card) - (view.ending ? 1 : 0)
}

/** The card of several that is worth most besides the others. */
export const worthiest = (view: Sight, cards: readonly Id[], others: readonly Id[]): Id | undefined =>
  best(cards, (card) => cardWorth(view, card, others))

/** How many schemes in hand need wits. */
export const contestsInHand = (view: Sight): number =>
  (ownPlayer(view).hand ?? []).filter((card) => CONTESTS.has(schemeOf(card))).length

const CONTESTS: ReadonlySet<Scheme | undefined> = new Set([
  'take-the-sheep',
  'borrowed-arrows',
  'seize-the-king',
  'beauty-trap',
  'remove-firewood',
  'empty-fort',
] as const)

/** The item that is worth most; the first of equals. */
export function best<T>(items: readonly T[], worth: (item: T) => number): T | undefined {
  let [found, most] = [items[0], Number.NEGATIVE_INFINITY]
  for (const item of items) {
    const value = worth(item)
    if (value > most) [found, most] = [item, value]
  }
  return found
}
