// Sets of custom cards and questions (D20, D34): read from a file, checked before anything in them is believed, put into a game.
import type { Phrase } from '../../../engine/phrase.ts'
import { readLines } from '../../common/json-lines.ts'
import type { OwnQuestion } from '../bank/own-question.ts'
import type { HouseCard } from '../cards/types.ts'
import { say } from '../text/say.ts'
import { cardOf, questionOf } from './build.ts'
import { faultsOf } from './faults.ts'
import { cards, set, type WrittenCard, type WrittenQuestion } from './shape.ts'

/** A set as it is written. A list of cards alone, which files may be as well, has no name. */
export interface WrittenSet {
  readonly name?: string
  readonly author?: string | undefined
  readonly version: number
  readonly cards: readonly WrittenCard[]
  readonly questions: readonly WrittenQuestion[]
}

/** What a file says, or all that is wrong with it, each with its line. */
export type SetReading =
  | { readonly ok: true; readonly set: WrittenSet }
  | { readonly ok: false; readonly faults: readonly Phrase[] }

/** Reads the text of a set, which may still be empty: `{ "name": …, "cards": [ … ], "questions": [ … ] }`, or the list of cards alone. */
export function readSet(text: string): SetReading {
  const lines = readLines(text)
  if (!lines.ok)
    return { ok: false, faults: [say('house-line', { line: lines.line, fault: say('house-not-json') })] }
  const isList = Array.isArray(lines.value)
  const faults = faultsOf(isList ? cards.safeParse(lines.value) : set.safeParse(lines.value))
  if (faults.length > 0)
    return {
      ok: false,
      faults: faults.map(({ path, fault }) => say('house-line', { line: lines.lineOf(path), fault })),
    }
  return {
    ok: true,
    set: isList ? { version: 1, cards: cards.parse(lines.value), questions: [] } : set.parse(lines.value),
  }
}

/** A set as text, without its author where that is not asked for. A list of cards stays one. */
export const writeSet = ({ name, author, version, cards: list, questions }: WrittenSet): string =>
  JSON.stringify(
    name === undefined ? list : { name, ...(author && { author }), version, cards: list, questions },
  )

/** What a set says as the option `house` wants it, with its cards and questions; or its faults. */
type Reading =
  | {
      readonly ok: true
      readonly value: string
      readonly says: Phrase
      readonly cards: readonly HouseCard[]
      readonly questions: readonly OwnQuestion[]
    }
  | { readonly ok: false; readonly faults: readonly Phrase[] }

/**
 * Reads a set for a table. `value` is the checked text in canonical form; as the option `house` of a game it puts the cards
 * in the box. Its author is left out: games stay when a person is erased.
 */
export function readHouse(text: string): Reading {
  const reading = readSet(text)
  if (!reading.ok) return reading
  const { name, version, cards: written, questions } = reading.set
  if (written.length + questions.length === 0) return { ok: false, faults: [say('house-empty')] }
  return {
    ok: true,
    value: writeSet({ ...reading.set, author: undefined }),
    says:
      name === undefined
        ? say('house-count', { n: written.length })
        : say('house-set-says', {
            name: { typed: name },
            version,
            cards: written.length,
            questions: questions.length,
          }),
    cards: written.map(cardOf),
    questions: questions.map(questionOf),
  }
}

/** Cards and questions of a game's option `house`. Throws for a text that `readHouse` did not make. */
export function houseOf(option: unknown): {
  readonly cards: readonly HouseCard[]
  readonly questions: readonly OwnQuestion[]
} {
  if (typeof option !== 'string' || option === '') return { cards: [], questions: [] }
  const reading = readHouse(option)
  if (!reading.ok) throw new Error(`house cards: ${reading.faults.map(({ key }) => key).join()}`)
  return reading
}
