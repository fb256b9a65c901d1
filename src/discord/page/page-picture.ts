// A game as one web page: what the thread that makes it is given.
import type { Viewer } from '../../engine/phrase.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import { WEB_PAGE, type WebPageInput } from '../../picture/web-page-input.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../text/language.ts'
import { drawingOf, shownScenes } from '../review/film.ts'
import { linesOf, marksOf } from '../review/pictures.ts'
import { plainSeatName, wordsOf } from '../words/present.ts'
import type { PageData, PageWords } from './page-data.ts'
import type { PageSource } from './source.ts'
import { inEach, pageScenes, stepsOf } from './steps.ts'
import { bodyOf, pageTitle } from './tree.ts'

/** Fewer pictures are no page. */
const FEWEST = 2
/** The page's program. */
const PROGRAM = './web/main.ts'

/** The page of a game, opened in a language; `undefined` where there is too little to show. */
export async function pagePicture(source: PageSource, language: Language): Promise<Picture | undefined> {
  const shown = shownScenes(source)
  if (!source.title.pictures || shown.length < FEWEST) return undefined
  const data = await dataOf(source, language)
  const pictures = LANGUAGES.flatMap((each) =>
    shown.map((scene) => {
      const { kind, input } = drawingOf(source, scene, each)
      return { kind, input }
    }),
  )
  const name = pageTitle(source, language)
  const input: WebPageInput = {
    language,
    title: name,
    body: bodyOf(source, data, language),
    pictures,
    program: new URL(PROGRAM, import.meta.url).href,
  }
  return { kind: WEB_PAGE, input, alt: altOf(name) }
}

/** What the program is given. */
async function dataOf(source: PageSource, language: Language): Promise<PageData> {
  const { info, viewer, reading, proof, events } = source
  const steps = await stepsOf(source)
  const numbers = [...new Set([0, ...events.map(({ number }) => number)])]
  const seats = info.players.map(({ seat }) => seat)
  const eyes: Viewer[] = info.status === 'finished' ? ['public', ...seats] : [viewer]
  return {
    languages: LANGUAGES.map((code) => ({
      code,
      name: LANGUAGE_NAMES[code],
      words: pageWords(source, code),
    })),
    language: LANGUAGES.indexOf(language),
    viewers: eyes.map((each) => ({
      eyes: `${each}`,
      names: inEach((to) =>
        each === 'public' ? wordsOf(to)['history-public']() : plainSeatName(info, each),
      ),
    })),
    steps,
    scenes: pageScenes(source, numbers),
    lines: reading ? linesOf(reading) : [],
    marks: reading ? marksOf(reading) : [],
    ...(proof && { proof }),
  }
}

/** Where the program puts something of its own. */
const slot = (name: string) => `{${name}}`

function pageWords({ info, proof }: PageSource, language: Language): PageWords {
  const words = wordsOf(language)
  return {
    story: words['web-story'](),
    eyes: words['history-eyes'](),
    language: words['web-language'](),
    back: words['web-back'](),
    forward: words['web-forward'](),
    nextPicture: words['web-next-picture'](),
    step: words['web-step']({ step: slot('step'), of: slot('of') }),
    keys: words['web-keys'](),
    undone: words['web-undone'](),
    curve: words['review-curve'](),
    draws: words['web-draws'](),
    checking: words['web-checking'](),
    unchanged: words['web-unchanged'](),
    changed: words['web-changed'](),
    checked: words['web-checked']({ n: proof?.draws.length ?? 0, hash: info.commitment }),
    partly: words['web-partly'](),
    badSeed: words['web-bad-seed'](),
    badDraw: words['web-bad-draw']({ draw: slot('draw'), step: slot('step') }),
    later: words['web-later']({ hash: info.commitment }),
    cannot: words['web-cannot'](),
  }
}
