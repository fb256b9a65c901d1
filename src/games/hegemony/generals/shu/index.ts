// The generals of Shu 蜀.
import type { Source } from '../../core/skill.ts'
import { ganFuren } from './gan-furen.ts'
import { guanYu } from './guan-yu.ts'
import { huangYueying } from './huang-yueying.ts'
import { huangZhong } from './huang-zhong.ts'
import { liuBei } from './liu-bei.ts'
import { liuShan } from './liu-shan.ts'
import { maChao } from './ma-chao.ts'
import { mengHuo } from './meng-huo.ts'
import { pangTong } from './pang-tong.ts'
import { weiYan } from './wei-yan.ts'
import { woLong } from './wo-long.ts'
import { zhangFei } from './zhang-fei.ts'
import { zhaoYun } from './zhao-yun.ts'
import { zhuRong } from './zhu-rong.ts'
import { zhugeLiang } from './zhuge-liang.ts'

/** In the order of the table. */
export const shu: readonly Source[] = [
  liuBei,
  guanYu,
  zhangFei,
  zhugeLiang,
  zhaoYun,
  maChao,
  huangYueying,
  huangZhong,
  weiYan,
  pangTong,
  woLong,
  liuShan,
  mengHuo,
  zhuRong,
  ganFuren,
]
