// How far the game has come: whose sides are hidden nobody can count, but everybody sees who has died.
import { type Race, raceOf } from '../../common/race.ts'
import type { HegemonyView } from '../view/view.ts'

/** The race as everybody sees it. */
export function race({ players, lastBattle }: HegemonyView): Race {
  const dead = players.filter(({ alive }) => !alive).length
  return raceOf(lastBattle ? 1 : dead / Math.max(1, players.length - 1), [])
}
