// The generals of the expansion 變 (section 20).
import type { Source } from '../../core/skill.ts'
import { bianFuren } from './bian-furen.ts'
import { liJueGuoSi } from './li-jue-guo-si.ts'
import { lingTong } from './ling-tong.ts'
import { luFan } from './lu-fan.ts'
import { maSu } from './ma-su.ts'
import { shaMoke } from './sha-moke.ts'
import { xunYou } from './xun-you.ts'
import { zuoCi } from './zuo-ci.ts'

/** In the order of the table. */
export const transformation: readonly Source[] = [
  xunYou,
  bianFuren,
  maSu,
  shaMoke,
  lingTong,
  luFan,
  zuoCi,
  liJueGuoSi,
]
