// 華佗: 急救, 青囊; as in the first edition (H95).
import { describe, expect, it } from 'vitest'
import { lay } from '../../lay.ts'

describe('jijiu', () => {
  it('outside his turn a red card of hand or equipment saves the dying', () => {
    const game = lay({}, (at) => {
      at.general(2, 'hua-tuo')
      at.hand(0, 'slash-s7')
      at.hp(1, 1)
      at.hand(2, 'slash-s8', 'dodge-h2')
      at.wear(2, 'axe-d5')
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(2, 'rescue')
    expect(game.options(2)).toEqual(expect.arrayContaining(['jijiu:dodge-h2', 'jijiu:axe-d5']))
    game.play(2, 'jijiu:axe-d5')
    expect(game.hp(1)).toBe(1)
  })

  it.each([
    ['who hides him', 'hua-tuo', 'axe-d5', ['jijiu:axe-d5', 'pass']],
    ['no matter who else might, for all the others know', 'zhang-jiao', 'axe-d5', ['pass']],
    ['regardless of its colour', 'hua-tuo', 'qinggang-s6', ['pass']],
    ['nobody who wears nothing', 'hua-tuo', undefined, undefined],
    ['nobody who hides no general of Qun', 'sun-quan', 'axe-d5', undefined],
  ] as const)(
    'without a hand, equipment lets him save too: asked is %s (%s, %s; H63)',
    (_, general, worn, options) => {
      const game = lay({}, (at) => {
        at.hidden(2, general)
        at.hand(0, 'slash-s7')
        at.hp(1, 1)
        if (worn) at.wear(2, worn)
      })
      game.play(0, 'slash-s7')
      game.play(0, 'seat-1')
      while (game.asked.length > 0 && !(game.asked.includes(2) && game.kind(2) === 'rescue') && game.alive(1))
        game.pass()
      expect(game.alive(1) ? game.options(2) : undefined).toEqual(options)
    },
  )

  it('not in his own turn', () => {
    const game = lay({}, (at) => {
      at.general(0, 'hua-tuo')
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.hp(1, 1)
    })
    game.play(0, 'slash-s7')
    game.play(0, 'seat-1')
    game.passUntil(0, 'rescue')
    expect(game.options(0)).toEqual(['pass'])
  })
})

it('qingnang: once per play phase a hand card heals somebody wounded, himself too', () => {
  const game = lay({}, (at) => {
    at.general(0, 'hua-tuo')
    at.hand(0, 'slash-s7', 'dodge-h2')
    at.hp(0, 1)
    at.hp(2, 2)
  })
  game.play(0, 'qingnang')
  game.play(0, 'slash-s7')
  expect(game.options(0)).toEqual(['seat-0', 'seat-2', 'back'])
  game.play(0, 'seat-0')
  expect(game.hp(0)).toBe(2)
  expect(game.options(0)).not.toContain('qingnang')
})
