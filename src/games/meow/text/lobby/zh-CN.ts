// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { LobbyWords } from './en.ts'

export const lobbyZhCN: LobbyWords = {
  title: '喵战三国',
  blurb: '招募三国最强的猫将，暗中布阵，为小鱼而战。1–4 人。',
  options: {
    expansions: {
      name: '扩充',
      hint: '加入更多卡牌；可任选几种一起使用',
      values: { treasures: '宝物', stratagems: '谋略', battles: '战役' },
      hints: {
        treasures: '可探访名马、兵器与典籍，交给你的武将',
        stratagems: '可研读阵法与计谋',
        battles: '3 场历史战役；当时已故的武将可化为天命使用',
      },
    },
    advanced: { name: '进阶', hint: '击败对手与存活可得胜分，先到 7 分者获胜' },
    opponent: {
      name: '对手',
      hint: '单人时的对手',
      values: {
        'red-cliffs-allies': '赤壁：蜀吴联军',
        'red-cliffs-wei': '赤壁：魏军',
        'guandu-wei': '官渡：魏军（你率袁军）',
        'guandu-yuan': '官渡：袁军（你率魏军）',
        famous: '名将组合',
        free: '牌库抽 5 张',
      },
    },
    difficulty: {
      name: '难度',
      hint: '一般：先看到对手布阵。地狱：依剩下的小鱼评定',
      values: { ordinary: '一般', challenge: '挑战', hell: '地狱' },
    },
  },
}
