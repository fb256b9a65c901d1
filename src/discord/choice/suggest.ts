// Completion of `/play choice:`: legal choices only, each with a name of its own and a value that names its decision.
import { aloneIn, type Choice, type Decision } from '../../engine/decision.ts'
import type { BotPhrases } from '../../text/bot/index.ts'
import { clip } from '../../text/markdown.ts'
import { normal } from '../../text/normal.ts'
import { LIMITS } from '../screen/limits.ts'
import { arrangementsOf, isOrdered } from './arrangements.ts'
import { marked, withEffect } from './consequences.ts'
import { headsOf, type Names } from './labels.ts'
import { readList } from './parse.ts'
import { suggestionValue } from './value.ts'

/** A suggestion as Discord takes it. */
export interface Suggestion {
  readonly name: string
  readonly value: string
}

/** What a decision looks like to someone who types. */
export interface Typing {
  readonly decision: Decision
  readonly token: string
  /** Labels in the person's language; of several picks their names alone are shown. */
  readonly labels: readonly string[]
  /** The consequences of the options in the person's language. */
  readonly effects?: readonly (string | undefined)[]
  readonly names: readonly Names[]
  readonly words: BotPhrases
}

/** Up to 25 suggestions that go on from what was typed; never two of the same name. */
export function suggest(typing: Typing, typed: string): Suggestion[] {
  const { decision } = typing
  const lists = decision.max === 1 ? singles(typing, typed) : several(typing, typed)
  const found = lists.flatMap((picks) => suggestionOf(typing, picks) ?? [])
  return found
    .filter((each, index) => found.findIndex((other) => other.name === each.name) === index)
    .slice(0, LIMITS.options)
}

function singles({ decision, names }: Typing, typed: string): Choice[] {
  const picks = fitting(names, typed, []).map((index) => [decision.options[index]?.id ?? ''])
  return decision.min === 0 && typed.trim() === '' ? [[], ...picks] : picks
}

function several({ decision, names }: Typing, typed: string): Choice[] {
  const { done, rest } = split(names, typed)
  const isAlone = (index: number) => names[index]?.alone === true
  const alone = done.length > 0 ? [] : fitting(names, rest, done).filter(isAlone)
  return [
    ...togetherOf(decision, names, done, rest),
    ...alone.map((index) => [decision.options[index]?.id ?? '']),
  ]
}

/** What is picked together, going on from what is complete. */
function togetherOf(
  decision: Decision,
  names: readonly Names[],
  done: readonly number[],
  rest: string,
): Choice[] {
  const ids = (indices: readonly number[]) => indices.map((index) => decision.options[index]?.id ?? '')
  const arrangements = arrangementsOf(decision)
  if (arrangements) {
    const next = rest === '' ? undefined : new Set(ids(fitting(names, rest, done)))
    return arrangements.filter(
      (order) =>
        ids(done).every((id, place) => order[place] === id) &&
        (next === undefined || next.has(order[done.length] ?? '')),
    )
  }
  if (done.length >= decision.max) return [ids(done)]
  const longer = fitting(names, rest, done)
    .filter((index) => !names[index]?.alone)
    .map((index) => ids([...done, index]))
  const enough = rest === '' && done.length >= decision.min
  return enough ? [ids(done), ...longer] : longer
}

/** What was typed as the picks that are complete and the name that is still being typed. */
function split(names: readonly Names[], typed: string): { done: readonly number[]; rest: string } {
  const after = (signs: RegExp) => Math.max(0, ...[...typed.matchAll(signs)].map(({ index }) => index + 1))
  const comma = after(/[,，、;；/|>＞]/g)
  const cuts = comma === 0 && !/\s$/.test(typed) ? [0, after(/\s/g)] : [comma, after(/\s/g)]
  for (const cut of cuts) {
    const rest = typed.slice(cut).trim()
    const list = readList(names, typed.slice(0, cut))
    if ('picks' in list && fitting(names, rest, list.picks).length > 0) return { done: list.picks, rest }
    if ('picks' in list && rest === '' && cut > 0) return { done: list.picks, rest }
  }
  return { done: [], rest: typed.trim() }
}

/** Options whose name, number or a part of a name is what was typed; best first, those in `without` left out. */
function fitting(names: readonly Names[], typed: string, without: readonly number[]): number[] {
  const text = normal(typed)
  const rank = ({ own, shared }: Names, index: number): number => {
    const all = [...own, ...shared]
    if (text === '' || all.includes(text)) return 0
    if (text === String(index + 1)) return 1
    if (all.some((name) => name.startsWith(text))) return 2
    return all.some((name) => name.includes(text)) ? 3 : 4
  }
  return names
    .map((each, index) => ({ index, rank: rank(each, index) }))
    .filter(({ index, rank }) => rank < 4 && !without.includes(index))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index }) => index)
}

function suggestionOf(
  { decision, token, labels, effects = [], words }: Typing,
  picks: Choice,
): Suggestion | undefined {
  const value = suggestionValue(decision, token, picks)
  if (value === undefined) return undefined
  const places = picks.map((id) => decision.options.findIndex((option) => option.id === id))
  const [only, ...others] = places
  if (only !== undefined && others.length === 0 && decision.max === 1)
    return { name: withEffect(labels[only] ?? picks.join(), effects[only]), value }
  const heads = headsOf(labels)
  const named = places.map((place, n) => marked(heads[place] ?? picks[n] ?? '', decision.options[place]))
  const short = picks.length < decision.min && !aloneIn(decision).some(({ id }) => picks.includes(id))
  const tail = short ? words['suggest-more']({ n: picks.length, of: decision.min }) : ''
  const name = named.length === 0 ? words['pick-none']() : named.join(isOrdered(decision) ? ' > ' : ', ')
  const room = LIMITS.label - tail.length
  // The end of a long list tells its suggestions apart, so the beginning goes.
  const signs = [...name]
  const fits = signs.length <= room ? name : `…${signs.slice(1 - room).join('')}`
  return { name: clip(`${fits}${tail}`, LIMITS.label), value }
}
