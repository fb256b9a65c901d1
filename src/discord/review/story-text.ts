// The story of a finished game in a reader's words, a paragraph for each act; short enough for one message.
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { percent, percentAt } from '../../search/review/percent.ts'
import { type Act, type Sentence, storyOf } from '../../search/review/story.ts'
import type { Moment, Turning } from '../../search/review/types.ts'
import type { Language } from '../../text/language.ts'
import { escapeMarkdown } from '../../text/markdown.ts'
import { listText, seriesText } from '../../text/render.ts'
import { sayMarking, wordsOf } from '../words/present.ts'
import { heroOf, type Reading, standingStory } from './reading.ts'

/** Sentences in an act: as many as the room allows. */
const MOST = 7
const FEWEST = 2
/** Nobody is ahead by less than this share of the win. */
const CLEARLY = 0.08

/** The story in paragraphs of at most `room` characters together; empty where the game has no storyteller. */
export function storyText(reading: Reading, language: Language, room: number): string {
  for (let most = MOST; most >= FEWEST; most--) {
    const text = told(reading, language, most)
    if (text.length <= room || most === FEWEST) return text
  }
  return ''
}

/** What the sentences of a story have in common. */
interface Narrative {
  readonly reading: Reading
  readonly language: Language
  /** Turning points told, those without an action, and acts whose end was told: each is said otherwise than the last. */
  turned: number
  quiet: number
  acts: number
  /** Who was ahead when the last act ended; nobody where that was level. */
  leaders?: readonly Seat[] | undefined
}

function told(reading: Reading, language: Language, most: number): string {
  const { info, title, review } = reading
  if (!title.chronicle) return ''
  const events = standingStory(reading).map(({ number, told: { phrase } }) => ({ number, phrase }))
  const acts = storyOf(info.title, title.chronicle, events, review, most)
  const narrative: Narrative = { reading, language, turned: 0, quiet: 0, acts: 0 }
  const paragraphs = acts.map((act, index) => {
    const text = [
      ...(index === 0 ? [opening(narrative)] : []),
      ...act.sentences.flatMap((sentence) => sentenceLines(narrative, sentence)),
      ...(act.standing ? standingLines(narrative, act.standing) : []),
      ...(index === acts.length - 1 ? ending(narrative) : []),
    ]
    return `${heading(narrative, act, index)}\n${text.join(language === 'en' ? ' ' : '')}`
  })
  return [...paragraphs, `-# ${wordsOf(language)['story-about']()}`].join('\n\n')
}

const opening = ({ reading: { info, title }, language }: Narrative): string =>
  wordsOf(language)['story-opening']({
    title: title.words[language].title,
    names: namesOf(
      info,
      info.players.map(({ seat }) => seat),
      language,
    ),
  })

const heading = (narrative: Narrative, act: Act, index: number): string =>
  wordsOf(narrative.language)['story-heading']({ n: index + 1, span: say(narrative, act.heading) })

/** A phrase for reading aloud: names stand without the sign of a computer player. */
const say = ({ reading: { info, title }, language }: Narrative, phrase: Phrase): string =>
  spaced(
    sayMarking(language, phrase, title, info, (seat) => nameOf(info, seat)),
    language,
  )

const nameOf = ({ players }: Reading['info'], seat: Seat): string =>
  `**${escapeMarkdown(players.find((player) => player.seat === seat)?.name ?? `${seat + 1}`)}**`

const namesOf = (info: Reading['info'], seats: readonly Seat[], language: Language): string =>
  listText(
    seats.map((seat) => nameOf(info, seat)),
    language,
  )

/** Chinese has a space beside digits and the names of players, and none between its own signs; names stay as they are. */
export const spaced = (text: string, language: Language): string =>
  language === 'en'
    ? text
    : text
        .split(NAME)
        .map((part) => (NAME.test(part) ? part : spacedSigns(part)))
        .join('')

const NAME = /(\*\*.*?\*\*)/

/** Chinese without spaces between its own signs, and with one after digits. */
export const spacedSigns = (text: string): string =>
  text
    .replace(/(?<=[\p{Script=Han}，。：]) (?=\p{Script=Han})/gu, '')
    .replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ')

const sentenceLines = (narrative: Narrative, { phrases, turning }: Sentence): string[] => [
  ...phrases.map((each) => say(narrative, each)),
  ...(turning ? [turningLine(narrative, turning, phrases.length === 0)] : []),
]

/** That the game turned, and for whom most. */
function turningLine(narrative: Narrative, turning: Turning, quiet: boolean): string {
  const { reading, language } = narrative
  const { info, review } = reading
  const hero = heroOf(turning)
  const [from, to] = [percentAt(review, turning.from, hero), percentAt(review, turning.to, hero)]
  const facts = { who: nameOf(info, hero), from, to }
  const words = wordsOf(language)
  if (quiet) return words['story-turned']({ ...facts, nth: -1 - narrative.quiet++ })
  const nth = narrative.turned++
  return words[turning.luck === 1 ? 'story-turned-luck' : 'story-turned']({ ...facts, nth })
}

/** Who is ahead when an act ends, and how that compares with the act before; nothing where somebody plays alone. */
function standingLines(narrative: Narrative, { shares }: Moment): string[] {
  if (shares.length < 2) return []
  const { reading, language, leaders: before } = narrative
  const { info } = reading
  const words = wordsOf(language)
  const nth = narrative.acts++
  const ahead = leadersOf(shares, info.outcome?.winners ?? [])
  const others = shares.filter((_, seat) => !ahead.includes(seat))
  const percentOf = (seats: readonly Seat[]) => seats.reduce((sum, seat) => sum + (shares[seat] ?? 0), 0)
  const level = (shares[ahead[0] ?? 0] ?? 0) - Math.max(0, ...others) < CLEARLY
  narrative.leaders = level ? undefined : ahead
  if (level) return [words['story-even']({ nth })]
  const who = namesOf(info, ahead, language)
  const facts = { nth, n: ahead.length, who, percent: percent(percentOf(ahead)) }
  if (before === undefined) return [words['story-ahead'](facts)]
  if (before.join() === ahead.join()) return [words['story-still-ahead'](facts)]
  // Nobody overtakes those with whom they were ahead.
  if (before.some((seat) => ahead.includes(seat))) return [words['story-ahead']({ ...facts, nth: 0 })]
  return [words['story-overtakes']({ ...facts, whom: namesOf(info, before, language) })]
}

/** Shares of those who win together differ by no more than this. */
const ALIKE = 0.03

/** The seat that is ahead, and those who win with it where it wins with others. */
function leadersOf(shares: readonly number[], winners: readonly Seat[]): Seat[] {
  const most = Math.max(...shares)
  const first = shares.indexOf(most)
  const together = winners.filter((seat) => most - (shares[seat] ?? 0) <= ALIKE)
  return together.includes(first) ? together : [first]
}

/** Who has won, and what everybody has in games that count points. */
function ending({ reading: { info }, language }: Narrative): string[] {
  const words = wordsOf(language)
  const { ranks = [], scores } = info.outcome ?? {}
  const order = ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))
  const points = order.flatMap((seat) => {
    const score = scores?.[seat]
    if (!score || score.length === 0) return []
    const n = score.reduce((sum, each) => sum + each.points, 0)
    return [words['story-score']({ who: nameOf(info, seat), points: n })]
  })
  return [
    words['story-end']({ winners: winnersLine(info, language) }),
    ...(points.length > 1 ? [words['story-scores']({ list: seriesText(points, language) })] : []),
  ]
}

function winnersLine(info: Reading['info'], language: Language): string {
  const words = wordsOf(language)
  const { winners = [] } = info.outcome ?? {}
  if (winners.length > 0)
    return words['end-winners']({ names: namesOf(info, winners, language), n: winners.length })
  return info.seats === 1 ? words['end-lost']({ name: nameOf(info, 0) }) : words['end-nobody']()
}
