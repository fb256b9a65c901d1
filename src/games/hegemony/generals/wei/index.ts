// The generals of Wei.
import type { Source } from '../../core/skill.ts'
import { caoCao } from './cao-cao.ts'
import { caoPi } from './cao-pi.ts'
import { caoRen } from './cao-ren.ts'
import { dianWei } from './dian-wei.ts'
import { guoJia } from './guo-jia.ts'
import { simaYi } from './sima-yi.ts'
import { xiahouDun } from './xiahou-dun.ts'
import { xiahouYuan } from './xiahou-yuan.ts'
import { xuChu } from './xu-chu.ts'
import { xuHuang } from './xu-huang.ts'
import { xunYu } from './xun-yu.ts'
import { yueJin } from './yue-jin.ts'
import { zhangHe } from './zhang-he.ts'
import { zhangLiao } from './zhang-liao.ts'
import { zhenJi } from './zhen-ji.ts'

/** In the order of the table. */
export const wei: readonly Source[] = [
  caoCao,
  simaYi,
  xiahouDun,
  zhangLiao,
  xuChu,
  guoJia,
  zhenJi,
  xiahouYuan,
  zhangHe,
  xuHuang,
  caoRen,
  dianWei,
  xunYu,
  caoPi,
  yueJin,
]
