// Asks for a reaction: the public prompt, the kind of window, and for how long one may pass at once.
import type { Decision } from '../../../engine/decision.ts'
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import type { Events, Timing } from '../table/events.ts'
import { type HegemonyState, playerAt, turnOf } from '../table/state.ts'
import { say } from '../text/say.ts'
import { PASS } from './labels.ts'

/** A stretch for which a seat may pass at once; the scope is the same in every decision of that stretch. */
export interface AutoPass {
  readonly scope: Id
  readonly text: Phrase
}

/** Stretches from public facts: this card, this turn, until the seat's own turn. */
export function autoPassesOf(state: HegemonyState, seat: Seat): readonly AutoPass[] {
  const use = state.happening.find((each) => each.is === 'use')
  const card = use ? [{ scope: `card-${use.id}`, text: say('auto-pass-card') }] : []
  const own = turnOf(state).seat === seat
  const turn = { scope: `turn-${state.turns}`, text: say('auto-pass-turn') }
  const until = { scope: `round-${seat}-${playerAt(state, seat).turns}`, text: say('auto-pass-round') }
  return own ? [...card, turn] : [...card, turn, until]
}

/** Marks what a seat is asked at its own turn: it answers nobody's move. */
export const atOwnTurn = (state: HegemonyState, seat: Seat): { readonly ownTurn?: true } =>
  turnOf(state).seat === seat ? { ownTurn: true } : {}

/** Timings at which the turn's player answers nobody's move. */
const AT_LEISURE: ReadonlySet<Timing> = new Set([
  ...(['before-phase', 'phase-start', 'draw-count', 'drawn', 'phase-end', 'turn-end', 'turn-over'] as const),
])

/** Whose doing a timing is, such as the user of a card; nobody's in particular where it just comes. */
function doerOf<T extends Timing>(timing: T, event: Events[T]): Seat | null {
  if ('is' in event && event.is === 'use') return event.user
  if ('target' in event) return event.use.user
  return (timing === 'dealing' || timing === 'after-dealing') && 'source' in event ? event.source : null
}

/**
 * What kind of window one of skills is. At one's own turn it is one's own plan, which no auto-answer for reactions covers; and
 * where it follows from one's own move, it answers nobody's. Who went back is asked on within the same choice.
 */
export function skillWindow<T extends Timing>(
  state: HegemonyState,
  seat: Seat,
  { timing, event }: { readonly timing: T; readonly event: Events[T] },
  again?: 'after-back',
): Pick<Decision, 'kind' | 'ownTurn' | 'step'> {
  const own = turnOf(state).seat === seat
  return {
    ...(again ? { step: true } : { kind: own ? `own-${timing}` : timing }),
    ...(own && (AT_LEISURE.has(timing) || doerOf(timing, event) === seat) && { ownTurn: true }),
  }
}

/**
 * A reaction: options and a pass, which is all that somebody has who cannot react. Who went back from a choice is
 * asked again without a `kind`: an auto-answer that chose once does not choose for ever.
 */
export function reaction(
  state: HegemonyState,
  seat: Seat,
  { options, ...asked }: Pick<Decision, 'prompt' | 'notice' | 'options' | 'kind' | 'ownTurn' | 'step'>,
): Decision {
  const window = { min: 1, max: 1, pass: PASS.id, autoPasses: autoPassesOf(state, seat) }
  return { seat, ...asked, options: [...options, PASS], ...window }
}
