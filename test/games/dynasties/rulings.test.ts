// The numbered rulings, first half: rounds, eras, events, limits, attacks, lasting effects.
import { describe, expect, it } from 'vitest'
import { EVENTS } from '../../../src/games/dynasties/cards/events.ts'
import { copiesOf, FUNCTION_CARDS, FUNCTION_KINDS } from '../../../src/games/dynasties/cards/functions.ts'
import { DYNASTY_CARDS } from '../../../src/games/dynasties/cards/index.ts'
import { LORDS } from '../../../src/games/dynasties/cards/lords.ts'
import { fromStart, layOut } from './kit.ts'

/** A filler card for every seat, so that nobody draws because nothing else is possible. */
const FILLERS = ['crossing-10', 'crossing-11', 'crossing-12', 'crossing-13']

describe('the box', () => {
  it('holds 8 lords, 15 events, 76 dynasty cards and 61 function cards', () => {
    expect([LORDS, EVENTS, DYNASTY_CARDS, FUNCTION_CARDS].map((box) => Object.keys(box).length)).toEqual([
      8, 15, 76, 61,
    ])
    expect(FUNCTION_KINDS.map((kind) => copiesOf(kind).length)).toEqual([12, 6, 4, 22, 8, 9])
    const types = Object.values(DYNASTY_CARDS).map(({ type }) => type)
    expect(
      ['person', 'policy', 'armament', 'invention'].map(
        (type) => types.filter((each) => each === type).length,
      ),
    ).toEqual([33, 27, 8, 8])
  })
})

describe('rounds and eras', () => {
  it('D1 the lord of the oldest dynasty begins, and everyone has 7 cards', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = fromStart(4, {}, seed)
      const order = Object.keys(LORDS)
      const lords = game.state.players.map(({ lord }) => order.indexOf(lord ?? ''))
      expect(game.state.first).toBe(lords.indexOf(Math.min(...lords)))
      for (const { hand, shown } of game.state.players) expect(hand.length + shown.length).toBe(7)
      expect(game.asked).toEqual([game.state.first])
    }
  })

  it('D2 a lord gains 1 state and 1 grain when an own era comes', () => {
    const game = layOut({
      era: 'western-zhou',
      lay: (at) => {
        at.lord(1, 'ji-fa')
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
      },
    })
    for (const seat of [0, 1, 2]) game.play(seat, 'draw')
    expect(game.state.marker).toBe('spring-autumn')
    expect(game.stats(1)).toEqual([6, 6, 5, 5])
  })

  it('D3 a turn is a card or a draw; on a 13th card one is discarded; the discards are shuffled when needed', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, ...copiesOf('raid'))
        at.deck()
      },
    })
    game.play(0, 'draw')
    expect(game.story).toContain('reshuffled')
    expect(game.prompt(0)).toBe('ask-discard')
    game.play(0, 'raid-12')
    expect(game.hand(0)).toHaveLength(12)
    expect(game.state.discards).toEqual(['raid-12'])
  })

  it('D3 D22 with nothing to draw no draw is offered, and who can do nothing passes', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'crossing-1')
        at.hand(1, 'raid-1')
        at.nothingToDraw()
      },
    })
    expect(game.options(0)).toEqual(['pass'])
    game.play(0, 'pass')
    expect(game.options(1)).toEqual(['raid-1'])
    game.play(1, 'raid-1')
    game.play(1, 'seat-2')
    expect(game.hand(2)).toEqual(['raid-1']) // there is something to draw again
    const stuck = layOut({
      lay: (at) => {
        at.hand(0, 'crossing-1')
        at.hand(1, 'crossing-2')
        at.nothingToDraw()
      },
    })
    stuck.play(0, 'pass')
    stuck.play(1, 'pass')
    expect(stuck.story.filter((key) => key === 'passes')).toHaveLength(3) // seat 2, without cards, by itself
  })

  it('D4 when all have acted the marker moves on and the same player begins', () => {
    const game = layOut({ lay: (at) => at.hand(0, FILLERS[0] ?? '') })
    game.play(0, 'draw')
    expect(game.state.marker).toBe('xia-shang') // the others drew because they could do nothing else
    expect(game.asked).toEqual([0])
    expect(game.state.round).toBe(2)
  })

  it('D5 an event card moves the marker, with gains, and its player is first from now on', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.hand(1, 'event-card-1')
        at.lord(2, 'li-shimin')
        at.events('zhenguan-to-kaiyuan')
      },
    })
    game.play(0, 'draw')
    game.play(1, 'event-card-1')
    expect(game.state.marker).toBe('tang')
    expect(game.stats(2)).toEqual([6, 6, 5, 5])
    expect(game.asked).toEqual([2])
    game.play(2, 'draw')
    expect(game.asked).toEqual([0]) // who has a turn in the fresh round
    game.play(0, 'draw')
    expect(game.asked).toEqual([1])
    expect(game.state).toMatchObject({ first: 1, marker: 'five-dynasties' })
  })

  it('D5 an event of the era where the marker stands brings its effect alone', () => {
    const game = layOut({
      era: 'tang',
      lay: (at) => {
        at.hand(0, 'event-card-1')
        at.lord(0, 'li-shimin')
        at.events('zhenguan-to-kaiyuan')
      },
    })
    game.play(0, 'event-card-1')
    expect(game.stats(0).slice(0, 2)).toEqual([8, 8])
    expect(game.story).not.toContain('lord-gains')
  })

  it('D6 an event’s changes are clamped, and one of 夏 puts the marker on 夏商', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'event-card-1')
        at.hand(1, FILLERS[1] ?? '')
        at.stats(0, { grain: 9, attack: 9 })
        at.events('qi-becomes-king')
      },
    })
    game.play(0, 'event-card-1')
    expect(game.state.marker).toBe('xia-shang')
    expect(game.stats(0)).toEqual([7, 9, 9, 6])
  })
})

describe('limits', () => {
  it('D7 a card that would take a stat below 0 can’t be played, and raises are capped', () => {
    const poor = layOut({
      era: 'spring-autumn',
      lay: (at) => {
        at.hand(0, 'confucius', 'chariots')
        at.stats(0, { grain: 3, attack: 8 })
      },
    })
    expect(poor.options(0)).toEqual(['draw', 'chariots'])
    poor.play(0, 'chariots')
    expect(poor.stats(0)[2]).toBe(9)
  })

  it('D7 D24 a target that can’t bear it is not offered, and a card needs one that can', () => {
    const game = layOut({
      era: 'western-han',
      lay: (at) => {
        at.hand(0, 'wang-mang')
        at.stats(1, { grain: 2 })
      },
    })
    game.play(0, 'wang-mang') // seat 2 alone is left and needs no choice
    expect(game.stats(2)).toEqual([2, 2, 3, 3])
    const none = layOut({
      era: 'western-han',
      lay: (at) => {
        at.hand(0, 'wang-mang')
        for (const seat of [1, 2]) at.stats(seat, { defence: 1 })
      },
    })
    expect(none.options(0)).toEqual(['draw'])
  })

  it('D8 the bare opponent is one, or with the option every one who can be hit', () => {
    const game = layOut({
      era: 'ming',
      options: { opponents: 'every' },
      lay: (at) => {
        at.hand(0, 'wei-zhongxian')
        at.stats(2, { grain: 0 })
        at.hand(1, FILLERS[1] ?? '')
      },
      seats: 4,
    })
    game.play(0, 'wei-zhongxian')
    expect([1, 2, 3].map((seat) => game.stats(seat)[0])).toEqual([4, 5, 4])
  })
})

describe('attacks', () => {
  it('D9 a target is asked only if it holds cards, and only if the attack would succeed', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'raid-1', 'raid-2', 'raid-3')
        at.hand(1, 'crossing-1')
        at.stats(1, { defence: 6 })
      },
    })
    game.play(0, 'raid-1')
    game.play(0, 'seat-1')
    expect(game.stats(1)[0]).toBe(5)
    expect(game.story).toContain('attack-fails')
    const hit = layOut({
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.hand(1, 'crossing-1')
      },
    })
    hit.play(0, 'raid-1')
    hit.play(0, 'seat-1')
    expect(hit.options(1)).toEqual(['pass'])
    hit.play(1, 'pass')
    expect(hit.stats(1)[0]).toBe(4)
  })

  it('D30 who cancels an attack on all saves oneself alone, and it is no turn', () => {
    const game = layOut({
      era: 'warring-states',
      lay: (at) => {
        at.hand(0, 'five-peoples', 'crossing-1')
        at.hand(1, 'mo-di', 'raid-1')
        at.hand(2, 'raid-2')
      },
    })
    game.play(0, 'crossing-1+five-peoples')
    game.play(1, 'mo-di')
    game.play(2, 'pass')
    expect([game.stats(1)[0], game.stats(2)[0]]).toEqual([5, 3])
    expect(game.asked).toEqual([1])
  })

  it('D29 霍光 leaves the stored defence as it is, and a bonus may pass 9', () => {
    const game = layOut({
      era: 'song',
      lay: (at) => {
        at.hand(0, 'yue-fei')
        at.stats(0, { attack: 8 })
        at.stats(1, { defence: 9 })
        at.state.pacts.push({ kind: 'exposed', owner: 0, other: 2, left: 3, born: 0 })
        at.stats(2, { defence: 0 })
      },
    })
    expect(game.view(0).players[2]?.meets).toBe(0)
    game.play(0, 'yue-fei') // seat 2 has no defence to lose: seat 1 alone can be hit
    expect(game.stats(1)).toEqual([2, 5, 5, 8])
  })
})

describe('lasting effects', () => {
  it('D10 D24 a truce keeps both from playing cards at each other', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.hand(1, 'raid-2')
        at.hand(2, FILLERS[2] ?? '')
        at.state.pacts.push({ kind: 'truce', owner: 0, other: 1, left: 3, born: 0 })
      },
    })
    game.play(0, 'raid-1')
    expect(game.stats(2)[0]).toBe(5) // seat 2 alone can be attacked, and is asked
    game.play(2, 'pass')
    expect(game.stats(2)[0]).toBe(4)
    game.play(1, 'raid-2')
    game.play(2, 'pass')
    expect(game.stats(0)[0]).toBe(5)
  })

  it('D10 who pays annual tribute has no card played at them and attacks nobody, but may play other cards', () => {
    const game = layOut({
      era: 'qin',
      lay: (at) => {
        at.hand(0, 'raid-1', 'books-burned')
        at.hand(1, 'raid-2')
        at.hand(2, FILLERS[2] ?? '')
        at.state.pacts.push({ kind: 'shield', owner: 0, other: 0, left: 3, born: 0 })
      },
    })
    expect(game.options(0)).toEqual(['draw', 'books-burned'])
    game.play(0, 'draw')
    game.play(1, 'raid-2')
    expect(game.asked).toEqual([2]) // seat 0 can't be chosen
  })

  it('D27 a skipped turn of the player counts too', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        Object.assign(at.state.players[1] ?? {}, { skip: 1 })
        at.state.pacts.push({ kind: 'exposed', owner: 1, other: 2, left: 1, born: 0 })
      },
    })
    game.play(0, 'draw')
    expect(game.story).toContain('exposed-over')
    expect(game.view('public').players[2]?.meets).toBe(5)
  })

  it('D27 D29 a defence counts again when the last of several such effects is over', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        const exposed = { kind: 'exposed', other: 2, left: 1, born: 0 } as const
        at.state.pacts.push({ ...exposed, owner: 0 }, { ...exposed, owner: 1 })
      },
    })
    game.play(0, 'draw')
    expect(game.view('public').players[2]?.meets).toBe(0)
    expect(game.story).not.toContain('exposed-over')
    game.play(1, 'draw')
    expect(game.view('public').players[2]?.meets).toBe(5)
    expect(game.story).toContain('exposed-over')
  })

  it('D27 a second Peace bought before the first is over goes on', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        const shield = { kind: 'shield', owner: 0, other: 0, born: 0 } as const
        at.state.pacts.push({ ...shield, left: 1 }, { ...shield, left: 2 })
        at.state.pacts.push({ kind: 'truce', owner: 0, other: 1, left: 1, born: 0 })
        at.state.pacts.push({ kind: 'truce', owner: 2, other: 1, left: 2, born: 0 })
      },
    })
    game.play(0, 'draw')
    expect(game.story).not.toContain('shield-over')
    expect(game.story, 'another’s truce is another one').toContain('truce-over')
  })

  it('D27 lasts until the player of the card has had so many further turns', () => {
    const game = layOut({
      era: 'tang',
      lay: (at) => {
        at.hand(0, 'foreign-envoys', 'crossing-1')
        at.hand(1, 'raid-2')
        at.hand(2, FILLERS[2] ?? '')
      },
    })
    game.play(0, 'foreign-envoys')
    game.play(0, 'seat-1')
    for (let round = 0; round < 3; round++) {
      game.play(1, 'draw')
      game.play(2, 'draw')
      expect(game.state.pacts).toHaveLength(1)
      game.play(0, 'draw')
    }
    expect(game.state.pacts).toEqual([])
    expect(game.story).toContain('truce-over')
  })

  it('D11 skipped turns add up', () => {
    const game = layOut({
      era: 'western-jin',
      lay: (at) => {
        at.hand(0, 'shi-chong', 'crossing-1')
        at.hand(2, FILLERS[2] ?? '')
        at.stats(1, { grain: 4 })
        Object.assign(at.state.players[1] ?? {}, { skip: 1 })
      },
    })
    game.play(0, 'shi-chong')
    expect(game.state.players[1]?.skip).toBe(3) // 1 + 3, and the first of them is over
    expect(game.asked).toEqual([2])
  })

  it('D11 D14 turns at once are lost with who starves in one of them, and nobody else has them', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.stats(0, { state: 1, grain: 0 })
        at.state.extra = 2
      },
    })
    expect(game.state.fallen).toEqual([0])
    expect(game.asked).toEqual([1])
    expect(game.story.filter((key) => key === 'turn')).toHaveLength(2)
    game.play(1, 'draw')
    expect(game.asked).toEqual([2])
  })

  it('D26 a turn that is skipped uses up the silence of 十常侍', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.hand(1, 'raid-1')
        Object.assign(at.state.players[1] ?? {}, { skip: 1, silenced: true })
      },
    })
    game.play(0, 'draw')
    expect(game.asked, 'seat 1 is skipped').toEqual([2])
    game.play(2, 'draw')
    game.play(0, 'draw')
    expect(game.options(1)).toContain('raid-1')
    expect(game.story).not.toContain('is-silenced')
  })

  it('D14 without grain the state shrinks before each own action, but not before a skipped turn', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.stats(1, { grain: 0 })
        at.stats(2, { grain: 0, state: 1 })
      },
    })
    game.play(0, 'draw')
    expect(game.stats(1)[0]).toBe(4)
    game.play(1, 'draw')
    expect(game.state.players[2]?.alive).toBe(false)
    const skipped = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.stats(1, { grain: 0 })
        Object.assign(at.state.players[1] ?? {}, { skip: 1 })
      },
    })
    skipped.play(0, 'draw')
    expect(skipped.stats(1)[0]).toBe(5)
    expect(skipped.asked).toEqual([2])
  })

  it('D19 a card of several eras is played in any of them', () => {
    for (const era of ['sui', 'tang', 'five-dynasties', 'song'] as const)
      expect(layOut({ era, lay: (at) => at.hand(0, 'three-departments') }).options(0)).toContain(
        'three-departments',
      )
    expect(layOut({ era: 'yuan', lay: (at) => at.hand(0, 'three-departments') }).asked).toEqual([0])
    expect(layOut({ era: 'yuan', lay: (at) => at.hand(0, 'three-departments') }).options(0)).toEqual(['draw'])
    expect(layOut({ era: 'ming', lay: (at) => at.hand(0, 'gunpowder') }).options(0)).toContain('gunpowder')
  })
})

describe('D33 what one card does to several is done to all of them before the game ends', () => {
  it('D18 D33 春秋五霸 puts two out at once, and the scores count both', () => {
    const game = layOut({
      seats: 4,
      era: 'spring-autumn',
      options: { ending: 'first-fall' },
      lay: (at) => {
        at.hand(0, 'five-hegemons')
        for (const seat of [1, 2]) at.stats(seat, { state: 1 })
        at.stats(3, { state: 6, grain: 4 })
      },
    })
    game.play(0, 'five-hegemons')
    expect([1, 2, 3].map((seat) => game.stats(seat)[0])).toEqual([0, 0, 5])
    expect(game.state.fallen).toEqual([1, 2])
    // 5 + 4 of seat 3 are less than 5 + 5 of seat 0: without the blow they would share.
    expect(game.outcome).toMatchObject({ winners: [0], ranks: [1, 4, 3, 2] })
  })

  it('D33 五胡 puts everybody else out at once', () => {
    const game = layOut({
      era: 'eastern-jin',
      lay: (at) => {
        at.hand(0, 'five-peoples')
        for (const seat of [1, 2]) at.stats(seat, { state: 2 })
      },
    })
    game.play(0, 'five-peoples')
    expect(game.state.fallen).toEqual([1, 2])
    expect(game.outcome).toMatchObject({ winners: [0], ranks: [1, 3, 2] })
  })

  it('D8 D33 a card at every opponent is paid by all of them', () => {
    const game = layOut({
      seats: 4,
      era: 'qin',
      options: { ending: 'first-fall', opponents: 'every' },
      lay: (at) => {
        at.hand(0, 'books-burned')
        at.stats(1, { state: 1 })
      },
    })
    game.play(0, 'books-burned')
    expect([1, 2, 3].map((seat) => game.stats(seat)[0])).toEqual([0, 4, 4])
  })

  it('D26 D33 十常侍 asks for nobody to be silenced where its first half ends the game', () => {
    const game = layOut({
      seats: 4,
      era: 'eastern-han',
      options: { ending: 'first-fall' },
      lay: (at) => {
        at.hand(0, 'ten-attendants')
        at.stats(1, { state: 2 })
      },
    })
    game.play(0, 'ten-attendants')
    game.play(0, 'seat-1')
    expect(game.outcome?.ranks[1]).toBe(4)
  })

  it('D12 D16 D33 人殉與人祭 goes round the table though a hidden person puts its holder out', () => {
    const game = layOut({
      era: 'xia-shang',
      options: { honesty: true, ending: 'first-fall' },
      lay: (at) => {
        at.hand(0, 'human-offerings')
        at.hand(1, 'puyi')
        at.hand(2, 'raid-1')
      },
    })
    game.play(0, 'human-offerings')
    game.play(1, 'puyi')
    game.play(2, 'grain')
    expect(game.stats(1)[0]).toBe(0)
    expect(game.stats(2)[1]).toBe(3)
    expect(game.outcome?.winners).toEqual([0])
  })

  it('D13 D16 D33 蒙古西征 takes a card of everyone though the first is found out and falls', () => {
    const game = layOut({
      seats: 4,
      era: 'yuan',
      options: { honesty: true, ending: 'first-fall' },
      lay: (at) => {
        at.hand(0, 'event-card-1')
        at.hand(1, 'puyi')
        at.hand(2, 'raid-2')
        at.hand(3, 'raid-3')
        at.events('mongols-ride-west')
      },
    })
    game.play(0, 'event-card-1')
    expect(game.hand(0)).toEqual(['raid-2', 'raid-3'])
    expect(game.outcome?.ranks[1]).toBe(4)
  })
})
