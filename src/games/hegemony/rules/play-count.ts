// Counts the uses of a skill in this phase, and notes what the turn's player has used and who has done harm.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { factsOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import type { Face } from '../table/events.ts'
import { playsWith, turnOf } from '../table/state.ts'

/** Counts a use in this phase. */
export function countUse({ state }: Actions, key: Id): void {
  const { counts } = turnOf(state)
  counts[key] = (counts[key] ?? 0) + 1
}

/**
 * Notes a card that the turn's player uses in the play phase: what it is, at a table with revised skills, two of which ask for
 * it; and with the expansion 勢 which was the first.
 * @param id the number of the use; 0 for one in answer
 */
export function noteUsed(actions: Actions, seat: Seat, { kind, suit, colour }: Face, id = 0): void {
  const { state } = actions
  const turn = turnOf(state)
  if (playsWith(state, 'momentum') && turn.seat === seat && turn.phase === 'play') turn.firstUse ??= id
  if (!playsWith(state, 'revised') || turn.seat !== seat || turn.phase !== 'play') return
  const { suits, colours, types } = actions.used()
  const { type } = factsOf(kind)
  turn.used = {
    suits: withOne(suits, suit),
    colours: withOne(colours, colour),
    types: withOne(types, type === 'delayed' ? 'trick' : type),
  }
}

/** Notes who has dealt damage, or killed another player, in this turn, at a table with the expansion 陣: two skills ask for it. */
export function noteHarm({ state }: Actions, seat: Seat, harm: 'dealt' | 'killed'): void {
  if (!playsWith(state, 'formation')) return
  const turn = turnOf(state)
  turn[harm] = withOne(turn[harm] ?? [], seat)
}

const withOne = <T>(all: readonly T[], one: T | null): readonly T[] =>
  one === null || all.includes(one) ? all : [...all, one]
