// Endings: marks, alliances of three, fallen capitals and heirs, rounds.
import { describe, expect, it } from 'vitest'
import { areFriends } from '../../../src/games/storm/board/look.ts'
import { targetOf } from '../../../src/games/storm/board/supply.ts'
import { targetsOf } from '../../../src/games/storm/board/targets.ts'
import { encirclement, jointDefenders } from '../../../src/games/storm/fight/sides.ts'
import { game as storm } from '../../../src/games/storm/game.ts'
import { fearedLeader } from '../../../src/games/storm/rules/refill.ts'
import type { Unit } from '../../../src/games/storm/table/state.ts'
import { emptyField, own, put } from './field.ts'
import { type Layer, layOut } from './play.ts'

describe('marks', () => {
  it('R32 15 with two: a player who reaches it wins at once', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.own(0, 'ye', 'luoyang', 'xiangyang', 'xuchang')
        at.put(0, 'foot', 'hw')
        at.put(0, 'foot', 'jse')
      },
    })
    expect(game.outcome).toBe(undefined)
    game.play(0, 'unit-shu-foot-1', 'hanzhong', 'unit-shu-foot-2', 'changsha', 'end-turn')
    expect(game.state.winner).toEqual({ side: 0, by: 'marks' })
    expect(game.outcome).toMatchObject({ winners: [0], ranks: [1, 2] })
    expect(game.story.filter((key) => key === 'marches')).toHaveLength(2)
  })

  it('R32 what is cut off does not count towards it', () => {
    const game = layOut({
      idle: true,
      lay: (at) => {
        at.own(0, 'ye', 'luoyang', 'xiangyang', 'hanzhong')
        at.put(0, 'foot', 'jse')
        for (const place of ['hw', 'ssw', 'hanzhong-n']) at.put(1, 'foot', place)
      },
    })
    game.play(0, 'unit-shu-foot-1', 'changsha', 'end-turn')
    expect(game.state.winner).toBe(null)
  })

  it('R32 14 with three, 20 for two allies together', () => {
    const three = layOut({
      seats: 3,
      lay: (at) => {
        at.own(0, 'ye', 'luoyang', 'xiangyang', 'xiapi')
        at.put(0, 'foot', 'jse')
      },
    })
    three.play(0, 'unit-wu-foot-1', 'changsha', 'end-turn')
    expect(three.outcome?.winners).toEqual([0])
    const teams = layOut({
      seats: 4,
      lay: (at) => {
        at.own(0, 'ye', 'luoyang', 'hanzhong')
        at.own(2, 'xiangyang', 'xiapi', 'xuchang', 'changsha')
        at.put(0, 'foot', 'jnw')
      },
    })
    teams.play(0, 'unit-qun-foot-1', 'jinyang', 'end-turn')
    expect(teams.outcome).toMatchObject({ winners: [0, 2], ranks: [1, 3, 1, 3] })
    expect([2, 3, 4].map((seats) => targetOf(emptyField(seats)))).toEqual([15, 14, 20])
  })

  it('R46 several at once: the active player first, then clockwise', () => {
    const game = layOut({
      lay: (at) => {
        at.own(0, 'ye', 'luoyang', 'changsha', 'xiangyang', 'hanzhong', 'xuchang')
        at.own(1, 'jinyang')
        at.put(0, 'foot', 'chengdu')
      },
    })
    game.play(0, 'end-turn')
    expect(game.outcome?.winners).toEqual([0])
  })

  it('R46 a side whose opponents are all out wins at once', () => {
    const game = layOut({ dice: [6, 1], lay: (at) => void at.put(0, 'foot', 'xiangping-h') })
    game.attack(0, 'shu-foot-1', 'xiangping')
    expect(game.state.winner).toEqual({ side: 0, by: 'last-side' })
  })

  it('R46 two against two both capitals have to be taken', () => {
    const game = layOut({
      seats: 4,
      idle: true,
      dice: [6, 1, 6, 1],
      lay: (at) => {
        for (const gate of ['xiangping-h', 'chengdu-h']) at.put(0, 'foot', gate)
      },
    })
    game.attack(0, 'qun-foot-1', 'xiangping')
    expect(game.outcome).toBe(undefined)
    game.attack(0, 'qun-foot-2', 'chengdu')
    expect(game.outcome?.winners).toEqual([0, 2])
    expect(game.state.winner?.by).toBe('last-side')
  })
})

it('a fault is thrown: it never passes for the end of the game', () => {
  expect(() => layOut({ lay: (at) => void at.put(0, 'foot', 'nowhere') })).toThrow(
    'nowhere is not on the map',
  )
})

describe('three players', () => {
  it('R69 a turn planned ahead has the alliance that will hold then, no matter what holds now', () => {
    const state = emptyField(3)
    own(state, 0, 'ye', 'luoyang', 'xiapi')
    own(state, 1, 'xiangyang', 'changsha', 'hanzhong')
    // The ally cuts Hanzhong off as soon as the alliance of this turn is over.
    for (const gate of ['hanzhong-n', 'hanzhong-s', 'hanzhong-in']) put(state, 2, 'foot', gate)
    state.allied = [1, 2]
    expect(fearedLeader(state)).toBe(undefined)
    expect(storm.rehearse?.(state, 1)?.allied).toEqual([1, 2])
  })

  it('R33 a leader of 10, with as much as both others, finds them allied for the turn', () => {
    const state = emptyField(3)
    own(state, 0, 'ye', 'luoyang')
    expect(fearedLeader(state)).toBe(undefined)
    own(state, 0, 'xiapi')
    expect(fearedLeader(state)).toBe(0)
    own(state, 1, 'xiangyang', 'hanzhong', 'changsha')
    expect(fearedLeader(state)).toBe(undefined)
  })

  it('R69 tests the alliance when a turn begins; it holds for that turn', () => {
    const game = layOut({
      seats: 3,
      lay: (at) => {
        at.own(0, 'ye', 'luoyang')
        at.put(0, 'foot', 'xiapi-s')
      },
    })
    game.play(0, 'unit-wu-foot-1', 'xiapi', 'end-turn')
    expect(game.state.allied).toEqual([1, 2])
    expect(areFriends(game.state, 1, 2)).toBe(true)
    expect(game.story).toContain('allied')
  })

  it('R33 the two of a turn share joint fights and encirclement, attack each other in none, and part with its end', () => {
    const game = layOut({
      seats: 3,
      lay: (at) => {
        at.state.allied = [0, 1]
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'd3nw')
        at.put(1, 'foot', 'luoyang-w')
        at.put(2, 'foot', 'fnw')
      },
    })
    const [mine, ally, foe] = ['wu-foot-1', 'shu-foot-1', 'qun-foot-1'].map((id) => game.unit(id)) as [
      Unit,
      Unit,
      Unit,
    ]
    expect(targetsOf(game.state, mine)).toEqual([])
    expect(jointDefenders(game.state, ally, 'd3nw')).toEqual([mine])
    expect(encirclement(game.state, 2, 0, 'fnw')).toBe(0)
    put(game.state, 0, 'archers', 'b3nw')
    expect(encirclement(game.state, foe.seat, 0, foe.place), 'one direction is the ally’s').toBe(1)
    game.play(0, 'end-turn')
    expect(game.state.allied).toEqual([])
    expect(targetsOf(game.state, game.unit('wu-foot-1'))).toHaveLength(2)
  })

  it('R34 allies share fights and passage, not cards or rage', () => {
    const game = layOut({
      seats: 4,
      dice: [3, 3, 1],
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(3, 'foot', 'hw')
        at.hand(3, 'hold-fast-1')
      },
    })
    game.attack(0, 'qun-foot-1', 'wei-foot-1')
    expect(game.event('throws')).toMatchObject({ foeDice: { key: 'storm.dice-2' } })
    expect(game.state.players[3]?.hand).toEqual(['hold-fast-1'])
    expect(game.state.players[3]?.rage).toBe(0)
  })
})

describe('a fallen capital', () => {
  const fall = (more: (at: Layer) => void = () => undefined) => {
    const game = layOut({
      seats: 4,
      dice: [6, 1],
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'xiangping-h')
        at.put(1, 'foot', 'beiping')
        at.put(1, 'zhang-liao', 'b1ne', { stamina: 2 })
        at.hand(1, 'assault-1', 'ambush-1')
        at.rage(1, 3)
        at.hand(0, 'rest-1')
        more(at)
      },
    })
    game.attack(0, 'qun-foot-1', 'xiangping')
    game.play(1, 'pass')
    return game
  }

  it('R32, R68 its player is out: armies leave, cities are nobody’s, the conqueror keeps the capital', () => {
    const game = fall()
    expect(game.state.players[1]?.out).toBe(true)
    expect(game.state.units.map(({ id }) => id)).toEqual(['qun-foot-1', 'idle-foot'])
    const owners = Object.fromEntries(game.state.cities.map(({ id, owner }) => [id, owner]))
    expect([owners.xiangping, owners.beiping]).toEqual([0, null])
  })

  it('R32 the ally inherits hand and rage, the rage of the loss included, and may adopt generals as they are', () => {
    const game = fall()
    expect(game.state.players[3]).toMatchObject({ hand: ['assault-1', 'ambush-1'], rage: 7 })
    expect(game.state.players[3]?.heirlooms).toEqual([{ id: 'zhang-liao', stamina: 2 }])
    game.play(0, 'end-turn')
    while (game.asked[0] !== 3) {
      const [seat = 0] = game.asked
      game.play(seat, 'end-turn')
    }
    game.play(3, 'end-turn')
    expect(game.decision(3).kind).toBe('heir')
    game.play(3, 'zhang-liao', 'chengdu')
    expect(game.unit('zhang-liao')).toMatchObject({ seat: 3, stamina: 2, place: 'chengdu' })
  })

  it('R68, R88 who is not adopted goes back to a faction that is still there, or leaves; the mark stays 20', () => {
    const game = fall((at) => void at.put(1, 'han-sui', 'ane'))
    game.play(0, 'end-turn')
    while (game.asked[0] !== 3) game.play(game.asked[0] ?? 0, 'end-turn')
    game.play(3, 'end-turn', 'pass')
    expect(game.state.fallen).toContain('zhang-liao')
    expect(game.state.pools.qun).toContain('han-sui')
    expect(game.view(0).target).toBe(20)
  })

  it('R23, R68 an heir at the limit dismisses one first, also where nobody else’s place is free', () => {
    const game = fall((at) => {
      at.put(3, 'liu-bei', 'b1sw')
      at.put(3, 'guan-yu', 'chengdu-h')
      const full = ['chengdu-h', 'chengdu', 'chengdu', 'chengdu-d', 'chengdu-d', 'chengdu-v', 'chengdu-v']
      for (const place of full) at.put(3, 'foot', place)
      for (const place of ['ssw', 'asw']) at.put(0, 'foot', place)
    })
    game.play(0, 'end-turn')
    while (game.asked[0] !== 3) game.play(game.asked[0] ?? 0, 'end-turn')
    game.play(3, 'end-turn', 'zhang-liao', 'guan-yu')
    expect(game.options(3)).toEqual(['chengdu-h'])
    game.play(3, 'chengdu-h')
    expect(game.unit('zhang-liao').place).toBe('chengdu-h')
  })

  it('R68 an heir without a place for anybody is not asked', () => {
    const game = fall((at) => {
      for (const place of ['chengdu', 'chengdu-h', 'chengdu-d', 'chengdu-v'])
        for (let n = 0; n < 2; n++) at.put(3, 'foot', place)
      for (const place of ['ssw', 'asw']) at.put(0, 'foot', place)
    })
    game.play(0, 'end-turn')
    while (game.asked[0] !== 3) game.play(game.asked[0] ?? 0, 'end-turn')
    game.play(3, 'end-turn')
    expect(game.event('generals-leave').units).toEqual([{ name: 'zhang-liao' }])
  })

  it('R68 a dead ally’s lord is an ordinary general with the heir', () => {
    const game = fall((at) => void at.put(1, 'cao-cao', 'beiping-d'))
    game.play(0, 'end-turn')
    while (game.asked[0] !== 3) game.play(game.asked[0] ?? 0, 'end-turn')
    game.play(3, 'end-turn', 'cao-cao', 'chengdu')
    expect(game.unit('cao-cao').seat).toBe(3)
    expect(game.state.players[3]?.faction).toBe('shu')
  })

  it('R68 without an heir cards are discarded and rage goes back', () => {
    const game = layOut({
      seats: 3,
      dice: [6, 1],
      idle: true,
      lay: (at) => {
        at.put(0, 'foot', 'chengdu-h')
        at.put(1, 'liu-bei', 'jianan-d')
        at.hand(1, 'assault-1')
        at.rage(1, 2)
      },
    })
    game.attack(0, 'wu-foot-1', 'chengdu')
    game.play(1, 'pass')
    expect(game.state.discards).toEqual(['assault-1'])
    expect(game.state.players[1]).toMatchObject({ out: true, hand: [], rage: 0 })
    expect(game.state.fallen).toContain('liu-bei')
    expect(game.outcome).toBe(undefined)
  })
})

describe('ranks', () => {
  it('R94 of two who have fallen the last to fall is before the other, wherever they sit (R46)', () => {
    const ranks = (...falling: (readonly [unit: string, capital: string, seat: number])[]) => {
      const game = layOut({
        seats: 3,
        idle: true,
        dice: [6, 1, 6, 1],
        lay: (at) => {
          at.put(0, 'foot', 'chengdu-h')
          at.put(0, 'foot', 'xijing-h')
        },
      })
      for (const [unit, capital, seat] of falling) {
        game.attack(0, unit, capital)
        expect(game.state.players[seat]?.out).toBe(true)
      }
      return game.outcome?.ranks
    }
    const [shu, qun] = [
      ['wu-foot-1', 'chengdu', 1],
      ['wu-foot-2', 'xijing', 2],
    ] as const
    expect(ranks(shu, qun)).toEqual([1, 3, 2])
    expect(ranks(qun, shu)).toEqual([1, 2, 3])
  })
})

describe('rounds', () => {
  it('R72 after the last round: prestige, all prestige, armies, rage, then who was later to begin', () => {
    const last = (lay: (at: Layer) => void) => {
      const game = layOut({
        lay: (at) => {
          at.state.round = 30
          at.state.at = 1
          at.put(0, 'foot', 'chengdu')
          at.put(1, 'foot', 'xiangping')
          lay(at)
        },
      })
      game.play(1, 'end-turn')
      return game.outcome?.winners
    }
    expect(last((at) => at.own(0, 'changsha'))).toEqual([0])
    expect(last((at) => void at.put(0, 'foot', 'chengdu'))).toEqual([0])
    expect(last((at) => at.rage(0, 1))).toEqual([0])
    expect(last(() => undefined)).toEqual([1])
  })

  it('R72 lasts 30 rounds, 40 with three, or as many as were chosen', () => {
    const rounds = (seats: number, value: string) => storm.setup(seats, { rounds: value }).settings.rounds
    expect([rounds(2, 'standard'), rounds(3, 'standard'), rounds(4, '20'), rounds(2, '100')]).toEqual([
      30, 40, 20, 100,
    ])
  })

  it('R72 has no last round where that was chosen', () => {
    const game = layOut({
      options: { rounds: 'off' },
      lay: (at) => {
        at.state.round = 1000
        at.state.at = 1
        at.put(0, 'foot', 'chengdu')
        at.put(1, 'foot', 'xiangping')
      },
    })
    game.play(1, 'end-turn')
    expect(game.outcome).toBe(undefined)
    expect(game.state.round).toBe(1001)
  })
})

it('R32 R72 the score counts prestige that is in force: what is cut off does not count', () => {
  const game = layOut({
    options: { rounds: '15' },
    lay(at) {
      at.state.round = 15
      at.state.at = 1
      at.own(0, 'hanzhong')
      at.own(1, 'ye', 'luoyang')
      for (const place of ['b1ne', 'd1ne', 'ane', 'sne']) at.put(0, 'foot', place)
      at.put(1, 'foot', 'beiping')
    },
  })
  game.play(1, 'end-turn')
  const points = game.outcome?.scores?.map(([part]) => part?.points)
  expect(points).toEqual(game.view(0).players.map(({ prestige }) => prestige))
  expect(points?.[1]).toBeLessThan(game.view(0).players[1]?.fullPrestige ?? 0)
})
