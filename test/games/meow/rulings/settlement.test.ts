// Rulings 19 to 24, 49 and 50: settlement, and treasures from the look to the discard.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../../src/engine/phrase.ts'
import { game } from '../../../../src/games/meow/game.ts'
import type { MeowState } from '../../../../src/games/meow/table/state.ts'
import { battle, deal, FOES, KEEPS_OPEN, laid, NONE, type Play, play } from '../table.ts'

const TREASURES = { ...NONE, expansions: ['treasures'] }

/** A battle just won by seat 1, to be settled in a round. */
function won(round: number, change: (state: MeowState) => void = () => {}): Play {
  return play(
    battle([{ front: ['lu-bu', 'ma-chao', 'xu-huang'], rear: ['gan-ning', 'cao-ren'] }, FOES], (state) => {
      state.round = round
      state.phase = 'settle'
      state.last = { winner: 1, clash: 3 }
      change(state)
    }),
  )
}

describe('settlement', () => {
  it('R19: 2, 4 or 6 fish to the winner, none to the loser; the winner starts the next round', () => {
    for (const [round, fish] of [
      [1, 7],
      [2, 9],
    ] as const) {
      const table = won(round)
      expect(table.player(1).fish).toBe(fish)
      expect(table.player(0).fish).toBe(5)
      expect(table.state).toMatchObject({ start: 1, round: round + 1 })
    }
    const { outcome } = won(3)
    expect(won(3).player(1).fish).toBe(11)
    expect(outcome, 'most fish win the game').toMatchObject({ winners: [1], ranks: [2, 1] })
  })

  it('R19: fronts are discarded, rears come back to hand, but not after round 3', () => {
    const table = won(1)
    expect(table.player(0).hand.slice(0, 2)).toEqual(['gan-ning', 'cao-ren'])
    expect(table.state.discards).toEqual([
      'lu-bu',
      'ma-chao',
      'xu-huang',
      'huang-zhong',
      'zhou-yu',
      'shen-pei',
    ])
    expect(won(3).player(0).hand).toEqual([])
  })

  it('R21: more than two treasures may be held until settlement, those on the rear included', () => {
    const table = won(1, (state) => {
      const [first] = state.players
      if (!first) return
      first.treasures = ['dilu', 'crossbow']
      first.carried = { 'gan-ning': 'red-hare', 'lu-bu': 'sky-halberd' }
    })
    expect(table.options(0)).toEqual(['dilu', 'crossbow', 'red-hare'])
    table.answer(0, 'red-hare')
    expect(table.player(0)).toMatchObject({ treasures: ['dilu', 'crossbow'], carried: {} })
    expect(table.state.treasureDiscards).toEqual(['sky-halberd', 'red-hare'])
  })

  it('R23, R50: a treasure on the rear goes to hand with its general, for all to see', () => {
    const table = won(1, (state) => {
      if (state.players[0]) state.players[0].carried = { 'gan-ning': 'red-hare' }
    })
    const seen = game.view(table.state, 'public').players[0]
    expect(seen).toMatchObject({ open: ['gan-ning', 'cao-ren'], carried: { 'gan-ning': 'red-hare' } })
  })
})

/** Seat 0 with five generals and some treasures about to visit. */
const seeking = (change: (state: MeowState) => void = () => {}) =>
  play(
    laid(2, TREASURES, (state) => {
      deal(state, 0, 'cao-cao', 'xu-chu', 'guan-yu', 'zhou-yu', 'lu-bu')
      deal(state, 1, 'liu-bei', 'dian-wei', 'sun-ce', 'lu-su', 'gao-shun')
      state.treasurePile = ['dilu', 'crossbow', 'red-hare']
      change(state)
    }),
  )

describe('treasures', () => {
  it('R20: 1 fish to look at the top two; one is kept, the other discarded', () => {
    const table = seeking()
    table.answer(0, 'treasure')
    expect(table.options(0)).toEqual(['dilu', 'crossbow'])
    expect(game.view(table.state, 0).looked).toEqual(['dilu', 'crossbow'])
    expect(JSON.stringify(game.view(table.state, 1))).not.toContain('crossbow')
    table.answer(0, 'crossbow')
    expect(table.player(0)).toMatchObject({ fish: 4, treasures: ['crossbow'] })
    expect(table.state.treasureDiscards).toEqual(['dilu'])
  })

  it('R21: a third treasure may be sought', () => {
    const table = seeking((state) => {
      if (state.players[0]) state.players[0].treasures = ['sky-halberd', 'twin-swords']
    })
    table.answer(0, 'treasure')
    table.answer(0, 'dilu')
    expect(table.player(0).treasures).toHaveLength(3)
  })

  it.each([
    ['treasure', 'treasures', ['dilu', 'red-hare']],
    ['study', 'stratagems', ['empty-fort', 'fire-ploy']],
  ] as const)(
    'R49, M2: %s: a short pile shows what is there, an empty one takes its discards, nothing at all is not offered',
    (action, kind, cards) => {
      const piles = (pile: Id[], discards: Id[]) =>
        seeking((state) => {
          Object.assign(state, { treasurePile: [], stratagemPile: [] })
          if (kind === 'treasures') Object.assign(state, { treasurePile: pile, treasureDiscards: discards })
          else Object.assign(state, { stratagemPile: pile, stratagemDiscards: discards })
        })
      const one = piles([cards[0]], [cards[1]])
      one.answer(0, action)
      expect(one.player(0)[kind]).toEqual([cards[0]])
      const discards = piles([], [...cards])
      expect(discards.options(0)).toEqual(['visit', action, 'pass'])
      discards.answer(0, action)
      expect([...discards.options(0)].sort()).toEqual(cards)
      expect(piles([], []).options(0)).toEqual(['visit', 'pass'])
    },
  )

  it('R22: in one’s own turn, on fitting generals of either row, one each, as many as one likes', () => {
    const table = play(
      battle([{ front: ['lu-bu', 'cao-ren', null], rear: ['ma-chao'] }, FOES], (state) => {
        if (state.players[0]) state.players[0].treasures = ['red-hare', 'dilu', 'crossbow']
      }),
    )
    expect(table.options(0)).toEqual([
      'cao-ren',
      ...['red-hare:lu-bu', 'red-hare:ma-chao', 'dilu:lu-bu', 'dilu:ma-chao'],
      'attack',
    ])
    table.answer(0, 'red-hare:ma-chao')
    expect(table.options(0)).toEqual(['cao-ren', 'dilu:lu-bu', 'attack'])
    table.answer(0, 'dilu:lu-bu')
    expect(table.army(0)).toMatchObject({ attack: 6, hp: 23 })
  })

  it('R23: a treasure works once, and not again in the next battle', () => {
    const table = play(
      battle([{ front: ['lu-bu', null, null], attack: 5 }, FOES], (state) => {
        const [first] = state.players
        if (!first) return
        first.carried = { 'lu-bu': 'red-hare' }
        first.stratagems = [KEEPS_OPEN]
      }),
    )
    expect(table.army(0).attack).toBe(5)
    expect(table.options(0)).toEqual([KEEPS_OPEN, 'attack'])
  })

  it('R24: a general that leaves the game drops its treasure into the discards', () => {
    const table = play(
      battle(
        [{ front: ['lu-bu', null, null] }, FOES],
        (state) => {
          state.phase = 'mandate'
          if (state.battle) state.battle.clash = 0
          state.campaign = ['guandu']
          const [first] = state.players
          if (!first) return
          first.mandate = ['dian-wei']
          first.carried = { 'dian-wei': 'rattan-armour' }
        },
        { ...NONE, expansions: ['battles'] },
      ),
    )
    expect(table.state.removed).toEqual(['dian-wei'])
    expect(table.state.treasureDiscards).toEqual(['rattan-armour'])
    expect(table.player(0).carried).toEqual({})
  })

  it('R50: discarding a general discards the treasure on it', () => {
    const table = seeking((state) => {
      if (state.players[0]) state.players[0].carried = { 'cao-cao': 'yitian-sword' }
    })
    table.answer(0, 'visit')
    table.answer(0, 'cao-cao')
    expect(table.state.treasureDiscards).toEqual(['yitian-sword'])
  })
})
