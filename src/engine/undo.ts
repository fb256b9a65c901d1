// When an answer may be taken back: never once anybody has learnt something by it, at once only while all that
// happened since is its giver's own doing.
import type { Game, GameEvent, State } from './game.ts'
import { type LogEntry, standing } from './log.ts'
import { type Id, type Seat, type Viewer, wordsOf } from './phrase.ts'
import { awaited, isFor, playerView } from './player-view.ts'
import type { GameSession, Refusal } from './session-types.ts'

/**
 * The last answer of a seat that stands, with all the private steps it was made in: its first entry. An auto-answer is
 * not one that anybody gave, and a choice that is still being made is none yet. None from before the seat changed
 * hands, or before the game began anew; none either where a log that was cut begins in the middle of its steps.
 */
export function lastAnswer(log: readonly LogEntry[], seat: Seat): LogEntry | undefined {
  const stands = standing(log)
  for (const [index, entry] of [...stands.entries()].toReversed()) {
    if (entry.kind === 'start' || entry.kind === 'wind-back') return undefined
    if (entry.kind === 'replace' && entry.seat === seat) return undefined
    if (entry.kind !== 'answer' || entry.seat !== seat || entry.by === 'order' || entry.within) continue
    const first = stands[index - 1]?.within?.first
    return first === undefined ? entry : stands.find(({ number }) => number === first)
  }
  return undefined
}

/** Whether somebody else has a say in it; `since` is all that stands from the answer on. Private steps decide nothing. */
export const needsConsent = (answer: LogEntry, since: readonly LogEntry[]): boolean =>
  answer.by !== 'member' ||
  since.some(
    (entry) =>
      entry.kind === 'close' || (entry.kind === 'answer' && !entry.within && entry.seat !== answerer(answer)),
  )

const answerer = (entry: LogEntry): Seat | undefined => (entry.kind === 'answer' ? entry.seat : undefined)

/** A game that stands where some of its log has yet to be done again. */
type Redoing<S extends State> = GameSession<S> & {
  /** Does again what the log says was done; what it told. */
  redo(entry: LogEntry): readonly GameEvent[] | Refusal
}

/**
 * Whether anybody, the answerer included, learns something from the entries `since`: is shown an id that they could
 * not place before, can place one afterwards, is told what was hidden, or sees that a step is asked of which nothing
 * was told. What else they are shown is the same
 * wherever the ids they cannot place may lie; that is what the proof of secrecy proves of every game.
 */
export function someoneLearns<S extends State>(
  game: Game<S>,
  run: Redoing<S>,
  since: readonly LogEntry[],
): boolean {
  const viewers: Viewer[] = [...Array(run.setting.seats).keys(), 'public']
  const hiddenFrom = (viewer: Viewer) => game.unknown(run.state, viewer).flat()
  const before = new Map<Viewer, readonly Id[]>(viewers.map((viewer) => [viewer, hiddenFrom(viewer)]))
  for (const entry of since) {
    const events = run.redo(entry)
    if (typeof events === 'string') return true
    const silently = !run.open?.root && !events.some(({ to }) => to === 'all')
    if (silently && run.open?.request.decisions.some(({ step }) => step)) return true
    for (const viewer of viewers) {
      const heard = events.filter((told) => isFor(told, viewer))
      if (heard.some(({ reveal }) => reveal)) return true
      const shown = wordsOf([heard, playerView(game, run, viewer), awaited(run)])
      const still = new Set(hiddenFrom(viewer))
      if (before.get(viewer)?.some((id) => shown.has(id) || !still.has(id))) return true
    }
  }
  return false
}
