// The generals whose skills newer printings have revised (section 17, a variant).
import type { Source } from '../../core/skill.ts'
import { revisedHuaTuo } from '../qun/hua-tuo.ts'
import { revisedPangDe } from '../qun/pang-de.ts'
import { revisedYuanShao } from '../qun/yuan-shao.ts'
import { revisedXuChu } from '../wei/xu-chu.ts'
import { revisedHuangGai } from '../wu/huang-gai.ts'
import { revisedLuMeng } from '../wu/lu-meng.ts'
import { revisedXiaoQiao } from '../wu/xiao-qiao.ts'
import { revisedZhouTai } from '../wu/zhou-tai.ts'

/** Each as it stands in the place of its general. */
export const revised: readonly Source[] = [
  revisedXuChu,
  revisedLuMeng,
  revisedHuangGai,
  revisedXiaoQiao,
  revisedZhouTai,
  revisedHuaTuo,
  revisedYuanShao,
  revisedPangDe,
]
