// Everything the game says in each language, put together from its text files.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import { render, type Words } from '../../../text/render.ts'
import { type Guide, guided } from '../../common/guide/index.ts'
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
import { autoAnswers as autoAnswersEn } from './auto-answers/en.ts'
import { autoAnswers as autoAnswersZhCN } from './auto-answers/zh-CN.ts'
import { autoAnswers as autoAnswersZhTW } from './auto-answers/zh-TW.ts'
import { describeEvent, describeLord, effectOf } from './describe.ts'
import { phrases as phrasesEn } from './en.ts'
import { guide as guideEn } from './guide/en.ts'
import { guide as guideZhCN } from './guide/zh-CN.ts'
import { guide as guideZhTW } from './guide/zh-TW.ts'
import { lesson as lessonEn } from './lesson/en.ts'
import { lesson as lessonZhCN } from './lesson/zh-CN.ts'
import { lesson as lessonZhTW } from './lesson/zh-TW.ts'
import * as namesEn from './names/en.ts'
import * as namesZhCN from './names/zh-CN.ts'
import * as namesZhTW from './names/zh-TW.ts'
import { noteOf } from './notes.ts'
import { optionGroups as groupsEn, options as optionsEn } from './options/en.ts'
import { optionGroups as groupsZhCN, options as optionsZhCN } from './options/zh-CN.ts'
import { optionGroups as groupsZhTW, options as optionsZhTW } from './options/zh-TW.ts'
import { tablesOf } from './tables.ts'
import { topics as topicsEn } from './topics/en.ts'
import { topics as topicsZhCN } from './topics/zh-CN.ts'
import { topics as topicsZhTW } from './topics/zh-TW.ts'
import { phrases as phrasesZhCN } from './zh-CN.ts'
import { phrases as phrasesZhTW } from './zh-TW.ts'

/** Short names of spaces and of kinds of dynasty cards, as pictures use them. */
type Short = { readonly track: Readonly<Record<Id, string>>; readonly types: Readonly<Record<Id, string>> }

type Names = Readonly<Record<'spaces' | 'lords' | 'events' | 'cards', Readonly<Record<Id, string>>>> & {
  readonly functions: Readonly<Record<FunctionKind, string>>
}

/** Names by id; all copies of a function card are called the same. */
const namesOf = (
  { spaces, lords, events, cards, functions }: Names,
  { track, types }: Short,
): Record<Id, string> => ({
  ...Object.fromEntries(Object.entries(track).map(([space, name]) => [`short-${space}`, name])),
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

type Said = Pick<
  GameWords,
  'title' | 'blurb' | 'phrases' | 'options' | 'optionGroups' | 'autoAnswers' | 'topics' | 'lesson'
> & {
  readonly guide: Guide
}

function wordsOf(language: Language, { guide, ...said }: Said, names: Names, short: Short): GameWords {
  const words = { phrases: said.phrases, names: { ...namesOf(names, short), ...BANK[language] } }
  const cards = cardLines(language, words)
  const notes = Object.keys(cards).map((id) => [id, noteLine(language, words.names, id)] as const)
  const tables = tablesOf(language, words.names, cards)
  const topics = guided(language, { ...guide, back: [...tables, ...guide.back] }, said.topics)
  return { ...said, ...words, topics, cards, notes: Object.fromEntries(notes) }
}

/** The words of the game. */
export const words: Readonly<Record<Language, GameWords>> = {
  en: wordsOf(
    'en',
    {
      title: 'Dynasties of China',
      blurb:
        'Lords of eight dynasties fall through Chinese history, from Xia and Shang to Qing; the strongest at the end of the track wins. 3–8 players.',
      phrases: phrasesEn,
      options: optionsEn,
      optionGroups: groupsEn,
      autoAnswers: autoAnswersEn,
      topics: topicsEn,
      guide: guideEn,
      lesson: lessonEn,
    },
    namesEn,
    pictureEn,
  ),
  'zh-TW': wordsOf(
    'zh-TW',
    {
      title: '桌遊識中國歷史',
      blurb: '八個朝代的君主掉進中國歷史的時光隧道，從夏商到清；走完全程時最強者成為霸主。3–8 人。',
      phrases: phrasesZhTW,
      options: optionsZhTW,
      optionGroups: groupsZhTW,
      autoAnswers: autoAnswersZhTW,
      topics: topicsZhTW,
      guide: guideZhTW,
      lesson: lessonZhTW,
    },
    namesZhTW,
    pictureZhTW,
  ),
  'zh-CN': wordsOf(
    'zh-CN',
    {
      title: '桌游识中国历史',
      blurb: '八个朝代的君主掉进中国历史的时光隧道，从夏商到清；走完全程时最强者成为霸主。3–8 人。',
      phrases: phrasesZhCN,
      options: optionsZhCN,
      optionGroups: groupsZhCN,
      autoAnswers: autoAnswersZhCN,
      topics: topicsZhCN,
      guide: guideZhCN,
      lesson: lessonZhCN,
    },
    namesZhCN,
    pictureZhCN,
  ),
}
