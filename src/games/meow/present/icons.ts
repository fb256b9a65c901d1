// Icons of choices: a general's kingdom, and what is fought with. In lines: kingdoms and kinds of troops.
import type { Icon } from '../../../text/icons.ts'
import { iconsBy } from '../../common/icons.ts'
import type { Faction, Troop } from '../cards/effects.ts'
import { GENERALS } from '../cards/index.ts'

/** Of each kingdom and house. */
export const FACTION_ICONS: Readonly<Record<Faction, Icon>> = {
  wei: 'wei',
  shu: 'shu',
  wu: 'wu',
  yuan: 'yuan',
  others: 'qun',
}

/** Of each kind of troops. */
export const TROOP_ICONS: Readonly<Record<Troop, Icon>> = {
  cavalry: 'cavalry',
  foot: 'foot',
  bow: 'archers',
  shield: 'guard',
  spear: 'spear',
  wits: 'wits',
}

export const icon = iconsBy(
  {
    'strike-now': 'attack',
    'visit-generals': 'fish',
    'visit-treasure': 'fish',
    'visit-study': 'fish',
    'have-cat': 'meow',
    'use-stratagem': 'cards',
  },
  (id) => {
    const faction = GENERALS[id]?.faction
    return faction && FACTION_ICONS[faction]
  },
)
