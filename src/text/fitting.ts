// Texts that must fit: the fullest version that does.
import { clipMarkdown } from './clip-markdown.ts'

/** The first version in Markdown that fits, from the fullest to the barest; the last is cut where even that is too long. */
export function fitting(length: number, versions: readonly (() => string)[]): string {
  let text = ''
  for (const version of versions) {
    text = version()
    if (text.length <= length) return text
  }
  return clipMarkdown(text, length)
}
