// When an answer may be taken back: never once anybody has learnt something by it, at once only while all that
// happened since is its giver's own doing.
import type { Game, State } from './game.ts'
import { type LogEntry, standing } from './log.ts'
import type { Motion } from './motion.ts'
import { awaited, isFor, outlook } from './outlook.ts'
import { type Id, type Seat, type Viewer, wordsOf } from './phrase.ts'

/** An answer that may be taken back. */
export interface Undoable {
  /** Its entry. */
  readonly taken: number
  /** The others must allow it: somebody else has decided since, chance was used, or it was not a member's answer. */
  readonly consent: boolean
  /** The epoch in which chance goes on, where some was used since. */
  readonly epoch?: number
}

/** Why an answer is not taken back. */
export type UndoRefusal = 'nothing-to-undo' | 'undo-needs-consent' | 'undo-revealed'

/**
 * The last answer of a seat that stands; a standing order's is not one that anybody gave. None from before the seat
 * changed hands, or before the game began anew.
 */
export function lastAnswer(log: readonly LogEntry[], seat: Seat): LogEntry | undefined {
  for (const entry of standing(log).toReversed()) {
    if (entry.kind === 'start' || entry.kind === 'wind-back') return undefined
    if (entry.kind === 'replace' && entry.seat === seat) return undefined
    if (entry.kind === 'answer' && entry.seat === seat && entry.by !== 'order') return entry
  }
  return undefined
}

/** Whether somebody else has a say in it; `since` is all that stands from the answer on. */
export const needsConsent = (answer: LogEntry, since: readonly LogEntry[]): boolean =>
  answer.by !== 'member' ||
  since.some(
    (entry) => entry.kind === 'close' || (entry.kind === 'answer' && entry.seat !== answerer(answer)),
  )

const answerer = (entry: LogEntry): Seat | undefined => (entry.kind === 'answer' ? entry.seat : undefined)

/**
 * Whether anybody, the answerer included, learns something from the entries `since`: is shown an id that they could
 * not place before, can place one afterwards, is told what was hidden, or sees that a step is asked of which nothing
 * was told. What else they are shown is the same
 * wherever the ids they cannot place may lie; that is what the proof of secrecy proves of every game.
 */
export function someoneLearns<S extends State>(
  game: Game<S>,
  { run, redo }: Pick<Motion<S>, 'run' | 'redo'>,
  since: readonly LogEntry[],
): boolean {
  const viewers: Viewer[] = [...Array(run.setting.seats).keys(), 'public']
  const hiddenFrom = (viewer: Viewer) => game.unknown(run.state, viewer).flat()
  const before = new Map<Viewer, readonly Id[]>(viewers.map((viewer) => [viewer, hiddenFrom(viewer)]))
  for (const entry of since) {
    const events = redo(entry)
    if (typeof events === 'string') return true
    const silently = !events.some(({ to }) => to === 'all')
    if (silently && run.open?.request.decisions.some(({ step }) => step)) return true
    for (const viewer of viewers) {
      const heard = events.filter((told) => isFor(told, viewer))
      if (heard.some(({ reveal }) => reveal)) return true
      const shown = wordsOf([heard, outlook(game, run, viewer), awaited(run)])
      const still = new Set(hiddenFrom(viewer))
      if (before.get(viewer)?.some((id) => shown.has(id) || !still.has(id))) return true
    }
  }
  return false
}
