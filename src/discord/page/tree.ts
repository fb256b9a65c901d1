// The page as it reads without its program: how the game ended, its story and its pictures, in each language.

import type { PageNode } from '../../picture/web-page-input.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/language.ts'
import { unmarked } from '../../text/unmarked.ts'
import { storyText } from '../review/story-text.ts'
import { gameName, winnersText, wordsOf } from '../words/present.ts'
import { PAGE_IDS, type PageData } from './page-data.ts'
import type { PageSource } from './source.ts'

/** Characters of a story. */
const STORY = 20_000

/** The name of a game's page. */
export const pageTitle = ({ title, info }: PageSource, language: Language): string =>
  unmarked(gameName(title, info, language))

/** The body of the page. What the program finds in it, it shows in its own way. */
export function bodyOf(source: PageSource, data: PageData, language: Language): PageNode[] {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return [
    ['main', { id: PAGE_IDS.player }, []],
    ['p', { id: PAGE_IDS.check, role: 'status' }, [wordsOf(language)['web-unchecked']()]],
    ...LANGUAGES.map((each) => section(source, data, each, each === language)),
    ['script', { type: 'application/json', id: PAGE_IDS.data }, [text]],
  ]
}

/** The page in one language, folded or open. */
function section(source: PageSource, { scenes }: PageData, language: Language, isOpen: boolean): PageNode {
  const index = LANGUAGES.indexOf(language)
  const words = wordsOf(language)
  const { info, reading } = source
  const story = reading ? unmarked(storyText(reading, language, STORY)) : ''
  const first = index * scenes.length
  const paragraph = (text: string): PageNode => ['p', { class: 'told' }, [text]]
  return [
    'details',
    { lang: language, ...(isOpen && { open: '' }) },
    [
      ['summary', {}, [LANGUAGE_NAMES[language]]],
      ['h1', {}, [pageTitle(source, language)]],
      ...(info.outcome ? [paragraph(unmarked(winnersText(info, language)))] : []),
      ...(story === '' ? [] : [['h2', {}, [words['web-story']()]] as const]),
      ...story
        .split('\n')
        .filter((line) => line !== '')
        .map(paragraph),
      ['h2', {}, [words['web-moments']()]],
      ...scenes.map(
        ({ captions, alts }, n): PageNode => [
          'figure',
          {},
          [
            ['img', { src: `picture:${first + n}`, alt: alts[index] ?? '', loading: 'lazy' }, []],
            ['figcaption', { class: 'told' }, [`${n + 1}. ${captions[index] ?? ''}`]],
          ],
        ],
      ),
    ],
  ]
}
