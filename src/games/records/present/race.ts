// How the race for the win stands: cities built towards the target, points that lie open.
import { type Race, raceOf } from '../../common/race.ts'
import type { RecordsView } from '../view/view.ts'

/** The race as everybody sees it. */
export function race({ players, target, ending }: RecordsView): Race {
  const most = Math.max(...players.map(({ cities }) => cities.length))
  return raceOf(
    ending ? 1 : most / target,
    players.map(({ points }) => points),
  )
}
