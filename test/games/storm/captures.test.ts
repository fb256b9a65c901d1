// What taking a city tells and brings, who goes in, what a fallen player leaves, how a game of sides ends (27, 32, 39, 55, 68, 72).
import { describe, expect, it } from 'vitest'
import { game as storm } from '../../../src/games/storm/game.ts'
import { type Layer, layOut } from './play.ts'

const ownerOf = (game: ReturnType<typeof layOut>, city: string) =>
  game.view(0).cities.find(({ id }) => id === city)?.owner

describe('R27 a city that is taken', () => {
  const taken = (from: number | null) => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.own(from, 'changsha')
        at.put(0, 'foot', 'changsha-w')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'changsha', 'end-turn')
    return game
  }

  it('is told with whom it was taken from, and what prestige both have then', () => {
    const game = taken(1)
    expect(game.event('takes-city')).toMatchObject({
      whom: { seat: 1 },
      city: { name: 'changsha' },
      level: 1,
    })
    expect(game.story).not.toContain('takes-free')
    const told = game.told.filter(({ phrase }) => phrase.key === 'storm.prestige-now')
    expect(told.map(({ phrase }) => phrase.args)).toEqual([
      { who: { seat: 0 }, prestige: 4 },
      { who: { seat: 1 }, prestige: 3 },
    ])
  })

  it('or that it was nobody’s', () => {
    const game = taken(null)
    expect(game.event('takes-free').city).toEqual({ name: 'changsha' })
    expect(game.story).not.toContain('takes-city')
    expect(game.story.filter((key) => key === 'prestige-now')).toHaveLength(1)
  })
})

describe('R55 a march to a gate takes nothing', () => {
  it.each([
    ['of cavalry, at an empty small city', 'cavalry', 'jsw', 'changsha-w', 'changsha'],
    ['of a general', 'guan-yu', 'jsw', 'changsha-w', 'changsha'],
    ['of foot, at a city of level 3', 'foot', 'b3sw', 'xiangyang-w', 'xiangyang'],
  ])('%s', (_, what, from, gate, city) => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.own(1, city)
        at.put(0, what, from)
      },
    })
    game.play(0, `unit-${what === 'guan-yu' ? what : `shu-${what}-1`}`, gate, 'end-turn')
    expect(ownerOf(game, city)).toBe(1)
    expect(game.story).not.toContain('takes-city')
  })

  it('R27 nor does one into the own city, or from gate to gate', () => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'jianan-d')
        at.put(0, 'archers', 'jianan-d')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'jianan', 'unit-shu-archers-1', 'jianan-v', 'end-turn')
    expect(game.story.filter((key) => key.startsWith('takes'))).toEqual([])
    expect(game.story).not.toContain('gains-rage')
  })
})

it('R80 a unit that waits at a gate of a city that its garrison leaves takes it in its own turn', () => {
  const game = layOut({
    lay: (at) => {
      at.own(0, 'changsha')
      for (const place of ['changsha', 'chengdu']) at.put(0, 'foot', place)
      at.put(1, 'foot', 'changsha-e')
    },
  })
  game.play(0, 'unit-shu-foot-1', 'changsha-w', 'end-turn')
  expect(ownerOf(game, 'changsha')).toBe(0)
  game.play(1, 'unit-wei-foot-1', 'changsha', 'end-turn')
  expect(ownerOf(game, 'changsha')).toBe(1)
})

describe('R39 who goes into a beaten city', () => {
  type Waiting = readonly (readonly [seat: number, what: string, gate: string])[]
  const beaten = (...waiting: Waiting) => {
    const game = layOut({
      seats: 4,
      idle: true,
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'cavalry', 'ye-w')
        at.put(1, 'foot', 'ye')
        at.own(1, 'ye')
        for (const [seat, what, gate] of waiting) at.put(seat, what, gate)
      },
    })
    game.attack(0, 'qun-cavalry-1', 'wei-foot-1')
    return game
  }
  const goesIn = (...waiting: Waiting) =>
    beaten(...waiting).state.units.find(({ place }) => place === 'ye')?.id

  it('R82 keeps a march of its own', () => {
    const game = beaten([0, 'foot', 'ye-e'])
    expect(game.unit('qun-foot-1').place).toBe('ye')
    expect(game.options(0)).toContain('unit-qun-foot-1')
  })

  it('own before allied, foot before archers', () => {
    expect(goesIn([0, 'archers', 'ye-e'], [0, 'foot', 'ye-out'])).toBe('qun-foot-1')
    expect(goesIn([2, 'foot', 'ye-e'], [0, 'archers', 'ye-out'])).toBe('qun-archers-1')
    expect(goesIn([2, 'archers', 'ye-e'], [2, 'foot', 'ye-out'])).toBe('wu-foot-1')
  })

  it('of equals the one at the first gate of the map', () => {
    expect(goesIn([0, 'foot', 'ye-out'], [0, 'foot', 'ye-e'])).toBe(
      goesIn([0, 'foot', 'ye-e'], [0, 'foot', 'ye-out']) === 'qun-foot-1' ? 'qun-foot-2' : 'qun-foot-1',
    )
  })
})

describe('R68 a player who falls', () => {
  const fallen = (more: (at: Layer) => void = () => undefined) => {
    const game = layOut({
      seats: 4,
      dice: [6, 1],
      idle: true,
      lay: (at) => {
        at.put(1, 'foot', 'xiangping-h')
        at.put(0, 'foot', 'beiping')
        at.state.order = [1, 2, 3, 0]
        at.own(1, 'xijing')
        at.own(0, 'xiangping', 'beiping')
        Object.assign(at.state.players[0] ?? {}, { capital: 'xiangping' })
        Object.assign(at.state.players[1] ?? {}, { capital: 'xijing' })
        more(at)
      },
    })
    game.play(1, 'attack', 'unit-wei-foot-1', 'xiangping', 'fight')
    if (game.asked[0] === 0) game.play(0, 'pass')
    return game
  }

  it('leaves hand and rage to the ally in any seat, who alone is told which cards', () => {
    const game = fallen((at) => {
      at.hand(0, 'rest-1', 'assault-1')
      at.rage(0, 2)
    })
    expect(game.state.players[0]).toMatchObject({ out: true, hand: [], fresh: [], rage: 0 })
    expect(game.state.players[2]).toMatchObject({ hand: ['rest-1', 'assault-1'], rage: 6 })
    expect(game.event('inherits')).toMatchObject({ who: { seat: 2 }, whom: { seat: 0 }, count: 2, rage: 6 })
    expect(game.whispers(2).map(({ phrase }) => phrase.key)).toContain('storm.you-inherit')
    for (const seat of [0, 1, 3]) expect(JSON.stringify(game.whispers(seat))).not.toContain('inherit')
    const hidden = (viewer: number) => storm.unknown(game.state, viewer).flat()
    expect(hidden(0), 'who held them knows where they are').not.toContain('rest-1')
    expect(hidden(1)).toContain('rest-1')
  })

  it('without cards nothing is told of any; the armies that leave are counted', () => {
    const game = fallen((at) => void at.put(0, 'archers', 'ane'))
    expect(game.whispers(2)).toEqual([])
    expect(game.event('armies-leave')).toMatchObject({ who: { seat: 0 }, count: 3 })
  })

  it('R67 lets captives go, and generals that were to be adopted', () => {
    const game = fallen((at) => {
      const [player] = at.state.players
      player?.captives.push('zhou-yu')
      at.state.pools.wu = at.state.pools.wu.filter((id) => id !== 'zhou-yu')
      at.state.pools.shu = at.state.pools.shu.filter((id) => id !== 'guan-yu')
      player?.heirlooms.push({ id: 'guan-yu', stamina: 1 })
    })
    expect(game.state.pools.wu).toContain('zhou-yu')
    expect(game.state.pools.shu).toContain('guan-yu')
  })

  it('R68 in a game of three the hand is shown as it is discarded, if there is one', () => {
    const alone = (...cards: string[]) => {
      const game = layOut({
        seats: 3,
        dice: [6, 1],
        idle: true,
        lay: (at) => {
          at.put(0, 'foot', 'chengdu-h')
          at.hand(1, ...cards)
        },
      })
      game.attack(0, 'wu-foot-1', 'chengdu')
      if (game.asked[0] === 1) game.play(1, 'pass')
      return game
    }
    expect(alone('rest-1').event('cards-discarded').cards).toEqual([{ name: 'rest-1' }])
    expect(alone().story).not.toContain('cards-discarded')
    expect(alone('rest-1').state.players[1]?.fresh).toEqual([])
  })
})

describe('R32, R72 sides', () => {
  const last = (seats: number, lay: (at: Layer) => void) => {
    const game = layOut({
      seats,
      lay: (at) => {
        at.state.round = 40
        at.state.at = seats - 1
        for (const [seat, { capital }] of at.state.players.entries()) at.put(seat, 'foot', capital)
        lay(at)
      },
    })
    game.play(seats - 1, 'end-turn')
    return game.outcome
  }

  it('of four are told with the outcome, of two and three there are none', () => {
    expect(last(4, () => undefined)).toMatchObject({ teams: [0, 1, 0, 1] })
    expect(last(3, () => undefined)).not.toHaveProperty('teams')
  })

  it('that are equal in all: the one that was later to begin has won', () => {
    expect(last(4, () => undefined)?.winners, 'seat 0 began').toEqual([1, 3])
  })

  it('one player of a side that is left ranks it among those who lasted', () => {
    const outcome = last(4, (at) => {
      Object.assign(at.state.players[1] ?? {}, { out: true, fell: 1 })
      at.state.units = at.state.units.filter(({ seat }) => seat !== 1)
      for (const city of at.state.cities) if (city.owner === 1) city.owner = 3
      for (let n = 0; n < 2; n++) at.put(3, 'foot', 'chengdu-h')
    })
    expect(outcome?.winners, 'with the prestige of both, and more armies').toEqual([1, 3])
  })
})

describe('cards of the plan', () => {
  it('are told by what they do', () => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'b1sw', { routed: 4 })
        at.put(0, 'guan-yu', 'jw', { stamina: 1 })
        at.hand(0, 'rest-1', 'rest-2', 'forced-march-1')
      },
    })
    for (const [card, unit] of [
      ['rest-1', 'shu-foot-1'],
      ['rest-2', 'guan-yu'],
      ['forced-march-1', 'guan-yu'],
    ])
      game.play(0, 'cards', card ?? '', `unit-${unit}`)
    game.play(0, 'end-turn')
    expect(game.story.slice(0, 3)).toEqual(['rallies', 'heals', 'plays-on'])
    expect(game.event('heals').stamina).toBe(3)
  })
})
