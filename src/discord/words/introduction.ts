// A game as a newcomer meets it: who can play, how long it takes, what it is about, and a table in the middle of play.
import { defaultOptions } from '../../engine/options.ts'
import { playerView } from '../../engine/player-view.ts'
import { playSome } from '../../engine/playout.ts'
import { randomPolicy } from '../../engine/policy.ts'
import type { TableFacts, Title } from '../../games/common/title.ts'
import type { Picture } from '../../picture/picture.ts'
import type { Language } from '../../text/language.ts'
import { aloneText, lastingOf } from './duration.ts'
import { wordsOf } from './present.ts'

/** Words that people read in a minute. */
const READ_IN_A_MINUTE = 200

/** Seats of a table of this game where nobody says how many. */
export const usualSeats = ({ introduction, game: { seats } }: Title): number =>
  introduction?.seats ?? Math.min(Math.max(2, seats.min), seats.max)

/** The table that a game is introduced with: the usual seats and the basic rules. */
const usualTable = (title: Title): TableFacts => ({
  seats: usualSeats(title),
  options: defaultOptions(title.game),
})

/** Minutes that the rules take to read before a first game; 0 where that is not known. */
function readingMinutes({ introduction, words }: Title): number {
  const read = words.en.topics.filter(({ id }) => introduction?.read.includes(id))
  const count = read.reduce((sum, { body }) => sum + body.split(/\s+/).length, 0)
  return Math.round(count / READ_IN_A_MINUTE)
}

/** How many play, how long it takes against computers, and with others, in one line. */
export function factsText(title: Title, language: Language): string {
  const [days = ''] = daysTexts(title, language)
  return [
    wordsOf(language)['facts-players'](title.game.seats),
    aloneText(title, usualTable(title), language),
    days,
  ]
    .filter((part) => part !== '')
    .join(' · ')
}

/** Days with so many people, for each number that a game tells of. */
const daysTexts = (title: Title, language: Language): readonly string[] =>
  (title.introduction?.days ?? []).flatMap((seats) => {
    const lasting = lastingOf(title, { seats, options: defaultOptions(title.game) })
    return lasting ? [wordsOf(language)['facts-days']({ ...lasting, seats })] : []
  })

/** The same where there is room: days with other numbers of people, and how long the rules take to read. */
export function allFactsText(title: Title, language: Language): string {
  const n = readingMinutes(title)
  return [
    factsText(title, language),
    ...daysTexts(title, language).slice(1),
    ...(n > 0 ? [wordsOf(language)['facts-reading']({ n })] : []),
  ].join(' · ')
}

/** Aim, a turn and how to win, a line each; nothing where a game says none of it. */
export function openingText(
  { introduction }: Title,
  language: Language,
  table: TableFacts,
): string | undefined {
  if (!introduction) return undefined
  const words = wordsOf(language)
  const { aim, turn, win } = introduction.lines(table, language)
  return [
    words['opening-aim']({ text: aim }),
    words['opening-turn']({ text: turn }),
    words['opening-win']({ text: win }),
  ].join('\n')
}

/** The three lines at the usual table, or else the sentence of the lobby. */
export const aboutText = (title: Title, language: Language): string =>
  openingText(title, language, usualTable(title)) ?? title.words[language].blurb

/** Who sits at a table that is only shown. */
const NAMES = ['Mei', 'Arjun', 'Lena', '小明', 'Zoë', 'Bo', '阿青', 'Noor', 'Ida', '子安', 'Omar', 'Kai']

const views = new WeakMap<Title, unknown>()

/** A table of the game in the middle of play, as everyone may see it; always the same one. */
function sampleView(title: Title): unknown {
  const { game, introduction } = title
  if (!views.has(title)) {
    const { seats, options } = usualTable(title)
    const policies = Array.from({ length: seats }, () => randomPolicy)
    const session = playSome(game, { seed: 'a first look', options, policies }, introduction?.shown ?? 0)
    views.set(title, playerView(game, session, 'public').view)
  }
  return views.get(title)
}

/** The picture of such a table; nothing for games without pictures. */
export function samplePicture(title: Title, language: Language): Picture | undefined {
  const seatName = (seat: number) => NAMES[seat] ?? `${seat + 1}`
  return title.pictures?.table(sampleView(title), { language, style: 'plain', seatName })
}
