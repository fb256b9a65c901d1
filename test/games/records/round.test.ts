// A round: strategists, income, the draw, and the round's end.
import { describe, expect, it } from 'vitest'
import { playerAt } from '../../../src/games/records/table/state.ts'
import { words as recordsWords } from '../../../src/games/records/text/index.ts'
import { LANGUAGES } from '../../../src/text/language.ts'
import { idle, type Layer, layOut } from './kit.ts'

/** All strategists in the pile, and everyone about to draw one. */
function hiring(at: Layer): void {
  for (const player of at.state.players) {
    if (player.strategist !== null) at.state.strategists.push(player.strategist)
    player.strategist = null
  }
  at.state.phase = 'strategists'
}

/** One player after the other, as printed. */
const STRICT = { 'strict-order': true }

describe('the draw', () => {
  it('R6 says of a player who has drawn two cards that they must choose, and not that they must draw', () => {
    const game = layOut({ lay: ({ state }) => Object.assign(state, { phase: 'draw' }) })
    game.expectAsked(0, 'ask-keep')
    expect(game.event('draws-two')).toBeDefined()
    const { notice } = game.decision(0)
    if (!notice) throw new Error('nobody is told whom the table waits for')
    const said = LANGUAGES.map((language) => {
      const text: unknown = recordsWords[language].phrases[notice.key.replace('records.', '')]
      return (text as (args: object) => string)({ who: 'Lena' })
    })
    expect(said).toEqual([
      'Lena must choose a card to take.',
      expect.not.stringContaining('抽'),
      expect.not.stringContaining('抽'),
    ])
  })
})

describe('strategists', () => {
  it('R4 asks all at once how many more to draw; they are paid and dealt in order of play', () => {
    const game = layOut({ lay: hiring })
    expect(game.asked).toEqual([0, 1, 2])
    const pile = [...game.state.strategists]
    game.play(2, 'extra-2')
    game.play(0, 'extra-1')
    expect(game.view(1).players.map(({ money }) => money)).toEqual([10, 10, 10])
    game.play(1, 'extra-0')
    expect([0, 1, 2].map(game.money)).toEqual([9, 10, 8])
    expect(game.asked).toEqual([0, 2])
    expect(game.options(0)).toEqual(pile.slice(0, 2))
    expect(game.options(2)).toEqual(pile.slice(3, 6))
    expect(game.view(1).players.map(({ choosing }) => choosing?.length)).toEqual([undefined, 1, undefined])
    game.play(0, pile[1] ?? '')
    game.play(2, pile[5] ?? '')
    const kept = game.state.players.map(({ strategist }) => strategist)
    expect(kept).toEqual([pile[1], pile[2], pile[5]])
    expect(game.state.strategists).toEqual([pile[6], pile[7], pile[0], pile[3], pile[4]])
    const knowers = [6, 7, 0, 3, 4].map((place) => game.state.seen[pile[place] ?? ''])
    expect(knowers).toEqual([undefined, undefined, [0], [2], [2]])
    game.expectAsked(0, 'ask-keep')
  })

  it('R4 deals in order of play as far as the pile goes; nobody pays for what is not there', () => {
    const game = layOut({ seats: 4, lay: hiring })
    for (const seat of [3, 2, 1, 0]) game.play(seat, 'extra-2')
    expect([0, 1, 2, 3].map(game.money)).toEqual([8, 8, 10, 10])
    expect(game.event('strategists-short')).toMatchObject({ extra: 0 })
    expect(game.state.strategists).toHaveLength(0)
    expect(game.asked).toEqual([0, 1])
  })

  it('R4 offers 0–4 extra draws at 1 coin each, and keeps one face down', () => {
    const game = layOut({ options: STRICT, lay: hiring })
    expect(game.options(0)).toEqual(['extra-0', 'extra-1', 'extra-2', 'extra-3', 'extra-4'])
    const pile = [...game.state.strategists]
    const top = pile.slice(0, 3)
    game.play(0, 'extra-2')
    expect(game.money(0)).toBe(8)
    expect(game.event('strategist-searched')).toMatchObject({ coins: 2, drawn: 3 })
    expect(game.options(0)).toEqual(top)
    expect(game.view(1).players[0]?.choosing).toBeNull()
    game.play(0, top[1] ?? '')
    expect(playerAt(game.state, 0)).toMatchObject({ strategist: top[1], strategistUp: false, choosing: [] })
    expect(game.state.strategists).toHaveLength(7)
    expect(game.state.strategists, 'shuffled').not.toEqual([...pile.slice(3), top[0], top[2]])
    expect(game.view(1).players[0]).toMatchObject({ hasStrategist: true, strategist: null })
    expect(game.asked, 'then the left neighbour').toEqual([1])
  })

  it('R4 offers no more extra draws than coins, nor than cards in the pile less one', () => {
    const poor = layOut({
      options: STRICT,
      lay: (at) => {
        hiring(at)
        at.money(0, 2)
      },
    })
    expect(poor.options(0)).toHaveLength(3)
    const last = layOut({
      options: STRICT,
      seats: 5,
      lay: (at) => {
        hiring(at)
        for (const [seat, card] of ['zhou-yu', 'sima-yi', 'zhuge-liang', 'zhang-bao'].entries())
          at.strategist(seat, card)
        at.state.turn = 4
      },
    })
    expect(last.options(4)).toEqual(['extra-0', 'extra-1', 'extra-2', 'extra-3'])
  })

  it('R4 asks nothing of who has no money: one is drawn and kept', () => {
    const game = layOut({
      options: STRICT,
      lay: (at) => {
        hiring(at)
        at.money(0, 0)
      },
    })
    expect(playerAt(game.state, 0).strategist).not.toBeNull()
    expect(game.asked).toEqual([1])
  })

  it('R24 brings each strategist’s coins after all actions, takes them back and moves the marker left', () => {
    const game = layOut({
      lay: (at) => {
        at.state.start = 2
        at.state.turn = 2
        at.strategist(0, 'zhang-bao')
        at.strategist(1, 'zhuge-liang')
        at.strategist(2, 'han-sui')
        at.hand(1, 'zhang-fei', 'empty-fort-1')
        for (const player of at.state.players) player.strategistUp = true
      },
    })
    const pile = [...game.state.strategists]
    game.play(1, 'end')
    expect([0, 1, 2].map((seat) => game.money(seat))).toEqual([14, 10, 13])
    expect(game.state).toMatchObject({ start: 0, round: 3 })
    expect(game.story).toContain('strategists-return')
    expect(game.state.strategists).toHaveLength(8)
    expect(game.state.strategists, 'shuffled').not.toEqual([...pile, 'zhang-bao', 'zhuge-liang', 'han-sui'])
    for (const player of game.state.players)
      expect(player).toMatchObject({ strategist: null, strategistUp: false })
    game.expectAsked(0, 'ask-extra')
  })

  it('R24 pays 3 for 王允, 2 for 李儒 and 田豐, 1 for 周瑜 and 司馬懿', () => {
    const game = layOut({
      seats: 5,
      lay: (at) => {
        at.state.turn = 4
        at.hand(4, 'muddy-waters-1')
        for (const [seat, card] of ['wang-yun', 'li-ru', 'tian-feng', 'zhou-yu', 'sima-yi'].entries())
          at.strategist(seat, card)
      },
    })
    game.play(4, 'end')
    expect(game.state.players.map(({ money }) => money)).toEqual([13, 12, 12, 11, 11])
  })

  it('R24 has the start player act first and the others clockwise, and then the next one', () => {
    const game = layOut({ lay: ({ state }) => Object.assign(state, { phase: 'draw', start: 1 }) })
    idle(game, ({ round }) => round === 4)
    const acted = game.told.flatMap(({ phrase: { key, args } }) =>
      key === 'records.acts' ? [args?.who] : [],
    )
    expect(acted).toEqual([1, 2, 0, 2, 0, 1].map((seat) => ({ seat })))
  })
})

describe('income', () => {
  const incomeWith = (lay: (at: Layer) => void, options = {}) =>
    layOut({
      seats: 2,
      options,
      lay: (at) => {
        at.state.phase = 'draw'
        at.money(0, 0)
        lay(at)
      },
    }).money(0)

  it('R5 pays 1, and 1 for each medium city and 2 for each large one', () => {
    expect(incomeWith(() => {})).toBe(1)
    const towns = (at: Layer) => {
      at.city(0, 'tianshui', 'zhang-fei')
      at.city(0, 'xinye', 'guan-yu')
      at.city(0, 'xuchang', 'lu-bu')
      at.city(0, 'luoyang', 'zhao-yun')
    }
    expect(incomeWith(towns)).toBe(4)
  })

  it('R5 adds 1 for 曹操, and 2 for each small city of 袁紹', () => {
    expect(incomeWith((at) => at.lords(0, 'cao-cao'))).toBe(2)
    const yuanShao = (at: Layer) => {
      at.lords(0, 'yuan-shao')
      at.city(0, 'tianshui', 'zhang-fei')
      at.city(0, 'xiaopei', 'guan-yu')
      at.city(0, 'xinye', 'lu-bu')
    }
    expect(incomeWith(yuanShao)).toBe(6)
  })
})

describe('the draw', () => {
  it('R6 draws 2, keeps 1, and puts the other under the deck unseen by others', () => {
    const game = layOut({
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('all', 'zhang-fei', 'tianshui', 'empty-fort-1')
      },
    })
    expect(game.options(0)).toEqual(['zhang-fei', 'tianshui'])
    game.play(0, 'tianshui')
    expect(game.hand(0)).toEqual(['tianshui'])
    expect(game.state.decks[0]?.cards).toEqual(['empty-fort-1', 'zhang-fei'])
    expect(game.state.seen).toEqual({ 'zhang-fei': [0] })
    expect(JSON.stringify([game.view(1), game.whispers(1)])).not.toContain('zhang-fei')
  })

  it('R6 takes the last card, and skips an empty deck', () => {
    const last = layOut({
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('all', 'zhang-fei')
      },
    })
    expect(last.hand(0)).toEqual(['zhang-fei'])
    expect(last.story).toContain('draws-last')
    const none = layOut({
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('all')
        at.hand(0, 'muddy-waters-1')
      },
    })
    expect(none.story).toContain('no-draw')
    none.expectAsked(0, 'ask-act')
  })

  it('A2 draws one card of a chosen deck, or for 7 coins one of each', () => {
    const lay = (coins: number) =>
      layOut({
        options: { advanced: true },
        lay: (at) => {
          at.state.phase = 'draw'
          at.money(0, coins)
        },
      })
    const poor = lay(5)
    expect(poor.options(0)).toEqual(['schemes', 'realm'])
    const top = poor.state.decks[1]?.cards[0]
    poor.play(0, 'realm')
    expect(poor.hand(0)).toEqual([top])
    const rich = lay(6)
    expect(rich.options(0)).toEqual(['schemes', 'realm', 'both'])
    rich.play(0, 'both')
    expect(rich.hand(0)).toHaveLength(2)
    expect(rich.money(0)).toBe(0)
  })

  it('A2 draws unasked from the only deck that has cards, no matter what coins there are', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('schemes')
        for (const deck of at.state.decks) deck.reshuffles = 0
        at.hand(0, 'muddy-waters-1')
        at.money(0, 20)
      },
    })
    expect(game.story).toContain('draws-from')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.money(0)).toBe(21)
    game.expectAsked(0, 'ask-act')
  })

  it.each([
    ['schemes', 'two-birds-1', 32],
    ['realm', 'zhang-fei', 36],
  ])('A3 reshuffles %s from its own discards once, as soon as it is empty', (kind, card, count) => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck(kind, card)
      },
    })
    const discards = game.state.decks.flatMap((deck) => [...deck.discards])
    game.play(0, kind)
    const [drawn, other] = game.state.decks.toSorted((one) => (one.kind === kind ? -1 : 1))
    expect(game.story).toContain('reshuffled')
    expect(drawn).toMatchObject({ reshuffles: 0, discards: [], spent: false })
    expect(drawn?.cards).toHaveLength(count)
    expect(drawn?.cards, 'shuffled').not.toEqual(discards)
    expect(other?.reshuffles).toBe(1)
  })

  it('A3 draws nothing when both decks have run out', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.state.phase = 'draw'
        at.hand(0, 'muddy-waters-1')
        for (const kind of ['schemes', 'realm']) at.deck(kind)
        for (const deck of at.state.decks) deck.reshuffles = 0
      },
    })
    expect(game.story).toContain('no-draw')
    expect(game.hand(0)).toEqual(['muddy-waters-1'])
    game.expectAsked(0, 'ask-act')
  })

  it('A3 ends the game with the round in which a deck runs out a second time', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.state.phase = 'draw'
        at.state.turn = 2
        at.deck('realm', 'zhang-fei')
        for (const deck of at.state.decks) deck.reshuffles = 0
      },
    })
    game.play(2, 'realm')
    expect(game.state.decks.map(({ spent }) => spent)).toEqual([false, true])
    expect(game.view('public').ending).toBe(true)
    game.play(2, 'end')
    expect(game.outcome).toBeDefined()
  })

  it('A3 offers no empty deck while it waits for discards, and ends nothing', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.state.phase = 'draw'
        at.deck('schemes', 'muddy-waters-1')
        const [schemes] = at.state.decks
        const rest = schemes?.discards.splice(0) ?? []
        playerAt(at.state, 1).hand.push(...rest)
      },
    })
    game.play(0, 'schemes')
    expect(game.view('public').ending).toBe(false)
    expect(game.state.decks[0]).toMatchObject({ cards: [], discards: [], reshuffles: 1 })
    game.play(0, 'muddy-waters-1')
    expect(game.state.decks[0]).toMatchObject({ cards: ['muddy-waters-1'], reshuffles: 0 })
  })

  it('A3 goes on with a draw that the reshuffle interrupted', () => {
    const game = layOut({
      options: { advanced: true },
      lay: (at) => {
        at.hand(0, 'two-birds-1')
        at.deck('schemes', 'muddy-waters-1')
      },
    })
    game.play(0, 'two-birds-1')
    game.play(0, 'schemes')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.event('plays-two-birds')).toMatchObject({ count: 2 })
    expect(game.story).toContain('reshuffled')
    expect(game.state.decks[0]?.discards).toEqual(['two-birds-1'])
  })
})
