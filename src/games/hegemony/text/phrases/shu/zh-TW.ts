// What the skills of the generals of Shu say in Traditional Chinese: events, questions, choices.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { shu as en } from './en.ts'

export const shu = {
  'ask-top': () => '哪些牌放回牌堆頂？先選的先被摸到。',
  'ask-bottom': () => '其餘的依什麼順序放到牌堆底？先選的在上面。',
  'ask-basic': ({ whom }) => `棄置 1 張基本牌，否則你的【殺】對 ${whom} 無效。`,
} satisfies Translation<typeof en>
