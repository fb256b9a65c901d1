// Everything Meow Wars says, by language: phrases, names, card texts made from the box, pages of rules, labels.
import type { Language } from '../../../text/language.ts'
import { type Guide, guided } from '../../common/guide/index.ts'
import type { GameWords, LessonWords, Topic } from '../../common/title.ts'
import { BATTLES } from '../cards/battles.ts'
import { LARGE, SMALL } from '../cards/bonuses.ts'
import { FACTIONS, TROOPS } from '../cards/effects.ts'
import { GENERALS } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import { autoAnswersEn } from './auto-answers/en.ts'
import { autoAnswersZhCN } from './auto-answers/zh-CN.ts'
import { autoAnswersZhTW } from './auto-answers/zh-TW.ts'
import { cardTexts, describeAll, type Names } from './describe.ts'
import { effectsEn } from './effects/en.ts'
import type { EffectWords } from './effects/words.ts'
import { effectsZhCN } from './effects/zh-CN.ts'
import { effectsZhTW } from './effects/zh-TW.ts'
import { phrases } from './en.ts'
import { guide as guideEn } from './guide/en.ts'
import { guide as guideZhCN } from './guide/zh-CN.ts'
import { guide as guideZhTW } from './guide/zh-TW.ts'
import { type Labels, labelsEn } from './labels/en.ts'
import { labelsZhCN } from './labels/zh-CN.ts'
import { labelsZhTW } from './labels/zh-TW.ts'
import { lesson as lessonEn } from './lesson/en.ts'
import { lesson as lessonZhCN } from './lesson/zh-CN.ts'
import { lesson as lessonZhTW } from './lesson/zh-TW.ts'
import { type LobbyWords, lobbyEn } from './lobby/en.ts'
import { lobbyZhCN } from './lobby/zh-CN.ts'
import { lobbyZhTW } from './lobby/zh-TW.ts'
import { type Named, namesEn } from './names/en.ts'
import { namesZhCN } from './names/zh-CN.ts'
import { namesZhTW } from './names/zh-TW.ts'
import { type TopicId, topicsEn } from './topics/en.ts'
import { topicsZhCN } from './topics/zh-CN.ts'
import { topicsZhTW } from './topics/zh-TW.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

/** The pages of rules that a language has in prose. */
type Pages = Readonly<Record<TopicId, { readonly title: string; readonly body: string }>>

/** What a language brings; the rest is made from the box. */
interface Source {
  readonly phrases: GameWords['phrases']
  readonly names: Readonly<Record<Named, string>>
  readonly effects: EffectWords
  readonly pages: Pages
  readonly guide: Guide
  readonly lesson: LessonWords
  readonly lobby: LobbyWords
  readonly autoAnswers: typeof autoAnswersEn
}

function wordsOf(
  language: Language,
  { phrases: said, names, effects, pages, guide, lesson, lobby, autoAnswers }: Source,
): GameWords {
  const texts = cardTexts(effects, names)
  const all: Names = { ...names, ...texts.names }
  const lines = (ids: readonly string[]): string =>
    ids.map((id) => `- **${all[id]}** ${texts.cards[id]}`).join('\n')
  const ofFaction = (...factions: readonly string[]): string =>
    lines(Object.keys(GENERALS).filter((id) => factions.includes(GENERALS[id]?.faction ?? '')))
  const lists: Partial<Record<TopicId, string>> = {
    bonuses: bonusTable(effects, all),
    wei: ofFaction('wei'),
    shu: ofFaction('shu'),
    wu: ofFaction('wu'),
    yuan: ofFaction('yuan', 'others'),
    treasures: lines(Object.keys(TREASURES)),
    stratagems: lines(Object.keys(STRATAGEMS)),
    battles: lines(Object.keys(BATTLES)),
  }
  const reference: Topic[] = Object.entries(pages).map(([id, { title, body }]) => ({
    id,
    title,
    body: [body, lists[id as TopicId] ?? ''].filter((part) => part !== '').join('\n\n'),
  }))
  const topics = guided(language, guide, reference)
  return { phrases: said, names: all, cards: texts.cards, topics, lesson, autoAnswers, ...lobby }
}

function bonusTable(words: EffectWords, names: Names): string {
  const tongue = { words, name: (id: string) => names[id] ?? id }
  return [...FACTIONS, ...TROOPS]
    .map((kind) => {
      const rows = Object.entries({ ...SMALL[kind], ...LARGE[kind] })
      return `- **${names[kind]}** ${rows.map(([n, does]) => `${n}: ${describeAll(tongue, does)}`).join(' · ')}`
    })
    .join('\n')
}

/** All words by language. */
export const words: Readonly<Record<Language, GameWords>> = {
  en: wordsOf('en', {
    phrases,
    names: namesEn,
    effects: effectsEn,
    pages: topicsEn,
    guide: guideEn,
    lesson: lessonEn,
    lobby: lobbyEn,
    autoAnswers: autoAnswersEn,
  }),
  'zh-TW': wordsOf('zh-TW', {
    phrases: zhTW,
    names: namesZhTW,
    effects: effectsZhTW,
    pages: topicsZhTW,
    guide: guideZhTW,
    lesson: lessonZhTW,
    lobby: lobbyZhTW,
    autoAnswers: autoAnswersZhTW,
  }),
  'zh-CN': wordsOf('zh-CN', {
    phrases: zhCN,
    names: namesZhCN,
    effects: effectsZhCN,
    pages: topicsZhCN,
    guide: guideZhCN,
    lesson: lessonZhCN,
    lobby: lobbyZhCN,
    autoAnswers: autoAnswersZhCN,
  }),
}

/** Labels of board and hand by language. */
export const LABELS: Readonly<Record<Language, Labels>> = {
  en: labelsEn,
  'zh-TW': labelsZhTW,
  'zh-CN': labelsZhCN,
}
