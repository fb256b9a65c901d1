// Marching: where units may go, what they take, and that nobody sees a plan.
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/engine/phrase.ts'
import { destinations } from '../../../src/games/storm/board/moves.ts'
import { reach } from '../../../src/games/storm/board/reach.ts'
import { PLACES, ROADS, SPECIAL } from '../../../src/games/storm/map/index.ts'
import { newTurn, type StormState, type Unit } from '../../../src/games/storm/table/state.ts'
import { emptyField, own, put } from './field.ts'
import { layOut } from './play.ts'

const ends = (state: StormState, unit: Unit): Id[] =>
  destinations(state, unit).map(({ to, stay }) => (stay ? `${to}+stay` : to))

describe('the board', () => {
  it('R1 has 50 gates, 53 roads, 16 insides and 100 edges, each place with a code of its own', () => {
    const kinds = (kind: string) => PLACES.filter((place) => place.kind === kind).length
    expect([kinds('gate'), kinds('road'), kinds('inside')]).toEqual([50, 53, 16])
    expect([ROADS.length, SPECIAL.length]).toEqual([96, 4])
    expect(new Set(PLACES.map(({ code }) => code)).size).toBe(PLACES.length)
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length)
    for (const { code } of PLACES) expect(code).toMatch(/^[A-S]\d{1,2}$/)
  })
})

describe('a march', () => {
  it('R6 goes as far as the unit moves, through friends, never into a full or hostile space', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'b1sw')
    expect(ends(state, foot)).toEqual(
      ['b3sw', 'jsw', 'chengdu-h', 'chengdu-v', 'chengdu-d', 'b2sw', 'chengdu'].sort(
        (a, b) => order(a) - order(b),
      ),
    )
    put(state, 0, 'foot', 'b2sw')
    put(state, 0, 'foot', 'b2sw')
    expect(ends(state, foot)).toContain('b3sw')
    expect(ends(state, foot)).not.toContain('b2sw')
    put(state, 1, 'foot', 'b3sw')
    expect(ends(state, foot)).not.toContain('b3sw')
  })

  it('R6 is planned, changed and taken back unseen, and carried out as one', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'chengdu')
        at.put(0, 'foot', 'chengdu-h')
        at.put(0, 'archers', 'b1sw')
        at.hand(0, 'assault-1')
      },
    })
    const before = game.view(1)
    game.play(0, 'unit-shu-foot-2', 'chengdu-v', 'unit-shu-archers-1', 'b3sw')
    game.play(0, 'unit-shu-foot-2', 'b1sw')
    expect(game.view(0).draft?.places).toEqual({ 'shu-foot-2': 'b1sw', 'shu-archers-1': 'b3sw' })
    expect(game.view(1)).toEqual(before)
    expect(game.story).toEqual([])
    game.play(0, 'back-move')
    expect(game.view(0).draft?.places).toEqual({ 'shu-foot-2': 'b1sw' })
    game.play(0, 'unit-shu-archers-1', 'jsw', 'recruit')
    expect(game.story).toEqual(['marches', 'marches'])
    expect([game.unit('shu-foot-2').place, game.unit('shu-archers-1').place]).toEqual(['b1sw', 'jsw'])
  })

  it('R6 drops no step that the rest of the plan needs', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'b1sw')
        at.put(0, 'foot', 'b1sw')
        at.put(0, 'foot', 'b2sw')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'b3sw', 'unit-shu-foot-3', 'b1sw')
    expect(game.options(0)).toContain('unit-shu-foot-3')
    expect(game.options(0)).not.toContain('unit-shu-foot-1')
  })

  it('R7 joins the gates of a city for its owner and ally, and the inside to each gate', () => {
    const state = emptyField(4)
    own(state, 0, 'ye')
    const [mine, ally, foe] = [0, 2, 1].map((seat) => put(state, seat, 'foot', 'ye-w')) as [Unit, Unit, Unit]
    state.units = [mine]
    expect(ends(state, mine)).toEqual(expect.arrayContaining(['ye', 'ye-e', 'ye-out', 'ye-in', 'kn']))
    state.units = [ally]
    expect(ends(state, ally)).toEqual(expect.arrayContaining(['ye-e', 'kn']))
    expect(ends(state, ally)).not.toContain('ye')
    state.units = [foe]
    expect(ends(state, foe).filter((to) => to.startsWith('ye'))).toEqual([])
  })

  it('R7 takes a whole move over a special edge, not for cavalry', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jianan-sp')
    const horse = put(state, 0, 'cavalry', 'jianan-sp')
    expect(ends(state, foot)).toContain('mw')
    expect(ends(state, foot)).not.toContain('jieting-sp')
    expect(ends(state, horse)).not.toContain('mw')
  })

  it('R8 allows march then attack, but no march after an attack', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'b1sw')
    foot.now.attacked = true
    expect(ends(state, foot)).toEqual([])
  })

  it('R37 lets allies of one turn pass and not end in one space', () => {
    const state = emptyField(3)
    const foot = put(state, 0, 'foot', 'b1se')
    put(state, 1, 'foot', 'b2se')
    expect(ends(state, foot)).not.toContain('b3se')
    state.allied = [0, 1]
    expect(ends(state, foot)).toContain('b3se')
    expect(ends(state, foot)).not.toContain('b2se')
  })

  it('R40 leaves a routed unit where it is', () => {
    const state = emptyField(2)
    expect(ends(state, put(state, 0, 'foot', 'b1sw', { routed: 4 }))).toEqual([])
  })

  it('R48 lets a general use special edges, and stay inside no city but the own capital', () => {
    const state = emptyField(2)
    own(state, 0, 'ye')
    expect(ends(state, put(state, 0, 'guan-yu', 'jianan-sp'))).toContain('mw')
    expect(ends(state, put(state, 0, 'liu-bei', 'ye-w'))).not.toContain('ye')
    expect(ends(state, put(state, 0, 'zhuge-liang', 'chengdu-h'))).toContain('chengdu')
  })

  it('R48 lets gates of a barred capital be entered, the city not', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'd1nw')
    expect(ends(state, foot)).toContain('xijing-d')
    expect(ends(state, foot)).not.toContain('xijing')
  })

  it('R50 reaches the inside of a foe’s capital through its own roads alone', () => {
    const state = emptyField(2)
    expect(ends(state, put(state, 0, 'cavalry', 'xiangping-h'))).not.toContain('xiangping-v')
    own(state, 0, 'beiping')
    expect(ends(state, put(state, 0, 'foot', 'beiping-v'))).toEqual(
      expect.arrayContaining(['ane', 'xiangping-v']),
    )
  })

  it('R55 takes an empty small city at its gate, and goes inside or stays', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'jsw')
    expect(ends(state, foot)).toEqual(expect.arrayContaining(['changsha-w+stay', 'changsha']))
    expect(ends(state, foot)).not.toContain('changsha-w')
    // R81: by its march, also past two friends at the gate.
    expect(ends(state, put(state, 0, 'foot', 'changsha-w'))).toContain('changsha')
    const late = put(state, 0, 'foot', 'changsha-w', { now: { ...newTurn(), moved: true } })
    expect(ends(state, late)).toEqual([])
    expect(ends(state, foot)).toContain('changsha')
    expect(ends(state, foot)).not.toContain('changsha-w+stay')
    state.units = [foot]
    const horse = put(state, 0, 'cavalry', 'jsw')
    expect(ends(state, horse)).toContain('changsha-w')
    expect(ends(state, horse)).not.toContain('changsha')
    own(state, 1, 'changsha')
    put(state, 1, 'foot', 'changsha')
    expect(ends(state, foot)).toContain('changsha-w')
    expect(ends(state, foot)).not.toContain('changsha')
  })

  it('R55 takes it also from where it stands, and may attack afterwards', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'changsha')
        at.put(0, 'foot', 'changsha-w')
        at.put(1, 'archers', 'changsha-e')
        at.deck('assault-1')
      },
    })
    game.play(0, 'unit-shu-foot-1')
    expect(game.options(0)).toEqual(expect.arrayContaining(['changsha-w+stay', 'changsha']))
    game.play(0, 'changsha-w+stay', 'attack')
    expect(game.options(0)).toContain('unit-shu-foot-1')
  })

  it('R55 the story names the unit that takes a city, also one that does not stir from its gate', () => {
    const game = layOut({
      lay: (at) => {
        at.own(1, 'changsha')
        at.put(0, 'foot', 'changsha-w')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'changsha-w+stay', 'end-turn')
    expect(game.story).not.toContain('marches')
    expect(game.event('takes-city').unit).toEqual({ name: 'shu-foot-1' })
  })

  it('R56 keeps the attack after a special edge was crossed, but none across one', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jianan-sp')
        at.put(0, 'foot', 'mw')
        at.put(1, 'foot', 'jieting-sp')
      },
    })
    game.play(0, 'attack')
    expect(game.options(0)).toEqual(['unit-shu-foot-2', 'back'])
    game.play(0, 'back', 'unit-shu-foot-1', 'mw')
    expect(game.options(0)).toContain('attack')
    game.play(0, 'attack')
    expect(game.options(0)).toEqual(['unit-shu-foot-2', 'back'])
  })

  it('R70 never takes an ally’s city, nor ends inside it', () => {
    const state = emptyField(3)
    own(state, 1, 'changsha')
    state.allied = [0, 1]
    const foot = put(state, 0, 'foot', 'jse')
    expect(ends(state, foot)).toContain('changsha-e')
    expect(ends(state, foot)).not.toContain('changsha')
  })

  it('R71 joins no gates of a free or barred city', () => {
    const state = emptyField(2)
    const foot = put(state, 0, 'foot', 'ye-w')
    expect(ends(state, foot).filter((to) => to.startsWith('ye'))).toEqual([])
  })

  it('R53 measures by roads, joined gates and insides, over anybody', () => {
    const state = emptyField(2)
    own(state, 0, 'ye')
    const bow = put(state, 0, 'archers', 'ye-w')
    put(state, 1, 'foot', 'b3nw')
    expect([reach(state, bow, 'fnw'), reach(state, bow, 'kn'), reach(state, bow, 'ye-e')]).toEqual([2, 2, 1])
    own(state, 1, 'ye')
    expect([reach(state, bow, 'ye'), reach(state, bow, 'ye-e')]).toEqual([1, undefined])
  })

  it('R36 traces no range over a special edge', () => {
    const state = emptyField(2)
    expect(reach(state, put(state, 0, 'archers', 'jianan-sp'), 'mw')).toBe(undefined)
  })
})

describe('cards of the march', () => {
  it('R5 cards, marches and attacks in any order, then recruits, then the refill, then the next player', () => {
    const game = layOut({
      dice: [6, 1],
      lay: (at) => {
        at.put(0, 'foot', 'jw')
        at.put(0, 'foot', 'b1sw')
        for (const place of ['hw', 'xiangping']) at.put(1, 'foot', place)
        at.hand(0, 'forced-march-1', 'assault-1')
      },
    })
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    game.play(0, 'cards', 'forced-march-1', 'unit-shu-foot-2', 'unit-shu-foot-2', 'xiangyang-w', 'recruit')
    expect(game.options(0)).toEqual(['army', 'done'])
    game.play(0, 'army', 'foot', 'chengdu', 'done')
    expect(game.state.players[0]?.hand).toHaveLength(3)
    expect(game.asked).toEqual([1])
  })

  it('R5 marks what was drawn in the turn: it cannot be played', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'jsw')
        at.put(0, 'foot', 'chengdu')
        at.put(1, 'foot', 'changsha-e')
        at.deck('forced-march-1')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'changsha-w+stay')
    game.attack(0, 'shu-foot-1', 'wei-foot-1')
    expect(game.state.players[0]?.fresh).toEqual(['forced-march-1'])
    expect(game.view(1).players[0]).toMatchObject({ handSize: 1, freshSize: 1, hand: null })
    expect(game.options(0)).not.toContain('cards')
  })

  it('急行軍 lets one unit move 2 further, as part of the plan', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'b1sw')
        at.hand(0, 'forced-march-1')
      },
    })
    game.play(0, 'cards', 'forced-march-1', 'unit-shu-foot-1', 'unit-shu-foot-1')
    // Four spaces away, and five.
    expect(game.options(0)).toContain('ks')
    expect(game.options(0)).not.toContain('jw')
    game.play(0, 'xiangyang-w')
    expect(game.story).toEqual([])
    game.play(0, 'end-turn')
    expect(game.story.slice(0, 2)).toEqual(['plays-on', 'marches'])
    expect(game.state.discards).toContain('forced-march-1')
  })

  it('R36 by 暗渡陳倉 a unit attacks across after a march too, also when it was carried out already', () => {
    const game = layOut({
      idle: true,
      dice: [3, 3],
      lay(at) {
        at.put(0, 'foot', 'jianan')
        at.put(0, 'foot', 'jw')
        at.put(1, 'foot', 'hw')
        at.put(1, 'foot', 'mw')
        at.hand(0, 'secret-crossing-1')
      },
    })
    game.play(0, 'unit-shu-foot-1', 'jianan-sp')
    game.attack(0, 'shu-foot-2', 'wei-foot-1')
    game.play(0, 'cards', 'secret-crossing-1', 'unit-shu-foot-1')
    game.play(0, 'attack', 'unit-shu-foot-1')
    expect(game.options(0)).toContain('wei-foot-2')
  })

  it('暗渡陳倉 is nothing for a unit that has marched to where no link begins', () => {
    const game = layOut({
      lay(at) {
        at.put(0, 'foot', 'jw', { now: { ...newTurn(), moved: true } })
        at.put(1, 'foot', 'hw')
        at.hand(0, 'secret-crossing-1')
      },
    })
    expect(game.options(0)).not.toContain('cards')
  })

  it('暗渡陳倉 takes cavalry over the mountains and past enemies, but not into them', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'cavalry', 'jianan-sp')
        at.put(1, 'foot', 'mw')
        at.hand(0, 'secret-crossing-1')
      },
    })
    game.play(0, 'cards', 'secret-crossing-1', 'unit-shu-cavalry-1', 'unit-shu-cavalry-1')
    expect(game.options(0)).toContain('jieting-sp')
    expect(game.options(0)).not.toContain('mw')
  })

  it('休整 rallies an army, which may act at once, or heals a general up to what is printed (R67)', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'b1sw', { routed: 4 })
        at.put(0, 'guan-yu', 'chengdu-h', { stamina: 3 })
        at.hand(0, 'rest-1', 'rest-2')
      },
    })
    expect(game.options(0)).not.toContain('unit-shu-foot-1')
    game.play(0, 'cards', 'rest-1', 'unit-shu-foot-1')
    expect(game.options(0)).toContain('unit-shu-foot-1')
    game.play(0, 'cards', 'rest-2', 'unit-guan-yu', 'end-turn')
    expect(game.unit('guan-yu').stamina).toBe(4)
    expect(game.unit('shu-foot-1').routed).toBe(null)
  })

  it('劫糧 makes the owner of a city next to an own army lose a card at random, at once', () => {
    const game = layOut({
      lay: (at) => {
        at.put(0, 'foot', 'd1ne')
        at.hand(0, 'raid-supplies-1')
        at.hand(1, 'assault-1', 'assault-2')
      },
    })
    game.play(0, 'cards', 'raid-supplies-1', 'seat-1')
    expect(game.state.players[1]?.hand).toHaveLength(1)
    expect(game.state.discards).toHaveLength(2)
  })

  it.each([
    ['foot', null, true],
    ['foot', 4, true],
    ['guan-yu', null, false],
  ])('R85 劫糧 by %s, routed in turn %j: %s', (what, routed, offered) => {
    const game = layOut({
      lay: (at) => {
        at.put(0, what, 'd1ne', { routed })
        at.hand(0, 'raid-supplies-1')
        at.hand(1, 'assault-1')
      },
    })
    expect(game.options(0).includes('cards')).toBe(offered)
  })
})

const order = (id: Id): number => PLACES.find((place) => place.id === id)?.order ?? 0
