// Measures the cost of running something: wall time beside the processor's time of this process, in milliseconds.
export interface Cost {
  readonly wall: number
  readonly cpu: number
}

/** The processor's time of this process so far, in milliseconds: what else the machine does adds nothing to it. */
export function cpuClock(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Runs it once. */
export async function costOf(run: () => void | Promise<void>): Promise<Cost> {
  const [began, before] = [performance.now(), cpuClock()]
  await run()
  return { wall: performance.now() - began, cpu: cpuClock() - before }
}

/** The middle of some numbers; 0 of none. */
export const median = (numbers: readonly number[]): number => percentile(numbers, 50)

/** The number that so many of a hundred stay under; 0 of none. */
export function percentile(numbers: readonly number[], percent: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0
}
