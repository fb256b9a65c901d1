// The story of a finished game in a reader's words, a paragraph for each act; short enough for one message.
import type { Seat } from '../../engine/phrase.ts'
import type { Moment } from '../../search/review/types.ts'
import { type Act, type Sentence, storyOf } from '../../search/story.ts'
import type { Language } from '../../text/language.ts'
import { sayIn, seatName, seatNames, winnersText, wordsOf } from '../present.ts'
import { percent, type Reading, standingStory } from './reading.ts'

/** Sentences in an act: as many as the room allows. */
const MOST = 6
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

function told(reading: Reading, language: Language, most: number): string {
  const { info, title, review } = reading
  if (!title.chronicle) return ''
  const events = standingStory(reading).map(({ number, told: { phrase } }) => ({ number, phrase }))
  const acts = storyOf(info.title, title.chronicle, events, review, most)
  const words = wordsOf(language)
  const opening = words['story-opening']({
    title: title.words[language].title,
    names: seatNames(
      info,
      info.players.map(({ seat }) => seat),
      language,
    ),
  })
  let leader: Seat | undefined
  const paragraphs = acts.map((act, index) => {
    const lines = act.sentences.flatMap((sentence) => sentenceLines(reading, sentence, language))
    const standing = act.standing && standingLine(reading, act.standing, leader, language)
    leader = standing?.leader ?? leader
    const text = [
      ...(index === 0 ? [opening] : []),
      ...lines,
      ...(standing ? [standing.text] : []),
      ...(index === acts.length - 1 ? [words['story-end']({ winners: winnersText(info, language) })] : []),
    ]
    return `${heading(reading, act, index, language)}\n${text.join(language === 'en' ? ' ' : '')}`
  })
  return paragraphs.join('\n\n')
}

const heading = ({ info, title }: Reading, act: Act, index: number, language: Language): string =>
  wordsOf(language)['story-heading']({ n: index + 1, span: sayIn(language, act.heading, title, info) })

const sentenceLines = (
  { info, title }: Reading,
  { phrase, more, isTurning }: Sentence,
  language: Language,
): string[] => [
  ...[phrase, ...more].map((each) => sayIn(language, each, title, info)),
  ...(isTurning ? [wordsOf(language)['story-turned']()] : []),
]

/** Who is ahead when an act ends, and how that compares with the act before. */
function standingLine(
  { info }: Reading,
  { shares }: Moment,
  before: Seat | undefined,
  language: Language,
): { readonly text: string; readonly leader?: Seat } {
  const words = wordsOf(language)
  const sorted = [...shares].sort((a, b) => b - a)
  const [first = 0, second = 0] = sorted
  if (first - second < CLEARLY) return { text: words['story-even']() }
  const leader = shares.indexOf(first)
  const facts = { who: seatName(info, leader), percent: percent(first) }
  if (before === undefined) return { text: words['story-ahead'](facts), leader }
  if (before === leader) return { text: words['story-still-ahead'](facts), leader }
  return { text: words['story-overtakes']({ ...facts, whom: seatName(info, before) }), leader }
}
