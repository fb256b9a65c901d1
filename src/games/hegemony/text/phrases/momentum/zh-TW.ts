// What the skills of the generals of the expansion 勢 say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { momentum as en } from './en.ts'

export const momentum = {
  'general-removed': ({ whom, general }) => `${whom} 的${general}被移除，由沒有技能的士兵代替。`,
  'gains-skill': ({ who, skill }) => `${who} 從此擁有${skill}。`,
  'lent-skill': ({ who, skill }) => `${who} 本回合擁有${skill}。`,
  'max-hp': ({ whom, max, hp }) => `${whom} 的體力上限變為 ${max}（體力 ${hp}）。`,
  'withheld-red': ({ whom }) => `${whom} 本回合不能使用或打出紅色手牌。`,
  'withheld-black': ({ whom }) => `${whom} 本回合不能使用或打出黑色手牌。`,
  'names-heir': ({ who, whom }) => `${who} 將後嗣託付給 ${whom}。`,
  'points-count': ({ who, number }) => `${who} 的拼點牌點數變為 ${number}。`,
  'at-revealed': ({ who, general }) => `${who} 明置了${general}。`,
  'at-points': ({ who, whom }) => `${who} 與 ${whom} 亮出了拼點的牌。`,
  'ask-xunxun': () => '哪些留在牌堆頂？選在前面的先摸到。',
  'seat-withhold': () => '誰本回合不能使用或打出該顏色的手牌？',
  'seat-heir': () => '誰從此擁有「勇決」？',
  'seat-chain': () => '要橫置誰？',
  'ask-take-back': () => '要收回你的【殺】嗎？',
  'take-back': () => '收回',
  'ask-points': () => '你的牌點數如何？',
  'points-higher': ({ count }) => `點數 +${count}`,
  'points-lower': ({ count }) => `點數 −${count}`,
  'ask-decay': () => '有人的體力比你少，你要失去什麼？',
  'decay-hp': () => '失去 1 點體力',
  'decay-max': () => '體力上限 −1',
  'ask-pierced': ({ who }) => `${who} 對你發動「穿心」，你要放棄什麼？`,
  'pierced-worn': () => '棄置裝備，失去 1 點體力',
  'pierced-deputy': () => '移除副將',
  'ask-shot-off': () => '要棄置哪件裝備？',
} satisfies Translation<typeof en>
