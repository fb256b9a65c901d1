// The ten weapons: how far each reaches, and what it does besides.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, times } from '../moves.ts'

describe('range', () => {
  it.each([
    ['crossbow-da', 1],
    ['qinggang-s6', 2],
    ['twin-swords-s2', 2],
    ['ice-sword-s2', 2],
    ['six-swords-d6', 2],
    ['axe-d5', 3],
    ['spear-sq', 3],
    ['triblade-dq', 3],
    ['feather-fan-da', 4],
    ['qilin-bow-h5', 5],
  ])('%s reaches %i', (weapon, range) => {
    const game = lay({ seats: 12 }, (at) => {
      at.wear(0, weapon)
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toHaveLength(2 * range + 1)
    expect(game.options(0)).toContain(`seat-${range}`)
  })

  it('is 1 with bare hands', () => {
    const game = lay({ seats: 12 }, (at) => at.hand(0, 'slash-s7'))
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-11', 'back'])
  })
})

describe('crossbow', () => {
  it('takes the limit off Slashes', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'crossbow-da')
      at.hand(0, 'slash-s7', 'slash-s8', 'fire-slash-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    aim(game, 0, 'slash-s8', 1)
    aim(game, 0, 'fire-slash-h4', 2)
    expect(hps(game)).toEqual([4, 2, 3])
  })

  it('does so also when it is put on after the first Slash, and not once it is gone', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7', 'crossbow-da', 'slash-s8', 'axe-d5', 'slash-s9')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.options(0)).not.toContain('slash-s8')
    game.play(0, 'crossbow-da')
    aim(game, 0, 'slash-s8', 1)
    game.play(0, 'axe-d5')
    expect(game.options(0)).not.toContain('slash-s9')
  })

  it('is of no help for the Slash it is made into', () => {
    const game = lay({}, (at) => {
      at.general(0, 'guan-yu')
      at.wear(0, 'crossbow-da')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.options(0)).toEqual(['end'])
  })
})

describe('qinggang', () => {
  it('ignores armor, worn or lent by a skill', () => {
    const worn = lay({}, (at) => {
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'slash-s7')
      at.wear(1, 'renwang-c2')
    })
    aim(worn, 0, 'slash-s7', 1)
    expect(worn.hp(1)).toBe(3)
    const lent = lay({}, (at) => {
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'slash-s7')
      at.general(1, 'wo-long')
    })
    aim(lent, 0, 'slash-s7', 1)
    expect(lent.hp(1), 'no judgement of the Eight Trigrams').toBe(2)
    expect(lent.story).not.toContain('judges')
  })

  it('for that Slash alone: Rattan burns no hotter and the Lion does not soften', () => {
    const rattan = lay({}, (at) => {
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'fire-slash-h4')
      at.wear(1, 'rattan-c2')
    })
    aim(rattan, 0, 'fire-slash-h4', 1)
    expect(rattan.hp(1)).toBe(3)
    const lion = lay({}, (at) => {
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'wine-s9', 'slash-s7', 'arrow-volley-ha')
      at.wear(1, 'silver-lion-ca')
      at.wear(2, 'rattan-c2')
    })
    lion.play(0, 'wine-s9')
    aim(lion, 0, 'slash-s7', 1)
    expect(lion.hp(1)).toBe(2)
    lion.play(0, 'arrow-volley-ha')
    expect(lion.hp(2), 'armor works again').toBe(4)
  })

  it.each([
    ['pan-feng', 'kuangfu', 'put-on'],
    ['pang-de', 'mengjin', 'silver-lion-ca'],
  ] as const)(
    'until it is over for its target: %s takes the Lion away, which gives no HP back (H104)',
    (general, skill, way) => {
      const game = lay({}, (at) => {
        at.general(0, general)
        at.wear(0, 'qinggang-s6')
        at.wear(1, 'silver-lion-ca')
        at.hp(1, 2)
        at.hand(0, 'slash-s7')
        at.hand(1, 'dodge-h2', 'dodge-d2')
      })
      aim(game, 0, 'slash-s7', 1)
      if (skill === 'mengjin') game.play(1, 'dodge-h2')
      else game.pass(1)
      game.play(0, skill)
      game.play(0, way)
      expect(game.worn(1)).toEqual([])
      expect(game.story).not.toContain('recovers')
    },
  )

  it('works on the targets of the Slash, not on those the chain brings', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'fire-slash-h4')
      at.wear(2, 'rattan-c2')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    expect(hps(game)).toEqual([4, 3, 2])
  })

  it('is over for a target who has dodged: the chain brings the fire of another to Rattan', () => {
    const game = lay({}, (at) => {
      at.general(0, 'ding-feng')
      at.wear(0, 'qinggang-s6')
      at.hand(0, 'fire-slash-h4')
      at.hand(1, 'dodge-h2')
      at.wear(1, 'rattan-c2')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1, 2)
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'dodge-h2')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 2, 3])
  })
})

describe('twin-swords', () => {
  const table = (how: 'up' | 'hidden' = 'up') =>
    lay({}, (at) => {
      if (how === 'up') at.general(0, 'zhen-ji')
      else at.hidden(0, 'zhen-ji', 'both')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
      at.deck('dodge-h2')
    })

  it('make the other gender discard a hand card or let the user draw', () => {
    const game = table()
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'twin-swords')
    expect(game.options(1)).toEqual(['peach-h4', 'pass'])
    game.pass(1)
    expect(game.hand(0)).toEqual(['dodge-h2'])
    const other = table()
    aim(other, 0, 'slash-s7', 1)
    other.play(0, 'twin-swords')
    other.play(1, 'peach-h4')
    expect(other.hand(1)).toEqual([])
    expect(other.hand(0)).toEqual([])
  })

  it('need a gender on both sides', () => {
    const game = table('hidden')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1)
    expect(game.kind(1), 'straight to the Dodge').toBe('answer-dodge')
    const same = lay({}, (at) => {
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
    })
    aim(same, 0, 'slash-s7', 1)
    expect(same.hp(1)).toBe(3)
    expect(same.story).not.toContain('uses-skill')
  })

  it('do not ask a target without a hand: it lets the user draw', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
      at.deck('dodge-h2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'twin-swords')
    expect(game.hand(0)).toEqual(['dodge-h2'])
    expect(game.kind(0)).toBe('play')
  })

  it('work once for each target', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.pair(0, 'zhen-ji', 'cao-ren')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'slash-s7')
      at.deck('dodge-h2', 'dodge-d2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'twin-swords')
    expect(game.kind(0), 'not offered again').toBe('play')
    expect(game.hand(0)).toHaveLength(1)
  })
})

describe('ice-sword', () => {
  it('prevents the damage and discards two cards one by one', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4', 'slash-c2')
      at.wear(1, 'axe-d5')
    })
    aim(game, 0, 'slash-s7', 1)
    game.pass(1)
    game.play(0, 'ice-sword')
    game.play(0, 'axe-d5')
    expect(game.hand(1)).toHaveLength(1)
    expect(game.hp(1)).toBe(4)
    expect(times(game, 'discards')).toBe(2)
  })

  it('discards the only one there is, and is not offered without any', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'slash-s7')
      at.wear(1, 'axe-d5')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'ice-sword')
    expect(game.worn(1)).toEqual([])
    expect(game.hp(1)).toBe(4)
    const bare = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'slash-s7')
    })
    aim(bare, 0, 'slash-s7', 1)
    expect(bare.hp(1)).toBe(3)
  })

  it('is not for damage along the chain; prevented damage does not spread', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'fire-slash-h4')
      at.wear(1, 'axe-d5')
      at.wear(2, 'spear-sq')
      chain(at, 1, 2)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.pass(0)
    expect(hps(game), 'taken without asking about seat 2').toEqual([4, 3, 3])
    const prevented = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'fire-slash-h4')
      at.wear(1, 'axe-d5')
      chain(at, 1, 2)
    })
    aim(prevented, 0, 'fire-slash-h4', 1)
    prevented.play(0, 'ice-sword')
    expect(hps(prevented)).toEqual([4, 4, 4])
    expect(before(prevented, 1).chained).toBe(true)
  })

  it('is not for a Duel or other tricks', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'ice-sword-s2')
      at.hand(0, 'duel-sa')
      at.wear(1, 'axe-d5')
    })
    aim(game, 0, 'duel-sa', 1)
    expect(game.hp(1)).toBe(3)
  })
})

describe('axe', () => {
  const table = (...more: string[]) =>
    lay({}, (at) => {
      at.wear(0, 'axe-d5', 'chitu-h5')
      at.hand(0, 'slash-s7', ...more)
      at.hand(1, 'dodge-d2')
    })

  it('for two cards a dodged Slash hits anyway; not for the Axe itself', () => {
    const game = table('peach-h4')
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'dodge-d2')
    game.play(0, 'axe')
    expect(game.options(0)).toEqual(['peach-h4', 'chitu-h5', 'back'])
    game.play(0, 'peach-h4', 'chitu-h5')
    expect(game.hp(1)).toBe(3)
    expect(game.worn(0)).toEqual(['axe-d5'])
  })

  it('may be declined, and needs two others', () => {
    const declined = table('peach-h4')
    aim(declined, 0, 'slash-s7', 1)
    declined.play(1, 'dodge-d2')
    declined.pass(0)
    expect(declined.hp(1)).toBe(4)
    const poor = table()
    aim(poor, 0, 'slash-s7', 1)
    poor.play(1, 'dodge-d2')
    expect(poor.kind(0)).toBe('play')
  })
})

it('axe: of one who died of the own Thunder after the Dodge it hits nobody', () => {
  const game = lay({ seats: 4 }, (at) => {
    at.general(1, 'zhang-jiao')
    at.hp(1, 2)
    at.wear(0, 'axe-d5')
    at.hand(0, 'slash-h10', 'dodge-d2', 'dodge-d3')
    at.hand(1, 'dodge-h2')
    at.deck('slash-s7')
  })
  aim(game, 0, 'slash-h10', 1)
  for (const choice of ['dodge-h2', 'leiji', 'seat-1']) game.play(1, choice)
  game.pass(0)
  expect(game.alive(1)).toBe(false)
  game.passUntil(0, 'dodged')
  game.play(0, 'axe')
  game.play(0, 'dodge-d2', 'dodge-d3')
  expect(game.story).not.toContain('damage-normal')
  expect(game.hp(1)).toBe(0)
})

describe('spear', () => {
  it('makes two hand cards a normal Slash', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'spear-sq', 'chitu-h5')
      at.hand(0, 'peach-h4', 'dodge-h2', 'slash-s7')
    })
    game.play(0, 'spear:slash')
    expect(game.options(0), 'hand cards only').toEqual(['peach-h4', 'dodge-h2', 'slash-s7', 'back'])
    game.play(0, 'peach-h4')
    aim(game, 0, 'dodge-h2', 1)
    expect(game.hp(1)).toBe(3)
    expect(game.options(0), 'it counts').toEqual(['end'])
  })

  it('also plays one, in answer to a Duel or to Barbarians', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'barbarians-sk')
      at.wear(1, 'spear-sq')
      at.hand(1, 'peach-h4', 'dodge-h2')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'spear')
    game.play(1, 'peach-h4')
    game.play(1, 'dodge-h2')
    expect(hps(game)).toEqual([4, 4, 3])
  })

  it('may be thought better of, also where a Slash is demanded', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'barbarians-sk', 'borrow-sword-cq')
      at.wear(1, 'spear-sq')
      at.hand(1, 'peach-h4', 'dodge-h2')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    for (const choice of ['spear', 'peach-h4', 'back', 'pass']) game.play(1, choice)
    expect(game.hp(1)).toBe(3)
    game.passUntil(0, 'play')
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    game.passUntil(1, 'answer-slash')
    for (const choice of ['spear', 'back', 'spear', 'peach-h4', 'dodge-h2']) game.play(1, choice)
    expect(hps(game)).toEqual([4, 3, 2])
    expect(game.worn(1)).toEqual(['spear-sq'])
  })

  it('gives it the colour both share, or none', () => {
    const colour = (...cards: [string, string]) => {
      const game = lay({}, (at) => {
        at.wear(0, 'spear-sq')
        at.hand(0, ...cards)
        at.wear(1, 'renwang-c2')
      })
      game.play(0, 'spear:slash')
      game.play(0, cards[0])
      aim(game, 0, cards[1], 1)
      return game.hp(1)
    }
    expect(colour('slash-s7', 'slash-c2'), 'black: kept off').toBe(4)
    expect(colour('slash-s7', 'peach-h4'), 'colourless').toBe(3)
    expect(colour('dodge-d2', 'peach-h4'), 'red').toBe(3)
  })
})

describe('feather-fan', () => {
  it('makes a normal Slash one of fire', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'feather-fan-da')
      at.hand(0, 'slash-s7')
      at.wear(1, 'rattan-c2')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(0, 'feather-fan')
    expect(game.hp(1)).toBe(2)
    const declined = lay({}, (at) => {
      at.wear(0, 'feather-fan-da')
      at.hand(0, 'slash-s7')
      at.wear(1, 'rattan-c2')
    })
    aim(declined, 0, 'slash-s7', 1)
    declined.pass(0)
    expect(declined.hp(1)).toBe(4)
  })

  it('not one of thunder; but a converted and a virtual one', () => {
    const thunder = lay({}, (at) => {
      at.wear(0, 'feather-fan-da')
      at.hand(0, 'thunder-slash-s6')
    })
    aim(thunder, 0, 'thunder-slash-s6', 1)
    expect(thunder.story).toContain('damage-thunder')
    const converted = lay({}, (at) => {
      at.general(0, 'guan-yu')
      at.wear(0, 'feather-fan-da')
      at.hand(0, 'peach-h4')
    })
    converted.play(0, 'wusheng:slash')
    aim(converted, 0, 'peach-h4', 1)
    converted.play(0, 'feather-fan')
    expect(converted.story).toContain('damage-fire')
    const virtual = lay({}, (at) => {
      at.general(0, 'xiahou-yuan')
      at.wear(0, 'feather-fan-da')
      at.phase('judge')
    })
    virtual.play(0, 'shensu')
    virtual.play(0, 'seat-1')
    virtual.play(0, 'feather-fan')
    expect(virtual.story).toContain('damage-fire')
  })
})

describe('qilin-bow', () => {
  it('discards a horse of the one it hits, before the damage', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'qilin-bow-h5')
      at.hand(0, 'slash-s7')
      at.wear(1, 'dilu-c5', 'chitu-h5', 'axe-d5')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1), 'asked before it hurts').toBe(4)
    game.play(0, 'qilin-bow')
    expect(game.options(0), 'horses only').toEqual(['dilu-c5', 'chitu-h5'])
    game.play(0, 'chitu-h5')
    expect(game.worn(1)).toEqual(['axe-d5', 'dilu-c5'])
    expect(game.hp(1)).toBe(3)
  })

  it('is not offered where there is no horse', () => {
    const game = lay({}, (at) => {
      at.wear(0, 'qilin-bow-h5')
      at.hand(0, 'slash-s7')
      at.wear(1, 'axe-d5')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1)).toBe(3)
    expect(game.kind(0)).toBe('play')
  })
})

describe('six-swords', () => {
  const reach = (faction: 'wei' | 'ambitionist' | null) => {
    const game = lay({ seats: 9 }, (at) => {
      at.wear(4, 'six-swords-d6')
      at.hand(0, 'slash-s7')
      if (faction !== 'wei')
        for (const seat of [0, 4]) Object.assign(at.state.players[seat] ?? {}, { faction })
    })
    game.play(0, 'slash-s7')
    return game.options(0).length - 1
  }

  it('reach one farther for all others of the wearer’s faction', () => {
    expect(reach('wei')).toBe(4)
  })

  it('for nobody while the factions are not known, and not for ambitionists', () => {
    expect(reach(null)).toBe(2)
    expect(reach('ambitionist')).toBe(2)
  })

  it('not for the wearer', () => {
    const game = lay({ seats: 9 }, (at) => {
      at.wear(0, 'six-swords-d6')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-7', 'seat-8', 'back'])
  })

  it('add to the range of a weapon', () => {
    const game = lay({ seats: 9 }, (at) => {
      at.wear(4, 'six-swords-d6')
      at.wear(0, 'axe-d5')
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toHaveLength(9)
  })
})

describe('triblade', () => {
  const table = (hp = 4) =>
    lay({ seats: 5 }, (at) => {
      at.wear(0, 'triblade-dq')
      at.hand(0, 'slash-s7', 'peach-h4')
      at.hp(2, hp)
    })

  it('for a hand card hurts another at distance 1 from the one it hit', () => {
    const game = table()
    aim(game, 0, 'slash-s7', 2)
    game.play(0, 'triblade')
    game.play(0, 'peach-h4')
    expect(game.options(0), 'neither the user nor the target').toEqual(['seat-3', 'seat-1', 'back'])
    game.play(0, 'seat-3')
    expect(hps(game)).toEqual([4, 4, 3, 3, 4])
    expect(game.discard).toContain('peach-h4')
  })

  it('needs the one it hit alive', () => {
    const game = table(1)
    aim(game, 0, 'slash-s7', 2)
    game.passUntil(0, 'rescue')
    game.pass(0)
    expect(game.alive(2)).toBe(false)
    expect(game.kind(0)).toBe('play')
  })

  it('is not for damage along the chain', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.wear(0, 'triblade-dq')
      at.hand(0, 'fire-slash-h4', 'peach-h4')
      chain(at, 1, 3)
    })
    aim(game, 0, 'fire-slash-h4', 1)
    game.pass(0)
    expect(hps(game)).toEqual([4, 3, 4, 3, 4])
    expect(game.kind(0)).toBe('play')
  })

  it('makes its user the source', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.wear(0, 'triblade-dq')
      at.hand(0, 'slash-s7', 'peach-h4')
      at.hp(1, 1)
    })
    aim(game, 0, 'slash-s7', 2)
    game.play(0, 'triblade')
    game.play(0, 'peach-h4')
    game.play(0, 'seat-1')
    expect(game.alive(1)).toBe(false)
    expect(game.event('rewarded')).toMatchObject({ who: { seat: 0 } })
  })
})
