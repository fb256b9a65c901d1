// Names of a decision's options: for one reader's menus, and every name a person may type.
import { aloneIn, type Decision } from '../../engine/decision.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo } from '../../host/table/types.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { normal } from '../../text/normal.ts'
import { LIMITS } from '../screen/limits.ts'
import { plainIn } from '../words/present.ts'
import { effectsOf, withEffect } from './consequences.ts'
import { copiesIn } from './copies.ts'

/** Room for the number that tells labels of the same words apart. */
const NUMBER_ROOM = 6

/** Labels of the options in one language, in option order; those of the same words that are no copies are numbered. */
export const labelsOf = (decision: Decision, language: Language, title: Title, info: GameInfo): string[] =>
  labelled(decision, language, title, info).labels

function labelled(
  decision: Decision,
  language: Language,
  title: Title,
  info: GameInfo,
): { readonly labels: string[]; readonly copies: readonly number[] } {
  const plain = decision.options.map((option) =>
    clip(plainIn(language, option.text, title, info).replace(/\s+/g, ' ').trim(), LIMITS.label - NUMBER_ROOM),
  )
  const copies = copiesIn(decision, plain)
  const labels = plain.map((label, index) => {
    const alike = [...new Set(copies.filter((first) => plain[first] === label))]
    const number = alike.indexOf(copies[index] ?? index) + 1
    if (alike.length === 1) return label
    return language === 'en' ? `${label} (${number})` : `${label}（${number}）`
  })
  return { labels, copies }
}

/** Between a name and what a label says besides. */
const BESIDES = / · |｜/

/** What labels begin with, such as `Cao Cao 曹操` of `Cao Cao 曹操 · Wei 魏 · ⚔️2`; the whole of one where another begins alike. */
export function headsOf(labels: readonly string[]): string[] {
  const heads = labels.map((label) => label.split(BESIDES)[0] ?? label)
  return labels.map((label, index) => {
    const head = heads[index] ?? label
    return heads.filter((other) => other === head).length === 1 ? head : label
  })
}

/** The options as they are listed: their labels and consequences, in option order. */
export interface Listed {
  readonly labels: readonly string[]
  /** For each option the first that is its copy; see `copiesIn`. */
  readonly copies: readonly number[]
  readonly effects: readonly (string | undefined)[]
}

/** The options of a decision as they are listed for a reader. */
export const listedOf = (decision: Decision, language: Language, title: Title, info: GameInfo): Listed => ({
  ...labelled(decision, language, title, info),
  effects: effectsOf(decision, language, title, info),
})

/** Everything one option answers to, each normalised: first what is its alone, then what it may share. */
export interface Names {
  readonly own: ReadonlySet<string>
  readonly shared: ReadonlySet<string>
  /** The first option that is a copy of this one, where there are several. */
  readonly copyOf?: number
  /** It answers alone, such as the way back: never by a number, and never among several picks. */
  readonly alone?: true
}

/** The names of the options in option order: ids, labels in all languages, their Chinese and their other part. */
export function namesOf(decision: Decision, title: Title, info: GameInfo): Names[] {
  const all = LANGUAGES.map((language) => labelled(decision, language, title, info))
  const byLanguage = all.map(({ labels }) => labels)
  const copies = all[0]?.copies ?? []
  const heads = byLanguage.map(headsOf)
  const effects = LANGUAGES.map((language) => effectsOf(decision, language, title, info))
  const alone = aloneIn(decision)
  return decision.options.map((option, index) => {
    const labels = byLanguage.map((labels) => labels[index] ?? '')
    const bare = labels.map((label) => label.replace(/(?: \(\d+\)|（\d+）)$/, ''))
    return {
      // As completion writes them, too.
      own: new Set(
        [
          option.id,
          ...labels,
          ...labels.map((label, n) => withEffect(label, effects[n]?.[index])),
          ...heads.map((each) => each[index] ?? ''),
        ].map(normal),
      ),
      shared: new Set([...bare, ...bare.flatMap(partsOf)].map(normal).filter((name) => name !== '')),
      ...(copies.filter((first) => first === copies[index]).length > 1 && { copyOf: copies[index] ?? index }),
      ...(alone.includes(option) && { alone: true }),
    }
  })
}

/** The Chinese part and the other part of a label such as `Empty Fort 空城計`. */
function partsOf(label: string): string[] {
  const chinese = label.replace(/[^\p{sc=Han}·]+/gu, ' ').trim()
  const other = label
    .replace(/[\p{sc=Han}·]+/gu, ' ')
    .replace(/[（）()]/g, ' ')
    .trim()
  return chinese === '' || other === '' ? [] : [chinese, other]
}
