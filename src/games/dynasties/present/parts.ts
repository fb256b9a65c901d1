// Common lines of the board and the hand.
import type { Phrase } from '../../../engine/phrase.ts'
import { type Reader, render } from '../../../text/render.ts'
import { words } from '../text/index.ts'

/** Says phrases to a reader. */
export const sayTo = (reader: Reader) => (phrase: Phrase) =>
  render({ dynasties: words[reader.language] }, phrase, reader)

/** As many of the lines as fit. */
export function fitted(all: readonly string[], limit: number): string {
  const kept: string[] = []
  for (const line of all) if ([...kept, line].join('\n').length <= limit) kept.push(line)
  return kept.join('\n')
}
