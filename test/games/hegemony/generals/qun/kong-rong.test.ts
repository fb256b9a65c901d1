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

  it('turns him up when he was hidden; going back from the first gift shows nothing (H61)', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'kong-rong', 'both')
      at.wear(1, 'axe-d5')
      at.hand(0, 'dismantle-s3')
    })
    game.play(0, 'dismantle-s3')
    game.play(0, 'seat-1')
    game.passUntil(1, 'discarded')
    for (const choice of ['lirang', 'axe-d5', 'back', 'back']) game.play(1, choice)
    expect(game.story).not.toContain('uses-skill')
    expect(game.state.players[1]?.faction).toBeNull()
    for (const choice of ['lirang', 'axe-d5', 'seat-2']) game.play(1, choice)
    expect(game.event('reveals').general).toEqual({ name: 'kong-rong' })
    expect(game.hand(2)).toEqual(['axe-d5'])
  })

  it('stops after any card with a pass, also by silence', () => {
    const game = lay({}, (at) => {
      at.general(0, 'kong-rong')
      at.hand(0, 'slash-s7', 'slash-s8', 'slash-s9', 'dodge-h2', 'dodge-d2')
    })
    game.play(0, 'end')
    game.passUntil(0, 'discard')
    game.play(0, 'slash-s7', 'slash-s8')
    for (const choice of ['lirang', 'slash-s7', 'seat-2']) game.play(0, choice)
    expect(game.options(0)).toEqual(['slash-s8', 'pass'])
    expect(game.decision(0).pass).toBe('pass')
    game.pass(0)
    expect(game.hand(2)[0]).toBe('slash-s7')
    expect(game.discard).toEqual(['slash-s8'])
  })

  it('gives nothing that his own reward for turning up has shuffled into the deck (H61)', () => {
    const game = lay({}, (at) => {
      at.pair(1, 'kong-rong', 'ma-teng', ['deputy'])
      at.wear(1, 'axe-d5')
      at.hand(0, 'dismantle-s3')
      at.hand(2, ...at.state.deck)
    })
    game.play(0, 'dismantle-s3')
    game.play(0, 'seat-1')
    game.passUntil(1, 'discarded')
    for (const choice of ['lirang', 'axe-d5', 'seat-0', 'draw']) game.play(1, choice)
    expect(game.hand(1), 'the half fish draws it').toEqual(['axe-d5'])
    expect(game.hand(0)).toEqual([])
  })
})
