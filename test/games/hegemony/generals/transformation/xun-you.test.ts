// 荀攸: 奇策, 智愚.
import { describe, expect, it } from 'vitest'
import { changed } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

/** Xun You at seat 0 with these cards. */
const planning = (hand: readonly string[], plan: (at: Layer) => void = () => undefined) =>
  changed((at) => {
    at.general(0, 'xun-you')
    at.hand(0, ...hand)
    at.hand(2, 'peach-h4')
    plan(at)
  })

describe('qice', () => {
  it('uses all hand cards as any one trick, and then the deputy may be changed (H184)', () => {
    const game = planning(['slash-s7', 'dodge-h2'])
    game.play(0, 'qice')
    expect(game.options(0)).toEqual(expect.arrayContaining(['ex-nihilo', 'duel', 'dismantle', 'back']))
    game.play(0, 'dismantle')
    game.play(0, 'seat-2')
    game.passUntil(0, 'change')
    expect(game.discard).toEqual(['peach-h4', 'slash-s7', 'dodge-h2'])
    expect(game.hand(0)).toEqual([])
    game.pass(0)
    expect(game.kind(0)).toBe('play')
  })

  it('names no more players than there are cards in the hand (H184)', () => {
    const two = planning(['slash-s7', 'dodge-h2'])
    two.play(0, 'qice')
    for (const kind of ['barbarians', 'arrow-volley', 'peach-garden', 'harvest'])
      expect(two.options(0), kind).not.toContain(kind)
    expect(two.options(0)).toContain('iron-chain')
    const three = planning(['slash-s7', 'dodge-h2', 'dodge-d2'])
    three.play(0, 'qice')
    expect(three.options(0)).toContain('barbarians')
    expect(three.options(0), 'four players').not.toContain('peach-garden')
    const one = planning(['slash-s7'])
    aim(one, 0, 'qice')
    one.play(0, 'iron-chain')
    one.play(0, 'seat-1')
    one.passUntil(0, 'change')
    expect(before(one, 1).chained, 'one only').toBe(true)
  })

  it('is refused without a hand card, a second time in a phase, and for what is no such trick', () => {
    expect(changed((at) => at.general(0, 'xun-you')).options(0)).not.toContain('qice')
    const game = planning(['slash-s7'])
    game.play(0, 'qice')
    for (const kind of ['nullify', 'lightning', 'indulgence', 'slash', 'peach'])
      expect(game.options(0), kind).not.toContain(kind)
    game.play(0, 'ex-nihilo')
    game.passUntil(0, 'change')
    game.pass(0)
    expect(game.hand(0), 'two new cards').toHaveLength(2)
    expect(game.options(0), 'once (QSanguosha #141)').not.toContain('qice')
  })

  it('is for those who are of his faction once he has turned up (H184)', () => {
    const game = changed((at) => {
      at.hidden(0, 'xun-you', 'both')
      at.general(2, 'cao-ren')
      at.hand(0, 'slash-s7', 'dodge-h2')
    })
    game.play(0, 'qice')
    game.play(0, 'await-exhausted')
    for (let n = 0; n < 10 && game.kind(game.asked[0] ?? 0) === 'nullify'; n++) game.pass()
    expect(times(game, 'draws'), 'two of his, two of his ally').toBe(2)
  })

  it('clashes with 無懈可擊: a trick that came to nothing was used (H184)', () => {
    const game = changed((at) => {
      at.general(0, 'xun-you')
      at.hand(0, 'slash-s7')
      at.hand(1, 'nullify-sj')
    })
    game.play(0, 'qice')
    game.play(0, 'ex-nihilo')
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(0, 'change')
    expect(game.hand(0), 'it was nullified, and the deputy may be changed all the same').toEqual([])
  })
})

describe('zhiyu', () => {
  const struck = (own: readonly string[], drawn: string, theirs: readonly string[]) => {
    const game = changed((at) => {
      at.general(1, 'xun-you')
      at.hand(1, ...own)
      at.hand(0, 'slash-s7', ...theirs)
      at.wear(0, 'spear-sq')
      at.deck(drawn)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    game.play(1, 'zhiyu')
    return game
  }

  it('draws and shows the hand; of one colour, the source discards a hand card (H185)', () => {
    const game = struck(['slash-s8'], 'slash-s9', ['dodge-d2', 'dodge-h2'])
    expect(game.options(0), 'no equipment (sgs #77)').toEqual(['dodge-d2', 'dodge-h2'])
    game.play(0, 'dodge-d2')
    expect([game.hand(0), game.hand(1)]).toEqual([['dodge-h2'], ['slash-s8', 'slash-s9']])
    expect(game.view(3).players[1]?.known).toEqual(['slash-s8', 'slash-s9'])
  })

  it('costs nothing where the hand has both colours, or the source has no hand card', () => {
    const mixed = struck(['dodge-hj'], 'slash-s9', ['dodge-d2'])
    expect(mixed.kind(0)).toBe('play')
    const bare = struck([], 'slash-s9', [])
    expect(bare.kind(0)).toBe('play')
  })

  it('is refused for damage to others, and for a loss of HP', () => {
    const game = changed((at) => {
      at.general(1, 'xun-you')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
  })
})
