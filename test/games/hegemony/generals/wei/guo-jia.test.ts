// 郭嘉: 天妒, 遺計.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('tiandu', () => {
  it('takes the judgement card as it finally was, after it took effect', () => {
    const game = lay({}, (at) => {
      at.general(0, 'guo-jia')
      at.general(1, 'sima-yi')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('peach-h4')
      at.hand(1, 'slash-s7')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'slash-s7')
    game.play(0, 'tiandu')
    expect(game.hand(0)).toContain('slash-s7')
    expect(game.discard).toEqual(expect.arrayContaining(['peach-h4', 'indulgence-h6']))
  })

  it('is for the own judgement alone', () => {
    const game = lay({}, (at) => {
      at.general(1, 'guo-jia')
      at.phase('judge')
      at.judgement(0, 'supply-shortage-s10')
      at.deck('slash-c2')
    })
    expect(game.kind(0)).toBe('play')
    expect(game.discard).toContain('slash-c2')
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'guo-jia')
      at.phase('judge')
      at.judgement(0, 'supply-shortage-s10')
      at.deck('slash-c2')
    })
    game.passUntil(0, 'judged')
    game.play(0, 'tiandu')
    expect(game.event('reveals').general).toEqual({ name: 'guo-jia' })
    expect(game.hand(0)).toContain('slash-c2')
  })
})

describe('yiji', () => {
  it('gives each of two cards to anyone, face down, for each point, and may stop after any', () => {
    const game = lay({}, (at) => {
      at.general(1, 'guo-jia')
      at.hand(0, 'wine-s9', 'slash-s7')
      at.deck('peach-h4', 'peach-h6', 'dodge-h2', 'dodge-hj')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'yiji')
    expect(game.view(1).aside).toEqual(['peach-h4', 'peach-h6'])
    expect(game.view(0).aside).toEqual([])
    game.play(1, 'seat-2')
    game.play(1, 'seat-1')
    game.play(1, 'yiji')
    game.play(1, 'seat-1')
    game.play(1, 'seat-1')
    expect(game.kind(0), 'two points, twice').toBe('play')
    expect(game.hand(1)).toEqual(['peach-h6', 'dodge-h2', 'dodge-hj'])
    expect(game.hand(2)).toEqual(['peach-h4'])
    expect(game.view('public').players[2]?.known).toEqual([])
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'guo-jia')
      at.hand(0, 'slash-s7')
      at.deck('peach-h4', 'peach-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'after-suffering')
    game.play(1, 'yiji')
    game.play(1, 'seat-1')
    game.play(1, 'seat-1')
    expect(game.event('reveals').general).toEqual({ name: 'guo-jia' })
    expect(game.hand(1)).toEqual(['peach-h4', 'peach-h6'])
  })
})
