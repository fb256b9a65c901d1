// Typed catalogues: a text is a function of its arguments; a missing key or a wrong argument does not compile.
import type { Arg, Phrase, Ref } from '../engine/phrase.ts'

/** Texts by key. String arguments arrive rendered (a player's name, a list of cards), numbers as numbers. */
export type Catalogue = Readonly<Record<string, (args: never) => string>>

/** What every translation of a catalogue must have: the same keys with the same arguments. */
export type Translation<C extends Catalogue> = { readonly [K in keyof C]: C[K] }

/** What texts are in any language: those of one language without the very words. */
export type AnyLanguage<T> = T extends string
  ? string
  : T extends (...args: never) => unknown
    ? T
    : T extends readonly (infer Item)[]
      ? readonly AnyLanguage<Item>[]
      : { readonly [K in keyof T]: AnyLanguage<T[K]> }

type PhraseArgs<F> = F extends () => string
  ? undefined
  : F extends (args: infer A) => string
    ? { readonly [K in keyof A]: A[K] extends number ? number : Ref | readonly Ref[] | Phrase }
    : never

type Given<A> = A extends undefined ? [] : [args: A]

/**
 * The way a game's rules name its texts: `say('built', { who: seatRef(0), city: nameRef('luoyang'), price: 12 })`
 * makes the phrase `records.built`. Keys and arguments are checked against the catalogue at compile time.
 */
export const sayer =
  <C extends Catalogue>(prefix: string) =>
  <K extends keyof C & string>(key: K, ...given: Given<PhraseArgs<C[K]>>): Phrase => {
    const [args] = given as readonly [Readonly<Record<string, Arg>>?]
    return { key: `${prefix}.${key}`, ...(args && { args }) }
  }
