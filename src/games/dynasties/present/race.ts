// How the race for the win stands: rounds played of those that are known to come, state and grain.
import { type Race, raceOf } from '../../common/race.ts'
import { ROUNDS_A_LAP } from '../table/options.ts'
import type { DynastiesView } from '../view/view.ts'

/** The race as everybody sees it; a game without a set length has come as far as players have fallen. */
export function race({ rules, round, players, fallen }: DynastiesView): Race {
  const rounds = rules.ending === 'clock' ? rules.rounds : (rules.laps ?? 0) * ROUNDS_A_LAP
  const living = players.filter(({ alive }) => alive)
  return raceOf(
    rounds > 0 ? round / rounds : fallen.length / Math.max(1, players.length - 1),
    living.map(({ stats }) => stats.state + stats.grain),
  )
}
