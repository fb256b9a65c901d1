// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type * as en from './en.ts'

export const labels: Translation<typeof en.labels> = {
  round: ({ round }) => `**第 ${round} 回合**`,
  beginning: () => '**起始阶段**',
  over: () => '**游戏结束**',
  target: ({ count }) => `目标 ${count} 座城池`,
  ending: () => '**最后一回合**',
  'deck-all': ({ cards, discards }) => `牌堆 ${cards}（弃牌 ${discards}）`,
  'deck-schemes': ({ cards, discards }) => `计谋牌堆 ${cards}（弃牌 ${discards}）`,
  'deck-realm': ({ cards, discards }) => `城将牌堆 ${cards}（弃牌 ${discards}）`,
  attack: ({ who, whom, city }) => `${who} 攻打 ${whom} 的${city}`,
  points: ({ points }) => `${points} 分`,
  bonus: () => '率先达到目标',
  'lord-hidden': () => '君主未公开',
  'strategist-hidden': () => '未公开',
  'own-hidden': () => '只有你知道',
  'known-hidden': () => '未公开',
  used: () => '已用',
  lord: () => '君主',
  strategist: () => '军师',
  generals: () => '武将',
  schemes: () => '计谋',
  cities: () => '可建的城池',
  garrisons: () => '你的守将',
  choosing: () => '待选',
  'face-up': () => '已翻开',
  colon: () => '：',
  note: ({ text }) => `（${text}）`,
}
