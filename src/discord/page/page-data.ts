// What the program of a game's page is given, as JSON in the page. It is shared with that program, and imports types alone.
import type { DrawProof } from '../../engine/draw-check.ts'
import type { CurveLine, CurveMark } from '../pictures/review-input.ts'

/** One text in each language, in their order. */
export type Texts = readonly string[]

/** Through whose eyes, as text: `public`, or a seat. */
export type Eyes = string

/** Something that was told. */
export interface PageLine {
  /** The seats that were told; everybody where left out. */
  readonly to?: readonly number[]
  readonly undone?: true
  readonly texts: Texts
}

/** An entry that told something. */
export interface PageStep {
  /** The entry's number, of a finished game alone. */
  readonly entry?: number
  /** How far the game had come, from 0 to 1. */
  readonly at: number
  readonly lines: readonly PageLine[]
}

/** A picture that is shown from a step on. */
export interface PageScene {
  readonly step: number
  readonly captions: Texts
  readonly alts: Texts
  /** What seats held then. */
  readonly hands: Readonly<Record<Eyes, Texts>>
}

/** The program's words in a language. */
export interface PageWords {
  readonly story: string
  readonly eyes: string
  readonly language: string
  readonly back: string
  readonly forward: string
  readonly nextPicture: string
  readonly step: string
  readonly keys: string
  readonly undone: string
  readonly curve: string
  readonly draws: string
  readonly checking: string
  readonly unchanged: string
  readonly changed: string
  readonly checked: string
  readonly partly: string
  readonly badSeed: string
  readonly badDraw: string
  readonly later: string
  readonly cannot: string
}

export interface PageData {
  readonly languages: readonly { readonly code: string; readonly name: string; readonly words: PageWords }[]
  /** Place of the language in which it is opened. */
  readonly language: number
  /** Through whose eyes it can be seen, first those through which it is opened. */
  readonly viewers: readonly { readonly eyes: Eyes; readonly names: Texts }[]
  readonly steps: readonly PageStep[]
  readonly scenes: readonly PageScene[]
  /** Everybody's share of the win; none where the game was not reviewed. */
  readonly lines: readonly CurveLine[]
  readonly marks: readonly CurveMark[]
  /** Of a finished game what its draws are checked with. */
  readonly proof?: DrawProof
}

/** Ids by which the program finds its data, and its place. */
export const PAGE_IDS = { data: 'game', player: 'player', check: 'check' } as const
