// The steps of a page: what was told in each entry, in all languages, and the pictures with what seats held then.
import { setImmediate as otherWork } from 'node:timers/promises'
import { LANGUAGES, type Language } from '../../text/language.ts'
import { unmarked } from '../../text/unmarked.ts'
import { captionOf, drawingOf, shownScenes } from '../review/film.ts'
import { plainIn, readerOf } from '../words/present.ts'
import type { PageLine, PageScene, PageStep, Texts } from './page-data.ts'
import type { PageSource } from './source.ts'

/** Steps put into words at once. */
const AT_ONCE = 40

/** The same in each language. */
export const inEach = (say: (language: Language) => string): Texts => LANGUAGES.map(say)

/** The steps, put into words with other work in between. A running game's have no numbers: those count what others are asked. */
export async function stepsOf(source: PageSource): Promise<PageStep[]> {
  const { info, title, events, story, reading } = source
  const by = new Map<number, PageLine[]>([[0, []]])
  for (const [index, { number, told, undone }] of events.entries()) {
    if (index % AT_ONCE === 0) await otherWork()
    const texts = inEach((language) => plainIn(language, told.phrase, title, info))
    const line: PageLine = {
      ...(told.to !== 'all' && { to: told.to }),
      ...(undone !== undefined && { undone: true }),
      texts,
    }
    by.set(number, [...(by.get(number) ?? []), line])
  }
  const counted = [...new Set([0, ...(reading?.story ?? story).map((event) => event.number)])]
  const last = reading?.review.moments.at(-1)?.number ?? Number.POSITIVE_INFINITY
  const all = Math.max(1, counted.filter((number) => number <= last).length)
  let passed = 0
  return [...by].map(([number, lines]) => {
    while ((counted[passed] ?? Number.POSITIVE_INFINITY) <= number) passed++
    const at = Number(Math.min(1, passed / all).toFixed(4))
    return { ...(info.status === 'finished' && { entry: number }), at, lines }
  })
}

/** The pictures' scenes, each at the last step up to it. */
export function pageScenes(source: PageSource, numbers: readonly number[]): PageScene[] {
  const { views, seatViews, title, info, viewer } = source
  return shownScenes(source).map((scene) => {
    const seen: readonly (readonly [string, unknown])[] =
      viewer === 'public'
        ? (seatViews.get(scene.number) ?? []).map((view, index) => [`${info.players[index]?.seat}`, view])
        : [[`${viewer}`, views.get(scene.number)]]
    const hands = seen.map(([eyes, view]) => [
      eyes,
      inEach((language) => unmarked(title.hand(view, readerOf(language, info, 'markdown')))),
    ])
    return {
      step: numbers.findLastIndex((number) => number <= scene.number),
      captions: inEach((language) => captionOf(source, scene, language)),
      alts: inEach((language) => drawingOf(source, scene, language).alt),
      hands: Object.fromEntries(hands),
    }
  })
}
