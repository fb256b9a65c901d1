// 開局選項。
import type { options as en } from './en.ts'

export const options: typeof en = {
  ending: {
    name: '結束方式',
    hint: '對局何時結束；長度為 5 人 10 局中 8 局的輪數，每輪約 5 個決定',
    values: {
      last: '只剩 1 人（1 圈 12–41 輪）',
      'first-fall': '首位玩家出局（1 圈 11–32 輪）',
      deck: '朝代卡用盡（1 圈 12–41 輪）',
      clock: '到達指定輪數（預設 30 輪）',
    },
  },
  laps: {
    name: '圈數',
    hint: '棋子走完這些圈（每圈至少 12 輪）後結束，以國力值加錢糧值計分；不用於「到達指定輪數」',
    values: {
      '1': '1 圈（12–41 輪）',
      '2': '2 圈（24–66 輪）',
      '3': '3 圈（43–78 輪）',
      '5': '5 圈（68–108 輪）',
      '8': '8 圈（114–159 輪）',
      none: '不限，照原版規則（只剩 1 人：114–255 輪）',
    },
  },
  rounds: {
    name: '輪數',
    hint: '用於「到達指定輪數」的結束方式',
    values: { '18': '18 輪', '30': '30 輪', '54': '54 輪' },
  },
  opponents: {
    name: '對手玩家',
    hint: '卡牌只寫「對手玩家」時，效能落在誰身上',
    values: { one: '任選 1 名', every: '所有可指定的對手' },
  },
  honesty: { name: '誠實考驗', hint: '須展示的人物可以藏起，被發現則國力值 −15' },
  questions: {
    name: '題目',
    hint: '問題卡的題目來源',
    values: { any: '不限難度', easy: '容易', medium: '中等', hard: '困難', free: '由發問者輸入' },
  },
  'era-questions': { name: '當朝題目', hint: '只出棋子所在朝代的題目' },
  house: { name: '自製卡', hint: '加入自己或伺服器製作的卡牌與題目' },
}

export const optionGroups: Readonly<Record<'length' | 'cards' | 'questions', string>> = {
  length: '對局長度',
  cards: '卡牌',
  questions: '題目',
}
