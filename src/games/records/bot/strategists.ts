// Strategists to the hard computer player: what one is worth, and how many to draw to choose from.
import type { Id } from '../../../engine/phrase.ts'
import { CITIES, STRATEGISTS } from '../cards/index.ts'
import { incomeOf } from '../rules/common/draw.ts'
import type { PlayerView } from '../view/view.ts'
import { generalsOf, ownPlayer, type Sight } from './known.ts'
import { measuresAt } from './measures.ts'
import { cityGain, contestsInHand, PLENTY } from './worth.ts'

/** What a point of wits is worth in coins, for defence. */
const WITS = 0.08
/** What a coin is worth that is hardly ever spent. */
const IDLE = 0.2

const coinOf = ({ money }: PlayerView): number => (money > PLENTY ? IDLE : 1)

/** What a strategist is worth this round: coins, and wits. */
export function strategistWorth(view: Sight, card: Id): number {
  const { wits, income } = STRATEGISTS[card] ?? { wits: 0, income: 0 }
  return coinOf(ownPlayer(view)) * income + (WITS + measuresAt(view).contest * contestsInHand(view)) * wits
}

/** How many coins to pay for more strategists to choose from: never those that a city of this round needs. */
export function coinsForMore(view: Sight, most: number): number {
  const own = ownPlayer(view)
  const worths = Object.keys(STRATEGISTS)
    .map((card) => strategistWorth(view, card))
    .sort((a, b) => b - a)
  let [coins, promise] = [0, bestOfDrawn(worths, 1)]
  for (let paid = 1; paid <= most; paid++) {
    const worth = bestOfDrawn(worths, 1 + paid) - paid * coinOf(own)
    if (worth > promise && buildsWith(view, own, paid) >= buildsWith(view, own, 0))
      [coins, promise] = [paid, worth]
  }
  return coins
}

/** What the best of so many drawn by chance is worth on average; the best first. */
function bestOfDrawn(worths: readonly number[], drawn: number): number {
  let [sum, none] = [0, 1]
  for (const [index, worth] of worths.entries()) {
    const left = worths.length - index
    sum += (none * drawn * worth) / left
    none *= Math.max(0, 1 - drawn / left)
  }
  return sum
}

/** The best city that can be built in this round once so much is spent. */
function buildsWith(view: Sight, own: PlayerView, spent: number): number {
  const hand = own.hand ?? []
  if (generalsOf(hand).length === 0) return 0
  const lords = own.lords ?? []
  const money = own.money - spent + incomeOf({ cities: own.cities, lords }, lords.length > 1)
  const gains = hand.flatMap((card) =>
    (CITIES[card]?.price ?? Number.POSITIVE_INFINITY) <= money ? cityGain(view, own, card) : [],
  )
  return Math.max(0, ...gains)
}
