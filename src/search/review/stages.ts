// The stages of a game as they were played: each can be played again from its checkpoint.
import type { GameEvent } from '../../engine/game.ts'
import { type LogEntry, standing } from '../../engine/log.ts'
import type { TableAtRest } from '../../engine/playout.ts'
import { toldUpTo } from './course.ts'
import type { Played } from './types.ts'

/** What stands of the log from an entry that began a stage to the one that began the next. */
export interface Stage {
  readonly checkpoint: string
  readonly first: LogEntry
  readonly later: readonly LogEntry[]
}

/** The stages that stand, in order; none that was rolled back. */
export function stagesOf({ pages, checkpoints }: Played): Stage[] {
  const stood = standing(pages.map(({ entry }) => entry))
  const begun = stood.flatMap(({ number }, index) => (checkpoints[number] === undefined ? [] : [index]))
  return begun.flatMap((from, nth) => {
    const [first, ...later] = stood.slice(from, (begun[nth + 1] ?? stood.length) + 1)
    const checkpoint = first && checkpoints[first.number]
    if (!first || checkpoint === undefined || later.at(-1)?.kind === 'wind-back') return []
    return [{ checkpoint, first, later }]
  })
}

/** The table as it stood in a stage before one of its entries. */
export function tableBefore(
  finished: Played,
  { checkpoint, first, later }: Stage,
  number: number,
): TableAtRest {
  const { seats, options, seed } = finished
  const log = later.filter((entry) => entry.number < number)
  return {
    snapshot: { seats, options, seed, checkpoint, log: [first, ...log] },
    story: toldUpTo(finished, log.at(-1)?.number ?? first.number),
  }
}

/** What was told before a stage began, given what was told as it began. */
export function toldBefore(
  finished: Played,
  { first }: Stage,
  atOnce: readonly GameEvent[],
): readonly GameEvent[] {
  const told = toldUpTo(finished, first.number)
  return told.slice(0, told.length - atOnce.length)
}
