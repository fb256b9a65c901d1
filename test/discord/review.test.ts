// `/game review` and its button under the result: the curve, the story, the card; never of a game that goes on.
import { afterEach, describe, expect, it } from 'vitest'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { cardPicture, curvePicture } from '../../src/discord/review/pictures.ts'
import type { Reading } from '../../src/discord/review/reading.ts'
import { stepRows, turningHead } from '../../src/discord/review/screen.ts'
import { storyText } from '../../src/discord/review/telling.ts'
import { TITLES } from '../../src/games/index.ts'
import { faultsIn } from '../../src/picture/paint.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const TURN = ['plum', '1 2 3', 'none', 'rain']

describe('/game review', () => {
  it('shows a finished game as the computer sees it, its story and its card, which a player shares', async () => {
    server = await openTestServer(toy, undefined, undefined, reviewerHere({ [toy.game.id]: toy }))
    const { mei, arjun, lena, house, sandbox } = server
    const thread = await server.begin()
    const newest = () => last(sandbox.transcript({ id: thread }).filter(({ ephemeral }) => !ephemeral))
    for (const choice of TURN) await mei.slash({ id: thread }, 'play', { choice })
    const early = await lena.slash({ id: thread }, 'game review', {})
    expect(early.text).toContain('赛后回顾')
    expect(early.text).not.toContain('%')
    for (const choice of TURN) await arjun.slash({ id: thread }, 'play', { choice })
    await house.settled()
    await arjun.slash('#room', 'language', { mine: 'en' })
    const result = newest()
    expect(result.buttons).toContain('Review')
    const waiting = shown(await arjun.click(result, 'Review'))
    expect(waiting).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(waiting.content).toContain('is being made')
    await house.settled()
    const page = shown(await arjun.click(waiting, 'Refresh'))
    expect(page.content).toContain('As the computer sees it')
    expect(page.content).toContain('Luck and decisions')
    expect(page.buttons).toEqual(expect.arrayContaining(['Story', 'Result card']))
    const story = shown(await arjun.click(page, 'Story'))
    expect(story.content).toContain('review')
    const card = shown(await arjun.click(story, 'Result card'))
    expect(card.buttons).toContain('Share in the channel')
    expect((await arjun.click(card, 'Share in the channel')).text).toContain('is posted')
    await house.settled()
    expect(newest().content).toContain('🏆')
    expect((await arjun.click(card, 'Share in the channel')).text).toContain('posted already')
    // Whoever did not play may read all of it, and shares nothing.
    const own = shown(await lena.slash({ id: thread }, 'game review', {}))
    const theirs = shown(await lena.click(own, '战果卡'))
    expect(theirs.buttons).not.toContain('分享到频道')
  })
})

/** A review with as much as there can be, at a table of this size. */
function fullReading(id: string, seats: number): Reading {
  const title = TITLES[id]
  if (!title) throw new Error(`no ${id}`)
  const even = Array.from({ length: seats }, () => 1 / seats)
  const first = even.map((_, seat) => (seat === 0 ? 1 : 0))
  const moments = Array.from({ length: 40 }, (_, index) => ({
    number: index * 10,
    shares: index % 3 === 0 ? first : even,
  }))
  const changes = first.map((share) => share - 1 / seats)
  const turnings = [0, 10, 380].map((from) => ({ from, to: from + 10, changes, luck: 0.5 }))
  return {
    title,
    info: {
      ...{ id: 'k7q2m', title: id, status: 'finished', seats, language: 'en' },
      players: even.map((_, seat) => ({
        seat,
        name: seat % 2 ? '龍'.repeat(32) : 'W'.repeat(32),
        ...(seat % 3 ? { member: `${seat}` } : { computer: 'hard' }),
      })),
      outcome: {
        ...{ winners: [0], ranks: even.map((_, seat) => seat + 1), facts: {} },
        scores: even.map(() => [{ label: { key: 'x' }, points: 12_345 }]),
      },
    } as unknown as Reading['info'],
    review: {
      ...{ judge: 1, rules: 1, moments, turnings, checkpoints: 400, games: 1500 },
      luck: even.map(() => 0.5),
      decisions: even.map(() => 0.4),
    },
    story: Array.from({ length: 400 }, (_, number) => ({
      ...{ number, index: 0 },
      told: { phrase: { key: `${id}.nothing` }, to: 'all' as const },
    })),
  }
}

/** The same, won by seats 0 and 1 together, with these shares of theirs until the end. */
function teamReading(share: number): Reading {
  const reading = fullReading('hegemony', 4)
  const shares = [share, share, 0.5 - share, 0.5 - share]
  const told = (number: number, key: string, args = {}) =>
    ({ number, index: 0, told: { phrase: { key: `hegemony.${key}`, args }, to: 'all' } }) as const
  const outcome = { ...reading.info.outcome, winners: [0, 1] }
  return {
    ...reading,
    info: { ...reading.info, outcome } as Reading['info'],
    review: {
      ...reading.review,
      turnings: [],
      moments: [0, 2, 4].map((number) => ({ number, shares: number === 4 ? [0.5, 0.5, 0, 0] : shares })),
    },
    story: [1, 3, 5].flatMap((number) => [
      told(number, 'turn-begins', { who: { seat: 2 } }),
      told(number + 1, 'dies', { who: { seat: 2 } }),
    ]),
  }
}

describe('a review without a turning point', () => {
  it('says whether the game drifted, or was decided from the start', () => {
    const { review } = teamReading(0.49)
    expect(turningHead(review)).toBe('review-decided')
    expect(turningHead(teamReading(0.25).review)).toBe('review-no-turning')
    expect(turningHead(fullReading('meow', 1).review)).toBe('review-turnings')
  })
})

describe('the steps of a review', () => {
  const idsOf = (reading: Reading) => JSON.stringify(stepRows(reading, 'en')).match(/hist[^"]*/g)

  it('are a button each; one alone where nobody was told anything between two of them', () => {
    expect(idsOf(fullReading('meow', 2))).toHaveLength(3)
    expect(idsOf({ ...fullReading('meow', 2), story: [] })).toHaveLength(1)
  })
})

describe('those who win together', () => {
  it('are ahead together, and not level', () => {
    const story = storyText(teamReading(0.45), 'en', 1_900)
    expect(story).toMatch(/\*\*W+\*\* and \*\*龍+\*\* are ahead with 90%/)
    expect(storyText(teamReading(0.25), 'en', 1_900)).toContain('nobody is clearly ahead')
    expect(storyText(teamReading(0.45), 'zh-TW', 1_900)).toContain('領先，勝算合計 90%')
  })
})

describe.each(LANGUAGES)('the pictures of a review in %s', (language) => {
  it.each([
    ['meow', 1],
    ['records', 5],
    ['hegemony', 12],
  ])('have room for everything at a table of %s for %i', (id, seats) => {
    const reading = fullReading(id, seats)
    for (const picture of [curvePicture(reading, language), cardPicture(reading, language)]) {
      expect(faultsIn(PAINTERS, picture)).toEqual([])
      expect(picture.alt.length).toBeLessThanOrEqual(1024)
    }
    expect(storyText(reading, language, 1_900).length).toBeLessThanOrEqual(1_900)
  })
})
