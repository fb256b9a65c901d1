// 夏侯惇: 剛烈.
import { describe, expect, it } from 'vitest'
import { lay, type Play } from '../../lay.ts'

/** Seat 0 strikes him while it holds these cards besides; `judged` is his judgement card. */
function struck(judged: string, ...rest: string[]): Play {
  const game = lay({}, (at) => {
    at.general(1, 'xiahou-dun')
    at.hand(0, 'slash-s7', ...rest)
    at.deck(judged)
  })
  game.play(0, 'slash-s7')
  game.play(0, 'seat-1')
  game.play(1, 'ganglie')
  return game
}

describe('ganglie', () => {
  it('lets the source discard two hand cards unless the result is a heart', () => {
    const game = struck('slash-s8', 'peach-h4', 'dodge-h2', 'dodge-hj')
    expect(game.options(0)).toEqual(['discard', 'suffer'])
    game.play(0, 'discard')
    game.play(0, 'peach-h4', 'dodge-hj')
    expect(game.hand(0)).toEqual(['dodge-h2'])
    expect(game.hp(0)).toBe(4)
    expect(game.discard).toContain('slash-s8')
  })

  it('deals 1 damage when the source prefers that', () => {
    const game = struck('dodge-d2', 'peach-h4', 'dodge-h2')
    game.play(0, 'suffer')
    expect(game.hp(0)).toBe(3)
    expect(game.hand(0)).toHaveLength(2)
  })

  it('does nothing on a heart', () => {
    const game = struck('peach-h6', 'peach-h4', 'dodge-h2')
    expect(game.kind(0)).toBe('play')
    expect(game.hp(0)).toBe(4)
  })

  it('leaves a source with fewer than two hand cards no choice; equipment does not count', () => {
    const game = lay({}, (at) => {
      at.general(1, 'xiahou-dun')
      at.hand(0, 'slash-s7', 'peach-h4')
      at.wear(0, 'jueying-s5')
      at.deck('slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'ganglie')
    expect(game.hp(0)).toBe(3)
    expect(game.kind(0)).toBe('play')
  })

  it('may judge without a living source; nothing happens then', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiahou-dun')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s7', 'slash-s8')
    })
    expect(game.hp(0)).toBe(1)
    game.play(0, 'ganglie')
    expect(game.story.filter((key) => key === 'judges')).toHaveLength(2)
    expect([game.hp(0), game.hp(1), game.hp(2)]).toEqual([1, 4, 4])
  })

  it('is once per damage', () => {
    const game = lay({}, (at) => {
      at.general(1, 'xiahou-dun')
      at.hand(0, 'wine-s9', 'slash-s7')
      at.deck('slash-s8')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'ganglie')
    expect([game.hp(0), game.hp(1)]).toEqual([3, 2])
    expect(game.kind(0)).toBe('play')
  })

  it('may kill the turn player, whose turn ends', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'xiahou-dun')
      at.hp(0, 1)
      at.hand(0, 'slash-s7')
      at.deck('slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'ganglie')
    expect(game.alive(0)).toBe(false)
    expect(game.state.turn?.seat).toBe(1)
    expect(game.discard, 'the judgement card too').toContain('slash-s8')
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      at.deck('slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'after-suffering')
    game.play(1, 'ganglie')
    expect(game.event('reveals').general).toEqual({ name: 'xiahou-dun' })
    expect(game.hp(0)).toBe(3)
  })
})
