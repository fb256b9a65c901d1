// The generals of the expansion 勢 (section 19).
import type { Source } from '../../core/skill.ts'
import { chenWuDongXi } from './chen-wu-dong-xi.ts'
import { dongZhuo } from './dong-zhuo.ts'
import { liDian } from './li-dian.ts'
import { maDai } from './ma-dai.ts'
import { miFuren } from './mi-furen.ts'
import { sunCe } from './sun-ce.ts'
import { zangBa } from './zang-ba.ts'
import { zhangRen } from './zhang-ren.ts'

/** In the order of the table. */
export const momentum: readonly Source[] = [
  liDian,
  zangBa,
  maDai,
  miFuren,
  sunCe,
  chenWuDongXi,
  dongZhuo,
  zhangRen,
]
