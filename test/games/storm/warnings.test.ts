// What is said before a player acts: who else would win by it, and which ally would get the city (ruling 78).
import { describe, expect, it } from 'vitest'
import type { Phrase } from '../../../src/engine/phrase.ts'
import { type Layer, layOut, type Play } from './play.ts'

/** The keys of the warning in what a seat is asked now. */
const warnings = (game: Play, seat = 0): string[] =>
  keysIn(game.decision(seat).prompt.args?.warning as Phrase | undefined)

const keysIn = (value: unknown): string[] => JSON.stringify(value ?? '').match(/warns-[a-z]+/g) ?? []

/** The warning on an option. */
const onOption = (game: Play, id: string, seat = 0): string[] =>
  keysIn(game.decision(seat).options.find((option) => option.id === id)?.hint)

/** Seat 1 has cities enough to win, all of them cut off: foot and `at b2ne` of seat 0 stand in its roads. */
function cutOff(at: Layer, what = 'cavalry', seat = 0): void {
  at.own(1, 'ye', 'luoyang', 'xiangyang', 'xuchang', 'jinyang', 'xiapi', 'changsha')
  at.put(seat, 'foot', 'd1ne')
  at.put(seat, 'foot', 'ane')
  at.put(seat, what, 'b2ne')
}

describe('R78 before a march', () => {
  it('says who wins when a unit leaves the road in which it stood, and not once that is taken back', () => {
    const game = layOut({ idle: true, lay: cutOff })
    expect(warnings(game)).toEqual([])
    game.play(0, 'unit-shu-cavalry-1', 'jne')
    expect(warnings(game)).toEqual(['warns-win'])
    expect(game.decision(0).prompt.args?.warning).toMatchObject({ args: { who: [{ seat: 1 }] } })
    expect(onOption(game, 'end-turn')).toEqual(['warns-win'])
    game.play(0, 'back-move')
    expect(warnings(game)).toEqual([])
    game.play(0, 'unit-shu-cavalry-1', 'jne', 'end-turn')
    expect(game.outcome?.winners).toEqual([1])
  })

  it('says so of the middle of a plan that ends with the road cut again', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'cavalry', 'd2ne')
      },
    })
    game.play(0, 'unit-shu-cavalry-1', 'jne', 'unit-shu-cavalry-2', 'b2ne')
    expect(warnings(game)).toEqual(['warns-win'])
    const other = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'cavalry', 'd2ne')
      },
    })
    other.play(0, 'unit-shu-cavalry-2', 'b2ne', 'unit-shu-cavalry-1', 'jne')
    expect(warnings(other), 'in this order the road is never open').toEqual([])
  })

  it('and R32 the game is over there: the win is looked at between two marches', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'cavalry', 'd2ne')
      },
    })
    game.play(0, 'unit-shu-cavalry-1', 'jne', 'unit-shu-cavalry-2', 'b2ne', 'end-turn')
    expect(game.outcome?.winners).toEqual([1])
    expect(
      game.story.filter((key) => key === 'marches'),
      'the second is not carried out',
    ).toHaveLength(1)
    expect(game.unit('shu-cavalry-2').place).toBe('d2ne')
  })

  it('says it wherever the march is carried out: with an attack, or with a card that works at once', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(0, 'foot', 'xiapi-n')
        at.hand(0, 'raid-supplies-1', 'rest-1')
        at.hand(1, 'rest-2')
      },
    })
    game.play(0, 'unit-shu-cavalry-1', 'jne')
    expect(onOption(game, 'attack')).toEqual(['warns-win'])
    game.play(0, 'attack', 'unit-shu-foot-3', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-win'])
    expect(onOption(game, 'fight')).toEqual(['warns-win'])
    game.play(0, 'back', 'cards', 'raid-supplies-1')
    expect(warnings(game)).toEqual(['warns-win'])
  })

  it('says nothing where the player or the own side wins', () => {
    const own = layOut({
      idle: true,
      lay(at) {
        at.own(0, 'ye', 'luoyang', 'xiangyang', 'xuchang', 'hanzhong')
        at.put(0, 'foot', 'changsha-w')
      },
    })
    own.play(0, 'unit-shu-foot-1', 'changsha')
    expect(warnings(own)).toEqual([])
  })
})

describe('R78 before an attack', () => {
  it('says who may win by its outcome: the attacker leaves the road that it cuts', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(1, 'foot', 'jne')
      },
    })
    game.play(0, 'attack', 'unit-shu-cavalry-1', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-fight'])
    expect(onOption(game, 'fight')).toEqual(['warns-fight'])
  })

  it('and not by an attack that leaves all roads as they are', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'archers', 'b2ne')
        at.put(1, 'cavalry', 'jinyang-e')
      },
    })
    game.play(0, 'attack', 'unit-shu-archers-1', 'wei-cavalry-1')
    expect(warnings(game)).toEqual([])
  })

  it('R17 where two stand there the attacker leaves the road only if it is beaten', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(1, 'foot', 'jne')
        at.put(1, 'foot', 'jne')
      },
    })
    game.play(0, 'attack', 'unit-shu-cavalry-1', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-fight'])
    const held = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(0, 'foot', 'b2ne')
        at.put(1, 'foot', 'jne')
        at.put(1, 'foot', 'jne')
      },
    })
    held.play(0, 'attack', 'unit-shu-cavalry-1', 'wei-foot-1')
    expect(warnings(held), 'somebody else holds the road').toEqual([])
  })

  it('R14 beaten by 1 it steps back within the road; beaten by 2 it is gone, and the road is open', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(1, 'foot', 'b3ne')
        at.put(1, 'foot', 'b3ne')
      },
    })
    game.play(0, 'attack', 'unit-shu-cavalry-1', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-fight'])
  })

  /** Seat 0 attacks Ye, which seat 1 holds with so many, from its western gate; others stand at its gates. */
  const storming = (what: string, garrison: number, more: (at: Layer) => void = () => undefined) => {
    const game = layOut({
      seats: 4,
      idle: true,
      lay(at) {
        at.own(1, 'ye')
        for (let n = 0; n < garrison; n++) at.put(1, 'foot', 'ye')
        at.put(0, what, 'ye-w')
        more(at)
      },
    })
    game.play(0, 'attack', `unit-qun-${what}-1`, garrison > 0 ? 'wei-foot-1' : 'ye')
    return game
  }

  it('R39 says which ally gets the city, where the attacker cannot enter it', () => {
    const partner = (at: Layer) => void at.put(2, 'foot', 'ye-e')
    expect(warnings(storming('cavalry', 1, partner))).toEqual(['warns-ally'])
    expect(warnings(storming('cavalry', 0, partner))).toEqual(['warns-ally'])
    expect(warnings(storming('cavalry', 2, partner)), 'another garrison is left').toEqual([])
    expect(warnings(storming('foot', 1, partner)), 'foot go in themselves').toEqual([])
    const both = (at: Layer) => {
      partner(at)
      at.put(0, 'archers', 'ye-out')
    }
    expect(warnings(storming('cavalry', 1, both)), 'the own come first').toEqual([])
  })

  it('R39 says that nobody takes the city, where no foot or archers stand at a gate', () => {
    const game = storming('cavalry', 1)
    expect(warnings(game)).toEqual(['warns-empty'])
    expect(onOption(game, 'fight')).toEqual(['warns-empty'])
    expect(JSON.stringify(game.decision(0).prompt.args?.warning)).toContain('"city":{"name":"ye"}')
    expect(warnings(storming('cavalry', 0)), 'an empty one').toEqual(['warns-empty'])
    expect(warnings(storming('cavalry', 2)), 'another garrison is left').toEqual([])
    const routed = (at: Layer) => void at.put(0, 'foot', 'ye-e', { routed: 4 })
    expect(warnings(storming('cavalry', 1, routed)), 'a routed one does not go in').toEqual(['warns-empty'])
  })

  it('R39, R16 archers from afar do not go in either', () => {
    const game = layOut({
      seats: 4,
      idle: true,
      lay(at) {
        at.own(1, 'ye')
        at.put(1, 'foot', 'ye')
        at.put(0, 'archers', 'b3nw')
        at.put(2, 'archers', 'ye-e')
      },
    })
    game.play(0, 'attack', 'unit-qun-archers-1', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-ally'])
  })

  it('R14 a routed unit falls: the attacker leaves its road for certain', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at)
        at.put(1, 'foot', 'jne', { routed: 4 })
      },
    })
    game.play(0, 'attack', 'unit-shu-cavalry-1', 'wei-foot-1')
    expect(warnings(game)).toEqual(['warns-fight'])
    const shot = (routed: number | null) => {
      const game = layOut({
        idle: true,
        lay(at) {
          cutOff(at, 'archers')
          at.put(1, 'cavalry', 'jinyang-e', { routed })
        },
      })
      game.play(0, 'attack', 'unit-shu-archers-1', 'wei-cavalry-1')
      return warnings(game)
    }
    expect(shot(null)).toEqual(['warns-fight'])
    expect(shot(4), 'archers from afar stay, and cannot lose').toEqual([])
  })

  it('R19 generals too: one that falls, is pushed back or advances leaves the road', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        cutOff(at, 'guan-yu')
        at.put(1, 'zhang-liao', 'jne')
      },
    })
    game.play(0, 'attack', 'unit-guan-yu', 'zhang-liao')
    expect(warnings(game)).toEqual(['warns-fight'])
  })

  it('R33, R39 says both where the ally of this turn wins by that city', () => {
    const game = layOut({
      seats: 3,
      idle: true,
      lay(at) {
        at.own(1, 'luoyang', 'xiangyang', 'xuchang', 'changsha', 'jinyang')
        at.own(2, 'ye', 'hanzhong', 'xiapi')
        at.state.allied = [0, 1]
        at.put(2, 'foot', 'ye')
        at.put(0, 'cavalry', 'ye-w')
        at.put(1, 'foot', 'ye-e')
      },
    })
    game.play(0, 'attack', 'unit-wu-cavalry-1', 'qun-foot-1')
    expect(warnings(game)).toEqual(['warns-fight', 'warns-ally'])
  })
})

describe('R42 before a turn ends without recruiting', () => {
  it('says which captives go free', () => {
    const game = layOut({
      idle: true,
      lay(at) {
        at.state.pools.wei = at.state.pools.wei.filter((id) => id !== 'zhang-liao')
        at.state.players[0]?.captives.push('zhang-liao')
      },
    })
    expect(onOption(game, 'end-turn')).toEqual(['warns-release'])
    expect(onOption(game, 'recruit')).toEqual([])
    expect(onOption(layOut({ idle: true }), 'end-turn')).toEqual([])
  })
})

describe('R78 before recruits', () => {
  const recruiting = () =>
    layOut({
      lay(at) {
        at.state.phase = 'recruit'
        cutOff(at, 'guan-yu')
        at.put(0, 'liu-bei', 'chengdu-h')
        at.put(0, 'foot', 'chengdu')
        at.hand(0, 'assault-1', 'assault-2')
      },
    })

  it('says who wins when a general is dismissed who stands in a road', () => {
    const game = recruiting()
    game.play(0, 'general')
    expect(onOption(game, 'guan-yu')).toEqual(['warns-win'])
    game.play(0, 'guan-yu', 'zhuge-liang', 'chengdu-d', ['assault-1', 'assault-2'])
    expect(warnings(game)).toEqual(['warns-win'])
    expect(onOption(game, 'done')).toEqual(['warns-win'])
    game.play(0, 'done')
    expect(game.outcome?.winners).toEqual([1])
  })
})

describe('R16 archers who shot from afar never left their place', () => {
  const shot = (answer: boolean) => {
    const game = layOut({
      idle: true,
      dice: [3, 4],
      lay(at) {
        at.put(0, 'archers', 'jw')
        at.put(1, 'cavalry', 'hanzhong-in')
        if (answer) at.hand(1, 'decoys-1')
      },
    })
    game.attack(0, 'shu-archers-1', 'wei-cavalry-1')
    if (answer) game.play(1, 'decoys-1')
    return game
  }

  it('a tie and decoys leave them there, and say so', () => {
    expect(shot(false).story).toContain('tie-afar')
    expect(shot(true).story).toContain('decoys-afar')
    for (const answer of [false, true])
      for (const key of ['tie', 'decoys', 'returns']) expect(shot(answer).story).not.toContain(key)
  })
})
