// Sections 14 and 15: the open points as this game decides them, and the last rulings.
import { describe, expect, it } from 'vitest'
import { areCompanions } from '../../../../src/games/hegemony/cards/companions.ts'
import { generalFacts } from '../../../../src/games/hegemony/cards/generals.ts'
import { CARD_IDS } from '../../../../src/games/hegemony/cards/index.ts'
import { lay } from '../lay.ts'
import { aim, before, chain, times } from '../moves.ts'

describe('section 14', () => {
  it('RENDE_THRESHOLD: the third card given in a phase heals, once (H89)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'liu-bei')
      at.hp(0, 1)
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9', 'slash-s10')
    })
    for (const [index, cards] of [['slash-s7', 'slash-s8'], ['slash-s9'], ['slash-s10']].entries()) {
      game.play(0, 'rende')
      game.play(0, ...cards)
      game.play(0, 'seat-1')
      expect(game.hp(0)).toBe(index === 0 ? 1 : 2)
    }
  })

  it('GUAN_ZHANG_COMPANION: off (H90)', () => {
    expect(areCompanions('guan-yu', 'zhang-fei')).toBe(false)
    expect(areCompanions('liu-bei', 'zhang-fei')).toBe(true)
  })

  it('SUNJIAN_HALF_HP and XIAHOUYUAN_HALF_HP: 4 (H91)', () => {
    expect([generalFacts('sun-jian').halfHp, generalFacts('xiahou-yuan').halfHp]).toEqual([4, 4])
  })

  it('DECK_VARIANT: two ♣J Slashes, no ♣Q one; the Swords of Wu are ♦6; 108 cards (H92)', () => {
    expect(CARD_IDS).toEqual(expect.arrayContaining(['slash-cj', 'slash-cj-b', 'six-swords-d6']))
    expect(CARD_IDS).not.toContain('slash-cq')
    expect(CARD_IDS).not.toContain('nullify-dk')
    expect(CARD_IDS).toHaveLength(108)
  })

  it('XIAOJI: once for cards of the equipment zone that leave together (H94)', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'sun-shangxiang', 'sun-quan')
      at.wear(0, 'axe-d5', 'chitu-h5')
    })
    game.passUntil(0, 'play')
    game.play(0, 'zhiheng')
    game.play(0, 'axe-d5', 'chitu-h5')
    game.play(0, 'xiaoji')
    expect(game.hand(0), 'two for Xiaoji, two for Zhiheng').toHaveLength(4)
  })

  it('XIONGYI_AMBITIONISTS: each is a faction of one (H96)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'ma-teng')
      at.hp(0, 1)
      for (const seat of [1, 2, 3]) Object.assign(at.state.players[seat] ?? {}, { faction: 'ambitionist' })
      Object.assign(at.state.players[3] ?? {}, { faction: 'qun' })
    })
    game.play(0, 'xiongyi')
    expect(game.hp(0), 'two of Qun are more than one').toBe(1)
    expect(game.hand(3)).toHaveLength(3)
  })
})

describe('section 15', () => {
  it('a draw takes what there is (H25, H100)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      const rest = at.state.deck.slice(1)
      at.hand(1, ...rest.filter((card) => card !== 'ex-nihilo-h7'))
    })
    game.play(0, 'ex-nihilo-h7')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toHaveLength(1)
    expect(game.outcome).toBeUndefined()
  })

  it('締盟 is not offered where its price is more than one has (H102)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(1, 'peach-h4', 'peach-h6')
    })
    expect(game.options(0)).not.toContain('dimeng')
    const able = lay({}, (at) => {
      at.general(0, 'lu-su')
      at.hand(0, 'slash-s7', 'slash-s8')
      at.hand(1, 'peach-h4', 'peach-h6')
    })
    expect(able.options(0)).toContain('dimeng')
  })

  it('離間 needs two others shown as male (H102)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'diao-chan')
      at.hidden(1, 'zhao-yun', 'both')
      at.general(2, 'da-qiao')
      at.hand(0, 'peach-h4')
    })
    expect(game.options(0)).not.toContain('lijian')
  })

  it('two Horsemanships count one each', () => {
    const game = lay({ seats: 8 }, (at) => {
      at.pair(0, 'ma-teng', 'pang-de')
      at.hand(0, 'slash-s7')
    })
    game.passUntil(0, 'play')
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-5', 'seat-6', 'seat-7', 'back'])
  })

  it('a lone fire on the chain: what spreads is the amount suffered', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-slash-h4')
      at.wear(1, 'rattan-c2')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    expect(game.hp(2)).toBe(2)
    expect(before(game, 2).chained).toBe(false)
    expect(times(game, 'damage-fire')).toBe(2)
  })
})
