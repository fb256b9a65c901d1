// Discord shows a picture at most 350 pixels high: one that is taller than wide is shown smaller than it can be read.
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

/** Without its last word or sign, so that `…` has room. */
const shortened = (line: string): string => {
  const words = line.replace(/\s+\S+$/u, '')
  const kept = words !== line && !/\p{sc=Han}/u.test(line) ? words : [...line].slice(0, -1).join('')
  return kept.replace(/[\s,.;:，。；：、]+$/u, '')
}
