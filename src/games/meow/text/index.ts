// Everything Meow Wars says, by language: phrases, names, card texts made from the box, pages of rules, labels.
import { byLanguage, type Language } from '../../../text/language.ts'
import { guided } from '../../common/guide/index.ts'
import type { GameWords, Topic } from '../../common/title.ts'
import { BATTLES } from '../cards/battles.ts'
import { LARGE, SMALL } from '../cards/bonuses.ts'
import { FACTIONS, TROOPS } from '../cards/effects.ts'
import { GENERALS } from '../cards/index.ts'
import { STRATAGEMS } from '../cards/stratagems.ts'
import { TREASURES } from '../cards/treasures.ts'
import { cardTexts, describeAll, type Names } from './describe.ts'
import type { EffectWords } from './effects/words.ts'
import { TEXTS } from './languages.ts'
import type { TopicId } from './topics/en.ts'

function wordsOf(language: Language): GameWords {
  const { phrases, names, effects, topics: pages, guide, lesson, lobby, autoAnswers } = TEXTS[language]
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
  return { phrases, names: all, cards: texts.cards, topics, lesson, autoAnswers, ...lobby }
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
export const words = byLanguage(wordsOf)

/** Labels of board and hand by language. */
export const LABELS = byLanguage((language) => TEXTS[language].labels)
