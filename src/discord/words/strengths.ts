// Words for the strength of a computer player.
import { strengthNamed } from '../../engine/strength.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'

/** A strength in a language; what is none plays at random. */
export const strengthText = (name: string, language: Language): string =>
  BOT_WORDS[language].names[strengthNamed(name) ?? 'random'] ?? name
