// Rulings 19 to 24, 49 and 50: settlement, and treasures from the look to the discard.
import { describe, expect, it } from 'vitest'
import { game } from '../../../../src/games/meow/game.ts'
import type { MeowState } from '../../../../src/games/meow/state.ts'
import { battle, deal, FOES, KEEPS_OPEN, laid, NONE, type Play, play } from '../table.ts'

const TREASURES = { ...NONE, treasures: true }

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
    expect(won(3).player(1).fish).toBe(11)
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

  it('R49: a short pile shows what is there, an empty one takes its discards, nothing at all is not offered', () => {
    const one = seeking((state) => {
      state.treasurePile = ['dilu']
    })
    one.answer(0, 'treasure')
    expect(one.player(0).treasures).toEqual(['dilu'])
    const discards = seeking((state) => {
      state.treasurePile = []
      state.treasureDiscards = ['red-hare', 'dilu']
    })
    discards.answer(0, 'treasure')
    expect([...discards.options(0)].sort()).toEqual(['dilu', 'red-hare'])
    const none = seeking((state) => {
      state.treasurePile = []
    })
    expect(none.options(0)).toEqual(['visit', 'pass'])
  })

  it('R22: in one’s own turn, on fitting generals of either row, one each, as many as one likes', () => {
    const table = play(
      battle([{ front: ['lu-bu', 'cao-ren', null], rear: ['ma-chao'] }, FOES], (state) => {
        if (state.players[0]) state.players[0].treasures = ['red-hare', 'dilu', 'crossbow']
      }),
    )
    expect(table.options(0)).toEqual(
      [
        'cao-ren',
        'ma-chao',
        'red-hare:lu-bu',
        'red-hare:ma-chao',
        'dilu:lu-bu',
        'dilu:ma-chao',
        'attack',
      ].filter((id) => id !== 'ma-chao'),
    )
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
        { ...NONE, battles: true },
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

  it('R49: 反間計 does nothing against an empty rear, and nobody trades with an empty one', () => {
    const table = play(
      battle([{ front: ['wei-yan', null, null] }, FOES], (state) => {
        if (state.battle) state.battle.clash = 2
        if (state.players[0]) state.players[0].stratagems = [KEEPS_OPEN]
      }),
    )
    table.answer(0, 'wei-yan')
    expect(table.asked(0)).toBe('ask-turn')
    const hand = ['dong-zhuo', 'zhao-yun', 'zhou-tai', 'xu-huang', 'yuan-shao']
    const short = play(
      laid(2, { ...NONE, stratagems: true }, (state) => {
        deal(state, 0, ...hand)
        deal(state, 1, 'huang-zhong', 'lu-su')
        state.phase = 'plan'
        if (state.players[0]) state.players[0].stratagems = ['sow-distrust']
      }),
    )
    short.answer(0, 'sow-distrust')
    short.answer(0, ...hand)
    short.answer(1, 'huang-zhong', 'lu-su')
    expect(short.count('trades')).toBe(0)
    expect(short.state.stratagemDiscards).toEqual(['sow-distrust'])
  })
})
