// Basic cards: Slash 殺 of three natures, Dodge 閃, Peach 桃, Wine 酒.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, times } from '../moves.ts'

describe('slash', () => {
  it('strikes one other player within range for 1 damage', () => {
    const game = lay({ seats: 5 }, (at) => at.hand(0, 'slash-s7'))
    game.play(0, 'slash-s7')
    expect(game.options(0), 'neighbours only, and never oneself').toEqual(['seat-1', 'seat-4', 'back'])
    game.play(0, 'seat-4')
    expect(hps(game)).toEqual([4, 4, 4, 4, 3])
    expect(game.discard).toContain('slash-s7')
  })

  it('is once per play phase, regardless of its nature (H8)', () => {
    const game = lay({}, (at) => at.hand(0, 'slash-s7', 'fire-slash-h4', 'thunder-slash-s6'))
    aim(game, 0, 'slash-s7', 1)
    expect(game.options(0)).toEqual(['end'])
  })

  it('played in a Duel does not use up the limit', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'duel-sa', 'slash-s7', 'slash-s8')
      at.hand(1, 'slash-c2')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-c2')
    game.play(0, 'slash-s7')
    expect(game.hp(1)).toBe(3)
    expect(game.options(0)).toContain('slash-s8')
  })

  it('played against Barbarians on the own turn’s Slash limit does not count either', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'barbarians-sk', 'slash-s7')
      at.hand(1, 'slash-c2')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-c2')
    game.passUntil(0, 'play')
    expect(game.options(0), 'nothing was used yet').toContain('slash-s7')
  })

  it('checks its range only when the target is named', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.general(0, 'zhen-ji')
      at.general(2, 'tian-feng')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
      at.hand(2, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 2)
    game.play(0, 'twin-swords')
    game.play(2, 'peach-h4')
    game.play(2, 'sijian')
    game.play(2, 'seat-0')
    expect(game.worn(0), 'the weapon that reached him is gone').toEqual([])
    expect(game.hp(2)).toBe(2)
  })

  it('of fire and of thunder strikes as fire and thunder', () => {
    const fire = lay({}, (at) => at.hand(0, 'fire-slash-h4'))
    aim(fire, 0, 'fire-slash-h4', 1)
    expect(fire.story).toContain('damage-fire')
    const thunder = lay({}, (at) => {
      at.hand(0, 'thunder-slash-s6')
      chain(at, 1, 2)
    })
    aim(thunder, 0, 'thunder-slash-s6', 1)
    expect(times(thunder, 'damage-thunder'), 'it spreads through the chain').toBe(2)
    expect(hps(thunder)).toEqual([4, 3, 3])
  })

  it('of fire hurts one more through Rattan Armor and spreads with it', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-slash-h4')
      at.wear(1, 'rattan-c2')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    expect(hps(game)).toEqual([4, 2, 2])
  })

  it('without fire or thunder does not touch the chain', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      chain(at, 1, 2)
    })
    aim(game, 0, 'slash-s7', 1)
    expect(hps(game)).toEqual([4, 3, 4])
    expect(before(game, 1).chained).toBe(true)
  })
})

describe('dodge', () => {
  it('cancels a Slash, and cannot be used of one’s own accord', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.hand(1, 'dodge-d2', 'peach-h4')
    })
    expect(game.options(0)).toEqual(['slash-s7', 'end'])
    aim(game, 0, 'slash-s7', 1)
    expect(game.options(1), 'only Dodge answers').toEqual(['dodge-d2', 'pass'])
    game.play(1, 'dodge-d2')
    expect(game.hp(1)).toBe(4)
    expect(game.discard).toEqual(expect.arrayContaining(['slash-s7', 'dodge-d2']))
  })

  it('need not be given', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.hand(1, 'dodge-d2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.pass(1)
    expect(game.hp(1)).toBe(3)
    expect(game.hand(1)).toEqual(['dodge-d2'])
  })
})

describe('peach', () => {
  it('heals oneself in the play phase, only when wounded, up to the maximum', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'peach-h4', 'peach-h6')
      at.hp(0, 3)
      at.hp(1, 1)
    })
    game.play(0, 'peach-h4')
    expect(hps(game), 'nobody else is asked about or healed').toEqual([4, 1, 4])
    expect(game.options(0), 'no longer wounded').toEqual(['end'])
  })

  it('saves a dying player, by anybody’s hand', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.hand(2, 'peach-h4')
      at.hp(1, 1)
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.kind(2)).toBe('rescue')
    game.play(2, 'peach-h4')
    expect(game.alive(1)).toBe(true)
    expect(game.hp(1)).toBe(1)
  })

  it('is needed as often as HP are missing to 1', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-s9', 'slash-s7')
      at.hand(2, 'peach-h4', 'peach-h6', 'peach-h7')
      at.hp(1, 1)
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    game.play(2, 'peach-h4')
    expect(game.hp(1)).toBe(0)
    game.play(2, 'peach-h6')
    expect(game.hp(1)).toBe(1)
    expect(game.hand(2), 'the third is kept').toEqual(['peach-h7'])
  })
})

describe('wine', () => {
  it('adds 1 to the damage of the next Slash, once per turn', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'crossbow-da')
      at.hand(0, 'wine-s9', 'wine-c9', 'slash-s7', 'slash-s8')
    })
    game.play(0, 'wine-s9')
    expect(game.options(0), 'one Wine a turn').not.toContain('wine-c9')
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1)).toBe(2)
    aim(game, 0, 'slash-s8', 1)
    expect(game.hp(1), 'the bonus was for one Slash').toBe(1)
  })

  it('is spent by a Slash that is dodged (H34)', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'crossbow-da')
      at.hand(0, 'wine-s9', 'slash-s7', 'slash-s8')
      at.hand(1, 'dodge-d2')
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'dodge-d2')
    aim(game, 0, 'slash-s8', 1)
    expect(game.hp(1)).toBe(3)
  })

  it('vanishes at the end of the turn when no Slash came (H15)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hand(0, 'wine-s9')
      at.deck('slash-c2', 'slash-c3', 'slash-c4', 'slash-c5')
    })
    game.play(0, 'wine-s9')
    expect(game.state.turn?.drunk).toBe(true)
    game.play(0, 'end')
    expect(game.state.turn).toMatchObject({ seat: 1, drunk: false, wines: 0 })
    game.play(1, 'end')
    aim(game, 0, 'slash-c4', 1)
    game.pass(1)
    expect(game.hp(1)).toBe(3)
  })

  it('does nothing for damage that is no Slash', () => {
    const game = lay({}, (at) => at.hand(0, 'wine-s9', 'barbarians-sk'))
    game.play(0, 'wine-s9')
    game.play(0, 'barbarians-sk')
    expect(hps(game)).toEqual([4, 3, 3])
    expect(game.state.turn?.drunk, 'it still waits').toBe(true)
  })

  it('saves oneself when dying, as often as one has it, and nobody else', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-d9', 'slash-s7')
      at.hand(1, 'wine-s9', 'wine-c9')
      at.hp(1, 1)
    })
    game.play(0, 'wine-d9')
    aim(game, 0, 'slash-s7', 1)
    game.pass(1)
    expect(game.kind(1)).toBe('rescue')
    game.play(1, 'wine-s9')
    game.play(1, 'wine-c9')
    expect(game.hp(1)).toBe(1)
    const other = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.hand(2, 'wine-s9')
      at.hp(1, 1)
    })
    aim(other, 0, 'slash-s7', 1)
    expect(other.options(2)).toEqual(['pass'])
    other.pass(2)
    expect(other.alive(1)).toBe(false)
  })

  it('saves its drinker also after one was drunk for a Slash this turn', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'wine-s9', 'duel-sa', 'wine-c9')
      at.hand(1, 'slash-c2')
      at.hp(0, 1)
    })
    game.play(0, 'wine-s9')
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-c2')
    game.passUntil(0, 'rescue')
    game.play(0, 'wine-c9')
    expect(game.hp(0)).toBe(1)
  })
})
