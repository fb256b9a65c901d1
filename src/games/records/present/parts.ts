// Common parts of the board and the hand: a reader's words, names with their signs, and lines that fit.
import type { Id } from '../../../engine/phrase.ts'
import { byLanguage } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { type Voice as CommonVoice, voiceOf } from '../../common/voice.ts'
import { GENERALS } from '../cards/index.ts'
import { words as recordsWords } from '../text/index.ts'
import { TEXTS, type Texts } from '../text/languages.ts'

const LABELS = byLanguage((language) => TEXTS[language].labels)

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
export type Voice = CommonVoice<Texts['labels']>

/** The voice for a reader. */
export const voiceFor = (reader: Reader): Voice => voiceOf(reader, recordsWords, LABELS)

/** A general with the strength on the card: `Zhang Fei 張飛 ⚔️ 9`. */
export const generalText = ({ name }: Voice, general: Id): string =>
  `${name(general)} ${SIGN.strength} ${GENERALS[general] ?? ''}`
