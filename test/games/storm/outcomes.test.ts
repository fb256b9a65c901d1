// An attack from its declaration to its end: what is told and paid, who goes where, what may be answered (17–21, 55, 61–63, 74, 75).
import { describe, expect, it } from 'vitest'
import { game as storm } from '../../../src/games/storm/game.ts'
import { type Layer, layOut, type Play } from './play.ts'

const field = (dice: readonly number[], lay: (at: Layer) => void, seats = 2) =>
  layOut({ seats, idle: true, dice, lay })

describe('R62 what everybody is told of an attack', () => {
  it('names the city, and whose it is', () => {
    const at = (owner: number | null) => {
      const game = field([1, 6], (layer) => {
        layer.own(owner, 'ye')
        layer.put(0, 'foot', 'ye-w')
      })
      game.attack(0, 'shu-foot-1', 'ye')
      return game
    }
    expect(at(null).event('attacks-free')).toMatchObject({ who: { seat: 0 }, place: { name: 'ye' } })
    expect(at(1).event('attacks-city')).toMatchObject({ whom: { seat: 1 }, place: { name: 'ye' } })
    for (const owner of [null, 1]) expect(at(owner).story).not.toContain('attacks')
  })

  it('names attacker and attacked, and whether it shoots', () => {
    const game = field([1, 6], (at) => {
      at.put(0, 'archers', 'jw')
      at.put(1, 'foot', 'hanzhong-in')
    })
    game.attack(0, 'shu-archers-1', 'wei-foot-1')
    expect(game.event('shoots')).toMatchObject({ whom: { seat: 1 }, target: { name: 'wei-foot-1' } })
    const near = field([1, 6], (at) => {
      at.put(0, 'archers', 'jw')
      at.put(1, 'foot', 'hw')
    })
    near.attack(0, 'shu-archers-1', 'wei-foot-1')
    expect(near.event('attacks').target).toEqual({ name: 'wei-foot-1' })
  })
})

describe('R21 a duel that is offered', () => {
  const offered = (...cards: string[]) => {
    const game = field([5, 5, 1, 1], (at) => {
      at.put(0, 'guan-yu', 'jw')
      at.put(1, 'zhang-liao', 'hw')
      at.rage(1, 3)
      at.hand(0, 'assault-1')
      at.hand(1, 'decoys-1', 'discord-1', 'hold-fast-1', 'hold-fast-2')
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', ...cards, 'fight')
    return game
  }

  it('shows the card that is declared with it; only when it is accepted the card is paid', () => {
    const game = offered('assault-1')
    expect(game.event('offers-duel-card')).toMatchObject({ card: { name: 'assault-1' }, whom: { seat: 1 } })
    expect(storm.unknown(game.state, 'public').flat()).not.toContain('assault-1')
    expect(game.state.players[0]?.hand).toEqual(['assault-1'])
    game.play(1, 'accept')
    expect(game.event('accepts').who).toEqual({ seat: 1 })
    expect(game.state.discards).toContain('assault-1')
    expect(game.unit('guan-yu').now).toMatchObject({ attacked: true, dueled: true })
  })

  it('refused, card and attack are kept (44)', () => {
    const game = offered('assault-1')
    game.play(1, 'refuse')
    expect(game.state.players[0]).toMatchObject({ hand: ['assault-1'], rage: 2 })
    expect(game.story).not.toContain('accepts')
    expect(game.unit('guan-yu').now.attacked).toBe(false)
  })

  it('R58, R63 is answered with one card of a kind, without 離間 and 背水; decoys are no acceptance', () => {
    const game = offered()
    expect(game.event('offers-duel').target).toEqual({ name: 'zhang-liao' })
    expect(game.options(1)).toEqual(['accept', 'decoys-1', 'hold-fast-1', 'refuse'])
    game.play(1, 'decoys-1')
    expect(game.story).not.toContain('accepts')
    expect(game.unit('guan-yu').place).toBe('jw')
  })

  it('R44 who refuses inside the capital with nothing to give goes out to a gate', () => {
    const game = field([], (at) => {
      at.put(0, 'guan-yu', 'xiangping-h')
      at.put(0, 'foot', 'xiangping-h')
      at.put(1, 'cao-cao', 'xiangping')
      at.put(1, 'foot', 'beiping')
    })
    game.play(0, 'attack', 'unit-guan-yu', 'cao-cao', 'duel', 'fight')
    game.play(1, 'refuse')
    expect(game.unit('cao-cao').place).toBe('xiangping-v')
  })

  it('a card given for a refusal is told to the two alone', () => {
    const game = field([], (at) => {
      at.put(0, 'guan-yu', 'jw')
      at.put(1, 'zhang-liao', 'hw')
      at.hand(1, 'rest-1')
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao', 'duel', 'fight')
    game.play(1, 'refuse')
    for (const seat of [0, 1])
      expect(game.whispers(seat).map(({ phrase }) => phrase.key)).toEqual(['storm.card-given'])
    expect(game.event('card-given')).toMatchObject({ who: { seat: 1 }, whom: { seat: 0 } })
  })
})

describe('R62, R63, R98 who is asked at all', () => {
  const asked = (lay: (at: Layer) => void, ...attack: string[]) => {
    const game = field([3, 3, 3, 3], lay)
    game.play(0, 'attack', ...attack, 'fight')
    return game
  }

  it('rage alone answers an attack on a unit, not one on an empty city, nor a duel by 激將', () => {
    const unit = asked(
      (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.rage(1, 3)
      },
      'unit-shu-foot-1',
      'wei-foot-1',
    )
    expect(unit.options(1)).toEqual(['pass', 'last-stand'])
    unit.play(1, 'last-stand')
    expect(unit.event('last-stand').who).toEqual({ seat: 1 })
    expect(unit.event('throws').foeDice).toMatchObject({ key: 'storm.dice-2' })
    const city = asked(
      (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
        at.rage(1, 3)
      },
      'unit-shu-foot-1',
      'ye',
    )
    expect(city.story).toContain('throws')
    const duel = asked(
      (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'zhang-liao', 'hw')
        at.hand(0, 'provoke-1')
        at.rage(1, 3)
      },
      ...['unit-guan-yu', 'zhang-liao', 'duel', 'provoke-1'],
    )
    expect(duel.story).toContain('challenges')
    expect(duel.story).toContain('throws-generals')
    expect(duel.story).not.toContain('accepts')
  })

  it('a card goes together with 背水, decoys alone', () => {
    const game = asked(
      (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.rage(1, 3)
        at.hand(1, 'hold-fast-1', 'decoys-1')
      },
      'unit-shu-foot-1',
      'wei-foot-1',
    )
    expect(game.options(1)).toEqual([
      'pass',
      'hold-fast-1',
      'decoys-1',
      'last-stand',
      'hold-fast-1+last-stand',
    ])
    const costs = game.decision(1).options.map(({ cost }) => cost?.map(({ of, amount }) => `${amount} ${of}`))
    expect(costs).toEqual([undefined, ['1 cards'], ['1 cards'], ['3 rage'], ['3 rage', '1 cards']])
  })
})

describe('R18 the third attack', () => {
  it('counts the attacks that were fought: after two that were even it may withdraw', () => {
    const game = field([2, 1, 1, 2], (at) => {
      for (const what of ['foot', 'cavalry']) at.put(0, what, 'jw')
      at.put(0, 'archers', 'd3sw')
      at.put(1, 'foot', 'hw')
    })
    for (const what of ['foot', 'cavalry']) game.attack(0, `shu-${what}-1`, 'wei-foot-1')
    expect(game.story.filter((key) => key === 'tie')).toHaveLength(2)
    expect(game.asked, 'nobody was asked anything').toEqual([0])
    game.attack(0, 'shu-archers-1', 'wei-foot-1')
    expect(game.options(1)).toEqual(['pass', 'withdraw'])
    expect(game.decision(1).kind).toBe('third-attack')
  })

  it('R61 a foe that withdraws lets melee attackers in, not archers from afar', () => {
    const withdrawn = (what: string, from: string) => {
      const game = field([], (at) => {
        at.put(0, what, from)
        at.put(1, 'foot', 'hw').now.suffered = 2
      })
      game.attack(0, `shu-${what}-1`, 'wei-foot-1')
      game.play(1, 'withdraw')
      expect(game.unit('wei-foot-1')).toMatchObject({ place: 'hanzhong-in', routed: 5, now: { suffered: 3 } })
      return game
    }
    expect(withdrawn('foot', 'jw').unit('shu-foot-1').place).toBe('hw')
    const archers = withdrawn('archers', 'd3sw')
    expect(archers.unit('shu-archers-1').place).toBe('d3sw')
    expect(archers.story).not.toContain('returns')
  })

  it('R61 where another stays it goes back', () => {
    const game = field([], (at) => {
      at.put(0, 'foot', 'jw')
      at.put(1, 'foot', 'hw').now.suffered = 2
      at.put(1, 'foot', 'hw')
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    game.play(1, 'withdraw')
    expect(game.unit('shu-foot-1').place).toBe('jw')
    expect(game.event('returns').place).toEqual({ name: 'jw' })
  })

  it('R61, R83 a garrison that withdraws as the last leaves the city to foot at once, to others’ foot at a gate, to nobody from afar', () => {
    const left = (what: string, from: string, ...waiting: string[]) => {
      const game = field([], (at) => {
        at.own(1, 'ye')
        at.put(0, what, from)
        for (const gate of waiting) at.put(0, 'foot', gate)
        at.put(1, 'foot', 'ye').now.suffered = 2
      })
      game.attack(0, `shu-${what}-1`, 'wei-foot-1')
      game.play(1, 'withdraw')
      return game
    }
    const taken = left('foot', 'ye-w')
    expect(taken.unit('shu-foot-1').place).toBe('ye')
    expect(taken.event('takes-city').whom).toEqual({ seat: 1 })
    expect(left('cavalry', 'ye-w', 'ye-out').unit('shu-foot-1').place).toBe('ye')
    expect(left('archers', 'b3nw', 'ye-out').story).not.toContain('takes-city')
  })

  it('is not offered where there is no space', () => {
    const game = field([3, 3], (at) => {
      at.own(0, 'hanzhong')
      at.put(0, 'foot', 'jw')
      at.put(1, 'foot', 'hw').now.suffered = 2
      at.rage(1, 3)
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.options(1)).toEqual(['pass', 'last-stand'])
    expect(game.decision(1).kind).toBe('defend-field')
  })
})

describe('who goes where after a victory', () => {
  it('R26 into a city only when all are beaten; before that it goes back', () => {
    const game = field([6, 1], (at) => {
      at.own(1, 'luoyang')
      at.put(0, 'foot', 'luoyang-w')
      for (let n = 0; n < 2; n++) at.put(1, 'foot', 'luoyang')
      at.hand(0, 'fire-1', 'discord-1')
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1', 'discord-1')
    expect(game.unit('shu-foot-1').place).toBe('luoyang-w')
    expect(game.story).toContain('returns')
  })

  it('R25 the victor itself goes in, no matter which unit waits at another gate', () => {
    const game = field([6, 1], (at) => {
      at.own(1, 'ye')
      at.put(1, 'foot', 'ye')
      at.put(0, 'archers', 'ye-out')
      for (const gate of ['ye-w', 'ye-e']) at.put(0, 'foot', gate)
    })
    game.attack(0, 'shu-archers-1', 'wei-foot-1')
    expect(game.unit('shu-archers-1').place).toBe('ye')
  })

  it('R74 a garrison that wins outside leaves the city empty only if it was the last', () => {
    const sally = (garrison: number) => {
      const game = field([6, 1], (at) => {
        for (let n = 0; n < garrison; n++) at.put(0, 'foot', 'chengdu')
        at.put(1, 'archers', 'chengdu-d')
      })
      game.attack(0, 'shu-foot-1', 'wei-archers-1')
      expect(game.unit('shu-foot-1').place).toBe('chengdu-d')
      return game.story.includes('left-empty')
    }
    expect(sally(1)).toBe(true)
    expect(sally(2)).toBe(false)
  })

  it('R55, R89 an advance to the gate of an empty small city takes it; it goes in or stays', () => {
    const advanced = (what = 'foot', inside = 0) => {
      const game = field([6, 1, 6, 1], (at) => {
        at.own(1, 'changsha')
        at.put(0, what, 'jsw')
        at.put(1, 'archers', 'changsha-w')
        for (let n = 0; n < inside; n++) at.put(1, 'foot', 'changsha')
      })
      game.attack(0, `shu-${what}-1`, 'wei-archers-1')
      return game
    }
    const enters = advanced()
    expect(enters.prompt(0)).toBe('ask-enter')
    expect(enters.decision(0).ownTurn).toBe(true)
    expect(enters.options(0)).toEqual(['changsha', 'changsha-w'])
    const owner = (game: Play) => game.view(0).cities.find(({ id }) => id === 'changsha')?.owner
    expect(owner(enters), 'already').toBe(0)
    enters.play(0, 'changsha')
    expect(enters.unit('shu-foot-1').place).toBe('changsha')
    const stays = advanced()
    stays.play(0, 'changsha-w')
    expect(stays.unit('shu-foot-1').place).toBe('changsha-w')
    expect(owner(stays)).toBe(0)
    expect(owner(advanced('cavalry')), 'cavalry takes nothing').toBe(1)
    expect(owner(advanced('foot', 1)), 'it is held').toBe(1)
  })

  it('R75 in the second fight 背水 and abilities may be declared, as far as the rage goes', () => {
    const second = (rage: number, routed: number | null = null) => {
      const game = field([6, 1, 6, 5, 1], (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'archers', 'hw')
        at.put(1, 'archers', 'hw', { routed })
        at.rage(0, rage)
      })
      game.attack(0, 'guan-yu', 'wei-archers-1')
      return game
    }
    const rich = second(5)
    expect(rich.options(0)).toEqual(['fight', 'last-stand', 'guan-yu', 'guan-yu+last-stand'])
    expect(second(4).options(0)).toEqual(['fight', 'last-stand', 'guan-yu'])
    expect(second(2).options(0)).toEqual(['fight', 'guan-yu'])
    rich.play(0, 'guan-yu+last-stand')
    expect(rich.state.players[0]?.rage).toBe(0)
    expect(rich.story.slice(rich.story.indexOf('attacks-again'))).toEqual(
      expect.arrayContaining(['uses-ability', 'last-stand']),
    )
    expect(rich.unit('guan-yu').place).toBe('hw')
    expect(second(5, 4).find('wei-archers-2'), 'the routed fall without a question').toBe(undefined)
  })
})

describe('R19 the attacking general', () => {
  const duel = (dice: readonly number[], mine: number) => {
    const game = field(dice, (at) => {
      at.put(0, 'guan-yu', 'jw', { stamina: mine })
      at.put(1, 'zhang-liao', 'hw')
    })
    game.attack(0, 'guan-yu', 'zhang-liao')
    return game
  }

  it('that is hurt more is pushed back from where it came', () => {
    const game = duel([2, 4], 4)
    expect(game.unit('guan-yu')).toMatchObject({ place: 'd3sw', stamina: 1, routed: null })
    expect(game.unit('zhang-liao')).toMatchObject({ place: 'hw', stamina: 4 })
    expect(game.story).not.toContain('tie')
  })

  it('that has no stamina left is captured, and nothing else is told of it', () => {
    const game = duel([2, 4], 3)
    expect(game.find('guan-yu')).toBe(undefined)
    expect(game.state.players[1]?.captives).toEqual(['guan-yu'])
    for (const key of ['tie', 'steps-back', 'advances']) expect(game.story).not.toContain(key)
  })

  it('百騎 is for a victory over a general and over the routed too', () => {
    const won = (what: string, routed: number | null) => {
      const game = field([6, 1], (at) => {
        at.state.players[0] = { ...(at.state.players[0] ?? never()), faction: 'wu' }
        at.put(0, 'gan-ning', 'jw')
        at.put(1, what, 'hw', { routed })
        at.rage(0, 2)
      })
      game.attack(0, 'gan-ning', what === 'foot' ? 'wei-foot-1' : what)
      return game.unit('gan-ning').now.won
    }
    expect(won('zhang-liao', null)).toBe(true)
    expect(won('foot', 4)).toBe(true)
  })
})

const never = (): never => {
  throw new Error('nobody sits there')
}

it('each attack on a capital is counted, for the stretch “until my capital is attacked”', () => {
  const game = field([1, 6, 1, 6], (at) => {
    for (const what of ['foot', 'archers']) at.put(0, what, 'xiangping-h')
    at.put(1, 'foot', 'xiangping')
  })
  for (const what of ['foot', 'archers']) game.attack(0, `shu-${what}-1`, 'wei-foot-1')
  expect(game.state.alarms).toEqual([0, 2])
})
