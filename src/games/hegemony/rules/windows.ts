// How a reaction is asked: what everyone reads, what kind of window it is, and for how long one may pass at once.
import type { Decision, Option } from '../../../engine/decision.ts'
import type { Id, Phrase, Seat } from '../../../engine/phrase.ts'
import { PASS } from '../labels.ts'
import { say } from '../say.ts'
import { type HegemonyState, playerAt } from '../state.ts'

/** A stretch for which a seat may pass at once; the scope is the same in every decision of that stretch. */
export interface Lull {
  readonly scope: Id
  readonly text: Phrase
}

/** Stretches from public facts: this card, this turn, until the seat's own turn. */
export function lullsOf(state: HegemonyState, seat: Seat): readonly Lull[] {
  const use = state.happening.find((each) => each.is === 'use')
  const card = use ? [{ scope: `card-${use.id}`, text: say('lull-card') }] : []
  const own = state.turn?.seat === seat
  const turn = { scope: `turn-${state.turns}`, text: say('lull-turn') }
  const until = { scope: `round-${seat}-${playerAt(state, seat).turns}`, text: say('lull-round') }
  return own ? [...card, turn] : [...card, turn, until]
}

/**
 * A reaction: options and a pass, which is all that somebody has who cannot react. Who went back from a choice is
 * asked again without a `kind`: a standing order that chose once does not choose for ever.
 */
export function reaction(
  state: HegemonyState,
  seat: Seat,
  {
    kind,
    prompt,
    notice,
    options,
  }: { kind?: Id; prompt: Phrase; notice: Phrase; options: readonly Option[] },
): Decision {
  const window = { ...(kind !== undefined && { kind }), lulls: lullsOf(state, seat) }
  return { seat, prompt, notice, options: [...options, PASS], min: 1, max: 1, pass: PASS.id, ...window }
}
