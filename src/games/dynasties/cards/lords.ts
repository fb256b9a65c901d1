// The 8 lords, oldest dynasty first (D1), and the eras that are theirs (D2).
import type { Id } from '../../../engine/phrase.ts'
import type { Era } from './eras.ts'
import type { Lord } from './types.ts'

const lord = (eras: readonly Era[], state: number, grain: number, attack: number, defence: number): Lord => ({
  eras,
  state,
  grain,
  attack,
  defence,
})

/** Lords by id, oldest dynasty first. */
export const LORDS: Readonly<Record<Id, Lord>> = {
  'ji-fa': lord(['western-zhou', 'spring-autumn', 'warring-states'], 10, 5, 5, 6),
  'ying-zheng': lord(['qin'], 10, 4, 5, 7),
  'liu-bang': lord(['western-han', 'eastern-han'], 12, 5, 5, 5),
  'li-shimin': lord(['tang'], 15, 5, 6, 8),
  'zhao-kuangyin': lord(['song'], 10, 8, 4, 7),
  khubilai: lord(['yuan'], 15, 5, 8, 4),
  'zhu-yuanzhang': lord(['ming'], 10, 5, 5, 4),
  xuanye: lord(['qing'], 15, 7, 7, 7),
}
