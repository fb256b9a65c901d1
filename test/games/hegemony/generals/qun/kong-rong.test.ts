// 孔融: 名士, 禮讓.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('mingshi', () => {
  it('damage from a source with a hidden general is one less', () => {
    const game = lay({}, (at) => {
      at.general(1, 'kong-rong')
      at.hidden(0, 'gan-ning')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.story).not.toContain('damage-normal')
  })

  it('full without a source, as by Lightning', () => {
    const game = lay({}, (at) => {
      at.general(0, 'kong-rong')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s7')
    })
    expect(game.alive(0)).toBe(false)
  })

  it('full from one whose generals are both up', () => {
    const game = lay({}, (at) => {
      at.general(1, 'kong-rong')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(2)
  })
})

describe('lirang', () => {
  it('is not for a delayed trick before him: it was nobody’s card', () => {
    const game = lay({}, (at) => {
      at.general(1, 'kong-rong')
      at.judgement(1, 'indulgence-h6')
      at.hand(0, 'dismantle-s3')
    })
    game.play(0, 'dismantle-s3')
    game.play(0, 'seat-1')
    expect(game.kind(0), 'he is asked nothing').toBe('play')
    expect(game.discard).toContain('indulgence-h6')
  })

  it('gives cards that were discarded of his to others, each on its own', () => {
    const game = lay({}, (at) => {
      at.pair(0, 'kong-rong', 'zou-shi')
      at.general(1, 'xu-chu')
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9', 'dodge-h2', 'dodge-d2')
    })
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    game.play(0, 'slash-s7', 'slash-s8')
    game.passUntil(0, 'discarded')
    game.play(0, 'lirang')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(0, 'slash-s8')
    game.play(0, 'seat-2')
    expect(game.hand(1)).toContain('slash-s7')
    expect(game.hand(2)).toContain('slash-s8')
  })
})
