// When an answer may be taken back: never once anybody has learnt something by it, at once only while all that
// happened since is its giver's own doing.
import type { Game, GameEvent, State } from './game.ts'
import { type LogEntry, standing } from './log.ts'
import { type Id, type Seat, type Viewer, wordsOf } from './phrase.ts'
import { isFor } from './player-view.ts'
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
    if (entry.kind !== 'answer' || entry.seat !== seat || entry.by === 'auto-answer' || entry.within) continue
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
 * Whether anybody, the answerer included, learns something from the entries `since`: is told of an id that they could not
 * place before, can place one afterwards, or sees that a step is asked of which nothing was told. Besides what is told as
 * hidden before (`SessionLog.hasRevealedSince`) that is all there is to learn: what they are shown names no id that they
 * still cannot place, and is otherwise the same wherever those may lie. The proof of secrecy proves both of every game.
 */
export function someoneLearns<S extends State>(
  game: Game<S>,
  run: Redoing<S>,
  since: readonly LogEntry[],
): boolean {
  const viewers: Viewer[] = ['public', ...Array(run.setting.seats).keys()]
  // `flat` takes several times as long, and this is done for every viewer at every answer.
  const hiddenFrom = (viewer: Viewer): readonly Id[] =>
    ([] as Id[]).concat(...game.unknown(run.state, viewer))
  const before = viewers.map((viewer) => ({ viewer, hidden: hiddenFrom(viewer) }))
  for (const entry of since) {
    const events = run.redo(entry)
    if (typeof events === 'string') return true
    const silently = !run.open?.root && !events.some(({ to }) => to === 'all')
    if (silently && run.open?.request.decisions.some(({ step }) => step)) return true
    // What was told first: it tells most often, and where everything lies takes longer to find out.
    for (const { viewer, hidden } of before) {
      const words = wordsOf(events.filter((told) => isFor(told, viewer)))
      if (hidden.some((id) => words.has(id))) return true
    }
    if (before.some(({ viewer, hidden }) => lacksAny(hiddenFrom(viewer), hidden))) return true
  }
  return false
}

/** Whether some of these ids are missing; mostly the list is the same to the letter but for a few in its middle. */
function lacksAny(list: readonly Id[], ids: readonly Id[]): boolean {
  const shorter = Math.min(list.length, ids.length)
  let [front, back] = [0, 0]
  while (front < shorter && list[front] === ids[front]) front++
  while (back < shorter - front && list.at(-1 - back) === ids.at(-1 - back)) back++
  return ids.slice(front, ids.length - back).some((id) => !list.includes(id))
}
