// 凌統: 旋略, 勇進.
import { describe, expect, it } from 'vitest'
import { changed } from '../../changed.ts'
import { aim, times } from '../../moves.ts'

describe('xuanlue', () => {
  it('discards a card of another after equipment was lost (H191)', () => {
    const game = changed((at) => {
      at.general(0, 'ling-tong')
      at.wear(0, 'spear-sq')
      at.hand(0, 'axe-d5')
      at.wear(1, 'qinggang-s6')
    })
    game.play(0, 'axe-d5')
    game.passUntil(0, 'cards-lost')
    game.play(0, 'xuanlue')
    game.play(0, 'seat-1')
    expect(game.discard).toEqual(['spear-sq', 'qinggang-s6'])
  })

  it('works in any way in which it is lost: 順手牽羊 and 借刀殺人 (noname #48)', () => {
    const snatched = changed((at) => {
      at.general(1, 'ling-tong')
      at.wear(1, 'spear-sq')
      at.hand(0, 'snatch-s3')
      at.hand(2, 'dodge-h2')
    })
    aim(snatched, 0, 'snatch-s3', 1)
    snatched.passUntil(1, 'cards-lost')
    snatched.play(1, 'xuanlue')
    snatched.play(1, 'seat-2')
    expect(snatched.hand(2)).toEqual([])
    const borrowed = changed((at) => {
      at.general(1, 'ling-tong')
      at.wear(1, 'spear-sq')
      at.hand(0, 'borrow-sword-cq')
      at.hand(2, 'dodge-h2')
    })
    aim(borrowed, 0, 'borrow-sword-cq', 1)
    borrowed.play(0, 'seat-2')
    borrowed.passUntil(1, 'cards-lost')
    borrowed.play(1, 'xuanlue')
    borrowed.play(1, 'seat-2')
    expect(borrowed.hand(2)).toEqual([])
  })

  it('is refused for hand cards, and where nobody else has a card', () => {
    const game = changed((at) => {
      at.general(1, 'ling-tong')
      at.hand(0, 'dismantle-s3')
      at.hand(1, 'dodge-h2')
      at.hand(2, 'dodge-d2')
    })
    aim(game, 0, 'dismantle-s3', 1)
    game.passUntil(0, 'play')
    expect(times(game, 'uses-skill')).toBe(0)
    const alone = changed((at) => {
      at.general(0, 'ling-tong')
      at.wear(0, 'spear-sq')
      at.hand(0, 'axe-d5')
    })
    alone.play(0, 'axe-d5')
    expect(alone.kind(0)).toBe('play')
  })
})

describe('yongjin', () => {
  const armed = () =>
    changed((at) => {
      at.general(0, 'ling-tong')
      at.wear(1, 'spear-sq')
      at.wear(2, 'renwang-c2')
    })

  it('moves up to three pieces one after the other, once per game (H192)', () => {
    const game = armed()
    game.play(0, 'yongjin')
    game.play(0, 'spear-sq')
    game.play(0, 'to-seat-2')
    expect(game.worn(2)).toContain('spear-sq')
    game.play(0, 'renwang-c2')
    game.play(0, 'to-seat-0')
    game.play(0, 'spear-sq')
    game.play(0, 'to-seat-3')
    expect([game.worn(0), game.worn(3)], 'the spear twice').toEqual([['renwang-c2'], ['spear-sq']])
    expect(game.kind(0)).toBe('play')
    expect(game.options(0)).not.toContain('yongjin')
  })

  it('may stop after the first', () => {
    const game = armed()
    game.play(0, 'yongjin')
    game.play(0, 'spear-sq')
    game.play(0, 'to-seat-3')
    game.pass(0)
    expect(game.kind(0)).toBe('play')
    expect(game.worn(3)).toEqual(['spear-sq'])
  })

  it('is refused where nothing can be moved', () => {
    expect(changed((at) => at.general(0, 'ling-tong')).options(0)).not.toContain('yongjin')
    const full = changed((at) => {
      at.general(0, 'ling-tong')
      at.wear(0, 'spear-sq')
      at.wear(1, 'axe-d5')
    }, 2)
    expect(full.options(0)).not.toContain('yongjin')
  })

  it('clashes with 旋略: what he moves away himself is lost too', () => {
    const game = changed((at) => {
      at.general(0, 'ling-tong')
      at.wear(0, 'spear-sq')
      at.hand(1, 'dodge-h2')
    })
    game.play(0, 'yongjin')
    game.play(0, 'spear-sq')
    game.play(0, 'to-seat-2')
    game.passUntil(0, 'cards-lost')
    game.play(0, 'xuanlue')
    game.play(0, 'seat-1')
    expect(game.hand(1)).toEqual([])
  })
})
