// 司馬懿: 反饋, 鬼才.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('fankui', () => {
  it('takes a hand card of the source unseen, or equipment by sight; not the judgement zone', () => {
    const table = () =>
      lay({}, (at) => {
        at.general(1, 'sima-yi')
        at.hand(0, 'slash-s7', 'peach-h4')
        at.wear(0, 'jueying-s5')
        at.judgement(0, 'indulgence-h6')
      })
    const blind = table()
    blind.play(0, 'slash-s7')
    blind.play(0, 'seat-1')
    blind.play(1, 'fankui')
    expect(blind.options(1)).toEqual(['hand', 'jueying-s5'])
    blind.play(1, 'hand')
    expect(blind.hand(1)).toEqual(['peach-h4'])
    expect(blind.view(0).players[1]?.known, 'its owner saw it go').toEqual(['peach-h4'])
    expect(blind.view(2).players[1]?.known).toEqual([])
    const open = table()
    open.play(0, 'slash-s7')
    open.play(0, 'seat-1')
    open.play(1, 'fankui')
    open.play(1, 'jueying-s5')
    expect(open.hand(1)).toEqual(['jueying-s5'])
    expect(open.worn(0)).toEqual([])
  })

  it('is once per damage, not per point', () => {
    const game = lay({}, (at) => {
      at.general(1, 'sima-yi')
      at.hand(0, 'wine-s9', 'slash-s7', 'peach-h4', 'peach-h6')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'fankui')
    expect(game.hp(1)).toBe(1)
    expect(game.hand(1)).toHaveLength(1)
    expect(game.kind(0)).toBe('play')
  })

  it('needs a source that owns a card outside the judgement zone', () => {
    const game = lay({}, (at) => {
      at.general(1, 'sima-yi')
      at.hand(0, 'slash-s7')
      at.judgement(0, 'indulgence-h6')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.hp(1)).toBe(2)
    expect(game.kind(0)).toBe('play')
  })

  it('needs a source at all: Lightning has none', () => {
    const game = lay({}, (at) => {
      at.general(0, 'sima-yi')
      at.hp(0, 4)
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.wear(0, 'jueying-s5')
      at.deck('slash-s7')
    })
    expect(game.hp(0)).toBe(1)
    expect(game.kind(0)).toBe('play')
  })

  it('needs a living source', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'xiahou-dun', 'sima-yi')
      at.hp(0, 1)
      at.hand(0, 'slash-s7')
      at.wear(0, 'jueying-s5')
      at.deck('slash-s8')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    expect(game.options(1)).toEqual(['ganglie', 'fankui', 'pass'])
    game.play(1, 'ganglie')
    game.passUntil(1, 'play')
    expect(game.alive(0)).toBe(false)
    expect(game.discard).toContain('jueying-s5')
  })

  it('takes only the own equipment when he is his own source', () => {
    const game = lay({}, (at) => {
      at.general(0, 'sima-yi')
      at.hand(0, 'fire-attack-h2', 'dodge-h2', 'peach-h4', 'wine-s9')
      at.wear(0, 'jueying-s5', 'chitu-h5')
    })
    game.play(0, 'fire-attack-h2')
    game.play(0, 'seat-0')
    game.pass(0)
    game.play(0, 'dodge-h2')
    game.play(0, 'peach-h4')
    game.play(0, 'fankui')
    expect(game.options(0)).toEqual(['jueying-s5', 'chitu-h5'])
    game.play(0, 'chitu-h5')
    expect(game.hand(0)).toContain('chitu-h5')
    expect(game.hp(0)).toBe(2)
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'sima-yi')
      at.hand(0, 'slash-s7', 'peach-h4')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(1, 'after-suffering')
    game.play(1, 'fankui')
    expect(game.event('reveals').general).toEqual({ name: 'sima-yi' })
    expect(game.hand(1)).toEqual(['peach-h4'])
  })
})

describe('guicai', () => {
  it('replaces any player’s judgement, again and again; the old card is discarded', () => {
    const game = lay({}, (at) => {
      at.general(1, 'sima-yi')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6', 'supply-shortage-s10')
      at.deck('slash-c2', 'peach-h4')
      at.hand(1, 'slash-s7', 'dodge-d2')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'slash-s7')
    expect(game.story, 'no club any more').toContain('judgement-stands')
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'dodge-d2')
    expect(game.discard).toEqual(expect.arrayContaining(['slash-c2', 'slash-s7', 'peach-h4', 'dodge-d2']))
    expect(game.hand(0), 'no draw phase').toEqual([])
    expect(game.state.turn?.seat, 'no play phase').toBe(1)
  })

  it('may be thought better of', () => {
    const game = lay({}, (at) => {
      at.general(1, 'sima-yi')
      at.phase('judge')
      at.judgement(0, 'supply-shortage-s10')
      at.deck('slash-c2')
      at.hand(1, 'slash-s7')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'back')
    game.pass(1)
    expect(game.hand(1)).toEqual(['slash-s7'])
    expect(game.hand(0)).toHaveLength(2)
  })

  it('turns him up when he was hidden', () => {
    const game = lay({}, (at) => {
      at.hidden(1, 'sima-yi')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('slash-c2')
      at.hand(1, 'peach-h4')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(1, 'peach-h4')
    game.passUntil(0, 'play')
    expect(game.event('reveals').general).toEqual({ name: 'sima-yi' })
    expect(game.state.turn?.seat).toBe(0)
  })
})
