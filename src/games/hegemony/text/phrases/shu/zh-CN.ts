// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../../text/catalogue.ts'
import type { shu as en } from './en.ts'

export const shu = {
  'ask-top': () => '哪些牌放回牌堆顶？先选的先被摸到。',
  'ask-bottom': () => '其余的依什么顺序放到牌堆底？先选的在上面。',
  'ask-basic': ({ whom }) => `弃置 1 张基本牌，否则你的【杀】对 ${whom} 无效。`,
} satisfies Translation<typeof en>
