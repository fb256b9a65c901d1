// What a seat kept hidden, in as many whole items as a line has room for.
import { clipMarkdown } from '../../../text/clip-markdown.ts'
import type { Language } from '../../../text/language.ts'
import { wordsOf } from '../../words/present.ts'

/** Between the items of a list, as games write them. */
const DOT = ' · '
/** Characters of what a seat had hidden. */
const OPENED = 110

/** The first items of a list that have room, and how many more there are. */
export function firstItems(what: string, language: Language): string {
  const items = what.split(DOT)
  let kept = items.length
  while (kept > 1 && items.slice(0, kept).join(DOT).length > OPENED) kept--
  const more = items.slice(kept).reduce((sum, item) => sum + Number(/ ×(\d+)$/.exec(item)?.[1] ?? 1), 0)
  const shown = clipMarkdown(items.slice(0, kept).join(DOT), OPENED)
  return more === 0 ? shown : `${shown}${DOT}${wordsOf(language)['end-opened-more']({ n: more })}`
}
