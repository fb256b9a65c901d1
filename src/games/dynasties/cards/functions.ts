// The 61 function cards: 22 attacks, 22 crossings, 8 events, 9 questions.
import type { Id } from '../../../engine/phrase.ts'
import type { FunctionCard } from './types.ts'

/** State lost to each kind of attack. */
const LOSSES = { raid: 1, assault: 2, siege: 3 } as const

const COPIES = { raid: 12, assault: 6, siege: 4, crossing: 22, 'event-card': 8, 'question-card': 9 } as const

/** The kinds of function cards. */
export type FunctionKind = keyof typeof COPIES

const CARDS: Readonly<Record<FunctionKind, FunctionCard>> = {
  raid: { kind: 'attack', loss: LOSSES.raid },
  assault: { kind: 'attack', loss: LOSSES.assault },
  siege: { kind: 'attack', loss: LOSSES.siege },
  crossing: { kind: 'crossing' },
  'event-card': { kind: 'event' },
  'question-card': { kind: 'question' },
}

/** The kinds, in the order of the source. */
export const FUNCTION_KINDS = Object.keys(COPIES) as readonly FunctionKind[]

/** The ids of all copies of a kind: `raid-1`, `raid-2`… */
export const copiesOf = (kind: FunctionKind): readonly Id[] =>
  Array.from({ length: COPIES[kind] }, (_, index) => `${kind}-${index + 1}`)

const KINDS: Readonly<Record<Id, FunctionKind>> = Object.fromEntries(
  FUNCTION_KINDS.flatMap((kind) => copiesOf(kind).map((id) => [id, kind])),
)

/** Function cards by id. */
export const FUNCTION_CARDS: Readonly<Record<Id, FunctionCard>> = Object.fromEntries(
  Object.entries(KINDS).map(([id, kind]) => [id, CARDS[kind]]),
)

/** The kind of a printed function card. */
export const kindOf = (id: Id): FunctionKind | undefined => KINDS[id]
