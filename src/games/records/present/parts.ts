// What the board and the hand have in common: a reader's words, names with their signs, and lines that fit.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { escapeMarkdown } from '../../../text/markdown.ts'
import type { Reader } from '../../../text/render.ts'
import { GENERALS } from '../cards.ts'
import { recordsWords } from '../text/index.ts'
import { labels as labelsEn } from '../text/labels/en.ts'
import { labels as labelsZhCN } from '../text/labels/zh-CN.ts'
import { labels as labelsZhTW } from '../text/labels/zh-TW.ts'

const LABELS = { en: labelsEn, 'zh-TW': labelsZhTW, 'zh-CN': labelsZhCN }

/** Signs with a fixed meaning. */
export const SIGN = {
  start: '🚩',
  active: '▶️',
  coins: '🪙',
  cards: '🃏',
  wits: '🧠',
  city: '🏯',
  walls: '🧱',
  strength: '⚔️',
  unknown: '❓',
} as const

/** Between the items of a line. */
export const DOT = ' · '

/** A reader's labels and names, and how a player is called. */
export interface Voice {
  readonly t: typeof labelsEn
  name(id: Id): string
  effect(card: Id): string
  who(seat: Seat): string
}

/** The voice for a reader. */
export function voiceFor({ language, style, seatName }: Reader): Voice {
  const { names, cards } = recordsWords[language]
  return {
    t: LABELS[language],
    name: (id) => names[id] ?? id,
    effect: (card) => cards[card] ?? '',
    who: (seat) => (style === 'plain' ? seatName(seat) : `**${escapeMarkdown(seatName(seat))}**`),
  }
}

/** A general with the strength on the card: `Zhang Fei 張飛 ⚔️ 9`. */
export const generalText = ({ name }: Voice, general: Id): string =>
  `${name(general)} ${SIGN.strength} ${GENERALS[general] ?? ''}`
