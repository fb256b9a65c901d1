// Estimates each seat's result from a position, for playouts that stop before the end.
import type { Facts, Forecast } from '../../../engine/forecast.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { CITIES, GENERALS, LORDS } from '../cards/index.ts'
import { scoreParts } from '../rules/end.ts'
import { playerAt, type RecordsState, targetOf } from '../table/state.ts'
import { weights } from './weights.ts'

/** Rounds after which a playout stops. */
const HORIZON = 2

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0)

function factsOf(state: RecordsState, seat: Seat): Facts {
  const { hand, cities, money, lords } = playerAt(state, seat)
  const strengths = hand.flatMap((card) => GENERALS[card] ?? []).sort((a, b) => b - a)
  const plans = hand.flatMap((card) => CITIES[card]?.price ?? [])
  const garrisons = cities.map(({ garrison }) => GENERALS[garrison] ?? 0)
  const points = sum(scoreParts(state, seat).map((part) => part.points))
  const toGo = Math.max(0, targetOf(state.players.length) - cities.length)
  const schemes = hand.length - strengths.length - plans.length
  return {
    points: points / 10,
    latePoints: (points / 10) * Math.min(1, state.round / 8),
    oneToGo: toGo === 1 ? 1 : 0,
    twoToGo: toGo === 2 ? 1 : 0,
    toGo: toGo / 5,
    garrisons: sum(garrisons) / 20,
    weakest: Math.min(10, ...garrisons) / 10,
    money: money / 10,
    smallMoney: Math.min(money, 6) / 6,
    strongest: (strengths[0] ?? 0) / 10,
    second: (strengths[1] ?? 0) / 10,
    strengths: sum(strengths) / 20,
    plans: plans.length,
    cheapest: Math.min(20, ...plans) / 10,
    schemes: schemes / 3,
    ...Object.fromEntries(LORDS.map((lord) => [lord, lords.includes(lord) ? 1 : 0])),
  }
}

export const forecast: Forecast<RecordsState> = {
  clock: ({ round }) => round,
  horizon: () => HORIZON,
  facts: (state) => state.players.map((_, seat) => factsOf(state, seat)),
  weights,
}
