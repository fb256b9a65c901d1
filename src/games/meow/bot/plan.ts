// The line-up: by the worth of the cards alone, or in solo against the five that have been shown, fought in thought.
import type { Choice, Decision } from '../../../engine/decision.ts'
import type { Situation } from '../../../engine/game.ts'
import type { Id } from '../../../engine/phrase.ts'
import type { Random } from '../../../engine/random.ts'
import { subsets } from '../rules/subsets.ts'
import { playerAt } from '../table/state.ts'
import type { MeowView } from '../view/view.ts'
import { glance } from './fight.ts'
import { bestLineUp } from './line-up.ts'
import { rehearse, thoughtOf } from './rehearsal.ts'

/** Orders of the opponent's five that are imagined where its own is hidden. */
const IMAGINED = 8

/** Sets of front generals that are tried in every order. */
const TRIED = 3

const idsOf = ({ options }: Decision): Id[] => options.map(({ id }) => id)

/** Front slots that a line-up fills. */
const slotsOf = ({ slots = [] }: Decision): number =>
  slots.filter(({ key }) => key === 'meow.slot-front').length

/** The line-up by the worth of the cards alone. */
export function plainLineUp(decision: Decision): Choice {
  const { front, rear } = bestLineUp(idsOf(decision), slotsOf(decision))
  return [...front, ...rear].slice(0, decision.max)
}

/** The line-up that fares best against the solo opponent's five, in the order that is shown or in some it may have. */
export function lineUpAgainst(rival: readonly Id[], asked: Situation<MeowView>, random: Random): Choice {
  const { view, decision } = asked
  const hand = idsOf(decision)
  const orders = view.rival?.up ? [rival] : Array.from({ length: IMAGINED }, () => random.shuffle([...rival]))
  const placed = (front: readonly Id[]): Id[] => [...front, ...hand.filter((id) => !front.includes(id))]
  const best = (fronts: readonly Id[][], many: number): Id[][] =>
    fronts
      .map((front) => ({ front, worth: worthAgainst(orders, asked, placed(front)) }))
      .sort((a, b) => b.worth - a.worth)
      .slice(0, many)
      .map(({ front }) => front)
  const sets = subsets(hand).filter((set) => set.length === Math.min(slotsOf(decision), hand.length))
  const [chosen = []] = best(best(sets, TRIED).flatMap(ordersOf), 1)
  return placed(chosen).slice(0, decision.max)
}

function worthAgainst(
  orders: readonly (readonly Id[])[],
  { view, seat }: Situation<MeowView>,
  placed: Choice,
): number {
  let worth = 0
  for (const cards of orders) {
    const state = thoughtOf(view)
    playerAt(state, seat).hand = [...placed]
    if (state.rival) Object.assign(state.rival, { cards: [...cards], up: true })
    worth += rehearse(state, seat, (question, { battle }) => (battle ? glance(question, battle) : placed))
  }
  return worth
}

/** Every order of some things. */
const ordersOf = (items: readonly Id[]): Id[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first) => ordersOf(items.filter((id) => id !== first)).map((rest) => [first, ...rest]))
