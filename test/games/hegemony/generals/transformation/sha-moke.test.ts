// 沙摩柯: 蒺藜.
import { describe, expect, it } from 'vitest'
import { changed } from '../../changed.ts'
import { aim, times } from '../../moves.ts'

describe('jili', () => {
  it('draws as many as the range with the card that makes up as many (H190)', () => {
    const game = changed((at) => {
      at.general(0, 'sha-moke')
      at.wear(0, 'spear-sq')
      at.hand(0, 'slash-s7', 'peach-h4', 'ex-nihilo-h7', 'dismantle-s3')
      at.hp(0, 2)
      at.hand(1, 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    game.play(0, 'peach-h4')
    expect(times(game, 'uses-skill')).toBe(0)
    const { length } = game.hand(0)
    game.play(0, 'ex-nihilo-h7')
    game.passUntil(0, 'card-used')
    game.play(0, 'jili')
    expect(game.hand(0), 'the third card, range 3').toHaveLength(length - 1 + 3)
  })

  it('counts cards played in answer too, in anybody’s turn, and each turn anew (H190)', () => {
    const game = changed((at) => {
      at.general(1, 'sha-moke')
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'dodge-h2')
    game.passUntil(1, 'responded')
    game.play(1, 'jili:1:head')
    expect(game.hand(1), 'range 1, the first card').toHaveLength(1)
    game.play(0, 'end')
    game.passUntil(1, 'play')
    const [card] = game.hand(1)
    expect(card).toBeDefined()
    expect(game.state.turn?.noted?.plays, 'a new turn').toBeUndefined()
  })

  it('goes by the range as the weapon is used, which does not count yet (H190)', () => {
    const game = changed((at) => {
      at.general(0, 'sha-moke')
      at.hand(0, 'spear-sq')
    })
    game.play(0, 'spear-sq')
    game.passUntil(0, 'card-used')
    game.play(0, 'jili')
    expect(game.hand(0)).toHaveLength(1)
  })

  it('is refused with any other card', () => {
    const game = changed((at) => {
      at.general(0, 'sha-moke')
      at.wear(0, 'spear-sq')
      at.hand(0, 'ex-nihilo-h7', 'dismantle-s3')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'ex-nihilo-h7')
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
  })

  it('clashes with 無懈可擊: a Nullify counts once', () => {
    const game = changed((at) => {
      at.general(1, 'sha-moke')
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'nullify-sj', 'dodge-h2')
    })
    aim(game, 0, 'dismantle-s3', 1)
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(1, 'responded')
    game.play(1, 'jili:1:head')
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(1)
    expect(game.hand(1)).toHaveLength(2)
  })

  it('clashes with 八卦陣: the Dodge it stands in for counts', () => {
    const game = changed((at) => {
      at.general(1, 'sha-moke')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(0, 'slash-s7')
      at.deck('dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'eight-trigrams')
    game.passUntil(1, 'responded')
    game.play(1, 'jili:1:head')
    expect(game.hand(1)).toHaveLength(1)
  })
})
