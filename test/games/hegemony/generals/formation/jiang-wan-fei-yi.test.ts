// 蔣琬費禕: 生息, 守成.
import { describe, expect, it } from 'vitest'
import { formed } from '../../formed.ts'
import type { Layer } from '../../lay.ts'
import { aim, chain } from '../../moves.ts'

describe('shengxi', () => {
  const turn = (plan: (at: Layer) => void = () => undefined) =>
    formed((at) => {
      at.general(0, 'jiang-wan-fei-yi')
      plan(at)
    })

  it('draws 2 in the end phase of a turn without damage (H153)', () => {
    const game = turn()
    game.play(0, 'end')
    game.play(0, 'shengxi')
    expect(game.hand(0)).toHaveLength(2)
  })

  it('is refused after damage, also along a chain', () => {
    const game = turn((at) => {
      at.hand(0, 'thunder-slash-s6')
      chain(at, 1, 2)
    })
    aim(game, 0, 'thunder-slash-s6', 1)
    game.passUntil(0, 'play')
    game.play(0, 'end')
    expect(game.hand(0)).toEqual([])
    expect(game.kind(1)).toBe('play')
  })

  it('is used after damage by another in the same turn, and in the next turn again', () => {
    const game = turn((at) => {
      at.general(1, 'xiahou-dun')
      at.hand(0, 'duel-sa')
      at.hand(1, 'slash-s7')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(2)
    game.play(0, 'end')
    expect(game.options(0)).toEqual(['shengxi', 'pass'])
  })
})

describe('shoucheng', () => {
  const emptied = (holder: number, plan: (at: Layer) => void = () => undefined) => {
    const game = formed((at) => {
      at.general(1, 'jiang-wan-fei-yi')
      at.general(2, 'guan-yu')
      at.hand(0, 'dismantle-s3', 'slash-s7')
      at.hand(holder, 'dodge-h2')
      plan(at)
    })
    aim(game, 0, 'dismantle-s3', holder)
    return game
  }

  it('has one of his faction draw who lost the last hand card outside the own turn (H154)', () => {
    for (const holder of [1, 2]) {
      const game = emptied(holder)
      game.passUntil(1, 'cards-lost')
      game.play(1, 'shoucheng')
      expect(game.hand(holder)).toHaveLength(1)
    }
  })

  it('is refused for others, while cards are left, and in the own turn', () => {
    const foe = emptied(3)
    foe.passUntil(0, 'play')
    expect(foe.hand(3)).toEqual([])
    const rich = emptied(2, (at) => at.hand(2, 'dodge-d2'))
    rich.passUntil(0, 'play')
    expect(rich.hand(2)).toHaveLength(1)
    const own = formed((at) => {
      at.general(0, 'jiang-wan-fei-yi')
      at.hand(0, 'slash-s7')
    })
    aim(own, 0, 'slash-s7', 1)
    own.passUntil(0, 'play')
    expect(own.hand(0)).toEqual([])
  })

  it('clashes with an exchange of hands: who gets cards for the lost ones has a hand (H154)', () => {
    const game = formed((at) => {
      at.general(0, 'lu-su')
      at.general(1, 'jiang-wan-fei-yi')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
      at.hand(2, 'dodge-d2')
    })
    game.play(0, 'dimeng')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect([game.hand(1), game.hand(2)]).toEqual([['dodge-d2'], ['dodge-h2']])
  })
})
