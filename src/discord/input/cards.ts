// The cards of every game, as people look them up: by name in any language, whole or in part.
import type { Id } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { clip } from '../../text/markdown.ts'
import { nearest } from '../../text/nearest.ts'
import { normal } from '../../text/normal.ts'
import type { Suggestion } from '../choice/suggest.ts'
import type { Titles } from '../core/context.ts'
import { LIMITS } from '../screen/limits.ts'

/** A card of a game; copies that are called the same and do the same are one. */
export interface Card {
  readonly title: Title
  readonly id: Id
}

/** What a suggestion sends: `dynasties:confucius`. */
const keyOf = ({ title, id }: Card): string => `${title.game.id}:${id}`

/** Which cards are looked among. */
export type Among = (card: Card) => boolean

/** All cards there are. */
export const anyCard: Among = () => true

/** Generals. */
export const isGeneral: Among = ({ title, id }) => title.generals?.includes(id) ?? false

const nameIn = ({ title, id }: Card, language: Language): string => title.words[language].names[id] ?? id

const cardsByTitle = new WeakMap<Title, readonly Card[]>()

function cardsOf(title: Title): readonly Card[] {
  const kept = cardsByTitle.get(title)
  if (kept) return kept
  const { cards, names } = title.words.en
  const first = new Map<string, Id>()
  for (const id of Object.keys(cards)) {
    const looks = `${names[id]} ${cards[id]}`
    if (!first.has(looks)) first.set(looks, id)
  }
  const all = [...first.values()].map((id) => ({ title, id }))
  cardsByTitle.set(title, all)
  return all
}

/** Everything a card is called, as it is compared. */
const namesOf = (card: Card): string[] =>
  [card.id, ...LANGUAGES.map((language) => nameIn(card, language))].map(normal).flatMap(withParts)

/** A name, and its Chinese and its other part; also as who has no ü on the keyboard types it. */
const withParts = (name: string): string[] => {
  const han = name.replace(/[^\p{sc=Han}]+/gu, '')
  const other = name.replace(/[\p{sc=Han}]+/gu, '').trim()
  const parts = [name, ...(han !== '' && other !== '' ? [han, other] : [])]
  return [...new Set([...parts, ...parts.map(withoutMarks)])]
}

/** `lü bu` as `lu bu`. */
const withoutMarks = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

/** How well a card answers to a text: 3 wholly, 2 at its beginning, 1 somewhere, 0 not at all. */
function fitOf(card: Card, text: string): number {
  const names = [keyOf(card), card.id, ...LANGUAGES.map((language) => nameIn(card, language))].map(normal)
  const parts = names.flatMap((name) => [name, ...name.split(' ')]).flatMap(withParts)
  if (parts.includes(text)) return 3
  if (parts.some((name) => name.startsWith(text))) return 2
  return names.some((name) => name.includes(text)) ? 1 : 0
}

/** The cards that a text may mean, best first; those of `here`, the game being played, before others as good. */
export function findCards(
  titles: Titles,
  typed: string,
  here?: string,
  among: Among = anyCard,
): readonly Card[] {
  const text = normal(typed)
  const ordered = Object.values(titles).sort(
    (a, b) => Number(b.game.id === here) - Number(a.game.id === here),
  )
  const found = ordered
    .flatMap(cardsOf)
    .filter(among)
    .map((card) => ({ card, fit: fitOf(card, text) }))
  return found
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit)
    .map(({ card }) => card)
}

/** The cards whose names are nearest to a text that no card is called; those of `here` before others as near. */
export const nearCards = (titles: Titles, typed: string, here?: string, among: Among = anyCard): Card[] =>
  nearest(
    normal(typed),
    Object.values(titles)
      .sort((a, b) => Number(b.game.id === here) - Number(a.game.id === here))
      .flatMap(cardsOf)
      .filter(among)
      .map((card) => ({ value: card, names: namesOf(card) })),
  )

/** The one card that a text means, or those it could mean. */
export function cardMeant(
  titles: Titles,
  typed: string,
  here?: string,
  among?: Among,
): Card | readonly Card[] {
  const text = normal(typed)
  const found = findCards(titles, typed, here, among)
  const whole = found.filter((card) => fitOf(card, text) === 3)
  const own = whole.filter(({ title }) => title.game.id === here)
  const exact = found.find((card) => normal(keyOf(card)) === text)
  const [only, ...others] = exact ? [exact] : own.length > 0 ? own : whole.length > 0 ? whole : found
  return only && others.length === 0 ? only : found
}

/** Suggestions by the card's name and its game, in one language. */
export const suggestCards = (
  titles: Titles,
  typed: string,
  language: Language,
  here?: string,
  among?: Among,
): Suggestion[] =>
  findCards(titles, typed, here, among)
    .slice(0, LIMITS.options)
    .map((card) => ({
      name: clip(`${nameIn(card, language)} · ${card.title.words[language].title}`, LIMITS.label),
      value: keyOf(card),
    }))

/** A card as Markdown: its name and game, what it does, and the longer note where the game has one. */
export function cardText(card: Card, language: Language): string {
  const { id, title } = card
  const { cards, notes, title: game } = title.words[language]
  const head = `**${nameIn(card, language)}** · ${game}`
  const note = notes?.[id]
  const quoted = note === undefined ? [] : note.split('\n').map((line) => `> ${line}`)
  return [head, cards[id] ?? '', ...quoted].join('\n')
}
