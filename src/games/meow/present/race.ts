// How the race for the win stands: battles of the campaign, fish, and points in the advanced rules.
import { type Race, raceOf } from '../../common/race.ts'
import { ENOUGH } from '../rules/points.ts'
import { PRIZES } from '../rules/settle.ts'
import type { MeowView } from '../view/view.ts'

/** The race as everybody sees it. */
export function race({ advanced, round, players }: MeowView): Race {
  const points = players.map((player) => (advanced ? player.points : player.fish))
  return raceOf(advanced ? Math.max(...points) / ENOUGH : (round - 1) / PRIZES.length, points)
}
