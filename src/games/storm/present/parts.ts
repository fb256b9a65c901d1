// Common parts of the board and the hand: a reader's words, names, how units are written.
import type { Id } from '../../../engine/phrase.ts'
import { byLanguage } from '../../../text/language.ts'
import type { Reader } from '../../../text/render.ts'
import { type Voice as CommonVoice, voiceOf } from '../../common/voice.ts'
import { placeOf } from '../map/index.ts'
import { words as stormWords } from '../text/index.ts'
import { TEXTS, type Texts } from '../text/languages.ts'
import type { UnitView } from '../view/view.ts'

const LABELS = byLanguage((language) => TEXTS[language].labels)

/** Signs with a fixed meaning. */
export const SIGN = {
  active: '▶️',
  prestige: '🏯',
  rage: '🔥',
  cards: '🃏',
  armies: '🚩',
  stamina: '❤️',
} as const

/** A reader's labels and names, and how a player is called. */
export type Voice = CommonVoice<Texts['labels']>

/** The voice for a reader. */
export const voiceFor = (reader: Reader): Voice => voiceOf(reader, stormWords, LABELS)

/** A unit in few letters: `foot`, `Guan Yu 關羽 3/4`, with how it is. */
export function unitText({ t, name }: Voice, unit: UnitView): string {
  const what =
    unit.type === 'general'
      ? `${name(unit.id)} ${t.stamina({ stamina: unit.stamina, most: unit.maxStamina })}`
      : t[unit.type]()
  return unit.routed ? what + t.note({ text: t.routed() }) : what
}

/** A place by its code. */
export const codeOf = (place: Id): string => placeOf(place).code
