// Names: the short ids of games, and the names of computer players.
import { randomInt } from 'node:crypto'
import type { Language } from '../../text/language.ts'

/** No vowels (no words by accident), nothing that reads like something else. */
const SIGNS = '23456789bcdfghjkmnpqrstvwxz'

/** A fresh game id: five signs, 14 million of them; the caller makes sure it is not taken. */
export const newGameId = (): string =>
  Array.from({ length: 5 }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

/** Poets and scholars of the age who are on no card of any game, so that nobody takes a player for a card. */
export const BOT_NAMES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Wang Can', 'zh-TW': '王粲', 'zh-CN': '王粲' },
  { en: 'Cai Yong', 'zh-TW': '蔡邕', 'zh-CN': '蔡邕' },
  { en: 'Xu Gan', 'zh-TW': '徐幹', 'zh-CN': '徐干' },
  { en: 'Chen Lin', 'zh-TW': '陳琳', 'zh-CN': '陈琳' },
  { en: 'Ruan Yu', 'zh-TW': '阮瑀', 'zh-CN': '阮瑀' },
  { en: 'Liu Zhen', 'zh-TW': '劉楨', 'zh-CN': '刘桢' },
  { en: 'Ying Yang', 'zh-TW': '應瑒', 'zh-CN': '应玚' },
  { en: 'Zhong Yao', 'zh-TW': '鍾繇', 'zh-CN': '钟繇' },
  { en: 'Hua Xin', 'zh-TW': '華歆', 'zh-CN': '华歆' },
  { en: 'Wang Su', 'zh-TW': '王肅', 'zh-CN': '王肃' },
  { en: 'Ji Kang', 'zh-TW': '嵇康', 'zh-CN': '嵇康' },
  { en: 'Huangfu Mi', 'zh-TW': '皇甫謐', 'zh-CN': '皇甫谧' },
]

/** A name that nobody at this table has yet. */
export function botName(language: Language, taken: readonly string[]): string {
  const names = BOT_NAMES.map((name) => name[language])
  return names.find((name) => !taken.includes(name)) ?? `${names[0]} ${taken.length}`
}
