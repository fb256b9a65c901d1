// The film of a game as plain data: the table at the moments that changed it most, what happened there, and the win curve as it grows.
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Phrase, Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo, StoryEvent } from '../../host/table/types.ts'
import { FILM, type FilmInput, type Frame } from '../../picture/film-input.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import { openingOf, type Scene, scenesOf } from '../../search/review/scenes.ts'
import type { Language } from '../../text/language.ts'
import { listText } from '../../text/render.ts'
import type { FilmStripInput } from '../pictures/film-strip-input.ts'
import type { CurveLine } from '../pictures/review-input.ts'
import { plainIn, readerOf, wordsOf } from '../words/present.ts'
import { linesOf, marksOf } from './pictures.ts'
import { type Reading, stepOf } from './reading.ts'
import { spacedSigns } from './story-text.ts'

/** What a film is made from: all that its viewer was told and that stands, and what they saw after each of its scenes. */
export interface Reel {
  readonly info: GameInfo
  readonly title: Title
  readonly story: readonly StoryEvent[]
  readonly scenes: readonly Scene[]
  readonly views: ReadonlyMap<number, unknown>
  /** Its review, once that is made. */
  readonly reading?: Reading | undefined
}

/** Milliseconds that a picture is shown: one by one, and for each character of its caption; and the last one. */
const SHOWN = { least: 1_800, each: 28, last: 7_000 }
/** Fewer pictures are no film. */
const FEWEST = 2

/** The scenes of a game: its beginning, what changed it most, and how it ended or stands. */
export function scenesIn(
  title: Title,
  story: readonly StoryEvent[],
  review: Reading['review'] | undefined,
): Scene[] {
  const told = story.map(({ number, told: { phrase } }) => ({ number, phrase }))
  const { game, chronicle } = title
  const [opening, last] = [openingOf(game.id, chronicle, told), told.at(-1)]
  const end = last && last.number > opening ? [{ number: last.number, phrases: [last.phrase] }] : []
  return [{ number: opening, phrases: [] }, ...scenesOf(game.id, chronicle, told, review), ...end]
}

/** The scenes that can be shown: of others the rules have changed since. */
export const shownScenes = ({ scenes, views }: Pick<Reel, 'scenes' | 'views'>): Scene[] =>
  scenes.filter(({ number }) => views.has(number))

/** The film in a language, laid out with other work in between; `undefined` where there is too little to show. */
export async function filmPicture(reel: Reel, language: Language): Promise<Picture | undefined> {
  const { info, title, reading } = reel
  const shown = shownScenes(reel)
  if (!title.pictures || shown.length < FEWEST) return undefined
  const captions = shown.map((scene) => captionOf(reel, scene, language))
  const [lines, marks] = reading ? [linesOf(reading), marksOf(reading)] : [[], []]
  const frames: Frame[] = []
  for (const [index, scene] of shown.entries()) {
    await otherWork()
    const caption = captions[index] ?? ''
    const at = placeOf(reel, scene.number)
    const strip: FilmStripInput = {
      language,
      caption,
      count: `${index + 1}/${shown.length}`,
      at,
      lines: lines.map((line) => grownTo(line, at)),
      marks: marks.filter((mark) => mark.at <= at),
    }
    const ms = index === shown.length - 1 ? SHOWN.last : SHOWN.least + SHOWN.each * caption.length
    const { kind, input } = drawingOf(reel, scene, language)
    frames.push({ above: { kind, input }, below: { kind: 'film.strip', input: strip }, ms })
  }
  const head = wordsOf(language)['film-head']({ game: title.words[language].title, id: info.id })
  const alt = (step: number) =>
    [
      head,
      ...captions.flatMap((each, n) => (isTold(n, step, captions.length) ? [`${n + 1}. ${each}`] : [])),
    ].join('\n')
  const input: FilmInput = { frames }
  return { kind: FILM, input, alt: altOf(alt(1), ...[2, 3, 4, 6].map(alt)) }
}

/** Of a description that is too long every so many captions, and the last. */
const isTold = (index: number, step: number, many: number): boolean =>
  index % step === 0 || index === many - 1

/** What ended in a scene, where the game shows that by itself; else the table, and the last one at the end. */
export function drawingOf(
  { info, title, story, scenes, views }: Reel,
  { number }: Scene,
  language: Language,
): Picture {
  const reader = readerOf(language, info, 'plain')
  const fresh = story.filter((event) => event.number === number).map(({ told }) => told)
  const earlier = story.filter((event) => event.number < number)
  const { pictures } = title
  const before = earlier.map(({ told }) => told)
  const ended = number === scenes.at(-1)?.number ? undefined : pictures?.scene?.(fresh, before, reader)
  const picture = ended ?? pictures?.table(views.get(number), reader)
  return picture ?? { kind: '', input: undefined, alt: '' }
}

/** Who plays, at first; who won, at last; else what happened. */
export function captionOf({ info, title, scenes }: Reel, scene: Scene, language: Language): string {
  const words = wordsOf(language)
  const names = (seats: readonly Seat[]) =>
    listText(
      seats.map((seat) => info.players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`),
      language,
    )
  if (scene === scenes[0])
    return words['story-opening']({
      title: title.words[language].title,
      names: names(info.players.map(({ seat }) => seat)),
    })
  if (scene === scenes.at(-1) && info.outcome) {
    const { winners } = info.outcome
    if (winners.length > 0) return words['end-winners']({ names: names(winners), n: winners.length })
    return info.seats === 1 ? words['end-lost']({ name: names([0]) }) : words['end-nobody']()
  }
  const say = (phrase: Phrase) => plainIn(language, phrase, title, info)
  const said = scene.phrases.map(say).join(language === 'en' ? ' ' : '')
  return language === 'en' ? said : spacedSigns(said)
}

/** How far the game had come, from 0 to 1: in steps of its review, else in what was told. */
export function placeOf({ story, reading }: Reel, number: number): number {
  if (reading) {
    const last = Math.max(1, stepOf(reading, reading.review.moments.at(-1)?.number ?? 0))
    return Math.min(1, stepOf(reading, number) / last)
  }
  return story.filter((event) => event.number <= number).length / Math.max(1, story.length)
}

/** A line as far as it had grown. */
function grownTo(line: CurveLine, at: number): CurveLine {
  const grown = line.points.filter((point) => point.at <= at)
  const [before, after] = [grown.at(-1), line.points[grown.length]]
  if (!before || !after || after.at === before.at) return { ...line, points: grown }
  const share = before.share + ((at - before.at) / (after.at - before.at)) * (after.share - before.share)
  return { ...line, points: [...grown, { at, share }] }
}
