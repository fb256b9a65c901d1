// 糜夫人: 閨秀, 存嗣, 勇決.
import { describe, expect, it } from 'vitest'
import { title } from '../../../../../src/games/hegemony/index.ts'
import { playerAt } from '../../../../../src/games/hegemony/table/state.ts'
import type { Layer } from '../../lay.ts'
import { momentous } from '../../momentous.ts'
import { aim, before, times } from '../../moves.ts'

const heir = (plan: (at: Layer) => void = () => undefined) =>
  momentous((at) => {
    at.general(0, 'mi-furen')
    at.general(1, 'zhao-yun')
    plan(at)
  })

describe('guixiu', () => {
  it('draws 2 when she is revealed, by herself or by a skill (H167)', () => {
    const game = momentous((at) => {
      at.hidden(0, 'mi-furen', 'both')
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-head')
    game.passUntil(0, 'revealed')
    game.play(0, 'guixiu')
    expect(game.hand(0)).toHaveLength(2)
  })

  it('recovers 1 HP when she is removed (H167)', () => {
    const game = heir((at) => at.hp(0, 1))
    game.play(0, 'cunsi')
    game.play(0, 'seat-0')
    expect(game.hp(0)).toBe(2)
  })

  it('is refused when another general of hers is revealed, and to one who lost her skills', () => {
    const game = momentous((at) => {
      at.pair(0, 'mi-furen', 'zhao-yun', ['head'])
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-deputy')
    expect(times(game, 'uses-skill')).toBe(0)
    expect(game.asked.includes(0) && game.kind(0) === 'revealed').toBe(false)
  })
})

describe('cunsi', () => {
  it('removes her, gives 勇決 permanently, and 2 cards to another (H168, H181)', () => {
    const game = heir()
    game.play(0, 'cunsi')
    game.play(0, 'seat-1')
    expect(before(game, 0).generals[0]).toMatchObject({ removed: true, lost: true, up: true })
    expect(before(game, 1).gained).toEqual(['mi-furen:yongjue'])
    expect(game.hand(1)).toHaveLength(2)
    expect(game.options(0), 'she is gone').not.toContain('cunsi')
    const reader = { language: 'en', style: 'markdown', seatName: (seat: number) => `Seat ${seat}` } as const
    expect(title.board(game.view('public'), reader)).toContain('removed')
    expect(title.board(game.view('public'), reader)).toContain('Resolve')
    expect(title.hand(game.view(1), reader)).toContain('Resolve 勇決')
    expect(title.pictures?.table?.(game.view('public'), reader)?.alt).toContain('removed')
  })

  it('gives no cards to herself, and reveals her first where she was hidden (H168)', () => {
    const game = momentous((at) => at.hidden(0, 'mi-furen', 'both'))
    game.play(0, 'cunsi')
    game.play(0, 'seat-0')
    game.passUntil(0, 'revealed')
    game.play(0, 'guixiu')
    expect(game.hand(0)).toHaveLength(2)
    expect(before(game, 0)).toMatchObject({ faction: 'shu', gained: ['mi-furen:yongjue'] })
    expect(before(game, 0).generals[1]?.up).toBe(false)
  })

  it('ends the rewards of both up: nobody has two generals any more (H180)', () => {
    const game = momentous((at) => at.pair(0, 'mi-furen', 'zhao-yun', ['head']))
    playerAt(game.state, 0).rewarded = false
    game.play(0, 'cunsi')
    game.play(0, 'seat-0')
    expect(before(game, 0).rewarded).toBe(true)
  })
})

describe('yongjue', () => {
  const resolved = (plan: (at: Layer) => void = () => undefined) =>
    heir((at) => {
      playerAt(at.state, 0).gained = ['mi-furen:yongjue']
      at.hand(0, 'slash-s7', 'ex-nihilo-h7')
      plan(at)
    })

  it('lets the user take back a Slash that was the first card of the phase (H169)', () => {
    const game = resolved()
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(0, 'skill')
    game.play(0, 'take')
    expect(game.hand(0)).toEqual(['ex-nihilo-h7', 'slash-s7'])
  })

  it('works right after 存嗣, which is no card (QSanguosha #251)', () => {
    const game = heir((at) => at.hand(0, 'slash-s7'))
    game.play(0, 'cunsi')
    game.play(0, 'seat-0')
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(0, 'skill')
    game.play(0, 'take')
    expect(game.hand(0)).toContain('slash-s7')
  })

  it('is for everybody of the faction (QSanguosha #33)', () => {
    const game = momentous((at) => {
      at.general(0, 'zhao-yun')
      at.general(1, 'ma-chao')
      playerAt(at.state, 1).gained = ['mi-furen:yongjue']
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 3)
    game.passUntil(0, 'skill')
    game.play(0, 'take')
    expect(game.hand(0)).toEqual(['slash-s7'])
  })

  it('is refused for the second card, for other factions, and for cards that are gone', () => {
    const second = resolved((at) => at.deck('dodge-h2', 'dodge-d2'))
    second.play(0, 'ex-nihilo-h7')
    second.passUntil(0, 'play')
    aim(second, 0, 'slash-s7', 3)
    second.passUntil(0, 'play')
    expect(second.hand(0)).not.toContain('slash-s7')
    const foe = momentous((at) => {
      playerAt(at.state, 1).gained = ['mi-furen:yongjue']
      at.hand(0, 'slash-s7')
    })
    aim(foe, 0, 'slash-s7', 3)
    foe.passUntil(0, 'play')
    expect(foe.hand(0)).toEqual([])
    const taken = resolved((at) => at.general(3, 'cao-cao'))
    aim(taken, 0, 'slash-s7', 3)
    taken.passUntil(3, 'after-suffering')
    taken.play(3, 'jianxiong')
    taken.passUntil(0, 'play')
    expect(taken.hand(3)).toEqual(['slash-s7'])
  })
})
