// What the skills of the generals of the expansion 變 say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { transformation as en } from './en.ts'

export const transformation = {
  'changes-deputy': ({ who, old, general }) => `${who} 變更副將：${old}換成${general}。`,
  'no-deputy': ({ who }) => `${who} 找不到同勢力的武將來變更副將。`,
  'gains-souls': ({ who, count }) => `${who} 獲得 ${count} 張「魂」。`,
  'you-gain-souls': ({ generals }) => `你的「魂」：${generals}。`,
  'spends-soul': ({ who, general }) => `${who} 放回「魂」：${general}。`,
  restores: ({ who, skill }) => `${who} 可以再次發動${skill}。`,
  'at-saved': ({ who }) => ` ${who} 瀕死後存活`,
  'at-parting': ({ who, whom }) => ` ${who} 要獲得或棄置 ${whom} 的手牌`,
  'at-parting-open': ({ who, whom, card }) => ` ${who} 要獲得或棄置 ${whom} 的${card}`,
  'ask-change': ({ skill }) => `${skill}：要變更副將嗎？暗置的武將會先明置，再從 3 張武將中選 1 張。`,
  'change-deputy': () => '變更副將',
  'waits-change': ({ who }) => `${who} 可以變更副將。`,
  'ask-new-deputy': () => '選擇新的副將。',
  'ask-made': () => '要使用哪一張牌？',
  'ask-struck': () => '令他對誰使用【殺】？',
  'ask-soul': () => '放回哪一張「魂」？',
  soul: ({ general }) => general,
  'ask-zhiyu': ({ who }) => `${who} 的手牌顏色全相同：請棄置 1 張手牌。`,
  'ask-diaodu': ({ card }) => `要將${card}交給誰？`,
  'ask-restore': ({ whom }) => `本回合結束後，${whom} 可以再次使用哪個技能？`,
} satisfies Translation<typeof en>
