// Rulings 25 to 28: studying, arts of war, commitment with the line-up, formations.
import { describe, expect, it } from 'vitest'
import { game } from '../../../../src/games/meow/game.ts'
import type { MeowState } from '../../../../src/games/meow/state.ts'
import { battle, deal, laid, NONE, placeAll, planning, play } from '../table.ts'

const OWN = ['dong-zhuo', 'zhao-yun', 'zhou-tai', 'xu-huang', 'yuan-shao']
const FOE = ['huang-zhong', 'lu-su', 'ji-ling', 'xu-chu', 'zhang-jiao']
const STRATAGEMS = { ...NONE, stratagems: true }

const holding = (first: string[], second: string[] = []) =>
  play(
    planning(
      [OWN, FOE],
      (state) => {
        for (const [seat, cards] of [first, second].entries()) {
          const player = state.players[seat]
          if (player) player.stratagems = cards
        }
      },
      STRATAGEMS,
    ),
  )

describe('stratagems', () => {
  it('R25: 1 fish to look at two and take one; of three old and new, two stay', () => {
    const table = play(
      laid(2, STRATAGEMS, (state: MeowState) => {
        deal(state, 0, ...OWN)
        deal(state, 1, ...FOE)
        state.stratagemPile = ['bitter-ruse', 'fire-ploy', 'arrowhead']
        if (state.players[0]) state.players[0].stratagems = ['fish-scale', 'empty-fort']
      }),
    )
    table.answer(0, 'study')
    expect(table.options(0)).toEqual(['bitter-ruse', 'fire-ploy'])
    table.answer(0, 'fire-ploy')
    expect(table.options(0)).toEqual(['fish-scale', 'empty-fort', 'fire-ploy'])
    table.answer(0, 'empty-fort')
    expect(table.player(0)).toMatchObject({ fish: 4, stratagems: ['fish-scale', 'fire-ploy'] })
    expect(table.state.stratagemDiscards).toEqual(['bitter-ruse', 'empty-fort'])
  })

  it('R26: one art of war in a battle, other cards without limit', () => {
    expect(holding(['fish-scale', 'wild-geese']).options(0)).toEqual(['none', 'fish-scale', 'wild-geese'])
    expect(holding(['empty-fort', 'sow-distrust']).options(0)).toContain('empty-fort+sow-distrust')
    expect(holding(['fish-scale', 'sow-distrust']).options(0)).toContain('fish-scale+sow-distrust')
  })

  it('R26: an art comes back face down, and all know it; the others are discarded after use', () => {
    const table = holding(['fish-scale', 'empty-fort'])
    table.answer(0, 'fish-scale+empty-fort')
    placeAll(table, [OWN, FOE])
    expect(table.player(0)).toMatchObject({ stratagems: ['fish-scale'], known: ['fish-scale'] })
    expect(table.state.stratagemDiscards).toEqual(['empty-fort'])
  })

  it('R27: planning cards are committed in secret and turned up with the line-up', () => {
    const table = holding(['fish-scale'], ['fire-ploy'])
    expect(table.options(1)).toEqual(['none'])
    table.answer(0, 'fish-scale')
    table.answer(1, 'none')
    expect(JSON.stringify(game.view(table.state, 1))).not.toContain('fish-scale')
    expect(game.view(table.state, 1).players[0]?.stratagemCount).toBe(1)
    expect(table.count('plans')).toBe(0)
    placeAll(table, [OWN, FOE])
    expect(table.count('plans')).toBe(1)
  })

  it('R27: a formation decides how many slots are filled and how many cards come back', () => {
    for (const [card, front] of [
      ['arrowhead', 4],
      ['crane-wing', 2],
    ] as const) {
      const table = holding([card])
      table.answer(0, card)
      const slots = table.run.open?.request.decisions[0]?.slots?.map(({ key }) => key)
      expect(slots?.filter((key) => key === 'meow.slot-front')).toHaveLength(front)
      placeAll(table, [OWN, FOE])
      expect(table.army(0).front).toHaveLength(front)
      expect(table.army(0).rear).toHaveLength(5 - front)
    }
  })

  it('R27: slot 4 faces nobody, and two in front leave slot 3 of the others facing nobody', () => {
    const faced = (own: (string | null)[], foe: (string | null)[]): number => {
      const table = play(battle([{ front: own }, { front: foe }]))
      table.answer(0, 'guan-yu')
      return 20 - table.army(1).hp - 5
    }
    expect(faced([null, null, null, 'guan-yu'], ['lu-su', 'zhou-yu', 'zhang-fei', 'sun-ce'])).toBe(0)
    expect(faced([null, null, 'guan-yu'], ['zhang-fei', 'sun-ce'])).toBe(0)
    expect(faced([null, 'guan-yu', null], ['zhang-fei', 'sun-ce'])).toBe(3)
  })

  it('R28: start player first, and 反間計 before the sums', () => {
    const table = play(
      planning(
        [OWN, FOE],
        (state) => {
          state.start = 1
          for (const [seat, card] of ['fish-scale', 'eight-trigrams'].entries()) {
            const player = state.players[seat]
            if (player) player.stratagems = [card]
          }
        },
        STRATAGEMS,
      ),
    )
    table.answer(0, 'fish-scale')
    table.answer(1, 'eight-trigrams')
    placeAll(table, [OWN, FOE])
    const keys = table.told.map(({ phrase }) => phrase.key)
    expect(keys.indexOf('meow.attack-falls')).toBeLessThan(keys.indexOf('meow.mends'))
    expect(keys.lastIndexOf('meow.sums')).toBeLessThan(keys.indexOf('meow.attack-falls'))
  })
})
