// Estimates each seat's result from a position, for playouts that stop before the end.
import type { Facts, Forecast } from '../../../engine/forecast.ts'
import type { Seat } from '../../../engine/phrase.ts'
import { type DynastiesState, playerAt } from '../table/state.ts'
import { roundsAhead, TRACK } from './standing.ts'
import { weights } from './weights.ts'

/** Rounds after which a playout stops. */
const HORIZON = 4

/** How much of the game lies ahead, from 1 to 0. */
function ahead(state: DynastiesState): number {
  const { ending, laps, rounds } = state.rules
  if (ending === 'clock') return roundsAhead(state) / rounds
  return laps === null ? 1 : roundsAhead(state) / (laps * TRACK)
}

function factsOf(state: DynastiesState, seat: Seat): Facts {
  const { alive, stats, hand, skip, silenced } = playerAt(state, seat)
  if (!alive) return { dead: 1 }
  const left = ahead(state)
  const foes = state.players.filter((each, other) => each.alive && other !== seat)
  const score = stats.state + stats.grain
  const best = Math.max(0, ...foes.map((each) => each.stats.state + each.stats.grain))
  const threats = foes.filter((each) => each.stats.attack >= stats.defence).length
  const reached = foes.filter((each) => stats.attack >= each.stats.defence).length
  const lead = (score - best) / 10
  return {
    state: stats.state / 10,
    grain: stats.grain / 10,
    lead: lead,
    lateLead: lead * (1 - left),
    lastLead: left < 0.15 ? lead : 0,
    attack: stats.attack / 5,
    defence: stats.defence / 5,
    hand: hand.length / 5,
    threats: (threats / Math.max(1, foes.length)) * left,
    reached: (reached / Math.max(1, foes.length)) * left,
    weak: stats.state <= 4 ? 1 : 0,
    hungry: stats.grain <= 1 ? 1 : 0,
    hindered: skip > 0 || silenced ? 1 : 0,
  }
}

export const forecast: Forecast<DynastiesState> = {
  clock: ({ round }) => round,
  horizon: () => HORIZON,
  facts: (state) => state.players.map((_, seat) => factsOf(state, seat)),
  weights,
}
