// 新玩家最先讀到的三行：目標、一個行動、怎樣取勝。
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: ({ target, bonus }) =>
    `城池分數最高者獲勝。第一位擁有 ${target} 座城池的玩家另得 ${bonus} 分，對局到該回合為止。`,
  turn: () => '領取收入，抽 2 張牌留 1 張；再依任意順序各做一次：建城、用計、攻城。',
  win: () => '能建城就建城，別讓人知道誰守哪座城；軍師智力較高時就攻城。',
}
