// The report of a verification.

/** Faults in words, and how often each thing was checked. */
export interface Report {
  readonly faults: string[]
  readonly rounds: number
  readonly tables: number
  readonly checked: Record<string, number>
}

/** Notes a fault of something unless it holds, and that it was checked. */
export type Check = (what: string, holds: boolean, fault: string) => boolean

export const checkInto =
  ({ faults, checked }: Report): Check =>
  (what, holds, fault) => {
    checked[what] = (checked[what] ?? 0) + 1
    if (!holds) faults.push(fault)
    return holds
  }
