// Tells a turn at a glance: how far the draft has come, said once.
import type { Phrase } from '../../engine/phrase.ts'

/** In the place of each event of a turn the phrase that tells it, if it is told. */
export function condense(turn: readonly Phrase[]): readonly (Phrase | undefined)[] {
  const last = turn.findLast(({ key }) => key === DRAFT)
  return turn.map((event) => (event.key === DRAFT && event !== last ? undefined : event))
}

const DRAFT = 'records.draft-kept'
