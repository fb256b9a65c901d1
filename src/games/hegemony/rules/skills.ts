// The registries of both printings: all generals and all equipment.

import type { Edition } from '../cards/generals.ts'
import { registryOf, type SkillRegistry } from '../core/registry.ts'
import { armors } from '../equipment/armor.ts'
import { lastBattle } from '../equipment/last-battle.ts'
import { weapons } from '../equipment/weapons.ts'
import { formation } from '../generals/formation/index.ts'
import { momentum } from '../generals/momentum/index.ts'
import { qun } from '../generals/qun/index.ts'
import { revised } from '../generals/revised/index.ts'
import { shu } from '../generals/shu/index.ts'
import { transformation } from '../generals/transformation/index.ts'
import { wei } from '../generals/wei/index.ts'
import { wu } from '../generals/wu/index.ts'

const printed = [
  ...wei,
  ...shu,
  ...wu,
  ...qun,
  ...formation,
  ...momentum,
  ...transformation,
  ...weapons,
  ...armors,
  lastBattle,
]

/** Every skill there is, by printing: those revised stand in the place of those printed. */
const REGISTRIES: Readonly<Record<Edition, SkillRegistry>> = {
  printed: registryOf(printed),
  revised: registryOf([...printed, ...revised]),
}

/** Every skill of a table that plays with this printing's. */
export const skillsOfEdition = (edition: Edition): SkillRegistry => REGISTRIES[edition]
