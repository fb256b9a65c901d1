// From what a person typed (or a suggestion's value or name) to a choice. Nothing that arrives is trusted.
import { aloneIn, type Choice, type Decision } from '../../engine/decision.ts'
import { LANGUAGES } from '../../text/language.ts'
import { normal } from '../../text/normal.ts'
import { wordsOf } from '../words/present.ts'
import type { Names } from './labels.ts'
import { picksOfValue, readValue } from './value.ts'

/** What a typed text means; indices point into the decision's options. */
export type Reading =
  | { readonly kind: 'choice'; readonly choice: Choice }
  | { readonly kind: 'stale' }
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'ambiguous'; readonly text: string; readonly among: readonly number[] }
  /** So many are picked neither too few nor too many; the ids. */
  | { readonly kind: 'count'; readonly choice: Choice }

type Match = { readonly one: number } | { readonly many: readonly number[] } | undefined

const SEPARATORS = /[,，、;；/|>＞]+/
const NOTHING = new Set(
  ['nothing', '-', '—', '無', '无', ...LANGUAGES.map((language) => wordsOf(language)['pick-none']())].map(
    normal,
  ),
)
/** The end of a suggestion that says how much is missing. */
const UNFINISHED = /\s*…+\s*[（(][\d\s\p{L}／/]+[）)]$/u

/** Reads a typed text as an answer to a decision of this token. */
export function readChoice(
  decision: Decision,
  token: string,
  names: readonly Names[],
  typed: string,
): Reading {
  const value = readValue(typed)
  if (value && value.token !== token) return { kind: 'stale' }
  if (value) {
    const picks = picksOfValue(decision, value.picks)
    return picks ? counted(decision, picks) : { kind: 'unknown', text: value.picks }
  }
  if (decision.text) return { kind: 'choice', choice: [typed.trim()] }
  return readNames(decision, names, typed.replace(UNFINISHED, ''))
}

function readNames(decision: Decision, names: readonly Names[], typed: string): Reading {
  const whole = matchOne(names, typed)
  const isAlone = whole && 'one' in whole && names[whole.one]?.alone
  if (whole && 'one' in whole && (decision.min <= 1 || isAlone)) return picked(decision, [whole.one])
  if (!whole && decision.min === 0 && NOTHING.has(normal(typed))) return { kind: 'choice', choice: [] }
  if (decision.max === 1) return single(typed, whole)
  const list = readList(names, typed)
  return 'picks' in list ? picked(decision, list.picks) : list
}

/** What a list of names or numbers means, as far as it is complete. */
export function readList(
  names: readonly Names[],
  typed: string,
): { readonly picks: readonly number[] } | Exclude<Reading, { kind: 'choice' | 'stale' | 'count' }> {
  const picks: number[] = []
  for (const part of joined(names, typed)) {
    const match = matchOne(names, part)
    const found = match && 'one' in match ? [match.one] : readWords(names, part)
    if (!Array.isArray(found)) return found
    if (found.some((index) => names[index]?.alone)) return { kind: 'unknown', text: part }
    for (const index of found) {
      const at = nextCopy(names, index, picks)
      if (!picks.includes(at)) picks.push(at)
    }
  }
  return { picks }
}

/** The first copy of an option that is not picked yet: who names a card twice means two of them. */
function nextCopy(names: readonly Names[], index: number, picks: readonly number[]): number {
  const group = names[index]?.copyOf
  const next = names.findIndex(
    ({ copyOf }, at) => copyOf !== undefined && copyOf === group && !picks.includes(at),
  )
  return next < 0 ? index : next
}

function single(text: string, match: Match): Exclude<Reading, { kind: 'choice' | 'stale' | 'count' }> {
  if (match && 'many' in match) return { kind: 'ambiguous', text: text.trim(), among: match.many }
  return { kind: 'unknown', text: text.trim() }
}

const picked = (decision: Decision, picks: readonly number[]): Reading =>
  counted(
    decision,
    picks.map((index) => decision.options[index]?.id ?? ''),
  )

function counted(decision: Decision, choice: Choice): Reading {
  const { min, max } = decision
  const [alone] = aloneIn(decision).filter(({ id }) => choice.includes(id))
  if (alone) return choice.length === 1 ? { kind: 'choice', choice } : { kind: 'unknown', text: alone.id }
  return choice.length < min || choice.length > max ? { kind: 'count', choice } : { kind: 'choice', choice }
}

/** The parts of a list; a name that has a separator in it stays whole. */
function joined(names: readonly Names[], typed: string): string[] {
  const pieces = typed.split(new RegExp(`(${SEPARATORS.source})`))
  const parts: string[] = []
  for (let from = 0; from < pieces.length; ) {
    let to = pieces.length
    while (to > from + 1 && !exact(names, pieces.slice(from, to).join(''))) to--
    parts.push(pieces.slice(from, to).join(''))
    from = to + 1
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '' && !SEPARATORS.test(part))
}

/** Names set apart by spaces alone, each as long as it can be; else which word is no name, or the whole where none is one. */
function readWords(
  names: readonly Names[],
  text: string,
): number[] | Exclude<Reading, { kind: 'choice' | 'stale' | 'count' }> {
  const words = text.split(/\s+/)
  const picks: number[] = []
  for (let from = 0; from < words.length; ) {
    let to = words.length
    let found: number | undefined
    for (; to > from && found === undefined; to--) found = exact(names, words.slice(from, to).join(' '))?.one
    if (found === undefined) {
      const match = matchOne(names, words[from] ?? '')
      if (!match || 'many' in match) {
        const isFirst = picks.length === 0
        return isFirst ? single(text, matchOne(names, text)) : single(words.slice(from).join(' '), match)
      }
      found = match.one
      to = from
    }
    picks.push(found)
    from = to + 1
  }
  return picks
}

function exact(names: readonly Names[], text: string): { one: number } | undefined {
  const match = exactly(names, normal(text)) ?? byNumber(names, normal(text))
  return match && 'one' in match ? match : undefined
}

/** One option by its whole name, its number, the beginning of a name or, failing all, a part of one. */
function matchOne(names: readonly Names[], typed: string): Match {
  const text = normal(typed)
  if (text === '') return undefined
  return (
    exactly(names, text) ??
    byNumber(names, text) ??
    only(names, (name) => name.startsWith(text)) ??
    only(names, (name) => text.length > 1 && name.includes(text))
  )
}

const exactly = (names: readonly Names[], text: string): Match =>
  among(names, ({ own }) => own.has(text)) ?? among(names, ({ shared }) => shared.has(text))

function byNumber(names: readonly Names[], text: string): Match {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= names.length && !names[number - 1]?.alone ? { one: number - 1 } : undefined
}

const only = (names: readonly Names[], fits: (name: string) => boolean): Match =>
  among(names, ({ own, shared }) => [...own, ...shared].some(fits))

function among(names: readonly Names[], fits: (names: Names) => boolean): Match {
  const found = names.flatMap((each, index) => (fits(each) ? [index] : []))
  const [one] = found
  if (one === undefined) return undefined
  const group = names[one]?.copyOf
  const isOne =
    found.length === 1 || (group !== undefined && found.every((at) => names[at]?.copyOf === group))
  return isOne ? { one } : { many: found }
}
