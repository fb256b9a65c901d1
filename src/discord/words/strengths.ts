// Words for the strength of a computer player.
import { strengthsIn } from '../../engine/computers.ts'
import { type Strength, strengthNamed } from '../../engine/strength.ts'
import type { Title } from '../../games/common/title.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'

/** A strength in a language; what is none plays at random. */
export const strengthText = (name: string, language: Language): string =>
  BOT_WORDS[language].names[strengthNamed(name) ?? 'random'] ?? name

/** The next stronger computers of a game; none above the strongest. */
export function strengthAfter({ game }: Title, strength: Strength): Strength | undefined {
  const rungs = strengthsIn(game)
  return rungs[rungs.indexOf(strength) + 1]
}
