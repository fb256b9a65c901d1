// Discord shows a picture at most 350 pixels high: one that is taller than wide is shown smaller than it can be read.
import type { Brush, Setting } from './brush.ts'
import type { Sheet } from './paint.ts'
import { FINEST, WIDTH } from './paper.ts'

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

/** Sizes of a card's rules by their full size: the smaller ones say more in the same room. */
const SIZES = [1, 36 / 42, 32 / 42, FINEST / 42]

/** A card's rules as they are set: how high a line is, and its letters. */
export interface RulesLines {
  readonly lines: readonly string[]
  readonly setting: Setting
  readonly lead: number
}

/** Room for a card's rules: so wide, and as high as so many lines at full size; at least one line of the finest. */
interface RulesRoom {
  readonly max: number
  readonly most: number
  readonly setting: Setting & { readonly size: number }
  /** Height of a line at full size. */
  readonly lead: number
  readonly of?: keyof typeof ENDS
}

/** Room for one line in the finest type. */
export const ONE_FINE_LINE = FINEST / 42 + 0.02

/**
 * What a card does, in so much room: whole, else whole in smaller type, else its first sentences as many as fit and `…`;
 * where the finest type has no room for a sentence, its beginning. Never nothing: a card without its rules says nothing.
 */
export function rulesIn(
  measure: Brush,
  text: string,
  { max, most, setting, lead, of = 'sentences' }: RulesRoom,
): RulesLines {
  const ends = [...text.matchAll(ENDS[of])].map(({ index }) => index + 1).reverse()
  const shorter = ends.map((end) => `${text.slice(0, end)}${measure.language === 'en' ? '\u00a0' : ''}…`)
  const setAs = (scale: number) => {
    const size = Math.max(FINEST, Math.round(setting.size * scale))
    const smaller: Setting = scale === 1 ? setting : { ...setting, size, fine: true }
    const high = (lead * size) / setting.size
    return {
      smaller,
      lead: high,
      room: Math.max(size > FINEST ? 0 : 1, Math.floor((most * lead) / high + 0.01)),
    }
  }
  for (const texts of [[text], shorter])
    for (const scale of SIZES) {
      const { smaller, lead: high, room } = setAs(scale)
      const lines = texts
        .map((each) => measure.lines(each, max, smaller))
        .find(({ length }) => length <= room)
      if (lines) return { lines, setting: smaller, lead: high }
    }
  const { smaller, lead: high, room } = setAs(FINEST / 42)
  return { lines: clipped(measure.lines(text, max, smaller), room), setting: smaller, lead: high }
}

/** Without its last word or sign, so that `…` has room. */
const shortened = (line: string): string => {
  const words = line.replace(/\s+\S+$/u, '')
  const kept = words !== line && !/\p{sc=Han}/u.test(line) ? words : [...line].slice(0, -1).join('')
  return kept.replace(/[\s,.;:，。；：、…]+$/u, '')
}
