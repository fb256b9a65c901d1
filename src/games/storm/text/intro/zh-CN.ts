// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: ({ target, together }) =>
    together
      ? `与盟友的声望合计先到 ${target} 者胜：守住有道路通到都城的城池。都城被攻陷就出局。`
      : `声望先到 ${target} 者胜：守住有道路通到都城的城池。都城被攻陷就出局。`,
  turn: () => '每支军队先行军、后进攻，各军先后不拘；再招募军队、补牌。出手之前，计划只有你看得到。',
  win: () => '用几支同兵种的军队一起进攻，切断敌方城池的道路，都城随时要有守军。',
}
