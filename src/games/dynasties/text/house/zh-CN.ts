// Simplified Chinese, made from zh-TW.ts by `npm run simplify`: edit that one.
import type { Translation } from '../../../../text/catalogue.ts'
import type { house as en } from './en.ts'

export const house: Translation<typeof en> = {
  'house-count': ({ n }) => `自制卡 ${n} 张`,
  'house-not-json': () => '文件不是 JSON。',
  'house-list': ({ why }) => `卡牌清单：${why}。`,
  'house-card': ({ card, why }) => `第 ${card} 张：${why}。`,
  'house-field': ({ card, field, why }) => `第 ${card} 张的 ${field}：${why}。`,
  'house-twice': ({ name }) => `有两张卡都叫做 ${name}。`,
  'house-type': ({ expected }) => `类型须为 ${expected}`,
  'house-least': ({ n }) => `至少 ${n}`,
  'house-most': ({ n }) => `最多 ${n}`,
  'house-values': ({ values }) => `可以是 ${values}`,
  'house-extra': ({ keys }) => `没有 ${keys} 这一项`,
  'house-kind': () => '没有这一种',
  'house-change': () => '至少要有一项数值变动',
  'house-range': () => 'min 不可大于 max',
  'house-order': () => 'to 不可早于 from',
  'house-cancel': () => 'cancel 只能是唯一的效能',
}
