// Result cards from games played to their end at random, with the course that a review would tell.
import type { Reading } from '../../src/discord/review/reading.ts'
import { type Ending, resultPicture } from '../../src/discord/review/result-picture.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { playerView } from '../../src/engine/player-view.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { GameInfo, StoryEvent } from '../../src/host/table/types.ts'
import type { Picture } from '../../src/picture/picture.ts'
import type { Language } from '../../src/text/language.ts'

interface Played {
  readonly name: string
  readonly title: string
  readonly seats: number
  readonly seed: string
  /** Whether it has been looked through. */
  readonly reviewed: boolean
}

const GAMES: readonly Played[] = [
  { name: 'records', title: 'records', seats: 4, seed: 'a', reviewed: true },
  { name: 'dynasties', title: 'dynasties', seats: 6, seed: 'b', reviewed: true },
  { name: 'meow', title: 'meow', seats: 3, seed: 'c', reviewed: true },
  { name: 'hegemony', title: 'hegemony', seats: 8, seed: 'd', reviewed: true },
  { name: 'storm', title: 'storm', seats: 4, seed: 'e', reviewed: true },
  { name: 'fresh', title: 'records', seats: 3, seed: 'f', reviewed: false },
  { name: 'alone', title: 'meow', seats: 1, seed: 'g', reviewed: true },
]

/** Moments of a review, the last of them its end. */
const MOMENTS = 24

const endings = new Map<string, Ending>()

/** A game played to its end by these members; played once for all languages. */
function endingOf({ name, title: id, seats, seed, reviewed }: Played, names: readonly string[]): Ending {
  const known = endings.get(name)
  if (known) return known
  const title = TITLES[id]
  if (!title) throw new Error(`no ${id}`)
  const { game } = title
  const story: StoryEvent[] = []
  let views: readonly unknown[] = []
  let number = 0
  const { outcome } = playOut(game, {
    seed,
    options: defaultOptions(game),
    policies: Array(seats).fill(randomPolicy),
    forget: true,
    watch(session, { events }) {
      for (const [index, told] of events.entries()) if (told.to === 'all') story.push({ number, index, told })
      number++
      if (session.outcome)
        views = Array.from({ length: seats }, (_, seat) => playerView(game, session, seat).view)
    },
  })
  const players = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: names[seat] ?? `${seat + 1}`,
    ...(seat % 3 === 2 ? { computer: 'hard' } : { member: `${seat}` }),
  }))
  const info = { id: 'k7q2m', title: id, seats, status: 'finished', players, outcome } as unknown as GameInfo
  const reading = reviewed ? readingOf({ info, title, story, number, seed }) : undefined
  const ending = { info, title, views, reading }
  endings.set(name, ending)
  return ending
}

/** What a review might say: chances that stray from even ones to the result. */
function readingOf({
  info,
  title,
  story,
  number,
  seed,
}: Pick<Reading, 'info' | 'title' | 'story'> & { readonly number: number; readonly seed: string }): Reading {
  const { seats, outcome } = info
  const winners = outcome?.winners ?? []
  const chance = sideStream(seed, 'review')
  const side = Math.max(1, winners.length)
  let share = side / seats
  const moments = Array.from({ length: MOMENTS + 1 }, (_, index) => {
    const stray = (chance.int(1000) / 1000 - 0.42) * 0.24
    share = Math.min(0.94, Math.max(0.08, index === 0 ? share : share + stray))
    const now = index === MOMENTS ? (winners.length > 0 ? 1 : 0) : share
    const rest = (1 - now) / Math.max(1, seats - side)
    const shares = Array.from({ length: seats }, (_none, seat) =>
      winners.includes(seat) || seats === 1 ? now / side : rest,
    )
    return { number: Math.round((index * (number - 1)) / MOMENTS), shares }
  })
  const turnings = [6, 17].flatMap((at) => {
    const [from, to] = [moments[at], moments[at + 1]]
    if (!from || !to) return []
    const changes = to.shares.map((each, seat) => each - (from.shares[seat] ?? 0))
    return [{ from: from.number, to: to.number, changes, luck: 0.4 }]
  })
  const zero = Array.from({ length: seats }, () => 0)
  const review = {
    judge: 1,
    rules: 1,
    moments,
    turnings,
    luck: zero,
    decisions: zero,
    checkpoints: 40,
    games: 700,
  }
  return { info, title, review, story }
}

/** Names and pictures of result cards in a language. */
export const resultPictures = (
  language: Language,
  names: readonly string[],
): readonly (readonly [name: string, make: () => Picture])[] =>
  GAMES.map((game) => [`result.${game.name}`, () => resultPicture(endingOf(game, names), language)])
