// What rules say: keys and references, never words. Text floors turn a phrase into a reader's language.

/** A seat at the table, 0-based, clockwise in join order. */
export type Seat = number

/** Whoever looks: a seat, or the public (spectators, the channel). */
export type Viewer = Seat | 'public'

/** The name of a card, city, person…: lower-case ASCII letters, digits and hyphens, never digits alone. */
export type Id = string

/** Something a text names: a seat's player, a card, or words a person typed. */
export type Ref = { readonly seat: Seat } | { readonly name: Id } | { readonly typed: string }

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

/** References to several named things, rendered as a list. */
export const nameRefs = (names: readonly Id[]): readonly Ref[] => names.map(nameRef)

/** Every word of a JSON value that could be an id, object keys included. */
export const wordsOf = (value: unknown): ReadonlySet<string> =>
  new Set(JSON.stringify(value ?? null).match(WORD) ?? [])

/** Renames ids wherever they stand in a JSON text, also inside compound words such as `a+b` or `a>b`. */
export const renameWords = (json: string, names: ReadonlyMap<Id, Id>): string =>
  json.replace(WORD, (word) => names.get(word) ?? word)

const WORD = /[a-z0-9-]+/g
