// The beginning: who starts, lords, the draft.
import { describe, expect, it } from 'vitest'
import { schemeOf } from '../../../src/games/records/cards/index.ts'
import { playerAt, setup } from '../../../src/games/records/table/state.ts'
import { fromStart, layOut, type Play } from './kit.ts'

/** Takes lords, the first offered each time, until the draft. */
function takeLords(game: Play): void {
  while (game.state.phase === 'lords') {
    const seat = game.asked[0] ?? -1
    game.play(seat, game.options(seat)[0] ?? '')
  }
}

/** Drafts, the first card of each pack, until the hands are complete. */
function draft(game: Play): void {
  while (game.state.phase === 'draft')
    for (const seat of game.asked) game.play(seat, game.options(seat)[0] ?? '')
}

describe('the start', () => {
  it('R1 gives the start to the highest battle card, and 2 coins to everyone', () => {
    const game = fromStart(4)
    const lots = game.told.filter(({ phrase }) => phrase.key === 'records.lot')
    const numbers = lots.map(({ phrase }) => phrase.args?.number)
    expect(numbers).toHaveLength(4)
    expect(game.state.start).toBe(numbers.indexOf(Math.max(...numbers.map(Number))))
    expect(game.state.battleDeck).toHaveLength(22)
    expect(game.state.players.map(({ money }) => money)).toEqual([2, 2, 2, 2])
    expect(game.asked).toEqual([game.state.start])
  })

  it('R1 shuffles every pile, and the lots back into the battle cards', () => {
    const piles = ['oath', 'other oath'].map((seed) => {
      const { state } = fromStart(4, { advanced: true }, seed)
      return [state.lords, state.strategists, state.battleDeck, ...state.decks.map(({ cards }) => cards)]
    })
    for (const [index, pile] of piles[0]?.entries() ?? []) expect(pile).not.toEqual(piles[1]?.[index])
    const game = fromStart(4)
    const lots = game.told.flatMap(({ phrase: { key, args } }) =>
      key === 'records.lot' ? [`battle-${args?.number}`] : [],
    )
    expect(game.state.battleDeck.slice(-4)).not.toEqual(lots)
  })

  it('R2 lets each in turn from the start player look at what is left and take one, face down', () => {
    const game = fromStart(3)
    const { start } = game.state
    const [second, third] = [(start + 1) % 3, (start + 2) % 3]
    expect(game.options(start)).toHaveLength(8)
    game.play(start, 'liu-bei')
    game.expectAsked(second, 'ask-lord')
    expect(game.options(second)).toHaveLength(7)
    expect(game.options(second)).not.toContain('liu-bei')
    expect(game.view(second).players[start]).toMatchObject({ lordCount: 1, lords: null })
    expect(game.view(start).players[start]?.lords).toEqual(['liu-bei'])
    game.play(second, 'cao-cao')
    game.play(third, 'ma-teng')
    expect(game.view('public').players[start]?.lords).toBeNull()
    draft(game)
    expect(game.view('public').players[start]?.lords).toEqual(['liu-bei'])
    expect(game.state.lords).toHaveLength(5)
    expect(JSON.stringify(game.view('public'))).not.toContain('yuan-shao')
  })

  it('R3 deals 5, and all keep one at the same time and pass the rest left', () => {
    const game = fromStart(3)
    takeLords(game)
    expect(game.asked).toEqual([0, 1, 2])
    const packs = game.state.players.map(({ drawn }) => [...drawn])
    expect(packs.map((pack) => pack.length)).toEqual([5, 5, 5])
    for (const seat of [2, 0, 1]) game.play(seat, packs[seat]?.[seat] ?? '')
    const rest = packs.map((pack, seat) => pack.filter((_, index) => index !== seat))
    expect(game.state.players.map(({ drawn }) => drawn)).toEqual([rest[2], rest[0], rest[1]])
    draft(game)
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([5, 5, 5])
    expect(game.state.phase).toBe('strategists')
  })

  it('R3 tells a pick to its owner alone', () => {
    const game = fromStart(2)
    takeLords(game)
    draft(game)
    for (const seat of [0, 1])
      for (const card of playerAt(game.state, seat).hand) {
        expect(JSON.stringify(game.whispers(seat))).toContain(`"${card}"`)
        expect(JSON.stringify(game.whispers(1 - seat))).not.toContain(`"${card}"`)
      }
  })

  it('A1 deals 2 of the realm and 3 schemes in the advanced game', () => {
    const game = fromStart(2, { advanced: true })
    expect(game.state.decks.map(({ kind, cards }) => [kind, cards.length])).toEqual([
      ['schemes', 33],
      ['realm', 37],
    ])
    takeLords(game)
    expect(game.state.decks.map(({ cards }) => cards.length)).toEqual([27, 33])
    const packs = game.state.players.map(({ drawn }) => drawn)
    expect(packs.map((pack) => pack.filter(schemeOf).length)).toEqual([3, 3])
    expect(packs.map((pack) => pack.length)).toEqual([5, 5])
  })

  it('T1 has two players take two lords each, one at a time in turns', () => {
    const game = fromStart(2, { 'two-lords': true })
    const { start } = game.state
    const order: number[] = []
    while (game.state.phase === 'lords') {
      const seat = game.asked[0] ?? -1
      order.push(seat)
      game.play(seat, game.options(seat)[0] ?? '')
    }
    expect(order).toEqual([start, 1 - start, start, 1 - start])
    expect(game.state.players.map(({ lords }) => lords.length)).toEqual([2, 2])
    expect(setup(3, { 'two-lords': true }).twoLords, 'for two players only').toBe(false)
  })

  it('T1 lets both once-per-game powers be used in one action', () => {
    const game = layOut({
      seats: 2,
      options: { 'two-lords': true },
      lay: (at) => {
        at.lords(0, 'liu-bei', 'yuan-shu')
        at.hand(0, 'zhang-fei')
      },
    })
    game.play(0, 'liu-bei')
    game.play(0, 'yuan-shu')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.money(0)).toBe(12)
    expect(game.money(1)).toBe(8)
    expect(game.asked).toEqual([0])
    expect(game.options(0)).not.toContain('liu-bei')
    expect(game.options(0)).not.toContain('yuan-shu')
  })

  it('T1 taxes at most two small cities of 袁紹', () => {
    const lay = (seats: number, options = {}) =>
      layOut({
        seats,
        options,
        lay: (at) => {
          at.state.phase = 'draw'
          at.lords(0, 'yuan-shao')
          at.city(0, 'tianshui', 'zhang-fei')
          at.city(0, 'xiaopei', 'zhao-yun')
          at.city(0, 'chaisang', 'lu-bu')
          at.money(0, 0)
        },
      })
    expect(lay(2, { 'two-lords': true }).money(0)).toBe(5)
    expect(lay(2).money(0)).toBe(7)
  })
})
