// Section 13: extra turns and flips.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../lay.ts'
import { before } from '../moves.ts'

/** 放權: seat 0 gives seat 2 a turn. */
const given = (plan: (at: Layer) => void = () => {}) => {
  const game = lay({ seats: 4 }, (at) => {
    at.general(0, 'liu-shan')
    at.hand(0, 'peach-h4')
    if (at.state.turn) Object.assign(at.state.turn, { phase: 'play', step: 'before' })
    plan(at)
  })
  game.play(0, 'fangquan')
  game.passUntil(0, 'turn-end')
  game.play(0, 'fangquan')
  for (let n = 0; n < 3 && game.asked.includes(0) && game.state.turn?.seat === 0; n++)
    game.play(0, game.options(0).includes('peach-h4') ? 'peach-h4' : 'seat-2')
  return game
}

describe('section 13', () => {
  it('an extra turn comes right after this one, then the order goes on from the original seat (H87)', () => {
    const game = given()
    expect(game.state.turn?.seat).toBe(2)
    game.passUntil(2, 'play')
    game.play(2, 'end')
    expect(game.state.turn?.seat).toBe(1)
    game.play(1, 'end')
    expect(game.state.turn?.seat, 'and its ordinary turn comes, too').toBe(2)
  })

  it('given to a flipped player only turns it upright (H88)', () => {
    const game = given((at) => Object.assign(at.state.players[2] ?? {}, { flipped: true }))
    expect(before(game, 2).flipped).toBe(false)
    expect(game.state.turn?.seat).toBe(1)
    game.play(1, 'end')
    expect(game.state.turn?.seat).toBe(2)
  })

  it('flipping a flipped player turns it upright', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'cao-pi')
      at.hand(0, 'slash-s7')
      Object.assign(at.state.players[2] ?? {}, { flipped: true })
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'fangzhu')
    game.play(1, 'seat-2')
    expect(before(game, 2).flipped).toBe(false)
    expect(game.story).toContain('upright')
    game.play(0, 'end')
    game.passUntil(1, 'play')
    game.play(1, 'end')
    expect(game.state.turn?.seat, 'it misses nothing').toBe(2)
  })
})
