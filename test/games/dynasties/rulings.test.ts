// The numbered rulings, first half: rounds, eras, events, limits, attacks, lasting effects.
import { describe, expect, it } from 'vitest'
import { copiesOf } from '../../../src/games/dynasties/cards/functions.ts'
import { LORDS } from '../../../src/games/dynasties/cards/lords.ts'
import { fromStart, layOut } from './kit.ts'

/** A filler card for every seat, so that nobody draws because nothing else is possible. */
const FILLERS = ['crossing-10', 'crossing-11', 'crossing-12', 'crossing-13']

describe('rounds and eras', () => {
  it('D1 the lord of the oldest dynasty begins', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const game = fromStart(4, {}, seed)
      const order = Object.keys(LORDS)
      const lords = game.state.players.map(({ lord }) => order.indexOf(lord ?? ''))
      expect(game.state.first).toBe(lords.indexOf(Math.min(...lords)))
      expect(game.asked).toEqual([game.state.first])
    }
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
    const twelve = layOut({
      lay: (at) => {
        at.hand(0, ...copiesOf('raid').slice(0, 11))
        at.hand(1, FILLERS[1] ?? '')
      },
    })
    twelve.play(0, 'draw')
    expect([twelve.hand(0).length, twelve.asked]).toEqual([12, [1]]) // with 12 nothing is discarded
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

  it('D4 turns go clockwise; when all have acted the marker moves on and the same player begins', () => {
    const game = layOut({
      seats: 4,
      lay: (at) => {
        for (const seat of [0, 1, 2, 3]) at.hand(seat, FILLERS[seat] ?? '')
        Object.assign(at.state, { first: 2, active: 2 })
      },
    })
    for (const [marker, round] of [['start', 1] as const, ['xia-shang', 2] as const])
      for (const seat of [2, 3, 0, 1]) {
        expect(game.state).toMatchObject({ marker, round })
        expect(game.asked).toEqual([seat])
        game.play(seat, 'draw')
      }
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
    const full = layOut({
      era: 'qing',
      lay: (at) => {
        at.hand(0, 'self-strengthening')
        at.stats(0, { state: 18, grain: 9, attack: 9, defence: 9 })
      },
    })
    full.play(0, 'self-strengthening')
    expect(full.stats(0)).toEqual([18, 9, 9, 9])
  })

  it('D7 D17 neither an attack nor a question is for whom it would take a stat below 0', () => {
    const game = (card: string, stats: object) => {
      const laid = layOut({
        lay: (at) => {
          at.hand(0, card)
          at.stats(1, stats)
        },
      })
      laid.play(0, card)
      return laid.story.includes('plays') // at seat 2, who alone is left
    }
    expect([game('siege-1', { state: 2 }), game('siege-1', { state: 3 })]).toEqual([true, false])
    for (const stat of ['grain', 'attack', 'defence'])
      expect([game('question-card-1', { [stat]: 0 }), game('question-card-1', { [stat]: 1 })], stat).toEqual([
        true,
        false,
      ])
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
  it('D10 D24 no card of any kind is played at someone in a truce; an event is none', () => {
    const game = layOut({
      era: 'qin',
      lay: (at) => {
        at.hand(0, 'raid-1', 'question-card-1', 'event-card-1', 'crossing-1', 'unification', 'books-burned')
        at.hand(0, 'five-hegemons', 'sun-wu', 'huo-guang', 'wang-zhaojun', 'indian-monks', 'ten-attendants')
        at.hand(0, 'human-offerings', 'shi-chong', 'wu-zetian', 'post-stations', 'zheng-he', 'cixi')
        for (const other of [1, 2]) {
          at.hand(other, `raid-${other + 1}`)
          at.stats(other, { grain: 4 })
          at.state.pacts.push({ kind: 'truce', owner: 0, other, left: 3, born: 0 })
        }
      },
    })
    expect(game.options(0)).toEqual(['draw', 'event-card-1', 'unification'])
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

  it('D27 what lasts between two ends when one of them is out, the player of the card or the other', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'raid-1')
        at.hand(2, FILLERS[2] ?? '')
        at.stats(1, { state: 1 })
        for (const [owner, other] of [[1, 2] as const, [0, 1] as const, [0, 2] as const])
          at.state.pacts.push({ kind: 'exposed', owner, other, left: 3, born: 0 })
      },
    })
    for (const choice of ['raid-1', 'seat-1']) game.play(0, choice)
    expect(game.state.pacts).toEqual([{ kind: 'exposed', owner: 0, other: 2, left: 2, born: 0 }])
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

  it.each([
    ['王昭君', 'wang-zhaojun', 'western-han', ['seat-2', 'seat-3']],
    ['外國使節', 'foreign-envoys', 'tang', ['seat-2', 'seat-3']],
    ['歲幣換和平', 'annual-tribute', 'song', []],
  ] as const)('D10 D27 %s keeps peace until its player has had three further turns', (_, card, era, own) => {
    const game = layOut({
      seats: 4,
      era,
      lay: (at) => {
        at.hand(0, card, 'raid-1')
        at.hand(1, 'raid-2')
        for (const seat of [2, 3]) at.hand(seat, FILLERS[seat] ?? '')
      },
    })
    /** At whom the seat may play its raid. */
    const targets = (seat: number, raid: string) => {
      if (!game.options(seat).includes(raid)) return []
      game.play(seat, raid)
      const found = game.options(seat).filter((id) => id !== 'back')
      game.play(seat, 'back')
      return found
    }
    game.play(0, card)
    if (card !== 'annual-tribute') game.play(0, 'seat-1')
    expect(game.stats(0)).toEqual([5, card === 'annual-tribute' ? 2 : 5, 5, 5])
    for (let further = 1; further <= 3; further++) {
      expect(targets(1, 'raid-2')).toEqual(['seat-2', 'seat-3'])
      for (const seat of [1, 2, 3]) game.play(seat, 'draw')
      expect(targets(0, 'raid-1')).toEqual(own)
      game.play(0, 'draw')
    }
    expect(game.story).toContain(card === 'annual-tribute' ? 'shield-over' : 'truce-over')
    expect(targets(1, 'raid-2')).toEqual(['seat-2', 'seat-3', 'seat-0'])
    for (const seat of [1, 2, 3]) game.play(seat, 'draw')
    expect(targets(0, 'raid-1')).toEqual(['seat-1', 'seat-2', 'seat-3'])
  })

  it('D10 D27 霍光 lays a defence bare for three further turns of its player; in the fourth it counts again', () => {
    const game = layOut({
      era: 'western-han',
      lay: (at) => {
        at.hand(0, 'huo-guang', 'raid-1', 'raid-2', 'raid-3', 'raid-4')
        for (const seat of [1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.stats(1, { defence: 9 })
      },
    })
    game.play(0, 'huo-guang')
    game.play(0, 'seat-1')
    for (const [raid, state] of [4, 3, 2, 2].entries()) {
      for (const seat of [1, 2]) game.play(seat, 'draw')
      game.play(0, `raid-${raid + 1}`)
      game.play(0, 'seat-1')
      if (raid < 3) game.play(1, 'pass')
      expect(game.stats(1)).toEqual([state, 5, 5, 9])
    }
    expect(game.story).toContain('attack-fails')
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

  it('D14 without grain the state shrinks before each own action', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, FILLERS[seat] ?? '')
        at.stats(1, { grain: 0 })
        at.stats(2, { grain: 0, state: 1 })
      },
    })
    game.play(0, 'draw')
    expect([0, 1].map((seat) => game.stats(seat)[0])).toEqual([5, 4])
    game.play(1, 'draw')
    expect(game.state.players[2]?.alive).toBe(false)
  })

  it('D11 D14 D26 a turn that is skipped costs nothing, and nothing is told but that and how many are left', () => {
    const game = layOut({
      lay: (at) => {
        for (const seat of [0, 1, 2]) at.hand(seat, `raid-${seat + 1}`)
        at.stats(1, { grain: 0 })
        Object.assign(at.state.players[1] ?? {}, { skip: 2, silenced: true })
      },
    })
    const told = (seat: number) => {
      const from = game.told.length
      game.play(seat, 'draw')
      return game.told.slice(from).map(({ phrase: { key, args }, to }) => [key.slice(10), to, args])
    }
    const turn = (seat: number, round: number) => ['turn', 'all', { who: { seat }, round }]
    const drawn = (seat: number) => [
      ['draws', 'all', { who: { seat }, n: 1 }],
      expect.arrayContaining([[seat]]),
    ]
    expect(told(0)).toEqual([...drawn(0), ['skips', 'all', { who: { seat: 1 }, n: 1 }], turn(2, 1)])
    expect(told(2).map(([key]) => key)).toEqual(['draws', 'you-draw', 'enters-era', 'round', 'turn'])
    expect(told(0)).toEqual([...drawn(0), ['skips', 'all', { who: { seat: 1 }, n: 0 }], turn(2, 2)])
    expect(
      told(2)
        .map(([key]) => key)
        .at(-1),
    ).toBe('turn')
    expect(game.stats(1)[0]).toBe(5)
    // The first turn of its own is as any other: it starves, and may play cards again.
    expect(told(0).map(([key]) => key)).toEqual(['draws', 'you-draw', 'turn', 'starves', 'stats-move'])
    expect(game.options(1)).toContain('raid-2')
  })

  it('D26 who may only draw is told to, and may play again in the turn after', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, FILLERS[0] ?? '')
        at.hand(1, 'raid-1')
        at.hand(2, FILLERS[2] ?? '')
        Object.assign(at.state.players[1] ?? {}, { silenced: true })
      },
    })
    game.play(0, 'draw')
    expect(game.hand(1)).toHaveLength(2) // drawn without asking, as there is no other way
    expect(game.story.slice(-4)).toEqual(['turn', 'is-silenced', 'draws', 'turn'])
    game.play(2, 'draw')
    game.play(0, 'draw')
    expect(game.options(1)).toContain('raid-1')
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
