// Texts that must fit: the fullest version that does.
import { clip } from './markdown.ts'

/** The first of the versions that fits, from the fullest to the barest; the last is cut where even that is too long. */
export function fitting(length: number, versions: readonly (() => string)[]): string {
  let text = ''
  for (const version of versions) {
    text = version()
    if (text.length <= length) return text
  }
  return clip(text, length - [...text].filter((sign) => sign.length > 1).length)
}
