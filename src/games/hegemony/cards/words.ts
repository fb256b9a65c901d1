// The shapes in which a language describes the cards and the skills.
import type { EXPANSIONS, Expansion, Gender, Kingdom, REVISED, STANDARD } from './generals.ts'

/** A kind of card. */
export interface CardWords {
  readonly name: string
  /** What it does, in one line of at most 100 characters. */
  readonly brief: string
  /** What the line leaves out, if anything. */
  readonly note?: string
}

/** A skill. */
export interface SkillWords {
  readonly name: string
  /** What it does, in one line of at most 100 characters. */
  readonly brief: string
  /** What it does exactly, with its limits and rulings. */
  readonly full: string
}

/** The skills of a kingdom's generals, those of newer printings among them. */
type SkillsOf<K extends Kingdom> = {
  [G in keyof typeof STANDARD]: (typeof STANDARD)[G]['kingdom'] extends K
    ?
        | keyof (typeof STANDARD)[G]['skills']
        | (G extends keyof typeof REVISED ? keyof (typeof REVISED)[G] : never)
    : never
}[keyof typeof STANDARD]

/** Skills that newer printings have under the same name and with another text. */
export type RevisedSkill = 'luoyi' | 'keji' | 'kurou' | 'tianxiang' | 'buqu' | 'luanji'

/** What a skill does in newer printings. */
export type RevisedWords = Pick<SkillWords, 'brief' | 'full'>

/** The generals of a kingdom in the standard edition. */
type GeneralsOf<K extends Kingdom> = {
  [G in keyof typeof STANDARD]: (typeof STANDARD)[G]['kingdom'] extends K ? G : never
}[keyof typeof STANDARD]

/** A kingdom's generals and all their skills; the words of `mashu` stand with Shu alone. */
export interface KingdomWords<K extends Kingdom> {
  readonly names: Readonly<Record<GeneralsOf<K>, string>>
  readonly skills: Readonly<Record<K extends 'qun' ? Exclude<SkillsOf<K>, 'mashu'> : SkillsOf<K>, SkillWords>>
  /** Those whose text differs in newer printings. */
  readonly revised: Readonly<Record<Extract<SkillsOf<K>, RevisedSkill>, RevisedWords>>
}

type ExpansionGenerals<E extends Expansion> = (typeof EXPANSIONS)[E]

/** Skills of the generals of an expansion, and those they lend; the words of `mashu` stand with Shu. */
type ExpansionSkill<All> = {
  [G in keyof All]:
    | (All[G] extends { skills: infer S } ? Exclude<keyof S, 'mashu'> : never)
    | (All[G] extends { lends: infer L } ? keyof L : never)
}[keyof All]

/** The generals of an expansion and their skills. */
export interface ExpansionWords<E extends Expansion> {
  readonly names: Readonly<Record<keyof ExpansionGenerals<E>, string>>
  readonly skills: Readonly<Record<ExpansionSkill<ExpansionGenerals<E>>, SkillWords>>
}

/** What a language calls the box, and how it describes a card or a general. */
export interface BoxWords {
  readonly title: string
  readonly blurb: string
  readonly factions: Readonly<Record<Kingdom | 'ambitionist', string>>
  /** Rules of variants that are named like skills. */
  readonly variants: Readonly<Record<'last-battle', string>>
  readonly genders: Readonly<Record<Gender, string>>
  /** A printed card: suit and rank, and its kind. */
  card(mark: string, name: string): string
  /** A kind of card, a skill: as they stand in a sentence. */
  kind(name: string): string
  skill(name: string): string
  /** Which copies of a kind there are. */
  copies(marks: string): string
  facts(of: { readonly faction: string; readonly gender: string; readonly hp: string }): string
  companions(generals: string): string
  /** What stands before the texts of newer printings, and before what is told of an expansion. */
  readonly revised: string
  readonly expansions: Readonly<Record<Expansion, string>>
  /** A skill's name and what it does. */
  explained(name: string, text: string): string
  /** What stands between two sentences. */
  readonly between: string
  /** Titles of the lists that are made from the words. */
  readonly lists: Readonly<Record<(typeof LISTS)[number], string>>
}

/** The lists of cards and generals behind the topics, in their order. */
export const LISTS = ['list-basic', 'list-equipment', 'list-wei', 'list-shu', 'list-wu', 'list-qun'] as const

/** The topics of `/rules`, in their order. */
export const TOPICS = [
  'overview',
  'setup',
  'turn',
  'cards',
  'responses',
  'judgement',
  'damage',
  'hidden',
  'factions',
  'companions',
  'death',
  'victory',
  'online',
] as const

/** The pages of `/rules` that a language has in prose. */
export type Pages = Readonly<
  Record<(typeof TOPICS)[number], { readonly title: string; readonly body: string }>
>
