// 馬岱: 馬術, 潛襲.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../../src/engine/game.ts'
import { title } from '../../../../../src/games/hegemony/index.ts'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, times } from '../../moves.ts'

/** Ma Dai at seat 0 begins his turn, discards this card and binds seat 1. */
const bound = (
  discarded: string,
  plan: (at: Layer) => void = () => undefined,
  seats = 5,
  more: Options = {},
) => {
  const game = momentous(
    (at) => {
      at.general(0, 'ma-dai')
      at.hand(0, discarded, 'slash-s7')
      at.deck('lightning-sa')
      at.phase('prepare')
      plan(at)
    },
    seats,
    more,
  )
  game.passUntil(0, 'phase-start')
  game.play(0, 'qianxi')
  game.play(0, discarded)
  return game
}

describe('mashu', () => {
  it('makes others 1 nearer (H166)', () => {
    const game = momentous((at) => {
      at.general(0, 'ma-dai')
      at.hand(0, 'snatch-s3')
      at.hand(2, 'dodge-h2')
    }, 6)
    game.play(0, 'snatch-s3')
    expect(game.options(0)).toContain('seat-2')
    expect(game.options(0)).not.toContain('seat-3')
  })
})

describe('qianxi', () => {
  it('keeps red hand cards from one at distance 1: no Dodge (H166)', () => {
    const game = bound('peach-h4', (at) => at.hand(1, 'dodge-h2', 'slash-s8'))
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-4'])
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    expect(game.options(1)).toEqual(['pass'])
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
  })

  it('leaves the other colour, and everything once the turn is over (H166)', () => {
    const game = bound('slash-s9', (at) => at.hand(1, 'dodge-h2', 'duel-sa'))
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    expect(game.options(1)).toEqual(['dodge-h2', 'pass'])
    game.pass()
    game.play(0, 'end')
    game.passUntil(1, 'play')
    expect(game.options(1)).toContain('duel-sa')
  })

  it('leaves a card made of two colours, and not one made of two withheld cards (H166)', () => {
    const demanded = (...hand: string[]) => {
      const game = bound('peach-h4', (at) => {
        at.wear(1, 'spear-sq')
        at.hand(1, ...hand)
        at.hand(0, 'duel-sa')
      })
      game.play(0, 'seat-1')
      game.passUntil(0, 'play')
      aim(game, 0, 'duel-sa', 1)
      game.passUntil(1, 'answer-slash')
      return game.options(1)
    }
    expect(demanded('dodge-h2', 'slash-s8')).toEqual(['slash-s8', 'spear', 'pass'])
    expect(demanded('dodge-h2', 'dodge-d2')).toEqual(['pass'])
    expect(demanded('dodge-h2', 'dodge-d2', 'wine-s9')).toEqual(['spear', 'pass'])
  })

  it('says so to everybody, and lets these be discarded', () => {
    const game = bound('peach-h4', (at) => at.hand(1, 'dodge-h2'))
    game.play(0, 'seat-1')
    expect(game.story).toContain('withheld-red')
    const reader = { language: 'en', style: 'markdown', seatName: (seat: number) => `Seat ${seat}` } as const
    expect(title.board(game.view('public'), reader)).toContain('no red hand cards')
    expect(title.hand(game.view(1), reader)).toContain('no red hand cards')
  })

  it('is refused in another’s turn; it names nobody where nobody is at distance 1 (HuoDong #263)', () => {
    const far = bound(
      'peach-h4',
      (at) => {
        at.general(1, 'cao-ren')
        at.general(2, 'cao-hong')
        at.general(3, 'zhang-liao')
        at.wear(1, 'jueying-s5')
        at.wear(3, 'dilu-c5')
      },
      4,
      { formation: true },
    )
    expect(far.kind(0)).not.toBe('skill')
    const other = momentous((at) => {
      at.general(1, 'ma-dai')
      at.phase('prepare')
    })
    expect(other.kind(0)).toBe('play')
  })

  it('is over when he dies in his own turn (sgs #67)', () => {
    const game = bound('peach-h4', (at) => {
      at.hp(0, 1)
      at.hand(0, 'duel-sa')
      at.general(1, 'gan-ning')
      at.hand(1, 'slash-s8', 'ex-nihilo-h7')
    })
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s8')
    game.passUntil(1, 'play')
    expect(game.alive(0)).toBe(false)
    expect(game.options(1)).toContain('ex-nihilo-h7')
  })

  it('clashes with 紅顏: a ♠ of hers is red', () => {
    const game = bound('peach-h4', (at) => {
      at.general(1, 'xiao-qiao')
      at.hand(1, 'slash-s8', 'slash-c2')
      at.hand(0, 'duel-sa')
    })
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    expect(game.options(1)).toEqual(['slash-c2', 'pass'])
    expect(times(game, 'withheld-red')).toBe(1)
  })
})
