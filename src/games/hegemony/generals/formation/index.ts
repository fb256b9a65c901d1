// The generals of the expansion 陣 (section 18).
import type { Source } from '../../core/skill.ts'
import { caoHong } from './cao-hong.ts'
import { dengAi } from './deng-ai.ts'
import { heTaihou } from './he-taihou.ts'
import { jiangQin } from './jiang-qin.ts'
import { jiangWanFeiYi } from './jiang-wan-fei-yi.ts'
import { jiangWei } from './jiang-wei.ts'
import { xuSheng } from './xu-sheng.ts'
import { yuJi } from './yu-ji.ts'

/** In the order of the table. */
export const formation: readonly Source[] = [
  dengAi,
  caoHong,
  jiangWei,
  jiangWanFeiYi,
  jiangQin,
  xuSheng,
  heTaihou,
  yuJi,
]
