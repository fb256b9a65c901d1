// 祝融: 巨象, 烈刃.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('juxiang: Barbarians spare her, and another’s card is hers afterwards', () => {
  const game = lay({ seats: 3 }, (at) => {
    at.general(1, 'zhu-rong')
    at.hand(0, 'barbarians-sk')
  })
  game.play(0, 'barbarians-sk')
  game.passUntil(0, 'play')
  expect([game.hp(1), game.hp(2)]).toEqual([4, 3])
  expect(game.hand(1)).toEqual(['barbarians-sk'])
})

describe('lieren', () => {
  const table = (theirs: string) =>
    lay({}, (at) => {
      at.general(0, 'zhu-rong')
      at.hand(0, 'slash-s7', 'dodge-hk')
      at.hand(1, theirs)
      at.wear(1, 'axe-d5')
    })
  const strike = (game: ReturnType<typeof lay>) => {
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'after-dealing')
    game.play(0, 'lieren')
    game.play(0, 'dodge-hk')
  }

  it('won: she takes a card of theirs', () => {
    const game = table('peach-h4')
    strike(game)
    game.play(1, 'peach-h4')
    expect(game.hand(0)).toEqual(['axe-d5'])
  })

  it('a tie is not won', () => {
    const game = table('dodge-dk')
    strike(game)
    game.play(1, 'dodge-dk')
    expect(game.worn(1)).toEqual(['axe-d5'])
  })
})
