// A finished game as a file: stretches of one rules version each, with all it takes to play them again.
import type { Options, Outcome, Told } from './game.ts'
import type { LogEntry } from './log.ts'
import type { Step } from './run.ts'
import { type Contribution, sealOf, seedOf } from './seal.ts'

/** An entry with what it told. */
export interface Page {
  readonly entry: LogEntry
  readonly events: readonly Told[]
}

/** Consecutive entries taken by one rules version, from a checkpoint on. */
export interface Stretch {
  readonly rules: number
  readonly checkpoint: string
  /** Number of the first entry this stretch vouches for; pages before it only lead there from the checkpoint. */
  readonly from: number
  readonly pages: readonly Page[]
}

/** The export of a finished game. Seats are numbers; nobody is named. */
export interface GameExport {
  readonly format: 'peach-garden/1'
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** Published when the lobby opened. */
  readonly seal: string
  readonly secret: string
  readonly contributions: readonly Contribution[]
  readonly stretches: readonly Stretch[]
  readonly outcome: Outcome
}

/** What an export is made from: every step of the game in order. */
export interface Recording {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly secret: string
  readonly contributions: readonly Contribution[]
  readonly steps: readonly Step[]
  readonly outcome: Outcome
}

/** Makes the export of a finished game. */
export function exportGame({ steps, ...record }: Recording): GameExport {
  return { format: 'peach-garden/1', ...record, seal: sealOf(record.secret), stretches: stretchesOf(steps) }
}

/** The seed an export was played with. */
export const seedOfExport = ({ secret, contributions }: GameExport): string => seedOf(secret, contributions)

function stretchesOf(steps: readonly Step[]): Stretch[] {
  const stretches: Stretch[] = []
  let base = 0
  let begun = -1
  for (const [index, step] of steps.entries()) {
    const rules = step.entry.rules
    if (begun < 0 || steps[begun]?.entry.rules !== rules) {
      begun = index
      const end = steps.findIndex(({ entry }, at) => at > index && entry.rules !== rules)
      const pages = steps
        .slice(base, end < 0 ? undefined : end)
        .map(({ entry, events }) => ({ entry, events }))
      const checkpoint = steps[base]?.checkpoint
      if (checkpoint === undefined) throw new Error('a game starts with a checkpoint')
      stretches.push({ rules, checkpoint, from: step.entry.number, pages })
    }
    if (step.checkpoint !== undefined) base = index
  }
  return stretches
}
