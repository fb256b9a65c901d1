// 陸遜: 謙遜, 度勢.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('qianxun', () => {
  it('cancels Snatch on him', () => {
    const game = lay({}, (at) => {
      at.general(1, 'lu-xun')
      at.hand(0, 'snatch-d3')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'snatch-d3')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hand(1)).toEqual(['peach-h4'])
    expect(game.story).toContain('cancelled')
  })

  it('cancels Indulgence, which goes to the discard pile; hidden he may let it be', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'lu-xun')
      at.hand(0, 'indulgence-h6')
    })
    game.play(0, 'indulgence-h6')
    game.play(0, 'seat-1')
    game.passUntil(1, 'becoming-target')
    game.play(1, 'qianxun')
    expect(game.discard).toContain('indulgence-h6')
    expect(game.state.players[1]?.judgement).toEqual([])
  })
})

it('duoshi: a red hand card as Await the Exhausted, four times in a play phase', () => {
  const game = lay({}, (at) => {
    at.general(0, 'lu-xun')
    at.hand(0, 'dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6', 'dodge-d8', 'slash-s7')
  })
  for (const card of ['dodge-h2', 'dodge-d2', 'dodge-d3', 'dodge-d6']) {
    game.play(0, 'duoshi:await-exhausted')
    expect(game.options(0)).not.toContain('slash-s7')
    game.play(0, card)
    while (!game.asked.includes(0) || game.kind(0) !== 'play') {
      const [seat = 0] = game.asked
      const { min, options, pass } = game.decision(seat)
      game.play(seat, ...(pass === undefined ? options.slice(-min).map(({ id }) => id) : [pass]))
    }
  }
  expect(game.options(0)).not.toContain('duoshi:await-exhausted')
})

describe('duoshi of a hidden general', () => {
  const table = (both?: 'both') =>
    lay({ seats: 5 }, (at) => {
      at.general(2, 'sun-quan')
      at.hidden(0, 'lu-xun', both)
      at.hand(0, 'dodge-h2', 'await-exhausted-d4')
    })

  it('he turns up and then uses it (source): it is for the faction he shows (H62)', () => {
    const game = table('both')
    game.play(0, 'duoshi:await-exhausted')
    game.play(0, 'dodge-h2')
    game.passUntil(0, 'ask-discard')
    expect(game.event('reveals').general).toEqual({ name: 'lu-xun' })
    expect(game.hand(2), 'of Wu as well').toHaveLength(2)
    expect(game.hand(1)).toEqual([])
  })

  it('the printed card turns nobody up: it is for him alone', () => {
    const game = table('both')
    game.play(0, 'await-exhausted-d4')
    game.passUntil(0, 'ask-discard')
    expect(game.story).not.toContain('reveals')
    expect(game.hand(2)).toEqual([])
  })
})
