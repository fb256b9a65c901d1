// 馬謖: 散謠, 制蠻.
import { describe, expect, it } from 'vitest'
import { changeDeputy, changed } from '../../changed.ts'
import type { Layer } from '../../lay.ts'
import { aim, before, times } from '../../moves.ts'

describe('sanyao', () => {
  it('deals 1 damage to one with the most HP, for a card of hand or equipment (H188)', () => {
    const game = changed((at) => {
      at.general(0, 'ma-su')
      at.hp(1, 2)
      at.hand(0, 'dodge-h2')
      at.wear(0, 'spear-sq')
    })
    game.play(0, 'sanyao')
    game.play(0, 'spear-sq')
    expect(game.options(0)).toEqual(['seat-2', 'seat-3', 'back'])
    game.play(0, 'seat-2')
    game.passUntil(0, 'dealing')
    game.pass(0)
    game.passUntil(0, 'play')
    expect([game.hp(2), game.discard]).toEqual([3, ['spear-sq']])
    expect(game.options(0), 'once').not.toContain('sanyao')
  })

  it('is refused without a card', () => {
    expect(changed((at) => at.general(0, 'ma-su')).options(0)).not.toContain('sanyao')
  })

  it('may name himself where nobody has more (H188)', () => {
    const game = changed((at) => {
      at.general(0, 'ma-su')
      for (const seat of [1, 2, 3]) at.hp(seat, 2)
      at.hand(0, 'dodge-h2')
    })
    game.play(0, 'sanyao')
    game.play(0, 'dodge-h2')
    expect(game.options(0)).toEqual(['seat-0', 'back'])
    game.play(0, 'seat-0')
    expect(game.hp(0), 'and is asked for no 制蠻').toBe(2)
  })
})

/** Ma Su strikes this seat. */
const striking = (target: number, plan: (at: Layer) => void = () => undefined) => {
  const game = changed((at) => {
    at.general(0, 'ma-su')
    at.general(3, 'zhao-yun')
    at.hand(0, 'slash-s7', 'slash-s8')
    at.wear(0, 'crossbow-da')
    plan(at)
  })
  aim(game, 0, 'slash-s7', target)
  game.passUntil(0, 'dealing')
  return game
}

describe('zhiman', () => {
  it('takes a card that lies before the victim instead of damage (H189)', () => {
    const game = striking(1, (at) => {
      at.wear(1, 'spear-sq')
      at.judgement(1, 'indulgence-h6')
    })
    game.play(0, 'zhiman')
    expect(game.options(0)).toEqual(['spear-sq', 'indulgence-h6'])
    game.play(0, 'indulgence-h6')
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hand(0)]).toEqual([4, expect.arrayContaining(['indulgence-h6'])])
    expect(before(game, 1).judgement).toEqual([])
  })

  it('prevents the damage also where nothing lies there (H189)', () => {
    const game = striking(1)
    game.play(0, 'zhiman')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(4)
  })

  it('lets an ally change its deputy, once by this skill (H183, H189, noname #194)', () => {
    const game = striking(3)
    game.play(0, 'zhiman')
    const id = changeDeputy(game, 3)
    game.passUntil(0, 'play')
    expect(before(game, 3).generals[1]).toMatchObject({ id, place: 'deputy', up: true, lost: false })
    aim(game, 0, 'slash-s8', 3)
    game.passUntil(0, 'dealing')
    game.play(0, 'zhiman')
    game.passUntil(0, 'play')
    expect(times(game, 'changes-deputy')).toBe(1)
  })

  it('is refused for damage to himself and for a loss of HP, and asks nobody of another faction', () => {
    const game = striking(1)
    game.play(0, 'zhiman')
    game.passUntil(0, 'play')
    expect(times(game, 'changes-deputy')).toBe(0)
    const own = changed((at) => {
      at.general(0, 'ma-su')
      at.hand(0, 'fire-attack-h2', 'dodge-h2', 'peach-h4')
    })
    own.play(0, 'fire-attack-h2')
    own.play(0, 'seat-0')
    own.passUntil(0)
    expect(own.kind(0)).not.toBe('dealing')
  })

  it('clashes with 鐵索連環: damage that was prevented runs along no chain (H46)', () => {
    const game = changed((at) => {
      at.general(0, 'ma-su')
      at.hand(0, 'fire-slash-h4')
      for (const seat of [1, 3]) Object.assign(at.state.players[seat] ?? {}, { chained: true })
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.passUntil(0, 'dealing')
    game.play(0, 'zhiman')
    game.passUntil(0, 'play')
    expect([game.hp(1), game.hp(3)]).toEqual([4, 4])
    expect(before(game, 1).chained).toBe(true)
  })

  it('clashes with 挽危: what he takes of her equipment she may replace', () => {
    const game = striking(1, (at) => {
      at.general(1, 'bian-furen')
      at.wear(1, 'spear-sq')
      at.hand(1, 'dodge-d2')
    })
    game.play(0, 'zhiman')
    game.passUntil(1, 'parting')
    game.play(1, 'wanwei')
    game.play(1, 'dodge-d2')
    expect([game.worn(1), game.hand(1)]).toEqual([['spear-sq'], []])
  })
})
