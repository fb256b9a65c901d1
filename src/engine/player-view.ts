// One viewer's view of a game in memory: the table, the own answers already given, the own open decision.
import type { Choice, Decision } from './decision.ts'
import type { Game, GameEvent, State } from './game.ts'
import type { Cause } from './log.ts'
import type { Phrase, Seat, Viewer } from './phrase.ts'
import { hmac } from './random.ts'
import type { GameSession, Standing } from './session-types.ts'

/** All that a viewer may be shown now. */
export interface PlayerView<V = unknown> {
  readonly view: V
  /** The own answer to the request that is still open for others, and the decision it answered. */
  readonly given?: Choice
  readonly answered?: Decision
  /** The own decision, unanswered. */
  readonly decision?: Decision
}

/** The view of one viewer. */
export function playerView<S extends State, V>(
  game: Game<S, V>,
  session: GameSession<S>,
  viewer: Viewer,
): PlayerView<V> {
  return { view: game.view(session.state, viewer), ...asking(session, viewer) }
}

/** What a viewer is asked by the open request, or answered to it. */
export function asking({ open }: Standing, viewer: Viewer): Omit<PlayerView, 'view'> {
  const index = open?.request.decisions.findIndex((decision) => decision.seat === viewer) ?? -1
  const given = open?.answers[index]
  const asked = open?.request.decisions[index]
  return given && asked ? { given, answered: asked } : asked ? { decision: asked } : {}
}

/** A seat that is waited for, and what everyone may know about what it is asked. */
export interface Awaited {
  readonly seat: Seat
  readonly notice: Phrase
}

/** The entry that asked a seat its decision of the open request; `undefined` when it has none. */
export function askedAt({ open }: Standing, seat: Seat): number | undefined {
  const index = open?.request.decisions.findIndex((decision) => decision.seat === seat) ?? -1
  return open?.asked[index]
}

/** The move by which a seat answers what it is asked now. */
export const answerMove = (session: Standing, seat: Seat, choice: Choice, by: Cause) => ({
  kind: 'answer' as const,
  by,
  seat,
  choice,
  opened: askedAt(session, seat) ?? -1,
})

/** The decisions of the open request as everyone sees them: in private steps the one that they began with. */
export const publicDecisions = ({ open }: Standing): readonly Decision[] =>
  open?.root ? [open.root.decision] : (open?.request.decisions ?? [])

/** The entry that opened the request that everyone sees; `undefined` when nothing is open. */
export const openedAt = ({ open }: GameSession): number | undefined => open?.root?.opened ?? open?.number

/** The seats the table waits for, in the order of the request; public. */
export const awaited = (session: Standing): readonly Awaited[] =>
  publicDecisions(session)
    .filter((_, index) => session.open?.answers[index] === undefined)
    .map(({ seat, notice, prompt }) => ({ seat, notice: notice ?? prompt }))

/** Whether an event is for a viewer. */
export const isFor = (told: GameEvent, viewer: Viewer): boolean =>
  told.to === 'all' || (viewer !== 'public' && told.to.includes(viewer))

/**
 * The name by which people and menus call a decision: 16 hex digits that say nothing of how many entries there were.
 * `opened` is the entry that opened it.
 */
export const tokenOf = (seed: string, opened: number, seat: Seat): string =>
  hmac(seed, 'decision', opened, seat).slice(0, 16)

/** The name of a seat's answer that may be taken back, for the button that does so. */
export const undoTokenOf = (seed: string, taken: number, seat: Seat): string =>
  hmac(seed, 'undo', taken, seat).slice(0, 16)
