// The story of a finished game, told in three languages from what everyone was told.
import { describe, expect, it } from 'vitest'
import type { Chronicle } from '../../src/engine/chronicle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { type Playout, playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { type Act, storyOf, type ToldEvent } from '../../src/search/review/story.ts'
import { BOT_WORDS } from '../../src/text/bot/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { render } from '../../src/text/render.ts'
import { allOr } from '../support/sample.ts'

/** Sentences that are told in any case: a beginning, ends of battles, realms that fall. */
const MOST_ALWAYS = 8

const NONE = { moments: [], turnings: [] }

function told(id: string, seats: number, seed: string): ToldEvent[] {
  const game = TITLES[id]?.game
  if (!game) throw new Error(`no ${id}`)
  const options = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const policies = Array.from({ length: seats }, () => game.computers.normal ?? randomPolicy)
  return publicOf(playOut(game, { seed, options, policies }).steps)
}

/** What everybody was told in these steps. */
const publicOf = (steps: Playout['steps']): ToldEvent[] =>
  steps.flatMap(({ entry, events }) =>
    events.flatMap(({ to, phrase }) => (to === 'all' ? [{ number: entry.number, phrase }] : [])),
  )

function acts(id: string, seats: number, seed: string, most = 5): Act[] {
  const chronicle = TITLES[id]?.chronicle
  if (!chronicle) throw new Error(`${id} has no chronicle`)
  return storyOf(id, chronicle, told(id, seats, seed), NONE, most)
}

describe.each(Object.keys(TITLES))('the story of %s', (id) => {
  const title = TITLES[id]

  it('has sentences in every language for every highlight', () => {
    for (const { says, again = [], joins } of Object.values(title?.chronicle?.actions ?? {}))
      for (const key of [...says, ...again, ...(joins ? [joins.each, ...joins.all] : [])])
        for (const language of LANGUAGES) expect(title?.words[language].phrases, key).toHaveProperty(key)
  })

  it('is told in every language, act after act, with nothing left out of its sentences', () => {
    for (const seed of allOr(['one', 'two', 'three'], ['one'])) {
      const story = acts(id, 3, seed)
      expect(story.length).toBeGreaterThan(0)
      expect(story.length).toBeLessThanOrEqual(4)
      for (const { heading, sentences } of story) {
        expect(sentences.length).toBeGreaterThan(0)
        expect(sentences.length).toBeLessThanOrEqual(5 + MOST_ALWAYS)
        for (const phrase of [heading, ...sentences.flatMap(({ phrases }) => phrases)])
          for (const language of LANGUAGES) {
            const words = {
              [id]: title?.words[language] ?? { phrases: {}, names: {} },
              bot: BOT_WORDS[language],
            }
            const text = render(words, phrase, { language, style: 'plain', seatName: (seat) => `P${seat}` })
            expect(text).not.toMatch(/undefined|NaN|\[object/)
            expect(text.length).toBeGreaterThan(1)
          }
      }
    }
  })

  it('leaves no round out of its acts', () => {
    const { min, max } = title?.game.seats ?? { min: 2, max: 2 }
    for (const seats of allOr([min, Math.min(max, 4)], [min])) {
      const spans = acts(id, seats, 'spans').map(({ heading }) => heading.args ?? {})
      expect(spans[0]?.from).toBe(1)
      for (const [index, { from, to }] of spans.entries()) {
        expect(Number(to)).toBeGreaterThanOrEqual(Number(from))
        // An act may begin in the round in which the one before it ends.
        const ended = Number(spans[index - 1]?.to)
        if (index > 0) expect([ended, ended + 1]).toContain(from)
      }
    }
  })

  it('counts its rounds as the board and the history do', () => {
    const { game, chronicle } = title ?? {}
    if (!game || !chronicle) throw new Error(`${id} has no chronicle`)
    const { steps, outcome } = playOut(game, {
      seed: 'counted',
      options: defaultOptions(game),
      policies: Array.from({ length: Math.min(game.seats.max, 6) }, () => randomPolicy),
    })
    const told = publicOf(steps)
    const story = storyOf(id, chronicle, told, NONE, 5)
    // In hegemony a round is a turn of each who lives, which the history, by all turns, can only estimate.
    const named = told.map(({ phrase }) => Number(phrase.args?.round ?? 0))
    const counted = id === 'hegemony' ? Math.max(...named) : outcome.facts.rounds
    expect(story.at(-1)?.heading.args?.to).toBe(counted)
  })

  it('tells the same of the same game', () => {
    expect(acts(id, 2, 'again')).toEqual(acts(id, 2, 'again'))
  })
})

/** A sentence of a game's story. */
function sentence(id: string, language: 'en' | 'zh-TW', key: string, args: Record<string, unknown>): string {
  const text = TITLES[id]?.words[language].phrases[key] as ((given: typeof args) => string) | undefined
  if (!text) throw new Error(`no ${key} in ${id}`)
  return text(args)
}

describe('the sentences of the games', () => {
  it('count a single coin, and one cat in front', () => {
    const blade = (coins: number) =>
      sentence('records', 'en', 'story-blade', { who: 'Kim', city: 'Jiangxia', coins })
    expect(blade(1)).toContain('pays 1 coin for an assassin')
    expect(blade(3)).toContain('pays 3 coins for an assassin')
    expect(sentence('meow', 'en', 'story-front', { who: 'Kim', front: 'Huang Zhong' })).toBe(
      'Kim has Huang Zhong in front.',
    )
  })

  it.each(['story-saved', 'story-saved-2', 'story-saved-3'])('never save with 0 HP: %s', (key) => {
    for (const language of ['en', 'zh-TW'] as const)
      for (const hp of [0, -1])
        expect(sentence('hegemony', language, key, { who: 'Kim', hp })).not.toMatch(/\d|HP|體力/)
    if (key !== 'story-saved-3')
      expect(sentence('hegemony', 'zh-TW', key, { who: 'Kim', hp: 1 })).toContain('1 點')
  })

  it('tell of an assassin what came of it', () => {
    const who = { seat: 0 }
    const outcome = (key: string) => {
      const events = [
        { key: 'records.round', args: {} },
        { key: 'records.plays-at-paying', args: { who, whom: { seat: 1 }, coins: 1 } },
        { key: `records.${key}`, args: { who } },
      ]
      const told = events.map((phrase, index) => ({ number: index + 1, phrase }))
      const chronicle = TITLES.records?.chronicle
      const story = chronicle ? storyOf('records', chronicle, told, NONE, 5) : []
      return story.flatMap(({ sentences }) =>
        sentences.flatMap(({ phrases }) => phrases.map((phrase) => phrase.key.slice('records.'.length))),
      )
    }
    expect(outcome('contest-lost')).toEqual(['story-blade', 'story-blade-foiled'])
    expect(outcome('assassin-misses')).toEqual(['story-blade', 'story-blade-misses'])
    expect(outcome('assassin-recalled')).toEqual(['story-blade', 'story-blade-recalled'])
  })
})

const CHRONICLE: Chronicle = {
  begins: ['round'],
  actions: {
    lord: { worth: 50, always: true, says: ['lord'], joins: { each: 'lord-each', all: ['lords'] } },
    falls: { worth: 30, says: ['falls', 'falls-2'], again: ['falls-again'] },
    dying: { worth: 20, says: ['dying'], before: 'dies' },
    dies: { worth: 60, says: ['dies'] },
    rewarded: { worth: 0, says: ['slain'], after: 'dies', merges: { who: 'by' } },
    hires: { worth: 9, says: ['hires'], once: ['who', 'unit'] },
    draws: { worth: 1, says: ['draws'], turning: true },
  },
}

/** A story of events by their keys, each with who did it. */
function tale(
  events: readonly (readonly [key: string, who?: number])[],
  turnings: [number, number][] = [],
  most = 4,
  moments: [number, number][] = [],
) {
  return standingTale(events, turnings, most, moments).map(({ sentences }) => sentences)
}

/** The same, and the share of the win that the first seat is said to have at the end of each act. */
function standingTale(
  events: readonly (readonly [key: string, who?: number])[],
  turnings: [number, number][],
  most: number,
  moments: [number, number][],
) {
  const story = storyOf(
    'x',
    CHRONICLE,
    events.map(([key, seat = 0], index) => ({
      number: index + 1,
      phrase: { key: `x.${key}`, args: { who: { seat } } },
    })),
    {
      moments: moments.map(([number, share]) => ({ number, shares: [share, 1 - share] })),
      turnings: turnings.map(([from, to]) => ({ from, to, changes: [0.4, -0.4], luck: 0 })),
    },
    most,
  )
  return story.map(({ sentences, standing }) => ({
    sentences: sentences.map(({ phrases, turning }) =>
      [...phrases.map(({ key }) => key.slice(2)), ...(turning ? ['turn'] : [])].join(' '),
    ),
    standing: standing?.shares[0],
  }))
}

describe('the sentences of a story', () => {
  it('gather what was done alike one after the other', () => {
    expect(tale([['round'], ['lord'], ['lord', 1], ['falls']])).toEqual([['lords', 'falls']])
  })

  it('say “again” within an act alone, and otherwise take turns', () => {
    const act = (falls: number) =>
      [['round'], ...Array.from({ length: falls }, () => ['falls'])] as [string][]
    expect(tale([...act(2), ...act(1)])).toEqual([['falls', 'falls-again'], ['falls-2']])
  })

  it('tell of a death once, with the hand that struck', () => {
    expect(tale([['round'], ['dying'], ['dies'], ['rewarded', 1]])).toEqual([['slain']])
    expect(tale([['round'], ['dying'], ['dies', 1]])).toEqual([['dying', 'dies']])
  })

  it('tell only once what happens again and again', () => {
    expect(tale([['round'], ['hires'], ['hires'], ['hires', 1]])).toEqual([['hires', 'hires']])
  })

  it('give an act of which nothing is told to the one before', () => {
    expect(tale([['round'], ['falls'], ['round'], ['round'], ['falls']])).toEqual([['falls'], ['falls-2']])
  })
})

describe('a turning point', () => {
  it('is told by its greatest highlight, before others, and named once', () => {
    const events: [string][] = [['round'], ['dies'], ['hires'], ['falls'], ['draws']]
    expect(tale(events, [[2, 5]], 1)).toEqual([['falls turn']])
  })

  it('is told by a small highlight where there is no greater, and without any where there is none', () => {
    const events: [string][] = [['round'], ['draws'], ['dies'], ['nothing'], ['draws']]
    expect(tale(events, [[1, 2]])).toEqual([['draws turn', 'dies']])
    expect(tale(events, [[3, 4]])).toEqual([['dies', 'turn']])
  })

  it('is told by a highlight of the part in which most of it changed', () => {
    const events: [string][] = [['round'], ['falls'], ['dies'], ['hires'], ['falls']]
    const part = [
      [1, 0.4],
      [3, 0.45],
      [5, 1],
    ] as [number, number][]
    expect(tale(events, [[1, 5]], 4, part)).toEqual([['falls', 'dies', 'hires', 'falls-again turn']])
  })

  it('that reaches into the next act is counted in where its own act ends', () => {
    const events: [string][] = [['round'], ['dies'], ['round'], ['falls']]
    const moments = [
      [2, 0.5],
      [3, 0.2],
    ] as [number, number][]
    const [first] = standingTale(events, [[1, 3]], 4, [[1, 0.5], ...moments])
    expect(first).toEqual({ sentences: ['dies', 'turn'], standing: 0.2 })
  })

  it('ends an act where one may end nearby', () => {
    const act: [string][] = [['round'], ['falls']]
    const even = tale([...act, ...act, ...act, ...act, ...act, ...act, ...act, ...act, ...act])
    expect(even.map(({ length }) => length)).toEqual([2, 3, 2, 2])
    const turned = tale([...act, ...act, ...act, ...act, ...act, ...act, ...act, ...act, ...act], [[7, 8]])
    expect(turned.map(({ length }) => length)).toEqual([2, 2, 3, 2])
  })
})
