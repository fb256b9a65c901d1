// A finished game as a file: stretches of one rules version each, with all it takes to play them again.

import { type Contribution, commitmentOf, seedOf } from './commitment.ts'
import type { GameEvent, Options, Outcome } from './game.ts'
import type { Step } from './lifecycle.ts'
import type { LogEntry } from './log.ts'
import type { Seat } from './phrase.ts'

/** An entry with what it told. */
export interface Page {
  readonly entry: LogEntry
  readonly events: readonly GameEvent[]
}

/** Consecutive entries taken by one rules version, from a checkpoint on. */
export interface Stretch {
  readonly rules: number
  readonly checkpoint: string
  /** Number of the first entry this stretch vouches for; pages before it only lead there from the checkpoint. */
  readonly from: number
  readonly pages: readonly Page[]
}

/** What a game was played on from: a moment of another one, whose state it begins with. */
export interface Origin {
  /** Id of that game, and the entry after which it stood so. */
  readonly table: string
  readonly number: number
  /** The seat that is played, and whether hidden cards lie as they lay or were dealt anew for all that it could know. */
  readonly seat: Seat
  readonly deal: 'same' | 'anew'
}

/** The export of a finished game. Seats are numbers; nobody is named. */
export interface GameExport {
  readonly format: 'peach-garden/1'
  readonly game: string
  readonly seats: number
  readonly options: Options
  /** Published when the lobby opened. */
  readonly commitment: string
  readonly secret: string
  readonly contributions: readonly Contribution[]
  readonly stretches: readonly Stretch[]
  /** None where the table was closed before the game's end. */
  readonly outcome: Outcome | null
  /** Why it was. */
  readonly closed?: string
  /** The first checkpoint is then the state it began with, and not the rules' setup. */
  readonly from?: Origin
}

/** What an export is made from: every step of the game in order. */
export interface Recording {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly secret: string
  readonly contributions: readonly Contribution[]
  readonly steps: readonly Step[]
  readonly outcome: Outcome | null
  readonly closed?: string
  readonly from?: Origin
}

/** Makes the export of a finished game. */
export function exportGame({ steps, ...record }: Recording): GameExport {
  return {
    format: 'peach-garden/1',
    ...record,
    commitment: commitmentOf(record.secret),
    stretches: stretchesOf(steps),
  }
}

/** The seed an export was played with. */
export const seedOfExport = ({ secret, contributions }: GameExport): string => seedOf(secret, contributions)

function stretchesOf(steps: readonly Step[]): Stretch[] {
  const bases = basesOf(steps)
  const stretches: Stretch[] = []
  for (let from = 0; from < steps.length; ) {
    const rules = steps[from]?.entry.rules ?? 0
    const other = steps.findIndex(({ entry }, at) => at > from && entry.rules !== rules)
    const end = other < 0 ? steps.length : other
    // An undo may go back behind where the stretch begins.
    const undos = bases.slice(from, end).filter((_, at) => steps[from + at]?.entry.kind === 'undo')
    const base = Math.min(bases[Math.max(0, from - 1)] ?? 0, ...undos)
    const checkpoint = steps[base]?.checkpoint
    if (checkpoint === undefined) throw new Error('a game starts with a checkpoint')
    const pages = steps.slice(base, end).map(({ entry, events }) => ({ entry, events }))
    stretches.push({ rules, checkpoint, from: steps[from]?.entry.number ?? 0, pages })
    from = end
  }
  return stretches
}

/** After each step, the place of the step whose checkpoint the game then rests on. */
function basesOf(steps: readonly Step[]): number[] {
  const standing: { readonly number: number; readonly index: number }[] = []
  return steps.map(({ entry, checkpoint }, index) => {
    while (entry.kind === 'undo' && (standing.at(-1)?.number ?? -1) >= entry.taken) standing.pop()
    if (checkpoint !== undefined) standing.push({ number: entry.number, index })
    return standing.at(-1)?.index ?? 0
  })
}
