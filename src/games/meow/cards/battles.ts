// The six battles: year, fish, and what one, two and three generals of the mandate buy. Reconstructed.

import type { Id } from '../../../engine/phrase.ts'
import { attack, block, damage, dull, fish, heal, sealChosen, speed } from './effects.ts'
import type { BattleCard } from './types.ts'

export const BATTLES: Readonly<Record<Id, BattleCard>> = {
  guandu: { year: 200, winner: 2, loser: 0, does: [[dull(1)], [damage(3)], [heal(4), attack(1)]] },
  'red-cliffs': { year: 208, winner: 3, loser: 0, does: [[damage(2)], [dull(2)], [damage(6)]] },
  'xiaoyao-ford': { year: 215, winner: 4, loser: 0, does: [[speed(3)], [attack(2)], [damage(3), dull(2)]] },
  fancheng: { year: 219, winner: 4, loser: 1, does: [[heal(2)], [sealChosen], [attack(2), heal(3)]] },
  yiling: {
    year: 222,
    winner: 5,
    loser: 1,
    does: [[fish(1)], [heal(4)], [damage({ largest: 'faction', times: 2 }), damage(1)]],
  },
  'wuzhang-plains': { year: 234, winner: 6, loser: 1, does: [[block(3)], [attack(1), heal(2)], [heal(7)]] },
}
