// A session's part of its log: its entries, the checkpoints they left, and from where a stretch can be played.
import type { GameEvent } from './game.ts'
import { type LogEntry, standing } from './log.ts'
import type { Snapshot } from './session-types.ts'

/** A checkpoint, and the entry whose stage it began. */
export interface Base {
  readonly number: number
  readonly checkpoint: string
}

/** The log since a session began. */
export class SessionLog {
  /** Where the session began, if not with an entry. */
  origin: Base | undefined
  readonly entries: LogEntry[] = []
  readonly #checkpoints = new Map<number, string>()
  #lastReveal = -1

  /** Writes an entry down, with what it told and the checkpoint it left, if one. */
  note(entry: LogEntry, told: readonly GameEvent[], checkpoint: string | undefined): void {
    this.entries.push(entry)
    if (told.some(({ reveal, to }) => reveal && to.length > 0)) this.#lastReveal = entry.number
    if (checkpoint !== undefined) this.#checkpoints.set(entry.number, checkpoint)
  }

  /** Whether somebody was told something hidden by an entry or a later one. */
  hasRevealedSince(number: number): boolean {
    return this.#lastReveal >= number
  }

  /** The last checkpoint that stands before an entry; `undefined` when the session began later. */
  baseBefore(taken: number): Base | undefined {
    const base = this.standingBefore(taken).findLast(({ number }) => this.#checkpoints.has(number))
    const checkpoint = base && this.#checkpoints.get(base.number)
    return base && checkpoint !== undefined ? { number: base.number, checkpoint } : this.origin
  }

  /** The entries before one that were not taken back, as of then. */
  standingBefore(taken: number): readonly LogEntry[] {
    return standing(this.entries.filter(({ number }) => number < taken))
  }

  /** The public decision that the stage of an entry began within. */
  withinAt(at: number): LogEntry['within'] {
    return this.entries.find(({ number }) => number === at)?.within
  }

  /** The last checkpoint before an entry, and all that was logged since; `undefined` when the session began later. */
  snapshotBefore(taken: number): Pick<Snapshot, 'checkpoint' | 'log'> | undefined {
    const base = this.baseBefore(taken)
    const [first, ...later] = this.entries.filter(({ number }) => base && number >= base.number)
    return base && first ? { checkpoint: base.checkpoint, log: [first, ...later] } : undefined
  }
}
