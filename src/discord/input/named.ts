// Names that are typed as the value of an option, such as the generals that a table bans: in any language, whole or in part.
import type { NamedSpec, OptionSpec } from '../../engine/game.ts'
import type { Title } from '../../games/common/title.ts'
import type { Language } from '../../text/language.ts'
import { echo } from '../../text/markdown.ts'
import { listText } from '../../text/render.ts'
import { nearText, wordsOf } from '../words/present.ts'
import { type Card, cardMeant, nearCards } from './cards.ts'
import { optionName } from './switches.ts'

/** An option whose value is any of many cards. */
export type NamedOption = Extract<OptionSpec, NamedSpec>

/** A name that no card of an option has, or that more than one may mean. */
export interface NameProblem {
  readonly spec: NamedOption
  readonly text: string
  /** Those it may mean, or whose names are nearest. */
  readonly cards: readonly Card[]
  readonly isAmbiguous: boolean
}

/** So many cards are named where a name could mean several, and where it means none. */
const NAMED = 10
const NEAREST = 3

/** The card of an option that a name means. */
export function readName(
  title: Title,
  spec: NamedOption,
  typed: string,
): { readonly value: string } | NameProblem {
  const titles = { [title.game.id]: title }
  const isOfOption = ({ id }: Card): boolean => spec.values.includes(id)
  const meant = cardMeant(titles, typed, title.game.id, isOfOption)
  if ('id' in meant) return { value: meant.id }
  const isAmbiguous = meant.length > 0
  const cards = isAmbiguous
    ? meant.slice(0, NAMED)
    : nearCards(titles, typed, title.game.id, isOfOption).slice(0, NEAREST)
  return { spec, text: typed.trim(), cards, isAmbiguous }
}

/** The cards that a list means, in the order of the option; or the first name in it that cannot be read. */
export function readNames(
  title: Title,
  spec: NamedOption,
  typed: string,
): { readonly values: readonly string[] } | NameProblem {
  const found: string[] = []
  for (const part of typed.split(/[,，、;；+\n]/).flatMap(chineseWords)) {
    if (part.trim() === '') continue
    const read = readName(title, spec, part)
    if (!('value' in read)) return read
    found.push(read.value)
  }
  return { values: spec.values.filter((value) => found.includes(value)) }
}

/** Chinese names hold no spaces: with spaces between them they are a list. */
const chineseWords = (part: string): string[] =>
  /^[\p{sc=Han}\s]+$/u.test(part) ? part.split(/\s+/) : [part]

/** What is said of a name that cannot be read. */
export function nameProblemText(
  title: Title,
  { spec, text, cards, isAmbiguous }: NameProblem,
  language: Language,
): string {
  const words = wordsOf(language)
  const names = cards.map(({ id }) => title.words[language].names[id] ?? id)
  if (isAmbiguous) return words['card-ambiguous']({ text: echo(text), cards: listText(names, language) })
  const option = optionName(title, spec, language)
  return [words['option-name-unknown']({ option, text: echo(text) }), nearText(names, language)]
    .filter((sentence) => sentence !== undefined)
    .join(language === 'en' ? ' ' : '')
}
