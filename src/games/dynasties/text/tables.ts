// Pages of `/rules` that are lists made from the box: lords, events, and all dynasty cards by era.
import type { Id } from '../../../engine/phrase.ts'
import type { Language } from '../../../text/language.ts'
import type { Topic } from '../../common/title.ts'
import { ERAS, type Era } from '../cards/eras.ts'
import { EVENTS } from '../cards/events.ts'
import { DYNASTY_CARDS } from '../cards/index.ts'
import { LORDS } from '../cards/lords.ts'

interface Titles {
  readonly lords: string
  readonly events: string
  readonly early: string
  readonly late: string
  /** What stands between a name and what it says. */
  readonly colon: string
}

const TITLES: Readonly<Record<Language, Titles>> = {
  en: {
    lords: 'Table: the 8 lords',
    events: 'Table: the 15 events',
    early: 'Cards by era: before Sui',
    late: 'Cards by era: Sui to Qing',
    colon: ': ',
  },
  'zh-TW': {
    lords: '一覽：8 位君主',
    events: '一覽：15 張歷史事件',
    early: '各時代的牌：夏至南北朝',
    late: '各時代的牌：隋至清',
    colon: '：',
  },
  'zh-CN': {
    lords: '一览：8 位君主',
    events: '一览：15 张历史事件',
    early: '各时代的牌：夏至南北朝',
    late: '各时代的牌：隋至清',
    colon: '：',
  },
}

const LATE = ERAS.indexOf('sui')

type Texts = Readonly<Record<Id, string>>

/** The lists in a language: what each lord begins with, what each event does, which cards an era has. */
export function tablesOf(language: Language, names: Texts, cards: Texts): Topic[] {
  const titles = TITLES[language]
  const line = (id: Id, about?: string): string =>
    `- **${names[id] ?? id}**${about === undefined ? '' : ` (${about})`}${titles.colon}${cards[id] ?? ''}`
  const ofEra = (era: Era): string[] => {
    const ids = Object.entries(DYNASTY_CARDS).flatMap(([id, { from }]) => (from === era ? [id] : []))
    return ids.length === 0 ? [] : [`**${names[era] ?? era}**`, ...ids.map((id) => line(id))]
  }
  const page = (id: string, title: string, lines: readonly string[]): Topic => ({
    id,
    title,
    body: lines.join('\n'),
  })
  return [
    page(
      'lords',
      titles.lords,
      Object.keys(LORDS).map((id) => line(id)),
    ),
    page(
      'events',
      titles.events,
      Object.entries(EVENTS).map(([id, { era }]) => line(id, names[era])),
    ),
    page('cards-early', titles.early, ERAS.slice(0, LATE).flatMap(ofEra)),
    page('cards-late', titles.late, ERAS.slice(LATE).flatMap(ofEra)),
  ]
}
