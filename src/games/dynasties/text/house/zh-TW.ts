// What is said of a set of custom cards and questions in Traditional Chinese.
import type { Translation } from '../../../../text/catalogue.ts'
import type { house as en } from './en.ts'

export const house: Translation<typeof en> = {
  'house-count': ({ n }) => `自製卡 ${n} 張`,
  'house-set-says': ({ name, version, cards, questions }) =>
    `「${name}」第 ${version} 版（自製卡 ${cards} 張、題目 ${questions} 題）`,
  'house-line': ({ line, fault }) => `第 ${line} 行：${fault}`,
  'house-empty': () => '裡面還沒有卡牌，也沒有題目。',
  'house-not-json': () => '這不是 JSON。',
  'house-list': ({ why }) => `卡牌清單：${why}。`,
  'house-top': ({ field, why }) => `${field} 這一項：${why}。`,
  'house-question': ({ n, why }) => `第 ${n} 題：${why}。`,
  'house-question-field': ({ n, field, why }) => `第 ${n} 題的 ${field}：${why}。`,
  'house-card': ({ card, why }) => `第 ${card} 張：${why}。`,
  'house-field': ({ card, field, why }) => `第 ${card} 張的 ${field}：${why}。`,
  'house-twice': ({ name }) => `「${name}」出現兩次。`,
  'house-type': ({ expected }) => `型別須為 ${expected}`,
  'house-least': ({ n }) => `至少 ${n}`,
  'house-most': ({ n }) => `最多 ${n}`,
  'house-values': ({ values }) => `可以是 ${values}`,
  'house-extra': ({ keys }) => `沒有 ${keys} 這一項`,
  'house-kind': () => '沒有這一種',
  'house-change': () => '至少要有一項數值變動',
  'house-range': () => 'min 不可大於 max',
  'house-order': () => 'to 不可早於 from',
  'house-answers': () => '4 個答案不可相同',
  'house-cancel': () => 'cancel 只能是唯一的效能',
}
