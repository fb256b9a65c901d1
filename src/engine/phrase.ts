// Phrases of rules: keys and references, never words. Catalogues render a phrase in a reader's language.

/** A seat at the table, 0-based, clockwise in join order. */
export type Seat = number

/** The viewer: a seat, or the public (spectators, the channel). */
export type Viewer = Seat | 'public'

/** The name of a card, city, person…: lower-case ASCII letters, digits and hyphens, never digits alone. */
export type Id = string

/** Something a text names: a seat's player, a card, or words a person typed. */
export type Ref =
  | { readonly seat: Seat }
  | { readonly name: Id }
  /** `member` is the id of the person whose name it is: by it the name is found when they are erased. */
  | { readonly typed: string; readonly member?: string }

/** An argument of a phrase: a number, a reference, a list of references, or a phrase inside a phrase. */
export type Arg = number | Ref | readonly Ref[] | Phrase

/** One sentence or label to be rendered per reader: `{ key: 'records.built', args: { who: { seat: 0 } } }`. */
export interface Phrase {
  readonly key: string
  readonly args?: Readonly<Record<string, Arg>>
}

/** A reference to the player of a seat. */
export const seatRef = (seat: Seat): Ref => ({ seat })

/** A reference to a card or other named thing. */
export const nameRef = (name: Id): Ref => ({ name })

/** A reference to a person by their name; without an id, such as a computer's, to a name alone. */
export const personRef = ({ id, name }: { readonly id?: string | null; readonly name: string }): Ref => ({
  typed: name,
  ...(id && { member: id }),
})

/** References to several named things, rendered as a list. */
export const nameRefs = (names: readonly Id[]): readonly Ref[] => names.map(nameRef)

/** Whether a phrase names a seat. */
export const namesSeat = (phrase: Phrase, seat: Seat): boolean =>
  Object.values(phrase.args ?? {}).some(
    (arg) =>
      typeof arg === 'object' &&
      ('key' in arg ? namesSeat(arg, seat) : [arg].flat().some((ref) => 'seat' in ref && ref.seat === seat)),
  )

/** Every word of a JSON value that could be an id, object keys included. */
export function wordsOf(value: unknown): ReadonlySet<string> {
  const words = new Set<string>()
  gather(value, words)
  return words
}

/** Looks at each string where it lies: writing all of it as one text and cutting that up takes three times as long. */
function gather(value: unknown, words: Set<string>): void {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) for (const inner of value) gather(inner, words)
    else
      for (const key in value) {
        gather(key, words)
        gather((value as Record<string, unknown>)[key], words)
      }
  } else if (typeof value === 'string' || typeof value === 'number') {
    const text = `${value}`
    if (!words.has(text)) for (const word of wordsIn(text)) words.add(word)
  }
}

/** Renames ids wherever they stand in a JSON text, also inside compound words such as `a+b` or `a>b`. */
export const renameWords = (json: string, names: ReadonlyMap<Id, Id>): string =>
  json.replace(WORD, (word) => names.get(word) ?? word)

/** The words of a text that could be ids, in order, as often as they occur. */
const wordsIn = (text: string): readonly string[] => text.match(WORD) ?? []

const WORD = /[a-z0-9-]+/g
