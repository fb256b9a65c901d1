// How the race for the win stands: the prestige of each side towards the target, and rounds where there is a last one.
import { type Race, raceOf } from '../../common/race.ts'
import type { StormView } from '../view/view.ts'

/** The race as everybody sees it. */
export function race({ players, target, round, lastRound }: StormView): Race {
  const sides = [...new Set(players.map(({ side }) => side))]
  const prestige = sides.map((side) =>
    players.reduce((sum, player) => sum + (player.side === side && !player.out ? player.prestige : 0), 0),
  )
  const rounds = lastRound > 0 ? round / lastRound : 0
  return raceOf(Math.max(rounds, Math.max(...prestige) / target), prestige)
}
