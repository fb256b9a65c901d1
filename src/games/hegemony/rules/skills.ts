// The registry of this edition: all generals and all equipment.

import { registryOf } from '../core/registry.ts'
import { armors } from '../equipment/armor.ts'
import { lastBattle } from '../equipment/last-battle.ts'
import { weapons } from '../equipment/weapons.ts'
import { qun } from '../generals/qun/index.ts'
import { shu } from '../generals/shu/index.ts'
import { wei } from '../generals/wei/index.ts'
import { wu } from '../generals/wu/index.ts'

/** Every skill there is. */
export const SKILLS = registryOf([...wei, ...shu, ...wu, ...qun, ...weapons, ...armors, lastBattle])
