// Discord's ids: ordered by time, strictly increasing.
// https://discord.com/developers/docs/reference#snowflakes

const EPOCH = 1_420_070_400_000

/** The first possible id of the moment `at` (milliseconds since 1970). */
export function snowflakeAt(at: number): bigint {
  return BigInt(Math.max(0, Math.floor(at) - EPOCH)) << 22n
}

/** The moment an id was made, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number(BigInt(id) >> 22n) + EPOCH
}

/** Compares two ids by age, oldest first. */
export function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)
}

/** The id that follows `last` at the moment `at`, greater than `last` even if the clock was stopped. */
export function nextSnowflake(last: string, at: number): string {
  const fresh = snowflakeAt(at)
  const previous = BigInt(last)
  return (fresh > previous ? fresh : previous + 1n).toString()
}
