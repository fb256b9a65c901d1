// Cities: sieges, what taking brings, supply, who goes in.
import { describe, expect, it } from 'vitest'
import {
  armyLimit,
  fullPrestige,
  handLimit,
  linkedCities,
  prestigeOf,
} from '../../../src/games/storm/board/supply.ts'
import { targetsOf } from '../../../src/games/storm/board/targets.ts'
import { sidesOf } from '../../../src/games/storm/fight/sides.ts'
import { attackOf, emptyField, own, put } from './field.ts'
import { layOut } from './play.ts'

describe('a siege', () => {
  it('R25 an empty city of level 2 or 3 throws one die and adds its level; the attacker has to exceed it', () => {
    const storming = (dice: readonly number[]) => {
      const game = layOut({ dice, lay: (at) => void at.put(0, 'foot', 'ye-w') })
      game.attack(0, 'shu-foot-1', 'ye')
      return game
    }
    const won = storming([6, 2])
    expect(won.unit('shu-foot-1').place).toBe('ye')
    expect(prestigeOf(won.state, 0)).toBe(6)
    expect(storming([5, 2]).unit('shu-foot-1').place).toBe('ye-w')
    expect(storming([4, 2]).unit('shu-foot-1')).toMatchObject({ place: 'b3nw' })
    expect(storming([3, 2]).find('shu-foot-1')).toBe(undefined)
  })

  it('R26 the level replaces a garrison’s own values, outwards too', () => {
    const state = emptyField(2)
    const bow = put(state, 1, 'archers', 'xiangping')
    const foot = put(state, 0, 'foot', 'xiangping-h')
    expect(sidesOf(state, attackOf(foot, bow)).defender.parts).toContainEqual({
      what: 'level',
      attack: 2,
      defence: 2,
    })
    expect(sidesOf(state, attackOf(bow, foot)).attacker.attack).toBe(2)
  })

  it('R26 all of a garrison have to be beaten, each by an attack of its own', () => {
    const game = layOut({
      dice: [6, 1, 1],
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'archers', 'ye-w')
        at.put(0, 'archers', 'ye-w')
        at.put(1, 'foot', 'ye')
        at.put(1, 'foot', 'ye')
        at.hand(0, 'assault-1')
      },
    })
    game.play(0, 'attack', 'unit-shu-archers-1')
    expect(game.options(0)).toEqual(['wei-foot-1', 'wei-foot-2', 'back'])
    game.play(0, 'wei-foot-2', 'assault-1', 'fight')
    expect(game.story).toContain('throws')
    expect(game.view(0).cities.find(({ id }) => id === 'ye')?.owner).toBe(1)
  })

  it('R63 an empty city answers with 堅守, 疑兵, 空城計 or 離間 of its owner, with no 背水 and no 埋伏', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
        at.hand(1, 'ambush-1', 'hold-fast-1', 'decoys-1', 'empty-fort-1', 'discord-1')
        at.rage(1, 6)
      },
    })
    game.attack(0, 'shu-foot-1', 'ye')
    expect(game.options(1)).toEqual(['pass', 'hold-fast-1', 'decoys-1', 'empty-fort-1', 'discord-1'])
  })

  it('R64 火攻 takes the level away and gives nothing back', () => {
    const state = emptyField(2)
    const bow = put(state, 0, 'archers', 'xiangping-h')
    const foot = put(state, 1, 'foot', 'xiangping')
    const { attacker, defender } = sidesOf(state, attackOf(bow, foot, { card: 'fire-1' }))
    expect([attacker.attack, defender.defence]).toEqual([2, 0])
  })

  it('空城計 needs an own city with at most 1 unit inside', () => {
    const asked = (inside: number) => {
      const game = layOut({
        lay: (at) => {
          at.put(0, 'foot', 'xiangping-h')
          for (let n = 0; n < inside; n++) at.put(1, 'foot', 'xiangping')
          at.hand(1, 'empty-fort-1')
        },
      })
      game.attack(0, 'shu-foot-1', 'wei-foot-1')
      return game.options(1)
    }
    expect(asked(1)).toContain('empty-fort-1')
    expect(asked(2)).not.toContain('empty-fort-1')
  })

  it('R39 cavalry and archers from afar beat a city; foot at a gate, even after an attack, go in', () => {
    const lay = (foot: boolean, ally = false) =>
      layOut({
        seats: 4,
        idle: true,
        dice: [6, 1],
        lay: (at) => {
          at.put(0, 'archers', 'kn')
          if (foot) at.put(0, 'foot', 'ye-w').now.attacked = true
          if (ally) at.put(2, 'foot', 'ye-e')
          at.hand(0, 'fire-1')
        },
      })
    const own1 = lay(true, true)
    own1.attack(0, 'qun-archers-1', 'ye', 'fire-1')
    expect(own1.unit('qun-foot-1').place).toBe('ye')
    const allied = lay(false, true)
    allied.attack(0, 'qun-archers-1', 'ye', 'fire-1')
    expect(allied.unit('wu-foot-1').place).toBe('ye')
    expect(allied.state.players.map(({ hand }) => hand.length)).toEqual([0, 0, 1, 0])
    const nobody = lay(false)
    nobody.attack(0, 'qun-archers-1', 'ye', 'fire-1')
    expect(nobody.story).toContain('stands-empty')
    expect(nobody.view(0).cities.find(({ id }) => id === 'ye')?.owner).toBe(null)
  })

  it('R39 routed units do not go in', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'cavalry', 'ye-w')
        at.put(0, 'foot', 'ye-e', { routed: 4 })
        at.hand(0, 'assault-1')
      },
    })
    game.attack(0, 'shu-cavalry-1', 'ye', 'assault-1')
    expect(game.unit('shu-foot-1').place).toBe('ye-e')
  })

  it('R24, R48 a barred capital cannot be attacked, nor a city of one’s own', () => {
    const state = emptyField(2)
    expect(targetsOf(state, put(state, 0, 'foot', 'xijing-h'))).toEqual([])
    own(state, 0, 'ye')
    expect(targetsOf(state, put(state, 0, 'foot', 'ye-w'))).toEqual([])
  })
})

describe('what a city brings', () => {
  it('R27 prestige, a card, and twice its level in rage for the player who lost it', () => {
    const game = layOut({
      idle: true,
      dice: [6, 1],
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
      },
    })
    game.attack(0, 'shu-foot-1', 'ye')
    expect(game.state.players.map(({ rage }) => rage)).toEqual([0, 6])
    expect(game.state.players[0]?.hand).toHaveLength(1)
    expect([prestigeOf(game.state, 0), prestigeOf(game.state, 1)]).toEqual([6, 3])
  })

  it('R27 left empty it stays its owner’s, and walking back in brings nothing', () => {
    const game = layOut({
      lay: (at) => {
        at.own(0, 'changsha')
        at.put(0, 'foot', 'changsha-w')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'changsha', 'end-turn')
    expect(game.story).not.toContain('takes-city')
    expect(game.unit('shu-foot-1').place).toBe('changsha')
    expect(fullPrestige(game.state, 0)).toBe(4)
  })

  it('屯田 brings one card more for the first city of a turn', () => {
    const game = layOut({
      seats: 4,
      lay: (at) => {
        at.state.at = 1
        at.put(1, 'cao-cao', 'xiangping')
        at.put(1, 'foot', 'jne')
        at.put(1, 'foot', 'hanzhong-s')
      },
    })
    game.play(1, 'unit-wei-foot-1', 'jinyang', 'unit-wei-foot-2', 'hanzhong', 'end-turn')
    const drawn = game.told
      .filter(({ phrase }) => phrase.key === 'storm.draws')
      .map(({ phrase }) => phrase.args?.count)
    expect(drawn.slice(0, 2)).toEqual([2, 1])
  })

  it('R30 the rage supply is 24; gains are cut short', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
        at.rage(0, 20)
        at.rage(1, 2)
      },
    })
    game.attack(0, 'shu-foot-1', 'ye')
    expect(game.state.players.map(({ rage }) => rage)).toEqual([20, 4])
  })
})

describe('supply', () => {
  it('R28 a city counts while a road without enemies joins it to the capital', () => {
    const state = emptyField(2)
    own(state, 0, 'changsha')
    expect([...linkedCities(state, 0)].sort()).toEqual(['changsha', 'chengdu', 'jianan'])
    expect([prestigeOf(state, 0), armyLimit(state, 0), handLimit(state, 0)]).toEqual([4, 9, 3])
    put(state, 1, 'foot', 'jsw')
    put(state, 1, 'foot', 'jse')
    put(state, 1, 'foot', 'changsha-in')
    expect(linkedCities(state, 0).has('changsha')).toBe(false)
    expect([prestigeOf(state, 0), fullPrestige(state, 0)]).toEqual([3, 4])
    const three = emptyField(3)
    expect([prestigeOf(three, 0), armyLimit(three, 0)], 'one fewer than with two players').toEqual([3, 7])
  })

  it('R28 the capital itself counts, also while enemies stand at all its gates', () => {
    const state = emptyField(2)
    for (const gate of ['h', 'v', 'd']) put(state, 1, 'foot', `chengdu-${gate}`)
    expect([...linkedCities(state, 0)]).toEqual(['chengdu'])
    expect(prestigeOf(state, 0)).toBe(2)
  })

  it('R28 a mountain link joins no city to the capital', () => {
    const state = emptyField(2)
    own(state, 0, 'jieting')
    expect(linkedCities(state, 0).has('jieting')).toBe(true)
    // Left is the way over the mountains from 建安.
    put(state, 1, 'foot', 'jieting-d')
    expect(linkedCities(state, 0).has('jieting')).toBe(false)
  })

  it('R28 goes through own and allied cities, not through others', () => {
    const state = emptyField(4)
    own(state, 3, 'hanzhong', 'jieting')
    put(state, 0, 'foot', 'd2nw')
    put(state, 0, 'foot', 'jw')
    // From the south only the gates of 漢中 lead on to 街亭.
    expect(linkedCities(state, 3).has('jieting')).toBe(true)
    own(state, 1, 'hanzhong')
    expect(linkedCities(state, 3).has('jieting')).toBe(true)
    own(state, 0, 'hanzhong')
    expect(linkedCities(state, 3).has('jieting')).toBe(false)
  })

  it('R28 tells when a city is cut off and when it is joined again', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'jinyang', 'changsha')
        for (const gate of ['w', 'e', 'in']) at.put(0, 'foot', `changsha-${gate}`)
        at.put(0, 'cavalry', 'b2ne')
        at.put(0, 'cavalry', 'jnw')
        at.put(0, 'foot', 'ye-out')
        at.put(0, 'foot', 'chengdu')
        at.hand(0, 'assault-1')
      },
    })
    expect(prestigeOf(game.state, 1)).toBe(3)
    game.play(0, 'unit-shu-cavalry-1', 'b3ne', 'unit-shu-cavalry-2', 'b2nw', 'recruit')
    expect(game.story).toEqual(['marches', 'joined-again', 'marches'])
    expect(prestigeOf(game.state, 1)).toBe(4)
  })

  it('R31 the hand follows prestige: 3, 4, 5, 6, and generals add', () => {
    const state = emptyField(2)
    expect([0, 4, 5, 9, 10, 14, 15].map((prestige) => handLimit(state, 0, prestige))).toEqual([
      3, 3, 4, 4, 5, 5, 6,
    ])
    own(state, 0, 'ye', 'xiangyang', 'luoyang', 'hanzhong', 'xuchang', 'changsha')
    expect([prestigeOf(state, 0), handLimit(state, 0)]).toEqual([15, 6])
    put(state, 0, 'zhuge-liang', 'chengdu')
    expect(handLimit(state, 0)).toBe(7)
  })
})
