// What is said of a host's house cards in Traditional Chinese.
import type { Translation } from '../../../../text/catalogue.ts'
import type { house as en } from './en.ts'

export const house: Translation<typeof en> = {
  'house-count': ({ n }) => `自製卡 ${n} 張`,
  'house-not-json': () => '檔案不是 JSON。',
  'house-list': ({ why }) => `卡牌清單：${why}。`,
  'house-card': ({ card, why }) => `第 ${card} 張：${why}。`,
  'house-field': ({ card, field, why }) => `第 ${card} 張的 ${field}：${why}。`,
  'house-twice': ({ name }) => `有兩張卡都叫做 ${name}。`,
  'house-type': ({ expected }) => `型別須為 ${expected}`,
  'house-least': ({ n }) => `至少 ${n}`,
  'house-most': ({ n }) => `最多 ${n}`,
  'house-values': ({ values }) => `可以是 ${values}`,
  'house-extra': ({ keys }) => `沒有 ${keys} 這一項`,
  'house-kind': () => '沒有這一種',
  'house-change': () => '至少要有一項數值變動',
  'house-range': () => 'min 不可大於 max',
  'house-order': () => 'to 不可早於 from',
  'house-cancel': () => 'cancel 只能是唯一的效能',
}
