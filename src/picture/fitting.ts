// Discord shows a picture at most 350 pixels high: one that is taller than wide is shown smaller than it can be read.
import type { Brush, Setting } from './brush.ts'
import type { Sheet } from './paint.ts'
import { WIDTH } from './paper.ts'

/** No picture is taller than this, in pixels: as tall as wide. */
export const TALLEST = WIDTH

/** The first of several layouts, fullest first, that is not taller than wide; else the lowest. */
export function firstFitting<S extends Pick<Sheet, 'height'>, P>(
  plans: readonly [P, ...P[]],
  lay: (plan: P) => S,
): S {
  let lowest = lay(plans[0])
  for (const plan of plans.slice(1)) {
    if (lowest.height <= TALLEST) break
    const next = lay(plan)
    if (next.height < lowest.height) lowest = next
  }
  return lowest
}

/** At most so many lines; what is left out is marked by `…` at the end of the last. */
export const clipped = (lines: readonly string[], most: number): readonly string[] =>
  lines.length <= most
    ? lines
    : lines.slice(0, most).map((line, index) => (index < most - 1 ? line : `${shortened(line)}…`))

/** Where a sentence ends, or a part of it that can stand for itself; in a list of changes also one of them. */
const ENDS = { sentences: /[.;](?= )|[。；]/gu, list: /[.;,](?= )|[。；，、]/gu } as const

/**
 * What a card does, in so many lines at most: whole, else its first sentences as many as fit and `…`, else nothing. The
 * words below a picture say all of it; half a sentence says something else.
 */
export function sentencesIn(
  measure: Brush,
  text: string,
  { max, most, setting, of = 'sentences' }: SentenceRoom,
): readonly string[] {
  const ends = [...text.matchAll(ENDS[of])].map(({ index }) => index + 1).reverse()
  const shorter = ends.map((end) => `${text.slice(0, end)}${measure.language === 'en' ? '\u00a0' : ''}…`)
  const laid = [text, ...shorter].map((each) => measure.lines(each, max, setting))
  return laid.find((lines) => lines.length <= most) ?? []
}

/** Room for a text: width in pixels, lines, how it is set, and what it is made of. */
interface SentenceRoom {
  readonly max: number
  readonly most: number
  readonly setting: Setting
  readonly of?: keyof typeof ENDS
}

/** Without its last word or sign, so that `…` has room. */
const shortened = (line: string): string => {
  const words = line.replace(/\s+\S+$/u, '')
  const kept = words !== line && !/\p{sc=Han}/u.test(line) ? words : [...line].slice(0, -1).join('')
  return kept.replace(/[\s,.;:，。；：、…]+$/u, '')
}
