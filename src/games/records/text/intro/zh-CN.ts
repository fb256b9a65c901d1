// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: ({ target, bonus }) =>
    `城池分数最高者获胜。第一位拥有 ${target} 座城池的玩家另得 ${bonus} 分，对局到该回合为止。`,
  turn: () => '领取收入，抽 2 张牌留 1 张；再依任意顺序各做一次：建城、用计、攻城。',
  win: () => '能建城就建城，别让人知道谁守哪座城；自己的军师较聪明时，就是出手的时候。',
}
