// Everything the game says in each language, put together from its text files.
import type { Id } from '../../../engine/phrase.ts'
import { byLanguage, type Language } from '../../../text/language.ts'
import { render, type Words } from '../../../text/render.ts'
import { guided } from '../../common/guide/index.ts'
import type { GameWords } from '../../common/title.ts'
import { BANK } from '../bank/texts.ts'
import type { Era } from '../cards/eras.ts'
import { EVENTS } from '../cards/events.ts'
import { copiesOf, FUNCTION_KINDS, type FunctionKind } from '../cards/functions.ts'
import { DYNASTY_CARDS, drawPileIds } from '../cards/index.ts'
import { LORDS } from '../cards/lords.ts'
import { words as pictureEn } from '../picture/words/en.ts'
import { words as pictureZhCN } from '../picture/words/zh-CN.ts'
import { words as pictureZhTW } from '../picture/words/zh-TW.ts'
import { describeEvent, describeLord, effectOf } from './describe.ts'
import { TEXTS } from './languages.ts'
import { noteOf } from './notes.ts'
import { tablesOf } from './tables.ts'

/** Names of kinds of dynasty cards, as pictures use them. */
type Short = { readonly types: Readonly<Record<Id, string>> }

type Names = Readonly<Record<'spaces' | 'lords' | 'events' | 'cards', Readonly<Record<Id, string>>>> & {
  readonly functions: Readonly<Record<FunctionKind, string>>
}

/** Names by id; all copies of a function card are called the same. */
const namesOf = (
  { spaces, lords, events, cards, functions }: Names,
  { types }: Short,
): Record<Id, string> => ({
  ...Object.fromEntries(Object.entries(types).map(([type, name]) => [`type-${type}`, name])),
  ...spaces,
  ...lords,
  ...events,
  ...cards,
  ...Object.fromEntries(FUNCTION_KINDS.flatMap((kind) => copiesOf(kind).map((id) => [id, functions[kind]]))),
})

/** One line for every printed card, lord and event. */
function cardLines(language: Language, words: Words): Record<Id, string> {
  const reader = { language, style: 'plain', seatName: String } as const
  const box = { house: [] }
  const told = [
    ...drawPileIds(box).map((id) => [id, effectOf(box, id)] as const),
    ...Object.entries(EVENTS).map(([id, event]) => [id, describeEvent(event)] as const),
    ...Object.entries(LORDS).map(([id, lord]) => [id, describeLord(lord)] as const),
  ]
  return Object.fromEntries(told.map(([id, phrase]) => [id, render({ dynasties: words }, phrase, reader)]))
}

/** The historical note of a card, after the era in which it is played and what kind of card it is. */
function noteLine(language: Language, names: Readonly<Record<Id, string>>, id: Id): string {
  const dynasty = DYNASTY_CARDS[id]
  const span = dynasty ? [...new Set([dynasty.from, dynasty.to])] : [EVENTS[id]?.era].filter(isEra)
  const era = span.map((each) => names[each] ?? each).join('–')
  const type = dynasty ? (names[`type-${dynasty.type}`] ?? '') : ''
  return [era, type, noteOf(language, id) ?? ''].filter((part) => part !== '').join(' · ')
}

const isEra = (era: Era | undefined): era is Era => era !== undefined

const SHORT: Readonly<Record<Language, Short>> = { en: pictureEn, 'zh-TW': pictureZhTW, 'zh-CN': pictureZhCN }

/** The words of the game. */
export const words = byLanguage((language): GameWords => {
  const { phrases, names, guide, title, blurb, options, optionGroups, autoAnswers, lesson, topics } =
    TEXTS[language]
  const words = { phrases, names: { ...namesOf(names, SHORT[language]), ...BANK[language] } }
  const cards = cardLines(language, words)
  const notes = Object.keys(cards).map((id) => [id, noteLine(language, words.names, id)] as const)
  const tables = tablesOf(language, words.names, cards)
  return {
    ...words,
    title,
    blurb,
    options,
    optionGroups,
    autoAnswers,
    lesson,
    cards,
    topics: guided(language, { ...guide, back: [...tables, ...guide.back] }, topics),
    notes: Object.fromEntries(notes),
  }
})
