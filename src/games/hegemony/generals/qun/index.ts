// The generals of Qun 群.
import type { Source } from '../../core/skill.ts'
import { caiWenji } from './cai-wenji.ts'
import { diaoChan } from './diao-chan.ts'
import { huaTuo } from './hua-tuo.ts'
import { jiLing } from './ji-ling.ts'
import { jiaXu } from './jia-xu.ts'
import { kongRong } from './kong-rong.ts'
import { luBu } from './lu-bu.ts'
import { maTeng } from './ma-teng.ts'
import { panFeng } from './pan-feng.ts'
import { pangDe } from './pang-de.ts'
import { tianFeng } from './tian-feng.ts'
import { yanLiangWenChou } from './yan-liang-wen-chou.ts'
import { yuanShao } from './yuan-shao.ts'
import { zhangJiao } from './zhang-jiao.ts'
import { zouShi } from './zou-shi.ts'

/** In the order of the table. */
export const qun: readonly Source[] = [
  huaTuo,
  luBu,
  diaoChan,
  yuanShao,
  yanLiangWenChou,
  jiaXu,
  pangDe,
  zhangJiao,
  caiWenji,
  maTeng,
  kongRong,
  jiLing,
  tianFeng,
  panFeng,
  zouShi,
]
