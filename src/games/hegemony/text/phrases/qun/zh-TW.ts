// What the skills of the generals of Qun say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { qun as en } from './en.ts'

export const qun = {
  'ask-luanwu': () => '「亂武」：對與自己距離最近的角色使用【殺】，否則失去 1 點體力。',
  'ask-dueller': () => '誰使用【決鬥】？',
  'ask-duelled': () => '對誰使用？',
  'ask-lose-skills': ({ whom }) => `${whom} 的哪一名武將失去技能？`,
  'ask-turn-down': ({ whom }) => `暗置 ${whom} 的哪一名武將？`,
  'ask-equipment-fate': ({ card }) => `${card}：裝備，還是棄置？`,
  'put-on': () => '裝備',
  'throw-away': () => '棄置',
} satisfies Translation<typeof en>
