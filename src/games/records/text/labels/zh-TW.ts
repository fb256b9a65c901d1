// The words of the board and the hand in Traditional Chinese.
import type { Translation } from '../../../../text/catalogue.ts'
import type * as en from './en.ts'

export const labels: Translation<typeof en.labels> = {
  round: ({ round }) => `**第 ${round} 回合**`,
  beginning: () => '**起始階段**',
  over: () => '**遊戲結束**',
  target: ({ count }) => `目標 ${count} 座城池`,
  ending: () => '**最後一回合**',
  'deck-all': ({ cards, discards }) => `牌堆 ${cards}（棄牌 ${discards}）`,
  'deck-schemes': ({ cards, discards }) => `計謀牌堆 ${cards}（棄牌 ${discards}）`,
  'deck-realm': ({ cards, discards }) => `城將牌堆 ${cards}（棄牌 ${discards}）`,
  attack: ({ who, whom, city }) => `${who} 攻打 ${whom} 的${city}`,
  points: ({ points }) => `${points} 分`,
  bonus: () => '率先達到目標',
  'lord-hidden': () => '君主未公開',
  'strategist-hidden': () => '未公開',
  'own-hidden': () => '只有你知道',
  'known-hidden': () => '未公開',
  used: () => '已用',
  lord: () => '君主',
  strategist: () => '軍師',
  generals: () => '武將',
  schemes: () => '計謀',
  cities: () => '可建的城池',
  garrisons: () => '你的守將',
  choosing: () => '待選',
  'face-up': () => '已翻開',
  colon: () => '：',
  note: ({ text }) => `（${text}）`,
}
