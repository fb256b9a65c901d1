// The look of a computer player at the table: what skills are told when they are asked what they are worth.
import type { Situation } from '../../../engine/game.ts'
import { seatOf } from '../labels.ts'
import type { Sight } from '../skill.ts'
import type { HegemonyView } from '../view.ts'
import { foesOf } from './foes.ts'
import { keepWorth } from './keep.ts'
import { playerOf, wornBy } from './table.ts'

/** Makes it from what the seat knows. */
export function sightOf({ view, seat, story }: Situation<HegemonyView>): Sight {
  const own = playerOf(view, seat)
  return {
    me: seat,
    foe: foesOf(view, seat, story),
    hp: (other) => playerOf(view, other).hp,
    maxHp: (other) => playerOf(view, other).maxHp,
    handSize: (other) => playerOf(view, other).handSize,
    worn: (other) => wornBy(playerOf(view, other)),
    hand: own.hand ?? [],
    keep: (card) => keepWorth(own, card),
    seatOf: (id) => (seatOf(id) < 0 ? undefined : seatOf(id)),
    happening: view.happening,
  }
}
