// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type * as en from './en.ts'

export const intro: typeof en.intro = {
  aim: {
    last: (n) => `国力值归零就出局。棋子走完 ${n} 圈后，国力值加钱粮值最高者获胜。`,
    'first-fall': (n) => `国力值归零就出局。首位玩家出局时，或棋子走完 ${n} 圈后，国力值加钱粮值最高者获胜。`,
    deck: (n) => `国力值归零就出局。朝代卡用尽时，或棋子走完 ${n} 圈后，国力值加钱粮值最高者获胜。`,
    clock: (n) => `国力值归零就出局。满 ${n} 轮后，国力值加钱粮值最高者获胜。`,
  },
  turn: () =>
    '打出 1 张牌或抽 1 张牌。朝代卡须与棋子所在时代相符，或配合穿越卡；攻击卡、事件卡、问题卡不受时代限制。',
  win: () => '在自己的时代提升国力值，别让钱粮值归零；对手的防守力不高于你的攻击力时，就攻击。',
}
