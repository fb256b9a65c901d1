// Section 1: what is dealt at every number of players, HP cards, seats, the first player.
import { describe, expect, it } from 'vitest'
import { ambitionistFrom, type General, generalFacts } from '../../../../src/games/hegemony/cards/generals.ts'
import { fromStart, lay, type Play } from '../lay.ts'

/** Everybody keeps the first pair offered. */
function picked(seats: number, seed?: string): Play {
  const game = fromStart(seats, seed)
  for (let round = 0; round < 2; round++)
    for (let seat = 0; seat < seats; seat++) game.play(seat, game.options(seat)[0] ?? '')
  return game
}

describe('section 1, the table', () => {
  it.each([
    [2, 7, 14, 100, 2],
    [3, 7, 21, 96, 2],
    [4, 7, 28, 92, 3],
    [5, 7, 35, 88, 3],
    [6, 7, 42, 84, 4],
    [7, 7, 49, 80, 4],
    [8, 7, 56, 76, 5],
    [9, 5, 45, 72, 5],
    [10, 5, 50, 68, 6],
    [11, 5, 55, 64, 6],
    [12, 5, 60, 60, 7],
  ])('%i players: %i generals each, %i of 60 used, %i cards left (H1)', (seats, each, used, deck, nth) => {
    const game = fromStart(seats)
    for (let seat = 0; seat < seats; seat++) expect(game.view(seat).players[seat]?.dealt).toHaveLength(each)
    expect(60 - game.state.box.length).toBe(used)
    expect(game.state).toMatchObject({ discard: [], table: [], harvest: [], aside: [] })
    const ready = picked(seats)
    expect(ready.state.deck).toHaveLength(deck)
    expect(ambitionistFrom(seats)).toBe(nth)
  })

  it.each([
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
    [6, 4],
    [7, 4],
    [8, 5],
    [9, 5],
    [10, 6],
    [11, 6],
    [12, 7],
  ])('with %i players number %i of a kingdom turns ambitionist (H1, H3)', (seats, nth) => {
    const reveal = (others: number) => {
      const game = lay({ seats }, (at) => {
        for (const [seat, player] of at.state.players.entries())
          player.faction = seat > 0 && seat <= others ? 'wei' : 'shu'
        at.hidden(0, 'cao-cao', 'both')
        at.phase('prepare')
      })
      game.passUntil(0, 'phase-start')
      game.play(0, 'reveal-head')
      return game.state.players[0]?.faction
    }
    expect(reveal(nth - 2), 'the last true one').toBe('wei')
    expect(reveal(nth - 1)).toBe('ambitionist')
  })
})

describe('section 1, the beginning', () => {
  it('keeps two generals of one kingdom secretly; the rest leave the game unseen (H4)', () => {
    const dealing = fromStart(4, 'lone')
    expect(dealing.asked, 'all choose at the same time').toEqual([0, 1, 2, 3])
    const lone = [0, 1, 2, 3].flatMap((seat) => {
      const dealt = (dealing.view(seat).players[seat]?.dealt ?? []) as General[]
      const kin = (id: General) =>
        dealt.filter((other) => generalFacts(other).kingdom === generalFacts(id).kingdom)
      expect(dealing.options(seat)).toEqual(dealt.filter((id) => kin(id).length > 1))
      return dealt.filter((id) => kin(id).length === 1)
    })
    expect(lone.length, 'some have no fellow to go with').toBeGreaterThan(0)
    const game = picked(4)
    for (const [seat, { generals }] of game.state.players.entries()) {
      const [head, deputy] = generals
      expect(head && generalFacts(head.id).kingdom).toBe(deputy && generalFacts(deputy.id).kingdom)
      expect(generals.map(({ place }) => place)).toEqual(['head', 'deputy'])
      expect(JSON.stringify(game.view((seat + 1) % 4)), 'nobody else sees them').not.toContain(
        `"${head?.id}"`,
      )
    }
    expect(JSON.stringify(game.view('public'))).not.toContain(`"${game.state.box[0]}"`)
  })

  it('lays the HP cards open at once: half the sum of the half fish, rounded down (H5)', () => {
    const game = picked(4)
    const told = game.told.filter(({ phrase }) => phrase.key === 'hegemony.hp-card')
    expect(told).toHaveLength(4)
    for (const [seat, player] of game.state.players.entries()) {
      const halves = player.generals.reduce((sum, { id }) => sum + generalFacts(id).halfHp, 0)
      expect(player.maxHp).toBe(Math.floor(halves / 2))
      expect(player.hp).toBe(player.maxHp)
      expect(told[seat]?.phrase.args, 'no word of a half fish').toEqual({ who: { seat }, hp: player.maxHp })
    }
    expect(game.view('public').players.map(({ maxHp }) => maxHp)).toEqual(
      game.state.players.map(({ maxHp }) => maxHp),
    )
  })

  it('has no mulligan: the turns begin as soon as four cards each are dealt (H6)', () => {
    const game = picked(4)
    expect(game.state.turn).toMatchObject({ phase: 'prepare', number: 1 })
    expect(game.state.players.map(({ hand }) => hand.length)).toEqual([4, 4, 4, 4])
  })

  it('draws lots for the first player, who draws two like everybody (H7)', () => {
    const firsts = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => picked(4, seed).state.first))
    expect(firsts.size).toBeGreaterThan(1)
    const game = picked(4)
    const { first } = game.state
    expect(game.state.turn?.seat).toBe(first)
    game.passUntil(first, 'play')
    expect(game.hand(first)).toHaveLength(6)
  })

  it('goes on with the next seat of the list (H2)', () => {
    const game = lay({ seats: 3 }, () => {})
    game.play(0, 'end')
    expect(game.state.turn?.seat).toBe(1)
    game.play(1, 'end')
    expect(game.state.turn?.seat).toBe(2)
    game.play(2, 'end')
    expect(game.state.turn?.seat).toBe(0)
  })
})
