// `/history review` and its button under the result: the curve, the story, the card; never of a game that goes on.
import { afterEach, describe, expect, it } from 'vitest'
import { PAINTERS } from '../../src/discord/pictures/painters.ts'
import { curvePicture } from '../../src/discord/review/pictures.ts'
import type { Reading } from '../../src/discord/review/reading.ts'
import { stepRows, turningHead, turningLines } from '../../src/discord/review/screen.ts'
import { storyText } from '../../src/discord/review/story-text.ts'
import { TITLES } from '../../src/games/index.ts'
import { faultsIn } from '../../src/picture/paint.ts'
import type { ResultInput } from '../../src/picture/result-input.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const TURN = ['plum', '1 2 3', 'none', 'rain']

describe('/history review', () => {
  it('shows a finished game as the computer sees it, its story and its card, which a player shares', async () => {
    server = await openTestServer(toy, undefined, undefined, reviewerHere({ [toy.game.id]: toy }))
    const { mei, arjun, lena, app, sandbox } = server
    const thread = await server.begin()
    const newest = () => last(sandbox.transcript({ id: thread }).filter(({ ephemeral }) => !ephemeral))
    for (const choice of TURN) await mei.slash({ id: thread }, 'play', { choice })
    const early = await lena.slash({ id: thread }, 'history review', {})
    expect(early.text).toContain('复盘')
    expect(early.text).not.toContain('%')
    for (const choice of TURN) await arjun.slash({ id: thread }, 'play', { choice })
    await app.settled()
    await arjun.slash('#room', 'language', { mine: 'en' })
    const result = newest()
    expect(result.buttons).toEqual(['Share', 'Score', 'Review', 'Rematch', 'Play best of three'])
    // The card is shared in the channel that people read, before its review is made, and once.
    const room = () =>
      sandbox.transcript({ id: sandbox.channel('#room').id }).filter(({ ephemeral }) => !ephemeral)
    expect((await arjun.click(result, 'Share')).text).toContain('#room')
    await app.settled()
    expect(last(room())).toMatchObject({ buttons: ['Play this'] })
    expect(last(room()).content).toMatch(/^🏆 .*Orchard.* wins!$/)
    expect((await arjun.click(result, 'Share')).text).toContain('posted already')
    expect(newest().id).toBe(result.id)
    const score = shown(await lena.click(result, 'Score'))
    expect(score).toMatchObject({ ephemeralFor: 'Lena' })
    const waiting = shown(await arjun.click(result, 'Review'))
    expect(waiting).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(waiting.content).toContain('is being made')
    await app.settled()
    const page = shown(await arjun.click(waiting, 'Refresh'))
    expect(page.content).toContain('As the computer sees it')
    expect(page.content).toContain('Luck and decisions')
    expect(page.buttons).toEqual(expect.arrayContaining(['Story', 'Result card']))
    const story = shown(await arjun.click(page, 'Story'))
    expect(story.content).toContain('review')
    const card = shown(await arjun.click(story, 'Result card'))
    expect(card.buttons).toContain('Share in the channel')
    // A member who did not play may read all of it, and shares nothing.
    const own = shown(await lena.slash({ id: thread }, 'history review', {}))
    const theirs = shown(await lena.click(own, '战果卡'))
    expect(theirs.buttons).not.toContain('分享到频道')
  })
})

describe('the card on the result', () => {
  it('shows who won at once, and the course of the game when its review is made', async () => {
    const pool = testRenderPool()
    server = await openTestServer(toy, pool, undefined, reviewerHere({ [toy.game.id]: toy }))
    const { mei, arjun, app, clock } = server
    const thread = { id: await server.begin() }
    const ridges = () =>
      pool.asked.flatMap(({ kind, input }) =>
        kind === 'review.result' ? [(input as ResultInput).ridge !== null] : [],
      )
    for (const person of [mei, arjun])
      for (const choice of TURN) await person.slash(thread, 'play', { choice })
    await app.settled()
    expect(ridges()).toEqual([false])
    clock.advance(30_000)
    await app.settled()
    expect(ridges()).toEqual([false, true])
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
      id: 'k7q2m',
      title: id,
      status: 'finished',
      seats,
      language: 'en',
      players: even.map((_, seat) => ({
        seat,
        name: seat % 2 ? '龍'.repeat(32) : 'W'.repeat(32),
        ...(seat % 3 ? { member: `${seat}` } : { computer: 'hard' }),
      })),
      outcome: {
        winners: [0],
        ranks: even.map((_, seat) => seat + 1),
        facts: {},
        scores: even.map(() => [{ label: { key: 'x' }, points: 12_345 }]),
      },
    } as unknown as Reading['info'],
    review: {
      judge: 1,
      rules: 1,
      moments,
      turnings,
      checkpoints: 400,
      games: 1500,
      luck: even.map(() => 0.5),
      decisions: even.map(() => 0.4),
    },
    story: Array.from({ length: 400 }, (_, number) => ({
      number,
      index: 0,
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
    expect(story).toMatch(/\*\*W+\*\* and \*\*龍+\*\* are ahead with 90% between them/)
    expect(storyText(teamReading(0.25), 'en', 1_900)).toContain('nobody is clearly ahead')
    expect(storyText(teamReading(0.45), 'zh-TW', 1_900)).toContain('領先，勝算合計 90%')
  })
})

/** A story of which each act ends with these shares of four seats, told in this language. */
function storyOfActs(acts: readonly (readonly number[])[], language: 'en' | 'zh-TW' = 'en'): string {
  const reading = teamReading(0.25)
  const names = ['Mei', '小華', 'Lena', 'Ming']
  const players = reading.info.players.map((player) => ({ ...player, name: names[player.seat] ?? '' }))
  const [first] = reading.story
  if (!first) throw new Error('nothing is told')
  const told = (number: number, key: string): Reading['story'][number] => ({
    ...first,
    number,
    told: { phrase: { key: `hegemony.${key}`, args: { who: { seat: 2 } } }, to: 'all' },
  })
  const full: Reading = {
    ...reading,
    info: { ...reading.info, players } as Reading['info'],
    review: {
      ...reading.review,
      moments: [
        { number: 0, shares: [0.25, 0.25, 0.25, 0.25] },
        ...acts.map((shares, index) => ({ number: index * 2 + 2, shares })),
      ],
    },
    story: [...acts, []].flatMap((_, index) => [
      told(index * 2 + 1, 'turn-begins'),
      told(index * 2 + 2, 'dies'),
    ]),
  }
  return storyText(full, language, 1_900)
}

const EVEN = [0.25, 0.25, 0.25, 0.25]
const MEI = [0.7, 0.1, 0.1, 0.1]
const BOTH = [0.4, 0.4, 0.1, 0.1]
const LENA = [0.1, 0.1, 0.7, 0.1]

describe('who is ahead from act to act', () => {
  it('is never said to have passed a partner who was ahead with them', () => {
    const story = storyOfActs([BOTH, MEI])
    expect(story).toContain('**Mei** and **小華** are ahead with 80% between them.')
    expect(story).toContain('As the act ends, **Mei** is ahead with 70%.')
    expect(storyOfActs([MEI, BOTH])).not.toMatch(/leads? instead|passed|The lead goes/)
  })

  it('is told anew after an act that ended level', () => {
    const story = storyOfActs([MEI, EVEN, MEI])
    expect(story).toContain('Who will win is anybody’s guess.')
    expect(story).not.toMatch(/still|keeps|stays/i)
    expect(storyOfActs([MEI, EVEN, LENA])).not.toMatch(/instead of|passed|The lead goes/)
  })

  it('has passed those who were ahead before', () => {
    expect(storyOfActs([MEI, LENA])).toContain('Now **Lena** leads instead of **Mei**, with 70%.')
    expect(storyOfActs([MEI, LENA], 'zh-TW')).toContain('如今領先的不再是 **Mei**，而是 **Lena**，勝算 70%。')
  })
})

describe('the story of a review', () => {
  it('names computer players without their sign, from its opening to its end', () => {
    const story = storyOfActs([MEI, LENA])
    expect(story).toContain(
      'Kingdom Wars begins, with **Mei**, **小華**, **Lena**, and **Ming** at the table.',
    )
    expect(story).toContain('**Mei** and **小華** win!')
    expect(story).not.toContain('🤖')
  })

  it('says of each turn without a highlight something else', () => {
    const reading = teamReading(0.25)
    const turnings = [0, 2].map((from) => ({ from, to: from + 1, changes: [0.2, 0, 0, 0], luck: 0 }))
    const quiet = { ...reading, review: { ...reading.review, turnings } }
    const quietly = {
      ...quiet,
      title: {
        ...quiet.title,
        chronicle: { begins: ['turn-begins'], actions: { dies: { worth: 1, says: ['story-dies'] } } },
      },
    }
    const story = storyText(quietly as unknown as Reading, 'en', 1_900)
    expect(story).toContain('Nothing spectacular happens, but the odds shift:')
    expect(story).toContain('Nothing spectacular happens, but the odds shift again:')
  })
})

describe('a turning point', () => {
  /** One in which the first seat goes from one share to another, told with this phrase. */
  const turned = (
    from: number,
    to: number,
    key = 'dies',
    args: Record<string, unknown> = { who: { seat: 2 } },
  ) => {
    const reading = teamReading(0.25)
    const shares = (first: number) => [first, 1 - first, 0, 0]
    return {
      ...reading,
      review: {
        ...reading.review,
        moments: [
          { number: 0, shares: shares(from) },
          { number: 2, shares: shares(to) },
        ],
        turnings: [{ from: 0, to: 2, changes: [to - from, 0, 0, 0], luck: 0 }],
      },
      story: [{ number: 1, index: 0, told: { phrase: { key: `hegemony.${key}`, args }, to: 'all' } }],
    } as unknown as Reading
  }

  it('changes by the difference of the percents that the story tells', () => {
    expect(turningLines(turned(0.125, 0), 'en')[0]).toContain('−13%, now 0%')
    expect(storyText(turned(0.125, 0), 'en', 1_900)).toContain('from 13% to 0%')
  })

  it('is written in Chinese without spaces between Chinese words, and leaves names as they are', () => {
    const reading = turned(0.2, 0.6)
    const players = reading.info.players.map((player) => ({ ...player, name: '小 華3號' }))
    const [unit, from, to] = ['gan-ning', 'wu-d', 'wu-d'].map((name) => ({ name }))
    const phrase = { key: 'storm.marches', args: { who: { seat: 2 }, unit, from, to } }
    const [line] = turningLines(
      {
        ...reading,
        title: TITLES.storm ?? reading.title,
        info: { ...reading.info, title: 'storm', players } as Reading['info'],
        story: [{ number: 1, index: 0, told: { phrase, to: 'all' } }] as unknown as Reading['story'],
      },
      'zh-TW',
    )
    expect(line).toContain('**小 華3號** 的甘寧從吳城門 Q11 行軍到吳城門 Q11。')
  })
})

describe.each(LANGUAGES)('the pictures of a review in %s', (language) => {
  it.each([
    ['meow', 1],
    ['records', 5],
    ['hegemony', 12],
  ])('have room for everything at a table of %s for %i', (id, seats) => {
    const reading = fullReading(id, seats)
    const picture = curvePicture(reading, language)
    expect(faultsIn(PAINTERS, picture)).toEqual([])
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
    expect(storyText(reading, language, 1_900).length).toBeLessThanOrEqual(1_900)
  })
})
