// The result card as plain data: who won with whom, everybody else, and the course of the game once it has been looked through.
import type { Seat } from '../../engine/phrase.ts'
import type { Title } from '../../games/common/title.ts'
import type { GameInfo } from '../../host/table/types.ts'
import { crestNamed } from '../../picture/crest.ts'
import { oneLine } from '../../picture/letters.ts'
import { altOf, type Picture } from '../../picture/picture.ts'
import type { ResultInput, Ridge, SeatPortrait, TurnMark } from '../../picture/result-input.ts'
import type { Language } from '../../text/language.ts'
import { plainIn, readerOf, wordsOf } from '../words/present.ts'
import { totalOf } from '../words/score.ts'
import { type Reading, shareOf, stepOf, tellingEventOf } from './reading.ts'

/** A game that is over, as its card tells it. */
export interface Ending {
  readonly info: GameInfo
  readonly title: Title
  /** The last table as each seat saw its own; absent where it can no longer be made. */
  readonly views?: readonly unknown[] | undefined
  /** Its review, once that is made. */
  readonly reading?: Reading | undefined
}

/** Faces and turning points that a card has room for. */
const FACES = 3
const MARKS = 2

const NOBODY: SeatPortrait = { face: null, mark: null, people: [] }

/** A seat as its card shows it. */
interface Standing {
  readonly seat: Seat
  readonly rank: number
  readonly name: string
  /** Empty in games that count no points. */
  readonly score: string
  readonly portrait: SeatPortrait
}

/** The result card of a game in a language. */
export function resultPicture(ending: Ending, language: Language): Picture {
  const { info, title } = ending
  const words = wordsOf(language)
  const standings = standingsOf(ending, language)
  const winners = info.outcome?.winners ?? []
  const first = standings.filter(({ seat }) => winners.includes(seat) || info.seats === 1)
  const others = standings.filter((each) => !first.includes(each))
  const [only, ...more] = first
  const rounds = info.outcome?.facts.rounds
  const ended = winners.length > 0 ? 'won' : only ? 'lost' : 'over'
  const input: ResultInput = {
    language,
    crest: crestNamed(title.game.id),
    title: title.words[language].title,
    aside: rounds === undefined ? '' : words['card-rounds']({ n: rounds }),
    seal: words[`card-seal-${ended}`](),
    outcome: words[`card-${ended}`](),
    name: only ? first.map(({ name }) => name).join(' · ') : words['end-nobody'](),
    score: only && more.every(({ score }) => score === only.score) ? only.score : '',
    people: only && more.length === 0 ? only.portrait.people : [shortPeople(first)],
    mark: only?.portrait.mark ?? null,
    faces: first.flatMap(({ portrait: { face } }) => (face === null ? [] : [face])).slice(0, FACES),
    others: others.map(({ name, score, portrait: { mark } }) => ({ name, score, mark })),
    ridge: only && ending.reading ? ridgeOf(ending.reading, language) : null,
  }
  const kind = title.pictures?.portrait ? `${title.game.id}.result` : 'review.result'
  return { kind, input, alt: altText(input, standings, language) }
}

/** Those with whom several seats have won together, by their shortest names. */
const shortPeople = (standings: readonly Standing[]): string =>
  standings.flatMap(({ portrait: { people } }) => people.at(-1) ?? []).join(' · ')

/** Everybody, the best first. */
function standingsOf({ info, title, views }: Ending, language: Language): Standing[] {
  const reader = readerOf(language, info, 'plain')
  return (info.outcome?.ranks ?? [])
    .map((rank, seat): Standing => {
      const view = views?.[seat]
      return {
        seat,
        rank,
        // There is no room for the sign of a computer player, which would crowd the names.
        name: oneLine(info.players.find((each) => each.seat === seat)?.name ?? `${seat + 1}`),
        score: `${totalOf(info, seat) ?? ''}`,
        portrait: (view !== undefined && title.pictures?.portrait?.(view, reader)) || NOBODY,
      }
    })
    .sort((a, b) => a.rank - b.rank)
}

/** The chances of those who won, all together; of who played alone, theirs. */
function ridgeOf(reading: Reading, language: Language): Ridge {
  const { info, review, title } = reading
  const winners = info.outcome?.winners ?? []
  const side = winners.length > 0 ? winners : [0]
  const last = Math.max(1, stepOf(reading, review.moments.at(-1)?.number ?? 0))
  // Of several moments in one step the last one counts.
  const shares = new Map(
    review.moments.map((moment) => [stepOf(reading, moment.number) / last, shareOf(moment, side)]),
  )
  const points = [...shares].map(([at, share]) => ({ at, share }))
  const gained = (changes: readonly number[]) =>
    Math.abs(side.reduce((sum, seat) => sum + (changes[seat] ?? 0), 0))
  const marks = review.turnings
    .toSorted((a, b) => gained(b.changes) - gained(a.changes))
    .flatMap((turning): TurnMark[] => {
      const event = tellingEventOf(reading, turning)
      const moment = review.moments.find(({ number }) => number === turning.to)
      if (!event || !moment) return []
      const label = plainIn(language, event.told.phrase, title, info).replace(/[.。！!]$/u, '')
      return [{ at: stepOf(reading, turning.to) / last, share: shareOf(moment, side), label }]
    })
    .slice(0, MARKS)
    .toSorted((a, b) => a.at - b.at)
  return { points, marks }
}

function altText(input: ResultInput, standings: readonly Standing[], language: Language): string {
  const words = wordsOf(language)
  const places = standings.map(({ rank, name, score, portrait: { people } }) => {
    const place = words['review-place']({ rank, name })
    return [place, score, people[0] && words['card-with']({ people: people[0] })].filter(Boolean).join(' ')
  })
  const head = [input.title, input.outcome, input.aside].filter(Boolean).join(' · ')
  const turns = (input.ridge?.marks ?? []).map(({ label }) => label)
  return altOf([head, ...places, ...turns].join('\n'), [head, ...places].join('\n'))
}
