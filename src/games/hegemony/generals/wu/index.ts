// The generals of Wu 吳.
import type { Source } from '../../core/skill.ts'
import { daQiao } from './da-qiao.ts'
import { dingFeng } from './ding-feng.ts'
import { erZhang } from './er-zhang.ts'
import { ganNing } from './gan-ning.ts'
import { huangGai } from './huang-gai.ts'
import { luMeng } from './lu-meng.ts'
import { luSu } from './lu-su.ts'
import { luXun } from './lu-xun.ts'
import { sunJian } from './sun-jian.ts'
import { sunQuan } from './sun-quan.ts'
import { sunShangxiang } from './sun-shangxiang.ts'
import { taishiCi } from './taishi-ci.ts'
import { xiaoQiao } from './xiao-qiao.ts'
import { zhouTai } from './zhou-tai.ts'
import { zhouYu } from './zhou-yu.ts'

/** In the order of the table. */
export const wu: readonly Source[] = [
  sunQuan,
  ganNing,
  luMeng,
  huangGai,
  zhouYu,
  daQiao,
  luXun,
  sunShangxiang,
  sunJian,
  xiaoQiao,
  taishiCi,
  zhouTai,
  luSu,
  erZhang,
  dingFeng,
]
