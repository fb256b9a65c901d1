// The events of a turn while they are folded, and what they say.
import type { Phrase } from '../../../engine/phrase.ts'

/** In the place of each event the phrase that tells it; none where another one does. */
export type Turn = (Phrase | undefined)[]

/** The key of an event without the game. */
export const keyOf = ({ key }: Phrase): string => key.slice(key.indexOf('.') + 1)

/** What an event says of something, to be compared. */
export const argOf = (phrase: Phrase | undefined, name: string): string =>
  JSON.stringify(phrase?.args?.[name] ?? null)

/** A number that an event names. */
export const numberOf = (phrase: Phrase, name: string): number => Number(phrase.args?.[name] ?? 0)
