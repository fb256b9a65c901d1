// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { qun as en } from './en.ts'

export const qun = {
  'ask-luanwu': () => '“乱武”：对与自己距离最近的角色使用【杀】，否则失去 1 点体力。',
  'ask-dueller': () => '谁使用【决斗】？',
  'ask-duelled': () => '对谁使用？',
  'ask-lose-skills': ({ whom }) => `${whom} 的哪一名武将失去技能？`,
  'ask-turn-down': ({ whom }) => `暗置 ${whom} 的哪一名武将？`,
  'ask-equipment-fate': ({ card }) => `${card}：装备，还是弃置？`,
  'put-on': () => '装备',
  'throw-away': () => '弃置',
} satisfies Translation<typeof en>
