// The general schemes to a computer player: what playing each promises, and against whom.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { CITIES, type Scheme, schemeOf } from '../cards/index.ts'
import {
  bestGuess,
  generalsOf,
  margins,
  mean,
  outwits,
  ownPlayer,
  rivals,
  type Sight,
  type Target,
  targets,
} from './known.ts'
import { best, cardWorth, cityGain, coinWorth } from './worth.ts'

/** What a drawn card is worth. */
const drawWorth = (view: Sight): number => (view.ending ? 0.3 : 2)

/** Points that playing a general scheme now promises. */
export function schemeWorth(view: Sight, card: Id): number {
  const promise = PROMISES[schemeOf(card) ?? 'wait-at-ease']
  return promise?.(view) ?? 0
}

const PROMISES: Readonly<Partial<Record<Scheme, (view: Sight) => number>>> = {
  'muddy-waters': (view) => 4 * coinWorth(view) + 0.5,
  'two-birds': (view) => 2 * drawWorth(view),
  'brick-for-jade': (view) => 2 * drawWorth(view) - 0.5,
  'peach-garden': (view) =>
    (generalsOf(ownPlayer(view).hand ?? []).length < 2 ? 3 : 1) * (view.ending ? 0.3 : 1),
  'take-the-sheep': (view) => Math.max(0, ...rivals(view).map(({ seat }) => sheepWorth(view, seat))),
  'borrowed-arrows': (view) => Math.max(0, ...rivals(view).map(({ seat }) => arrowsWorth(view, seat))),
  'win-over': (view) => Math.max(0, ...targets(view).map((target) => winOverWorth(view, target))),
  assassination: (view) => Math.max(0, ...targets(view).map((target) => murderWorth(view, target))),
}

/** Coins that 順手牽羊 promises from a rival, in points. */
export const sheepWorth = (view: Sight, rival: Seat): number =>
  coinWorth(view) *
  mean(margins(view, rival), (margin) => Math.max(0, Math.min(margin, view.players[rival]?.money ?? 0)))

/** Cards that 草船借箭 promises from a rival, in points. */
export const arrowsWorth = (view: Sight, rival: Seat): number => {
  const held = view.players[rival]?.handSize ?? 0
  return (
    mean(margins(view, rival), (margin) => (margin <= 0 ? 0 : Math.min(held, margin >= 3 ? 2 : 1))) *
    drawWorth(view) *
    1.2
  )
}

/** What 攏絡之計 promises at a city. */
export function winOverWorth(view: Sight, { owner, city }: Target): number {
  if (city.up) return 0
  return (
    outwits(view, owner.seat) *
    bestGuess(view, city).chance *
    (cityGain(view, ownPlayer(view), city.card) + 4)
  )
}

/** What 暗殺計 promises at a city, with as many coins as are worth it. */
export function murderWorth(view: Sight, target: Target): number {
  return murder(view, target, murderPrice(view, target))
}

/** How much to pay an assassin: each coin brings as much as the next, so everything or as little as can be. */
export function murderPrice(view: Sight, target: Target): number {
  const most = Math.min(22, ownPlayer(view).money)
  return murder(view, target, most) > murder(view, target, 1) ? most : 1
}

function murder(view: Sight, { owner, city }: Target, coins: number): number {
  const own = ownPlayer(view)
  const manned = generalsOf(own.hand ?? []).length > 0
  const gain = (manned ? cityGain(view, own, city.card) : 0) + (CITIES[city.card]?.price ?? 0) * 0.4
  return ((outwits(view, owner.seat) * coins) / 22) * gain - coins * coinWorth(view)
}

/** The card of a hand that is missed least. */
export const leastWorthy = (view: Sight, cards: readonly Id[]): Id | undefined =>
  best(
    cards,
    (card) =>
      -cardWorth(
        view,
        card,
        cards.filter((each) => each !== card),
      ),
  )
