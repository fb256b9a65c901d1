// Fights: dice, joint attack and defence, encirclement, fatigue, retreats, archers, the second fight.
import { describe, expect, it } from 'vitest'
import { distancesFrom } from '../../../src/games/storm/board/reach.ts'
import { retreatSpace } from '../../../src/games/storm/board/retreat.ts'
import { worthChances, worthOf } from '../../../src/games/storm/fight/dice.ts'
import {
  encirclement,
  jointAttackers,
  jointDefenders,
  sidesOf,
} from '../../../src/games/storm/fight/sides.ts'
import { attackOf, emptyField, own, put } from './field.ts'
import { layOut } from './play.ts'

describe('dice', () => {
  it('R10 counts the best die, 1 more for any pair, 2 more for three alike', () => {
    expect([[3], [4, 4], [5, 1, 1], [4, 4, 4], [2, 6, 3]].map((dice) => worthOf(dice))).toEqual([
      3, 5, 6, 6, 6,
    ])
  })

  it('R10, R21 knows how likely each worth is: of one die all alike, of a duel’s two throws the higher', () => {
    expect(worthChances(1, false)).toEqual([0, 1, 1, 1, 1, 1, 1, 0, 0].map((part) => part / 6))
    const duel = [0, 1, 3, 5, 7, 9, 11, 0, 0]
    for (const [worth, chance] of worthChances(1, true).entries())
      expect(chance * 36).toBeCloseTo(duel[worth] ?? Number.NaN)
  })

  it('R9 lets one throw a side serve, with values, cards, encirclement and fatigue; it may fall below 1', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jw')
    const bow = put(state, 1, 'archers', 'hw')
    for (const place of ['d3sw', 'd3nw', 'xuchang-w']) put(state, 1, 'cavalry', place)
    foot.now.fights = 2
    const { attacker, defender } = sidesOf(state, attackOf(foot, bow, { card: 'assault-1' }))
    expect(attacker.attack).toBe(0 + 2 - 3 - 2)
    expect(defender.defence).toBe(-1)
  })

  it('R12 gives a die for each other army of the attacker’s type, and for each friend of the attacked; 3 at most', () => {
    const state = emptyField(4)
    const foot = put(state, 0, 'foot', 'jw')
    const target = put(state, 1, 'foot', 'hw')
    put(state, 2, 'foot', 'jw')
    put(state, 0, 'archers', 'd3sw')
    put(state, 1, 'cavalry', 'hanzhong-in')
    put(state, 3, 'foot', 'hanzhong-in')
    expect(jointAttackers(state, foot, 'hw').map(({ seat }) => seat)).toEqual([2])
    expect(jointDefenders(state, target, 'hw').map(({ seat }) => seat)).toEqual([1, 3])
    const { attacker, defender } = sidesOf(state, attackOf(foot, target))
    expect([attacker.dice, defender.dice]).toEqual([2, 3])
    put(state, 1, 'guan-yu', 'hw')
    expect(sidesOf(state, attackOf(foot, target)).defender.dice).toBe(3)
  })

  it('R12 units inside a city join attacks and defences at its gates', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'chengdu-h')
    put(state, 0, 'foot', 'chengdu')
    put(state, 1, 'foot', 'chengdu-d')
    for (const joint of [jointAttackers(state, foot, 'chengdu-d'), jointDefenders(state, foot, 'chengdu-h')])
      expect(joint.map(({ place }) => place)).toEqual(['chengdu'])
  })

  it('R11 takes 1 for each direction beyond the first, on either side, and counts nobody inside a city', () => {
    const state = emptyField(2)
    put(state, 0, 'foot', 'xiangping-h')
    put(state, 0, 'foot', 'xiangping-h')
    expect(encirclement(state, 1, 0, 'xiangping')).toBe(0)
    put(state, 0, 'archers', 'd1ne')
    expect(encirclement(state, 1, 0, 'xiangping')).toBe(1)
    const out = put(state, 1, 'foot', 'b1ne')
    put(state, 1, 'foot', 'xiangping')
    expect(encirclement(state, 0, 1, 'xiangping-h')).toBe(0)
    expect(sidesOf(state, attackOf(out, 'luoyang')).attacker.parts).not.toContainEqual(
      expect.objectContaining({ what: 'encircled' }),
    )
  })

  it('R84 a free city is encircled by the attackers alone, and nobody encircles them for it', () => {
    const state = emptyField(2)
    const bow = put(state, 0, 'archers', 'b3nw')
    put(state, 0, 'foot', 'ye-out')
    for (const place of ['b2nw', 'fnw', 'ye-e']) put(state, 1, 'foot', place)
    const { attacker, defender } = sidesOf(state, attackOf(bow, 'ye'))
    expect(attacker.parts.map(({ what }) => what)).toEqual(['value'])
    expect(defender.parts).toContainEqual({ what: 'encircled', attack: -1, defence: -1 })
  })

  it('R53 spreads archers over as many directions as there are', () => {
    const state = emptyField(2)
    put(state, 0, 'archers', 'd3nw')
    put(state, 0, 'archers', 'd3nw')
    put(state, 0, 'foot', 'jw')
    // From d3nw to luoyang-w there is one way, over jw.
    expect(encirclement(state, 1, 0, 'luoyang-w')).toBe(0)
    expect(encirclement(state, 1, 0, 'jw')).toBe(0)
    put(state, 0, 'archers', 'luoyang-s')
    expect(encirclement(state, 1, 0, 'jw')).toBe(1)
  })

  it('R13 tires by 1 for each fight before, outside cities, until the turn ends', () => {
    const game = layOut({
      dice: [3, 2],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(0, 'foot', 'd3sw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'jianan-d')
        at.put(0, 'foot', 'jianan')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    const tired = sidesOf(game.state, attackOf(game.unit('shu-foot-2'), game.unit('wei-foot-1'))).defender
    expect(tired.parts).toContainEqual({ what: 'fatigue', attack: -1, defence: -1 })
    const inside = game.unit('shu-foot-3')
    inside.now.fights = 3
    const { attacker } = sidesOf(game.state, attackOf(inside, game.unit('wei-foot-2')))
    expect(attacker.parts).toEqual([{ what: 'level', attack: 1, defence: 1 }])
    game.play(0, 'end-turn')
    expect(game.view(0).units.map(({ fatigue }) => fatigue)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('what comes of it', () => {
  const met = (dice: readonly number[]) => {
    const game = layOut({
      dice,
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    return game
  }

  it('R14 even: the attacker is back', () => {
    const game = met([4, 3])
    expect(game.story).toContain('tie')
    expect(game.unit('shu-foot-1').place).toBe('jw')
  })

  it('R14 by 1: the loser steps back, routed, with 1 rage; the victor occupies (R17)', () => {
    const game = met([5, 3])
    expect(game.unit('wei-foot-1')).toMatchObject({ place: 'hanzhong-in', routed: 5 })
    expect(game.unit('shu-foot-1').place).toBe('hw')
    expect(game.state.players[1]?.rage).toBe(1)
  })

  it('R14 by 1: an attacker goes back and one space more', () => {
    const game = met([3, 3])
    expect(game.unit('shu-foot-1')).toMatchObject({ place: 'd3sw', routed: 5 })
    expect(game.unit('wei-foot-1').place).toBe('hw')
    expect(game.state.players[0]?.rage).toBe(1)
  })

  it('R14 by 2: the loser is gone, with 2 rage', () => {
    const game = met([6, 1])
    expect(game.find('wei-foot-1')).toBe(undefined)
    expect(game.state.players[1]?.rage).toBe(2)
    const other = met([1, 6])
    expect(other.find('shu-foot-1')).toBe(undefined)
    expect(other.state.players[0]?.rage).toBe(2)
  })

  it('R60 a routed army falls without dice, for 2 rage, and tires nobody', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw', { routed: 4 })
        at.hand(1, 'hold-fast-1')
      },
    })
    const { counter } = game.state.chance
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.find('wei-foot-1')).toBe(undefined)
    expect(game.state.chance.counter).toBe(counter)
    expect(game.unit('shu-foot-1')).toMatchObject({ place: 'hw', now: { fights: 0 } })
    expect(game.state.players[1]?.rage).toBe(2)
  })

  it('R14 a routed army turns back after the steps 1 and 2 of its owner’s next turn', () => {
    const game = layOut({ lay: (at) => void at.put(0, 'foot', 'b1sw', { routed: 4 }) })
    game.play(0, 'end-turn')
    expect(game.unit('shu-foot-1').routed).toBe(null)
    const own1 = met([3, 3])
    own1.play(0, 'end-turn')
    expect(own1.unit('shu-foot-1').routed).toBe(5)
    own1.play(1, 'end-turn')
    own1.play(0, 'end-turn')
    expect(own1.unit('shu-foot-1').routed).toBe(null)
  })
})

describe('stepping back', () => {
  it('R15 goes to the circle nearest to the own capital, a gate only if there is nothing else', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'd2sw')
    expect(retreatSpace(state, foot, 'd2sw', ['d3sw'])).toBe('d1sw')
    const other = put(state, 0, 'foot', 'b1sw')
    expect(retreatSpace(state, other, 'b1sw', ['b2sw'])).toBe('chengdu-h')
  })

  it('R15 a gate is a last choice, however near the capital: a circle farther away comes first', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'b1sw')
    expect(retreatSpace(state, foot, 'b1sw', []), 'not chengdu-h, one space from home').toBe('b2sw')
    const atGate = put(state, 0, 'foot', 'chengdu-h')
    expect(retreatSpace(state, atGate, 'chengdu-h', []), 'nor another gate of the city').toBe('b1sw')
  })

  it('R14, R60 who loses by 1 and has nowhere to go is removed, for 2 rage in all', () => {
    const game = layOut({
      dice: [5, 3],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.own(0, 'hanzhong')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.find('wei-foot-1')).toBe(undefined)
    expect(game.state.players[1]?.rage).toBe(2)
    expect(game.story.filter((key) => key === 'gains-rage')).toHaveLength(1)
  })

  it('R15 never goes toward the attacker, to an enemy gate, or to a full or hostile space', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'b1ne')
    expect(retreatSpace(state, foot, 'b1ne', ['b2ne'])).toBe(undefined)
    const other = put(state, 0, 'foot', 'd2sw')
    for (const place of ['d1sw', 'd1sw']) put(state, 0, 'foot', place)
    put(state, 1, 'foot', 'ssw')
    expect(retreatSpace(state, other, 'd2sw', ['d3sw'])).toBe('esw')
    put(state, 1, 'foot', 'esw')
    expect(retreatSpace(state, other, 'd2sw', ['d3sw'])).toBe(undefined)
  })

  it('R59 comes to special edges last, and cavalry never', () => {
    const state = emptyField(2)
    own(state, 1, 'jianan')
    const foot = put(state, 0, 'foot', 'mw')
    expect(retreatSpace(state, foot, 'mw', [])).toBe('jieting-sp')
    const horse = put(state, 0, 'cavalry', 'mw')
    expect(retreatSpace(state, horse, 'mw', [])).toBe(undefined)
  })

  it('R59 decides equals by foes who reach them, then by the map', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'kn')
    expect(retreatSpace(state, foot, 'kn', [])).toBe('fnw')
    const far = put(state, 0, 'foot', 'c0')
    expect(retreatSpace(state, far, 'c0', [])).toBe('jw')
  })

  it('R59 is measured to the capital, and leaves distances from other places as they are', () => {
    const state = emptyField(2)
    retreatSpace(state, put(state, 0, 'foot', 'd2sw'), 'd2sw', ['d3sw'])
    expect(distancesFrom(state, 0, 'jianan', 35).get('jianan')).toBe(0)
  })

  it('R71 may step to a gate of a free city as a last choice', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jsw')
    put(state, 1, 'foot', 'b2sw')
    expect(retreatSpace(state, foot, 'jsw', ['b2sw'])).toBe('changsha-w')
  })

  it('R38 a beaten garrison goes out to a free gate that is not the attacker’s, and the city is taken', () => {
    const game = layOut({
      dice: [6, 2],
      lay: (at) => {
        at.own(1, 'ye')
        at.put(0, 'foot', 'ye-w')
        at.put(1, 'foot', 'ye')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.unit('wei-foot-1')).toMatchObject({ place: 'ye-e', routed: 5 })
    expect(game.unit('shu-foot-1').place).toBe('ye')
    expect(game.view(0).cities.find(({ id }) => id === 'ye')?.owner).toBe(0)
  })

  it('R38 loses a garrison by 1 to a gate, routed, and one that attacked from inside stays', () => {
    const state = emptyField(2)
    own(state, 1, 'ye')
    const foot = put(state, 1, 'foot', 'ye')
    expect(retreatSpace(state, foot, 'ye', ['ye-w'])).toBe('ye-e')
    put(state, 0, 'foot', 'ye-e')
    expect(retreatSpace(state, foot, 'ye', ['ye-w'])).toBe('ye-out')
    const game = layOut({
      dice: [2, 4],
      lay: (at) => {
        at.put(0, 'foot', 'jianan')
        at.put(1, 'foot', 'jianan-d')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.story).toContain('destroyed')
    const one = layOut({
      dice: [3, 4],
      lay: (at) => {
        at.put(0, 'foot', 'jianan')
        at.put(1, 'foot', 'jianan-d')
      },
    })
    one.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(one.unit('shu-foot-1')).toMatchObject({ place: 'jianan', routed: 5 })
  })
})

describe('archers from afar', () => {
  const shot = (dice: readonly number[]) => {
    const game = layOut({
      dice,
      lay: (at) => {
        at.put(0, 'archers', 'jw')
        at.put(1, 'cavalry', 'hanzhong-in')
      },
    })
    game.attack(0, 'shu-archers-1', 'wei-cavalry-1')
    return game
  }

  it('R16 even: nobody moves; won: the archers stay where they are', () => {
    expect(shot([3, 4]).unit('shu-archers-1').place).toBe('jw')
    const won = shot([5, 2])
    expect(won.find('wei-cavalry-1')).toBe(undefined)
    expect(won.unit('shu-archers-1').place).toBe('jw')
  })

  it('R16 lost by 1: one space back, routed, 1 rage; by 2: gone', () => {
    const lost = shot([2, 4])
    expect(lost.unit('shu-archers-1')).toMatchObject({ routed: 5 })
    expect(lost.unit('shu-archers-1').place).not.toBe('jw')
    expect(lost.state.players[0]?.rage).toBe(1)
    expect(shot([1, 6]).find('shu-archers-1')).toBe(undefined)
  })

  it('R54 at distance 1 they fight like foot and advance; from afar no second fight is forced', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'archers', 'jw')
        at.put(1, 'cavalry', 'hw')
      },
    })
    game.attack(0, 'shu-archers-1', 'wei-cavalry-1')
    expect(game.unit('shu-archers-1').place).toBe('hw')
    const far = layOut({
      dice: [6, 1, 1],
      lay: (at) => {
        at.put(0, 'archers', 'jw')
        at.put(1, 'cavalry', 'hanzhong-in')
        at.put(1, 'cavalry', 'hanzhong-in')
      },
    })
    far.attack(0, 'shu-archers-1', 'wei-cavalry-1')
    expect(far.story).not.toContain('attacks-again')
  })
})

describe('the second fight', () => {
  it('R17, R75 is forced at once against another unit there, with fatigue and without a new card', () => {
    const game = layOut({
      dice: [6, 1, 1, 6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'archers', 'hw')
        at.put(1, 'archers', 'hw')
        at.hand(0, 'assault-1')
        at.rage(0, 3)
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-archers-1')
    expect(game.decision(0).prompt.key).toBe('storm.ask-second')
    expect(game.options(0)).toEqual(['fight', 'last-stand'])
    game.play(0, 'fight')
    expect(game.story.filter((key) => key === 'throws')).toHaveLength(2)
    expect(game.event('throws').plus).toEqual(expect.objectContaining({ key: 'storm.part-more' }))
    expect(game.unit('shu-foot-1').place).toBe('hw')
  })

  it('R17 leaves the space to the unit that is beaten there', () => {
    const game = layOut({
      dice: [6, 1, 1, 1, 6],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'hw')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.find('shu-foot-1')).toBe(undefined)
    expect(game.unit('wei-foot-2').place).toBe('hw')
  })

  it('R90 a garrison that attacks out keeps its level, untired, in the second fight', () => {
    const game = layOut({
      dice: [6, 1, 1, 6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'jianan')
        for (let n = 0; n < 2; n++) at.put(1, 'foot', 'jianan-d')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.story).toContain('attacks-again')
    expect(game.event('throws').total).toBe(6 + 1)
  })
})

describe('across the mountains', () => {
  it('R36 a unit that has not moved attacks across, helped by nobody over there, encircled by nobody', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'jianan-sp')
        at.put(0, 'foot', 'jianan-sp')
        at.put(1, 'foot', 'mw')
      },
    })
    game.play(0, 'attack', 'unit-shu-foot-1')
    expect(game.options(0)).toEqual(['wei-foot-1', 'back'])
    game.play(0, 'wei-foot-1', 'fight')
    expect(game.unit('shu-foot-1').place).toBe('mw')
    const none = layOut({
      lay: (at) => {
        at.put(0, 'cavalry', 'jianan-sp')
        at.put(0, 'archers', 'jianan-sp', {})
        at.put(1, 'foot', 'jieting-sp')
      },
    })
    expect(none.options(0)).not.toContain('attack')
  })
})

describe('helping', () => {
  it('R40, R43 neither the routed help, nor do generals join an attack; they do defend and encircle', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jw')
    const target = put(state, 1, 'foot', 'hw')
    put(state, 0, 'foot', 'jw', { routed: 4 })
    put(state, 0, 'guan-yu', 'hanzhong-in')
    put(state, 1, 'cao-cao', 'hw')
    expect(jointAttackers(state, foot, 'hw')).toEqual([])
    expect(jointDefenders(state, target, 'hw').map(({ id }) => id)).toEqual(['cao-cao'])
    expect(encirclement(state, 1, 0, 'hw')).toBe(1)
    const general = put(state, 0, 'zhuge-liang', 'jw')
    expect(sidesOf(state, attackOf(general, target)).attacker.dice).toBe(1)
  })

  it('R43 measures encirclement of the attacker where it attacks from; helpers need no attack left', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jw')
    put(state, 0, 'foot', 'jw').now.attacked = true
    const target = put(state, 1, 'foot', 'hw')
    put(state, 1, 'foot', 'd3nw')
    const { attacker } = sidesOf(state, attackOf(foot, target))
    expect(attacker.dice).toBe(2)
    expect(attacker.parts).toContainEqual({ what: 'encircled', attack: -1, defence: -1 })
  })

  it('R91 反間 sets an enemy apart for the turn: it neither helps nor is helped, and may be encircled', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'han-sui', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'hw')
        at.rage(0, 2)
      },
    })
    game.play(0, 'cards', 'han-sui', 'unit-wei-foot-2')
    expect(jointDefenders(game.state, game.unit('wei-foot-1'), 'hw')).toEqual([])
    put(game.state, 0, 'foot', 'hanzhong-in')
    const attack = attackOf(game.unit('han-sui'), game.unit('wei-foot-2'))
    expect(sidesOf(game.state, attack).defender).toMatchObject({ dice: 1, defence: 1 - 1 })
    expect(game.state.players[0]?.rage).toBe(0)
    expect(game.options(0)).not.toContain('cards')
  })
})
