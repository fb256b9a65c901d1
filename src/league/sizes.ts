// Splits a number of people into tables of allowed sizes.

/**
 * The sizes of the tables for `people`: full ones, and tables of one fewer where that spares byes and `min` allows it.
 * Fewer people than a table has seats make one table, if they are at least `min`. The others have a bye.
 */
export function tableSizes(people: number, min: number, max: number): readonly number[] {
  if (people < min) return []
  if (people < max) return [people]
  for (let seated = people; ; seated--) {
    const short = (max - (seated % max)) % max
    const fits = short === 0 || (max - 1 >= Math.max(2, min) && short * (max - 1) <= seated)
    if (!fits) continue
    const full = (seated - short * (max - 1)) / max
    return [...Array<number>(full).fill(max), ...Array<number>(short).fill(max - 1)]
  }
}
