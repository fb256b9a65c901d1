// 臧霸: 橫江.
import { describe, expect, it } from 'vitest'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, times } from '../../moves.ts'

/** Seat 0 strikes Zang Ba at seat 1 and holds these cards more. */
const struck = (held: readonly string[], plan: (at: Layer) => void = () => undefined) => {
  const game = momentous((at) => {
    at.general(1, 'zang-ba')
    at.hand(0, 'slash-s7', ...held)
    plan(at)
  })
  aim(game, 0, 'slash-s7', 1)
  game.passUntil(1, 'after-suffering')
  return game
}
const FOUR = ['dodge-h2', 'dodge-d2', 'peach-h4', 'duel-sa']

describe('hengjiang', () => {
  it('lowers the hand limit of the turn’s player (H165)', () => {
    const game = struck(FOUR)
    game.play(1, 'hengjiang')
    game.play(0, 'end')
    expect(game.kind(0)).toBe('discard')
    game.play(0, 'duel-sa')
    expect(game.hand(1), 'the two of his own draw phase alone').toHaveLength(2)
  })

  it('draws 1 at the end of the turn when nothing was discarded for it (H165)', () => {
    const game = struck([])
    game.play(1, 'hengjiang')
    game.play(0, 'end')
    expect(times(game, 'draws')).toBe(2)
    expect(game.hand(1), 'one, and two of his own draw phase').toHaveLength(3)
  })

  it('lowers it for each point of damage, and still draws once (H165)', () => {
    const game = struck(FOUR, (at) => {
      if (at.state.turn) at.state.turn.drunk = true
    })
    game.play(1, 'hengjiang')
    game.play(1, 'hengjiang')
    game.play(0, 'end')
    expect(game.decision(0).min).toBe(2)
    const free = struck([], (at) => {
      if (at.state.turn) at.state.turn.drunk = true
    })
    free.play(1, 'hengjiang')
    free.play(1, 'hengjiang')
    free.play(0, 'end')
    expect(free.hand(1)).toHaveLength(3)
  })

  it('is over with the turn, and nothing of it is left (QSanguosha #116)', () => {
    const game = struck(FOUR)
    game.play(1, 'hengjiang')
    game.play(0, 'end')
    game.play(0, 'duel-sa')
    expect(game.view(0).turn?.marks).toEqual([])
  })

  it('stays in force although he lost his skills meanwhile (QSanguosha #116)', () => {
    const game = struck(FOUR, (at) => at.hp(1, 2))
    game.play(1, 'hengjiang')
    Object.assign(game.state.players[1]?.generals[0] ?? {}, { lost: true })
    game.play(0, 'end')
    expect(game.kind(0)).toBe('discard')
  })

  it('is refused for damage to others, and for loss of HP', () => {
    const game = momentous((at) => {
      at.general(1, 'zang-ba')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
  })

  it('clashes with 剛烈: both are offered for the same damage (QSanguosha #147)', () => {
    const game = struck([], (at) => at.pair(1, 'xiahou-dun', 'zang-ba'))
    expect(game.options(1)).toEqual(expect.arrayContaining(['ganglie', 'hengjiang']))
    game.play(1, 'hengjiang')
    expect(game.options(1)).toContain('ganglie')
  })

  it('is used hidden', () => {
    const game = struck([], (at) => at.hidden(1, 'zang-ba', 'both'))
    game.play(1, 'hengjiang')
    expect(game.view('public').players[1]?.faction).toBe('wei')
  })
})
