// What the board and the hand have in common: a reader's words, names with their signs, and lines that fit.
import type { Id } from '../../../engine/phrase.ts'
import type { Reader } from '../../../text/render.ts'
import { type Voice as CommonVoice, voiceOf } from '../../common/voice.ts'
import { GENERALS } from '../cards/index.ts'
import { words as recordsWords } from '../text/index.ts'
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

/** A reader's labels and names, and how a player is called. */
export type Voice = CommonVoice<typeof labelsEn>

/** The voice for a reader. */
export const voiceFor = (reader: Reader): Voice => voiceOf(reader, recordsWords, LABELS)

/** A general with the strength on the card: `Zhang Fei 張飛 ⚔️ 9`. */
export const generalText = ({ name }: Voice, general: Id): string =>
  `${name(general)} ${SIGN.strength} ${GENERALS[general] ?? ''}`
