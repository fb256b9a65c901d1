// 張昭張紘: 直諫, 固政.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

it('zhijian: equipment into an empty slot of another, then a card; any number of times', () => {
  const game = lay({}, (at) => {
    at.general(0, 'er-zhang')
    at.hand(0, 'axe-d5', 'renwang-c2')
    at.wear(1, 'spear-sq')
    at.deck('peach-h4', 'peach-h6')
  })
  game.play(0, 'zhijian')
  game.play(0, 'back')
  game.play(0, 'zhijian')
  game.play(0, 'axe-d5')
  expect(game.options(0), 'seat 1 has a weapon').toEqual(['seat-2', 'back'])
  game.play(0, 'seat-2')
  expect(game.worn(2)).toEqual(['axe-d5'])
  game.play(0, 'zhijian')
  game.play(0, 'renwang-c2')
  game.play(0, 'seat-1')
  expect(game.hand(0)).toEqual(['peach-h4', 'peach-h6'])
})

it('zhijian with the last hand card loses it like any other (H33: 死諫 answers)', () => {
  const game = lay({}, (at) => {
    at.pair(0, 'er-zhang', 'tian-feng')
    at.hand(0, 'axe-d5')
    at.hand(1, 'peach-h4')
  })
  for (const choice of ['zhijian', 'axe-d5', 'seat-2', 'sijian', 'seat-1']) game.play(0, choice)
  expect(game.worn(2)).toEqual(['axe-d5'])
  expect(game.discard).toEqual(['peach-h4'])
})

describe('guzheng', () => {
  const table = () =>
    lay({}, (at) => {
      at.general(1, 'er-zhang')
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9', 'dodge-h2', 'dodge-d2', 'dodge-d3')
    })

  it('returns one of the cards discarded, then takes the others', () => {
    const game = table()
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    game.play(0, 'slash-s7', 'slash-s8')
    game.passUntil(1, 'phase-end')
    game.play(1, 'guzheng')
    game.play(1, 'slash-s7')
    game.play(1, 'take')
    expect(game.hand(0)).toContain('slash-s7')
    expect(game.hand(1)[0]).toBe('slash-s8')
  })

  it('may leave the others where they are', () => {
    const game = table()
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    game.play(0, 'slash-s7', 'slash-s8')
    game.passUntil(1, 'phase-end')
    game.play(1, 'guzheng')
    game.play(1, 'slash-s7')
    game.play(1, 'pass')
    expect(game.discard).toContain('slash-s8')
  })

  it('returns nothing that his own reward for turning up has shuffled into the deck (H61)', () => {
    const game = lay({}, (at) => {
      at.pair(1, 'er-zhang', 'gan-ning', ['deputy'])
      at.hp(0, 1)
      at.hand(0, 'slash-s7', 'slash-s8')
      at.hand(2, ...at.state.deck)
    })
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    game.play(0, 'slash-s7')
    game.passUntil(1, 'phase-end')
    for (const choice of ['guzheng', 'slash-s7', 'draw']) game.play(1, choice)
    expect(game.hand(1), 'the half fish draws it').toEqual(['slash-s7'])
    expect(game.hand(0)).toEqual(['slash-s8'])
  })
})
