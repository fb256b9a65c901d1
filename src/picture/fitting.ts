// Discord shows a picture at most 350 pixels high: one that is taller than wide is shown smaller than it can be read.
import type { Brush, Setting } from './brush.ts'
import type { Sheet } from './paint.ts'
import { SMALLEST, WIDTH } from './paper.ts'

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

/** A card's rules as they are set: how high a line is, and its letters. */
export interface RulesLines {
  readonly lines: readonly string[]
  readonly setting: Setting
  readonly lead: number
}

/** Room for a card's rules: so wide, and as high as so many lines at full size. */
interface RulesRoom {
  readonly max: number
  readonly most: number
  readonly setting: Setting & { readonly size: number }
  /** Height of a line at full size. */
  readonly lead: number
  readonly of?: keyof typeof ENDS
  /** What a card does in few words, where there is no room for all of it. */
  readonly glance?: string
}

/**
 * What a card does, in so much room: whole, else whole in the smallest type, else at a glance, else its first sentences as many
 * as fit and `…`, of a long one its first words; nothing where there is no room for a line: the menu and `/card` say it.
 */
export function rulesIn(
  measure: Brush,
  text: string,
  { max, most, setting, lead, of = 'sentences', glance }: RulesRoom,
): RulesLines {
  const ends = [...text.matchAll(ENDS[of])].map(({ index }) => index + 1).reverse()
  const shorter = ends.map((end) => `${text.slice(0, end - 1)}…`)
  for (const texts of [[text], ...(glance ? [[glance]] : []), shorter])
    for (const size of new Set([setting.size, SMALLEST])) {
      const smaller = { ...setting, size }
      const high = (lead * size) / setting.size
      const room = Math.floor((most * lead) / high + 0.01)
      const lines = texts
        .map((each) => measure.lines(each, max, smaller))
        .find(({ length }) => length <= room)
      if (lines) return { lines, setting: smaller, lead: high }
    }
  const smallest = { ...setting, size: SMALLEST }
  const high = (lead * SMALLEST) / setting.size
  const room = Math.floor((most * lead) / high + 0.01)
  const lines = room > 0 ? clipped(measure.lines(glance || text, max, smallest), room) : []
  return { lines, setting: smallest, lead: high }
}

/** Without its last word or sign, so that `…` has room. */
const shortened = (line: string): string => {
  const words = line.replace(/\s+\S+$/u, '')
  const kept = words !== line && !/\p{sc=Han}/u.test(line) ? words : [...line].slice(0, -1).join('')
  return kept.replace(/[\s,.;:，。；：、…]+$/u, '')
}
