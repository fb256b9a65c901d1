// Sets of content that servers make for a game, such as cards and questions of their own: read, shown and changed part by part.
import type { Phrase } from '../../engine/phrase.ts'

/** A set; what is in it is the game's own. */
export interface CustomSet {
  readonly name: string
  /** Whose it is, as they want to be called. */
  readonly author?: string | undefined
  /** 1, and one more with each change. */
  readonly version: number
}

/** One of several answers of a form. */
export interface CustomChoice {
  readonly value: string
  readonly label: Phrase
  readonly isOn: boolean
}

/** A field of a form, showing what holds by now. */
export type CustomField = { readonly id: string; readonly label: Phrase; readonly hint?: Phrase } & (
  | {
      readonly kind: 'words'
      readonly maxLength: number
      readonly value?: string | Phrase
      readonly optional?: true
    }
  | { readonly kind: 'one' | 'any'; readonly options: readonly CustomChoice[] }
)

/** What a form is about: a new item of a kind; an item; a part of one; a new part of one. */
export interface CustomTarget {
  readonly kind: string
  /** The item's place in the set; a new one without. */
  readonly index?: number
  /** A part's place in the item, or the kind of a new one with a plus before it. */
  readonly part?: string
}

/** A part of an item that is changed by itself, such as an effect of a card. */
export interface CustomPart {
  readonly part: string
  readonly says: Phrase
}

/** A card or question of a set. */
export interface CustomItem {
  readonly index: number
  readonly kind: string
  readonly name: string
  /** What it is and does. */
  readonly says: Phrase
  readonly parts: readonly CustomPart[]
  /** Parts that can be added. */
  readonly more: readonly CustomPart[]
}

/** A set after a change, or why there is none. */
export type CustomReading<S> =
  | { readonly ok: true; readonly set: S }
  | { readonly ok: false; readonly faults: readonly Phrase[] }

/** How a game's sets are made. */
export interface CustomContent<S extends CustomSet = CustomSet> {
  /** The file option that a set becomes at a table. */
  readonly option: string
  /** Kinds of items with their names. */
  readonly kinds: readonly { readonly kind: string; readonly name: Phrase }[]
  /** A set with nothing in it yet. */
  fresh(name: string, author: string): S
  /** Reads the text of a set, of a file too. */
  read(text: string): CustomReading<S>
  /** Its text, with its author where one is named. */
  write(set: S): string
  items(set: S): readonly CustomItem[]
  /** Whether a seat's view shows something of a set, so that a game to try it begins with that. */
  isShown(view: unknown): boolean
  /** The fields of a form; none where nothing is to be said. */
  fields(set: S, target: CustomTarget): readonly CustomField[]
  /** The set as a filled-in form makes it, of the next version. */
  change(set: S, target: CustomTarget, values: Readonly<Record<string, readonly string[]>>): CustomReading<S>
  /** The set without an item, or a part of one, of the next version. */
  remove(set: S, target: CustomTarget): CustomReading<S>
}
