// 曹操: 奸雄.
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('jianxiong', () => {
  it('takes the card that dealt the damage', () => {
    const game = lay({}, (at) => {
      at.general(1, 'cao-cao')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'jianxiong')
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['slash-s7'])
    expect(game.view('public').players[1]?.known, 'everyone saw it go there').toEqual(['slash-s7'])
  })

  it('takes every card of a converted one', () => {
    const game = lay({}, (at) => {
      at.general(1, 'cao-cao')
      at.wear(0, 'spear-sq')
      at.hand(0, 'dodge-h2', 'peach-h4')
    })
    game.play(0, 'spear:slash')
    game.play(0, 'dodge-h2')
    game.play(0, 'peach-h4')
    game.play(0, 'seat-1')
    game.play(1, 'jianxiong')
    expect(game.hand(1)).toEqual(['dodge-h2', 'peach-h4'])
  })

  it('turns him up when he was hidden, and may be declined', () => {
    const table = () =>
      lay({}, (at) => {
        at.hidden(1, 'cao-cao')
        at.hand(0, 'slash-s7')
      })
    const used = table()
    used.play(0, 'slash-s7')
    used.play(0, 'seat-1')
    used.passUntil(1, 'after-suffering')
    used.play(1, 'jianxiong')
    expect(used.story).toContain('reveals')
    expect(used.hand(1)).toEqual(['slash-s7'])
    const declined = table()
    declined.play(0, 'slash-s7')
    declined.play(0, 'seat-1')
    declined.passUntil(1, 'after-suffering')
    declined.pass()
    expect(declined.story).not.toContain('reveals')
    expect(declined.discard).toContain('slash-s7')
  })

  it('gives nothing for a virtual card', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiahou-yuan')
      at.general(1, 'cao-cao')
      at.phase('judge')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-1')
    expect(game.hp(1)).toBe(3)
    expect(game.story).not.toContain('gains')
  })

  it('takes Lightning that struck him; what it struck others with as well, along the chain', () => {
    const own = lay({}, (at) => {
      at.general(0, 'cao-cao')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s7')
    })
    own.play(0, 'jianxiong')
    expect(own.hp(0)).toBe(1)
    expect(own.hand(0)).toContain('lightning-sa')
    const chained = lay({}, (at) => {
      at.general(1, 'cao-cao')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s7')
      for (const seat of [0, 1]) Object.assign(at.state.players[seat] ?? {}, { chained: true })
    })
    chained.play(1, 'jianxiong')
    expect([chained.hp(0), chained.hp(1)]).toEqual([1, 1])
    expect(chained.hand(1)).toEqual(['lightning-sa'])
    expect(chained.discard).not.toContain('lightning-sa')
  })

  it('is once per damage, regardless of the amount', () => {
    const game = lay({}, (at) => {
      at.general(1, 'cao-cao')
      at.hand(0, 'wine-s9', 'slash-s7')
    })
    game.play(0, 'wine-s9')
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'jianxiong')
    expect(game.hp(1)).toBe(2)
    expect(game.kind(0)).toBe('play')
  })

  it('gives nothing for damage of a skill', () => {
    const game = lay({}, (at) => {
      at.general(0, 'cao-cao')
      at.general(1, 'xiahou-dun')
      at.hand(0, 'slash-s7')
      at.deck('dodge-d2')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.play(1, 'ganglie')
    expect(game.hp(0)).toBe(3)
    expect(game.kind(0)).toBe('play')
    expect(game.hand(0)).toEqual([])
  })
})
