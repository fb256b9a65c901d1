// Where the beaten step back to, corner by corner (rulings 15, 38, 40, 59, 71), and what else a loss does (19, 20, 41, 60).
import { describe, expect, it } from 'vitest'
import { retreatSpace, strikesThrough } from '../../../src/games/storm/board/retreat.ts'
import { targetsOf } from '../../../src/games/storm/board/targets.ts'
import { emptyField, own, put } from './field.ts'
import { layOut } from './play.ts'

describe('R59 joined gates are a last choice', () => {
  /** Foot of seat 0 at a gate whose road a foe holds. */
  const atGate = (gate: string, road: string, seats = 2) => {
    const state = emptyField(seats)
    put(state, seats === 2 ? 1 : 3, 'foot', road)
    return { state, foot: put(state, 0, 'foot', gate) }
  }

  it('of an own or allied city', () => {
    const { state, foot } = atGate('chengdu-h', 'b1sw')
    expect(retreatSpace(state, foot, 'chengdu-h', ['b1sw'])).toBe('chengdu-v')
    const allied = atGate('jianye-h', 'b1se', 4)
    expect(
      retreatSpace(allied.state, allied.foot, 'jianye-h', ['b1se']),
      'of seat 2, the gate nearer home',
    ).toBe('jianye-d')
  })

  it('and never the gate where the unit stands, though there is room for one more', () => {
    const { state, foot } = atGate('chengdu-h', 'b1sw')
    for (const gate of ['chengdu-v', 'chengdu-d']) for (let n = 0; n < 2; n++) put(state, 0, 'foot', gate)
    expect(retreatSpace(state, foot, 'chengdu-h', ['b1sw'])).toBe(undefined)
  })

  it('R71 gates of a free city are not joined', () => {
    const { state, foot } = atGate('changsha-w', 'jsw')
    expect(retreatSpace(state, foot, 'changsha-w', ['jsw'])).toBe(undefined)
    own(state, 0, 'changsha')
    expect(retreatSpace(state, foot, 'changsha-w', ['jsw'])).not.toBe(undefined)
  })
})

describe('R59 of two spaces as near to the capital', () => {
  const stepping = (...foes: readonly (readonly [seat: number, place: string, routed?: number])[]) => {
    const state = emptyField(2)
    for (const [seat, place, routed] of foes) put(state, seat, 'foot', place, { routed: routed ?? null })
    return retreatSpace(state, put(state, 0, 'foot', 'fsw'), 'fsw', [])
  }

  it('the one that fewer enemies reach; then the order of the map', () => {
    const first = stepping()
    expect(first).toBe('b3sw')
    expect(stepping([1, 'b1sw']), 'R95 a unit that stands in the way home').toBe('b3sw')
    expect(stepping([1, 'xiangyang-w']), 'a foe reaches b3sw').toBe('d3sw')
    expect(stepping([1, 'xiangyang-w'], [1, 'jw']), 'one reaches either').toBe('b3sw')
  })

  it('R40 routed enemies do not count, nor do friends', () => {
    expect(stepping([1, 'xiangyang-w', 4])).toBe('b3sw')
    expect(stepping([0, 'xiangyang-w'])).toBe('b3sw')
  })
})

describe('R15 toward the attacker', () => {
  it('is where it strikes from, from afar the space between, across a special link its own', () => {
    const state = emptyField(2)
    const archers = put(state, 0, 'archers', 'jw')
    expect(strikesThrough(state, archers, 'jw', 'hw')).toEqual(['jw'])
    expect(strikesThrough(state, archers, 'jw', 'hanzhong-in')).toEqual(['hw'])
    const foot = put(state, 0, 'foot', 'jieting-sp')
    expect(strikesThrough(state, foot, 'jieting-sp', 'mw')).toEqual(['jieting-sp'])
  })
})

describe('R8, R40 who may attack', () => {
  it('not who has attacked in this turn, nor the routed', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jw')
    put(state, 1, 'foot', 'hw')
    expect(targetsOf(state, foot)).toHaveLength(1)
    expect(targetsOf(state, { ...foot, routed: 4 })).toEqual([])
    expect(targetsOf(state, { ...foot, now: { ...foot.now, attacked: true } })).toEqual([])
  })

  it('R24 no general where only routed foot of its side stand at a gate', () => {
    const state = emptyField(2)
    const general = put(state, 0, 'guan-yu', 'ye-w')
    const foot = put(state, 0, 'foot', 'ye-e')
    expect(targetsOf(state, general)).toMatchObject([{ target: null, at: 'ye' }])
    foot.routed = 4
    expect(targetsOf(state, general)).toEqual([])
    const teams = emptyField(4)
    put(teams, 2, 'archers', 'ye-e')
    expect(targetsOf(teams, put(teams, 0, 'ma-chao', 'ye-w')), 'those of an ally will do').toHaveLength(1)
  })
})

describe('what a loss does besides', () => {
  it('R14 who is pushed back outside is not said to stay inside', () => {
    const game = layOut({
      dice: [5, 3],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.story).toContain('pushed-back')
    expect(game.story).not.toContain('routed-inside')
  })

  it('R38 a general that loses an attack out of the capital stays inside', () => {
    const game = layOut({
      idle: true,
      dice: [2, 4],
      lay: (at) => {
        at.put(0, 'liu-bei', 'chengdu')
        at.put(1, 'foot', 'chengdu-d')
      },
    })
    game.attack(0, 'liu-bei', 'wei-foot-1')
    expect(game.unit('liu-bei')).toMatchObject({ place: 'chengdu', stamina: 4 })
    expect(game.story).not.toContain('steps-back')
  })

  it('R38 one that is beaten inside, as a defender, goes out to a free gate', () => {
    const game = layOut({
      dice: [4, 2],
      lay: (at) => {
        at.put(0, 'cavalry', 'xiangping-h')
        at.put(1, 'cao-cao', 'xiangping')
        at.put(1, 'foot', 'beiping')
      },
    })
    game.attack(0, 'shu-cavalry-1', 'cao-cao')
    expect(game.unit('cao-cao')).toMatchObject({ place: 'xiangping-v', stamina: 4 })
  })

  it('R19 a general that is not hurt loses nothing, and it is not said that it does', () => {
    const game = layOut({
      dice: [6, 3],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw')
        at.put(1, 'zhang-liao', 'hw')
      },
    })
    game.attack(0, 'guan-yu', 'zhang-liao')
    expect(game.story.filter((key) => key === 'hurt')).toHaveLength(1)
    expect(game.unit('guan-yu').stamina).toBe(4)
  })

  it('R20, R41 a general that an army captures is captured once, and steps back nowhere', () => {
    const game = layOut({
      idle: true,
      dice: [1, 5],
      lay: (at) => {
        at.put(0, 'guan-yu', 'jw', { stamina: 2 })
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'guan-yu', 'wei-foot-1')
    expect(game.find('guan-yu')).toBe(undefined)
    expect(game.state.players[1]).toMatchObject({ captives: ['guan-yu'] })
    expect(game.state.players[1]?.hand).toHaveLength(1)
    expect(game.state.players[0]?.rage).toBe(2)
    expect(game.story).not.toContain('steps-back')
  })

  it('R19 a general that falls before a city that is nobody’s goes back to the own faction; nobody has a card for it', () => {
    const game = layOut({
      idle: true,
      dice: [1, 6],
      lay: (at) => {
        at.put(0, 'guan-yu', 'ye-w', { stamina: 2 })
        at.put(0, 'foot', 'ye-e')
      },
    })
    game.attack(0, 'guan-yu', 'ye')
    expect(game.find('guan-yu')).toBe(undefined)
    expect(game.state.pools.shu).toContain('guan-yu')
    expect(game.state.players.map(({ captives, hand }) => [captives, hand])).toEqual([
      [[], []],
      [[], []],
    ])
    expect(game.state.players[0]?.rage).toBe(2)
    expect(game.event('lost').unit).toEqual({ name: 'guan-yu' })
  })
})
