// The room that a person's name has before tags and numbers beside it get any.
import type { Brush, Setting } from './brush.ts'
import { CONDENSED, SHORT, SMALLEST } from './paper.ts'

/** The least room in pixels in which a short name stands whole, and a long one with as many signs. */
export const nameNeeds = (measure: Brush, name: string, setting: Setting): number =>
  Math.ceil(Math.min(measure.width(name, { ...setting, size: SMALLEST }), SHORT) * CONDENSED)

/** Of tags in their order, those that have room together and those that have none; `gap` stands behind each. */
export function splitTags<T>(
  tags: readonly T[],
  room: number,
  widthOf: (tag: T) => number,
  gap: number,
): { readonly beside: readonly T[]; readonly others: readonly T[] } {
  const [beside, others]: [T[], T[]] = [[], []]
  let left = room
  for (const tag of tags) {
    const width = widthOf(tag) + gap
    if (width > left) others.push(tag)
    else {
      beside.push(tag)
      left -= width
    }
  }
  return { beside, others }
}
