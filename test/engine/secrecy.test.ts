// The search for leaks finds what is planted, each test what the other misses, and nothing in a game that is tight.
import { describe, expect, it } from 'vitest'
import type { Game, State } from '../../src/engine/game.ts'
import { searchGame, searchLeaks } from '../../src/engine/leaks.ts'
import { type Id, nameRef, seatRef } from '../../src/engine/phrase.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { everyone, type Script } from '../../src/engine/script.ts'
import { hiddenIn, type Zone } from '../../src/engine/zones.ts'
import { honestGuards, leakyGuards } from '../support/guard-game.ts'
import { options, phrase } from './tiny.ts'

interface Cards extends State {
  deck: Id[]
  hands: Id[][]
  shown: Id[]
  dealt: boolean
}

type Table = Parameters<Game<Cards>['stage']>[0]

/** Two cards each; every round all play one, face down, then turned up. */
function* round(table: Table): Script {
  const { state } = table
  if (!state.dealt) {
    table.shuffle(state.deck)
    state.hands = state.hands.map(() => state.deck.splice(0, 2))
    state.dealt = true
    return
  }
  const asks = state.hands.map((hand, seat) => ({
    seat,
    prompt: phrase('play'),
    options: options(...hand),
    min: 1,
    max: 1,
  }))
  const played = (yield* everyone(asks)).flat()
  state.hands = state.hands.map((hand) => hand.filter((card) => !played.includes(card)))
  state.shown.push(...played)
  table.tell({ key: 'tiny.shown', args: { cards: played.map(nameRef) } })
}

const zones = ({ deck, hands, shown }: Cards): Zone[] => [
  { kind: 'deck', ids: deck },
  ...hands.map((ids, seat): Zone => ({ kind: 'hand', seat, ids })),
  { kind: 'discard', ids: shown },
]

const tight: Game<Cards, unknown> = {
  id: 'tiny',
  version: 1,
  seats: { min: 3, max: 3 },
  options: [],
  setup: (seats) => ({
    chance: { epoch: 0, counter: 0 },
    deck: Array.from({ length: 12 }, (_, index) => `card-${index}`),
    hands: Array.from({ length: seats }, () => []),
    shown: [],
    dealt: false,
  }),
  stage: round,
  outcome: ({ shown }) => (shown.length === 6 ? { winners: [0], ranks: [1, 2, 3], facts: {} } : undefined),
  zones,
  view: ({ hands, shown, deck }, viewer) => ({
    shown,
    deck: deck.length,
    hands: hands.map((hand, seat) => (seat === viewer ? hand : hand.length)),
  }),
  unknown: (state, viewer) => [hiddenIn(zones(state), viewer)],
  computers: {},
}

const search = (game: Game<Cards, unknown>, seed = 'leaks') =>
  searchLeaks(game, { cases: 100, seed, tables: [{ policies: Array(3).fill(randomPolicy), options: {} }] })

const high = (card: Id): boolean => Number(card.slice('card-'.length)) >= 6

describe('the search for leaks', () => {
  it('finds none in a game that is tight', () => {
    expect(search(tight)).toMatchObject({ cases: 100, leaks: [] })
  })

  it('finds a hidden card in a view (containment)', () => {
    const leaky = { ...tight, view: (state: Cards) => state.hands }
    expect(search(leaky).leaks[0]).toMatchObject({ test: 'containment' })
  })

  it('finds a hidden card in an event (containment)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        yield* round(table)
        const top = table.state.deck[0]
        if (top) table.tell({ key: 'tiny.top', args: { card: nameRef(top) } })
      },
    }
    expect(search(leaky).leaks[0]).toMatchObject({ test: 'containment' })
  })

  it('finds a hidden card that the game does not call unknown, and so might show (unknown)', () => {
    const leaky = { ...tight, unknown: ({ hands }: Cards) => [hands[1] ?? []], view: () => null }
    const [leak] = search(leaky).leaks
    expect(leak).toMatchObject({ test: 'unknown', viewer: 0 })
    expect(leak?.what).toMatch(/^card-\d+ lies hidden in a deck/)
  })

  it('takes a hidden card for known to whom it was shown (unknown)', () => {
    const knowing = {
      ...tight,
      unknown: (state: Cards, viewer: number | 'public') => [
        hiddenIn(zones(state), viewer).filter((card) => card !== state.deck[0]),
      ],
      view: (state: Cards, viewer: number | 'public') => [state.deck[0], tight.view(state, viewer)],
    }
    expect(search(knowing).leaks.filter(({ test }) => test === 'unknown')).toEqual([])
  })

  it('finds a count by kind of hidden cards (twin)', () => {
    const leaky = { ...tight, view: (state: Cards) => state.hands.map((hand) => hand.filter(high).length) }
    const { leaks } = search(leaky)
    expect(leaks.length).toBeGreaterThan(0)
    expect(new Set(leaks.map(({ test }) => test))).toEqual(new Set(['twin']))
  })

  it('finds a window that asks only those who could answer (twin)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        const { state } = table
        const able = state.hands.flatMap((hand, seat) => (hand.some(high) ? [seat] : []))
        const prompt = { key: 'tiny.window', args: { who: seatRef(0) } }
        yield* everyone(able.map((seat) => ({ seat, prompt, options: options('pass'), min: 1, max: 1 })))
        yield* round(table)
      },
    }
    expect(search(leaky).leaks.map(({ test }) => test)).toContain('twin')
  })

  it('finds a window whose kind tells what its seat holds, although nobody is told the kind in words (twin)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        const kinds = table.state.hands.map((hand) => (hand.some(high) ? 'strong' : 'weak'))
        const ask = { prompt: { key: 'tiny.window' }, options: options('pass', 'on'), min: 1, max: 1 }
        yield* everyone(kinds.map((kind, seat) => ({ seat, kind, ...ask })))
        yield* round(table)
      },
    }
    expect(search(leaky).leaks.map(({ test }) => test)).toContain('twin')
  })

  it('takes it for no leak that a seat may think longer about what it holds (twin)', () => {
    const thinking = {
      ...tight,
      *stage(table: Table): Script {
        if (table.state.dealt) {
          const ask = { prompt: phrase('menu'), options: options('on'), min: 1, max: 1 }
          yield* everyone([{ seat: 0, ...ask }])
          if (table.state.hands[0]?.some(high)) yield* everyone([{ seat: 0, ...ask, step: true }])
          table.tell({ key: 'tiny.goes-on' })
        }
        yield* round(table)
      },
    }
    for (const seed of ['one', 'two', 'three', 'four'])
      expect(search(thinking, seed)).toMatchObject({ cases: 100, leaks: [] })
  })

  it('finds that what comes of an own answer tells what another holds (twin)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        if (table.state.dealt) {
          const ask = { seat: 0, prompt: phrase('menu'), options: options('on'), min: 1, max: 1 }
          yield* everyone([ask])
          if (table.state.hands[1]?.some(high)) yield* everyone([{ ...ask, step: true }])
        }
        yield* round(table)
      },
    }
    const leaks = ['one', 'two', 'three', 'four'].flatMap((seed) => search(leaky, seed).leaks)
    expect(leaks).toContainEqual(expect.objectContaining({ test: 'twin', viewer: 0 }))
    expect(leaks.every(({ viewer }) => viewer === 0)).toBe(true)
  })

  const guesses = (game: Game, seed: string) =>
    searchLeaks(game, {
      cases: 60,
      seed,
      tables: [2, 3, 4].map((seats) => ({ policies: Array(seats).fill(randomPolicy), options: {} })),
    })

  it('finds in 60 cases that a guess which missed was told as no secret (twin)', () => {
    for (const seed of ['one', 'two', 'three', 'four', 'five']) {
      const { leaks } = guesses(leakyGuards as Game, seed)
      expect(leaks.map(({ test }) => test)).toContain('twin')
      expect(leaks[0]).toMatchObject({ event: { key: 'guards.missed' }, swapped: expect.anything() })
      expect(guesses(honestGuards as Game, seed).leaks).toEqual([])
    }
  })

  it('shows a leak again by its game, table and twin alone', () => {
    const [leak] = guesses(leakyGuards as Game, 'one').leaks
    const table = {
      policies: Array(2 + (Number(leak?.seed.slice('one-'.length)) % 3)).fill(randomPolicy),
      options: {},
    }
    expect(searchGame(leakyGuards as Game, leak?.seed ?? '', table, 0, leak?.twin).leaks).toEqual([leak])
  })

  it('finds a hidden card in the name of an auto-pass (containment)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        const autoPasses = table.state.hands.map(([card = 'none']) => [
          { scope: card, text: { key: 'tiny.auto-pass' } },
        ])
        const ask = { prompt: { key: 'tiny.window' }, options: options('pass'), min: 1, max: 1, pass: 'pass' }
        yield* everyone(autoPasses.map((own, seat) => ({ seat, autoPasses: own, ...ask })))
        yield* round(table)
      },
    }
    expect(search(leaky).leaks[0]).toMatchObject({ test: 'containment' })
  })

  it('finds a hidden card in what the table is told it waits for (containment)', () => {
    const leaky = {
      ...tight,
      *stage(table: Table): Script {
        const asks = table.state.hands.map(([card = 'none'], seat) => ({
          seat,
          prompt: phrase('window'),
          notice: { key: 'tiny.notice', args: { card: nameRef(card) } },
          options: options('pass'),
          min: 1,
          max: 1,
        }))
        yield* everyone(asks)
        yield* round(table)
      },
    }
    expect(search(leaky).leaks[0]).toMatchObject({ test: 'containment' })
  })
})
