// What the skills of the generals of the expansion 陣 say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { formation as en } from './en.ts'

export const formation = {
  lays: ({ who, card, skill }) => `${who} 將${card}置於武將牌上（${skill}）。`,
  'ask-called': ({ who }) => `${who} 發起陣法召喚，要明置 1 名武將加入陣法嗎？`,
  'waits-called': ({ who, whom }) => `${who} 可以響應 ${whom} 的陣法召喚。`,
  'ask-field': () => '結果不是 ♥，要將判定牌留作「田」嗎？',
  'lay-field': () => '留作「田」',
  'ask-ration': ({ whom }) => `要交給 ${whom} 1 張「田」嗎？`,
  'ask-huyuan': () => '回合結束，要做什麼？',
  'give-card': () => '交出 1 張手牌',
  'place-equipment': () => '置入 1 張裝備牌',
  'ask-discard-there': () => '要棄置場上的 1 張牌嗎？',
  'ask-provoked': ({ who }) => `${who} 向你挑釁：對他使用 1 張【殺】，否則他棄置你 1 張牌。`,
  'ask-black': ({ whom }) => `要棄置 ${whom} 的 1 張黑色手牌嗎？`,
  'look-generals': () => '所有暗置的武將',
  'ask-illusion': ({ card, whom }) => `要棄置 1 張「幻」，取消${card}對 ${whom} 的效果嗎？`,
  'seat-provoke': () => '要挑釁誰？',
  'seat-look': () => '讓誰看你的手牌？',
} satisfies Translation<typeof en>
