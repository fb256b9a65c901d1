// Rulings 25 to 28: studying, arts of war, commitment with the line-up, formations.
import { describe, expect, it } from 'vitest'
import { game } from '../../../../src/games/meow/game.ts'
import type { MeowState } from '../../../../src/games/meow/table/state.ts'
import { battle, deal, laid, NONE, placeAll, planning, play, whoIn } from '../table.ts'

const OWN = ['dong-zhuo', 'zhao-yun', 'zhou-tai', 'xu-huang', 'yuan-shao']
const FOE = ['huang-zhong', 'lu-su', 'ji-ling', 'xu-chu', 'zhang-jiao']
const STRATAGEMS = { ...NONE, expansions: ['stratagems'] }

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
        Object.assign(state.players[0] ?? {}, {
          stratagems: ['fish-scale', 'empty-fort'],
          known: ['fish-scale'],
        })
      }),
    )
    table.answer(0, 'study')
    expect(table.options(0)).toEqual(['bitter-ruse', 'fire-ploy'])
    table.answer(0, 'fire-ploy')
    expect(table.options(0)).toEqual(['fish-scale', 'empty-fort', 'fire-ploy'])
    table.answer(0, 'fish-scale')
    expect(table.player(0)).toMatchObject({ fish: 4, stratagems: ['empty-fort', 'fire-ploy'], known: [] })
    expect(table.view(1).stratagemDiscards, 'M7: open to all').toEqual(['bitter-ruse', 'fish-scale'])
    expect(table.event('discards')).toEqual({ who: { seat: 0 }, cards: [{ name: 'fish-scale' }] })
  })

  it('R26, M4: one art of war in a battle, so never two formations; other cards without limit', () => {
    expect(holding(['arrowhead', 'crane-wing']).options(0)).toEqual(['none', 'arrowhead', 'crane-wing'])
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

  it('M2: the only general of a rear is not asked for', () => {
    const table = holding(['sow-distrust'], ['arrowhead'])
    table.answer(0, 'sow-distrust')
    table.answer(1, 'arrowhead')
    placeAll(table, [OWN, FOE])
    table.answer(0, 'lu-su')
    expect(table.army(1)).toMatchObject({
      front: ['huang-zhong', 'zhang-jiao', 'ji-ling', 'xu-chu'],
      rear: ['lu-su'],
    })
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

  it('R44: of one player’s several in the order in which they are held', () => {
    // 18 HP against 21: after the three of 魚鱗 nobody is behind any more.
    const blockOf = (...cards: string[]): number => {
      const table = holding([], cards)
      table.answer(1, cards.join('+'))
      placeAll(table, [OWN, FOE])
      return table.army(1).block
    }
    expect([blockOf('fish-scale', 'empty-fort'), blockOf('empty-fort', 'fish-scale')]).toEqual([3, 8])
  })

  it('R28: start player first, and 反間計 before the sums', () => {
    const table = play(
      planning(
        [OWN, FOE],
        (state) => {
          state.start = 1
          for (const [seat, card] of ['fish-scale', 'eight-trigrams'].entries()) {
            const player = state.players[seat]
            if (player) player.stratagems = [card, 'sow-distrust']
          }
        },
        STRATAGEMS,
      ),
    )
    table.answer(0, 'fish-scale+sow-distrust')
    table.answer(1, 'eight-trigrams+sow-distrust')
    placeAll(table, [OWN, FOE])
    for (const seat of [1, 1, 0, 0]) table.answer(seat, table.options(seat)[0] ?? '')
    expect(whoIn(table, 'trades')).toEqual([{ seat: 0 }, { seat: 1 }]) // whose generals they are
    const keys = table.told.map(({ phrase }) => phrase.key)
    expect(keys.indexOf('meow.attack-falls')).toBeLessThan(keys.indexOf('meow.mends'))
    expect(keys.lastIndexOf('meow.trades')).toBeLessThan(keys.indexOf('meow.sums'))
    expect(keys.lastIndexOf('meow.sums')).toBeLessThan(keys.indexOf('meow.attack-falls'))
  })
})
