// 新玩家最先讀到的三行：目標、一個回合、怎樣取勝。
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: ({ target, together }) =>
    together
      ? `與盟友的聲望合計先到 ${target} 者勝：守住有道路通到都城的城池。都城被攻陷就出局。`
      : `聲望先到 ${target} 者勝：守住有道路通到都城的城池。都城被攻陷就出局。`,
  turn: () => '每支軍隊先行軍、後進攻，各軍先後不拘；再招募軍隊、補牌。出手之前，計劃只有你看得到。',
  win: () => '用幾支同兵種的軍隊一起進攻，切斷敵方城池的道路，都城隨時要有守軍。',
}
