// The four armors: Eight Trigrams 八卦陣, Renwang Shield 仁王盾, Rattan Armor 藤甲, Silver Lion 白銀獅子.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, chain, hps, times } from '../moves.ts'

describe('eight-trigrams', () => {
  const table = (judged: string, ...hand: string[]) =>
    lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(1, ...hand)
      at.deck(judged)
    })

  it('judged red is a Dodge without a card', () => {
    const game = table('peach-h4', 'dodge-d2')
    aim(game, 0, 'slash-s7', 1)
    expect(game.options(1)).toEqual(['eight-trigrams', 'dodge-d2', 'pass'])
    game.play(1, 'eight-trigrams')
    expect(game.hp(1)).toBe(4)
    expect(game.hand(1)).toEqual(['dodge-d2'])
  })

  it('judged black leaves the real Dodge', () => {
    const game = table('slash-c2', 'dodge-d2')
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'eight-trigrams')
    expect(game.options(1), 'one judgement for each Dodge').toEqual(['dodge-d2', 'pass'])
    game.play(1, 'dodge-d2')
    expect(game.hp(1)).toBe(4)
    const bare = table('slash-c2')
    aim(bare, 0, 'slash-s7', 1)
    bare.play(1, 'eight-trigrams')
    expect(bare.hp(1)).toBe(3)
  })

  it('serves against a Volley of Arrows too', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'arrow-volley-ha')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4')
    })
    game.play(0, 'arrow-volley-ha')
    game.play(1, 'eight-trigrams')
    expect(hps(game)).toEqual([4, 4, 3])
  })

  it('serves for each of two Dodges by a judgement of its own', () => {
    const game = lay({}, (at) => {
      at.general(0, 'lu-bu')
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4', 'dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'eight-trigrams')
    game.play(1, 'eight-trigrams')
    expect(game.hp(1)).toBe(4)
    expect(times(game, 'judges')).toBe(2)
  })
})

describe('renwang', () => {
  it('keeps black Slashes off, of any nature; red ones work', () => {
    const struck = (card: string) => {
      const game = lay({}, (at) => {
        at.hand(0, card)
        at.wear(1, 'renwang-c2')
        at.hand(1, 'dodge-d2')
      })
      aim(game, 0, card, 1)
      if (game.asked.includes(1)) game.pass(1)
      return game.hp(1) === 3
    }
    expect(struck('slash-s7')).toBe(false)
    expect(struck('thunder-slash-c6')).toBe(false)
    expect(struck('slash-d10')).toBe(true)
    expect(struck('fire-slash-h4')).toBe(true)
  })

  it('does not know a Slash without colour (H19)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiahou-yuan')
      at.phase('judge')
      at.wear(1, 'renwang-c2')
    })
    game.play(0, 'shensu')
    game.play(0, 'seat-1')
    expect(game.hp(1)).toBe(3)
  })
})

describe('rattan', () => {
  it('keeps off normal Slashes, Barbarians and Volleys, without a window; not fire and thunder', () => {
    const after = (card: string, ...targets: number[]) => {
      const game = lay({}, (at) => {
        at.hand(0, card)
        at.wear(1, 'rattan-c2')
        at.hp(2, 4)
      })
      aim(game, 0, card, ...targets)
      return game.hp(1)
    }
    expect(after('slash-d10', 1)).toBe(4)
    expect(after('barbarians-sk')).toBe(4)
    expect(after('arrow-volley-ha')).toBe(4)
    expect(after('thunder-slash-s6', 1)).toBe(3)
    expect(after('fire-slash-h4', 1), 'fire burns it').toBe(2)
  })

  it('burns with fire of any source, along the chain too', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-attack-h2', 'peach-h6')
      at.hand(1, 'peach-h4')
      at.wear(1, 'rattan-c2')
    })
    aim(game, 0, 'fire-attack-h2', 1)
    game.pass()
    game.play(1, 'peach-h4')
    game.play(0, 'peach-h6')
    expect(game.hp(1)).toBe(2)
    const chained = lay({}, (at) => {
      at.hand(0, 'fire-slash-h4')
      at.wear(2, 'rattan-c2')
      chain(at, 1, 2)
    })
    aim(chained, 0, 'fire-slash-h4', 1)
    expect(hps(chained)).toEqual([4, 3, 2])
  })
})

describe('silver-lion', () => {
  it('makes more than 1 damage 1', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.wear(1, 'silver-lion-ca')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1)).toBe(3)
    const lightning = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.wear(0, 'silver-lion-ca')
      at.deck('slash-s8')
    })
    expect(lightning.hp(0)).toBe(3)
  })

  it.each([
    ['discarded', 'dismantle-s3'],
    ['taken', 'snatch-s3'],
  ])('%s gives 1 HP back to who wore it, if wounded', (_how, trick) => {
    const game = lay({}, (at) => {
      at.hand(0, trick)
      at.wear(1, 'silver-lion-ca')
      at.hp(1, 2)
    })
    aim(game, 0, trick, 1)
    expect(game.hp(1)).toBe(3)
    const whole = lay({}, (at) => {
      at.hand(0, trick)
      at.wear(1, 'silver-lion-ca')
    })
    aim(whole, 0, trick, 1)
    expect(whole.hp(1)).toBe(4)
    expect(whole.story).not.toContain('recovers')
  })

  it('replaced gives it too', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'silver-lion-ca')
      at.hand(0, 'renwang-c2')
      at.hp(0, 2)
    })
    game.play(0, 'renwang-c2')
    expect(game.hp(0)).toBe(3)
    expect(game.worn(0)).toEqual(['renwang-c2'])
    expect(game.discard).toContain('silver-lion-ca')
  })

  it('does not bring the dead back', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'silver-lion-ca')
      at.hp(1, 1)
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.alive(1)).toBe(false)
    expect(game.story).not.toContain('recovers')
  })
})
