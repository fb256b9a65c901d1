// Section 18: the expansion 陣: its generals, formations, formation calls, and half fish by place.
import { describe, expect, it } from 'vitest'
import { COMPANIONS } from '../../../../src/games/hegemony/cards/companions.ts'
import {
  expansionOf,
  FORMATION,
  GENERAL_IDS,
  type General,
  generalFacts,
  halvesOf,
  KINGDOMS,
} from '../../../../src/games/hegemony/cards/generals.ts'
import { besiegersOf, queueOf } from '../../../../src/games/hegemony/core/formations.ts'
import { possibleGenerals } from '../../../../src/games/hegemony/core/registry.ts'
import { game as hegemony } from '../../../../src/games/hegemony/game.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { reckonedBy } from '../../../../src/games/hegemony/present/reckoning.ts'
import { playerAt, setup } from '../../../../src/games/hegemony/table/state.ts'
import { linkAfter } from '../../../../src/games/hegemony/view/ranks.ts'
import { formed } from '../formed.ts'
import { type Layer, picking } from '../lay.ts'
import { before, times } from '../moves.ts'

const isOfFormation = (id: General): boolean => expansionOf(id) === 'formation'

describe('the option', () => {
  it('adds eight generals, two to a kingdom, to a box that has none of them without it (H140)', () => {
    const ids = Object.keys(FORMATION)
    expect(ids).toHaveLength(8)
    for (const kingdom of KINGDOMS)
      expect(
        GENERAL_IDS.filter((id) => isOfFormation(id) && generalFacts(id).kingdom === kingdom),
      ).toHaveLength(2)
    expect(setup(4, { formation: true }).box).toHaveLength(68)
    expect(setup(4, {}).box.filter(isOfFormation)).toEqual([])
    const banned = setup(4, { formation: true, banned: ['cao-cao', 'deng-ai'] }).box
    expect(banned).toHaveLength(66)
    expect(banned).not.toContain('deng-ai')
  })

  it('lets more be dealt: 9 each to 7 players (H126, H140)', () => {
    const misfit = (options: object) => hegemony.misfit?.(7, { ...options, dealt: '9' })
    expect(misfit({})).toMatchObject({ args: { needed: 63, left: 60 } })
    expect(misfit({ formation: true })).toBeUndefined()
  })

  it('has five pairs of companions more, and is told of by /general in three languages (H140)', () => {
    expect(COMPANIONS.filter((pair) => pair.some(isOfFormation) && !pair.includes('zuo-ci'))).toHaveLength(5)
    for (const language of ['en', 'zh-TW', 'zh-CN'] as const) {
      const { notes, topics, names } = title.words[language]
      expect(notes?.['jiang-wei']).toContain(names.tianfu?.replace(/[「」]/g, ''))
      const told = topics.filter(({ body }) => body.includes(names['he-taihou'] ?? '—'))
      expect(told.map(({ id }) => id)).toEqual(['list-qun'])
    }
  })

  it('keeps its generals out of what may lie face down elsewhere, and counts half fish by place (H140)', () => {
    const game = (options: boolean) =>
      formed((at) => {
        at.pair(0, 'deng-ai', 'guo-jia', [])
        if (!options) at.state.variants = []
      }).state
    expect(playerAt(game(true), 0).maxHp).toBe(3)
    expect(possibleGenerals(game(true), 0)).toEqual(expect.arrayContaining(['deng-ai', 'cao-hong']))
    expect(possibleGenerals(game(false), 0).filter(isOfFormation)).toEqual([])
    const four = formed((at) => {
      at.pair(0, 'cao-ren', 'deng-ai', ['head'])
    }).state
    expect(possibleGenerals(four, 0), 'a deputy of 2 HP beside 2 HP').toContain('deng-ai')
    const main = formed((at) => at.pair(0, 'deng-ai', 'cao-ren', ['deputy'])).state
    expect(playerAt(main, 0).maxHp).toBe(3)
    expect(possibleGenerals(main, 0), 'of 1½ HP as main general').toContain('deng-ai')
    expect(possibleGenerals(four, 0)).not.toContain('guo-jia')
    expect([halvesOf('jiang-wei', 'head'), halvesOf('jiang-wei', 'deputy')]).toEqual([4, 3])
  })

  it('says to who picks what a general counts in that place (H140)', () => {
    const dealt = ['deng-ai', 'jiang-wei', 'cao-ren', 'guan-yu', 'lu-bu', 'sun-quan', 'zhang-fei'] as const
    const game = picking(3, dealt, 'oath', { formation: true })
    const half = (id: string) => game.decision(0).options.find((option) => option.id === id)?.text.args?.half
    expect([half('deng-ai'), half('jiang-wei')]).toEqual([3, 4])
    for (const seat of [0, 1, 2]) game.play(seat, seat === 0 ? 'guan-yu' : (game.options(seat)[0] ?? ''))
    expect(half('jiang-wei')).toBe(3)
  })

  it('leaves an unpaired half fish by what the places make of the two (H71, H140)', () => {
    const game = formed((at) => {
      at.pair(0, 'cao-ren', 'deng-ai', ['head'])
      at.phase('prepare')
    })
    game.play(0, 'reveal-deputy')
    expect(times(game, 'half-fish-rewarded'), '2 HP and 2 HP').toBe(0)
    expect(game.kind(0)).not.toBe('ask-half-fish')
    const odd = formed((at) => {
      at.pair(0, 'deng-ai', 'cao-ren', ['deputy'])
      at.phase('prepare')
    })
    odd.play(0, 'reveal-head')
    expect(odd.prompt(0)).toBe('ask-half-fish')
  })
})

/** What of formations can be seen at a table, by its public facts. */
const seen = (plan: (at: Layer) => void, seats = 6) => {
  const { facts } = reckonedBy(formed(plan, seats).view('public'))
  return {
    queue: (seat: number) => [...queueOf(facts, seat)].sort(),
    besiegers: (seat: number) => [...besiegersOf(facts, seat)].sort(),
  }
}

describe('formations', () => {
  it('are queues of neighbours of one faction, across the end of the row too (H141)', () => {
    // Seats of Wei, Shu, Wu, Qun, Wei, Shu; seat 5 becomes one of Wei.
    const { queue } = seen((at) => at.general(5, 'cao-cao'))
    expect([0, 4, 5].map(queue)).toEqual([
      [0, 4, 5],
      [0, 4, 5],
      [0, 4, 5],
    ])
    expect([1, 2, 3].map(queue)).toEqual([[], [], []])
  })

  it('leave out the undetermined and ambitionists, and close up over the dead (H141)', () => {
    const undetermined = seen((at) => {
      at.general(5, 'cao-cao')
      at.hidden(0, 'cao-ren', 'both')
    })
    expect([0, 4].map(undetermined.queue)).toEqual([[], [4, 5]])
    const ambitious = seen((at) => {
      at.general(5, 'cao-cao')
      for (const seat of [4, 5]) playerAt(at.state, seat).faction = 'ambitionist'
    })
    expect([0, 4, 5].map(ambitious.queue)).toEqual([[], [], []])
    const dead = seen((at) => {
      playerAt(at.state, 5).alive = false
    })
    expect([0, 4].map(dead.queue)).toEqual([
      [0, 4],
      [0, 4],
    ])
  })

  it('are sieges of a determined player between two of another faction (H142)', () => {
    const { besiegers } = seen(() => undefined)
    expect(
      [5, 0, 1].map(besiegers),
      'seat 5 of Shu between two of Wei; seat 0 of Wei between two of Shu',
    ).toEqual([[0, 4], [1, 5], []])
    const hidden = seen((at) => at.hidden(5, 'zhang-fei', 'both'))
    expect([5, 0].map(hidden.besiegers)).toEqual([[], []])
  })

  it('take four who are alive (H141, H142)', () => {
    const three = seen((at) => {
      at.general(1, 'cao-cao')
      for (const seat of [3, 4, 5]) playerAt(at.state, seat).alive = false
    })
    expect([three.queue(0), three.besiegers(2)]).toEqual([[], []])
  })
})

describe('formation call 陣法召喚', () => {
  /** Cao Hong at seat 0 of five; these two sit beside him and are undetermined. */
  const calling = (plan: (at: Layer) => void = () => undefined) => {
    const game = formed((at) => {
      at.general(0, 'cao-hong')
      at.hidden(1, 'cao-ren', 'both')
      at.hidden(4, 'zhang-liao', 'both')
      plan(at)
    }, 7)
    return game
  }

  it('asks the undetermined beside one in turn, who may reveal (H143)', () => {
    const game = calling((at) => at.hidden(6, 'zhang-he', 'both'))
    game.play(0, 'heyi')
    expect(game.asked).toEqual([1])
    expect(game.prompt(1)).toBe('ask-called')
    expect(game.options(1)).toEqual(['reveal-head', 'reveal-deputy', 'pass'])
    expect(game.decision(1).options[0]?.irrevocable).toHaveLength(1)
    game.play(1, 'reveal-deputy')
    expect(before(game, 1).faction).toBe('wei')
    expect(game.asked, 'seat 2 behind it is of Wu: the other side').toEqual([6])
    game.play(6, 'pass')
    expect(before(game, 6).faction).toBeNull()
    expect(game.options(0), 'once per phase').not.toContain('heyi')
  })

  it('goes on behind one who joined (H143)', () => {
    const game = calling((at) => at.hidden(2, 'xu-huang', 'both'))
    game.play(0, 'heyi')
    game.play(1, 'reveal-head')
    expect(game.asked).toEqual([2])
    game.play(2, 'reveal-head')
    expect(reckonedBy(game.view('public')).facts.distance(3, 1)).toBe(3)
  })

  it('asks who could not join as well, who can only pass, and looks the same to others (H143)', () => {
    const game = calling((at) => at.hidden(1, 'zhang-fei', 'both'))
    game.play(0, 'heyi')
    expect(game.asked).toEqual([1])
    expect(game.options(1)).toEqual(['pass'])
    game.play(1, 'pass')
    expect(game.kind(0)).toBe('play')
  })

  it('reveals a hidden general that calls, and calls nobody for an ambitionist (H143)', () => {
    const game = calling((at) => at.hidden(0, 'cao-hong', 'both'))
    game.play(0, 'heyi')
    expect(before(game, 0).faction).toBe('wei')
    expect(game.asked).toEqual([1])
    const late = calling((at) => {
      at.hidden(0, 'cao-hong', 'both')
      for (const [seat, id] of [
        [2, 'xu-huang'],
        [3, 'yue-jin'],
        [5, 'zhang-he'],
      ] as const)
        at.general(seat, id)
    })
    late.play(0, 'heyi')
    expect(before(late, 0).faction).toBe('ambitionist')
    expect(late.asked).toEqual([0])
  })

  it('is not offered with nobody undetermined beside one, no room in the faction, or 3 alive (H143)', () => {
    for (const plan of [
      (at: Layer) => at.general(1, 'guan-yu'),
      (at: Layer) => {
        for (const [seat, id] of [
          [3, 'xu-huang'],
          [5, 'yue-jin'],
        ] as const)
          at.general(seat, id)
      },
      (at: Layer) => {
        for (const seat of [2, 3, 5, 6]) playerAt(at.state, seat).alive = false
      },
    ])
      expect(calling(plan).options(0)).not.toContain('heyi')
  })

  it('of a siege asks behind a neighbour known to be of another faction (H143)', () => {
    const sieging = (plan: (at: Layer) => void) =>
      formed((at) => {
        at.general(0, 'jiang-qin')
        at.hidden(2, 'gan-ning', 'both')
        plan(at)
      }, 6)
    const game = sieging(() => undefined)
    game.play(0, 'niaoxiang')
    expect(game.asked).toEqual([2])
    game.play(2, 'reveal-head')
    expect(besiegersOf(reckonedBy(game.view('public')).facts, 1)).toEqual([2, 0])
    expect(sieging((at) => at.hidden(1, 'zhang-fei', 'both')).options(0)).not.toContain('niaoxiang')
    expect(sieging((at) => at.general(1, 'lu-meng')).options(0)).not.toContain('niaoxiang')
  })

  it('of two sieges asks behind both neighbours, and one who sits behind both once (H143)', () => {
    const both = formed((at) => {
      at.general(0, 'jiang-qin')
      at.hidden(2, 'gan-ning', 'both')
      at.hidden(4, 'zhou-tai', 'both')
    }, 6)
    both.play(0, 'niaoxiang')
    both.play(2, 'pass')
    expect(both.asked).toEqual([4])
    const four = formed((at) => {
      at.general(0, 'jiang-qin')
      at.hidden(2, 'gan-ning', 'both')
    }, 4)
    four.play(0, 'niaoxiang')
    four.play(2, 'pass')
    expect(four.kind(0)).toBe('play')
  })
})

describe('formations are shown', () => {
  const reader = (language: 'en' | 'zh-TW') =>
    ({ language, style: 'markdown', seatName: (seat: number) => `Seat ${seat}` }) as const
  // Seats of Wei, Shu, Wu, Qun, Wei, Shu: 4, 5 and 0 stand in a queue over the dead seat 5; seat 2 is besieged.
  const table = (options: boolean) =>
    formed((at) => {
      at.general(3, 'zhang-fei')
      playerAt(at.state, 5).alive = false
      if (!options) at.state.variants = []
    }, 6).view('public')

  it('on the board, in the description and as a clasp over the dead (H141, H142)', () => {
    expect(title.board(table(true), reader('en')).match(/in a queue/g)).toHaveLength(2)
    expect(title.board(table(true), reader('zh-TW'))).toContain('被圍攻')
    const picture = title.pictures?.table?.(table(true), reader('en'))
    expect(picture?.alt.match(/in a queue/g)).toHaveLength(2)
    expect(picture?.alt.match(/besieged/g)).toHaveLength(1)
    expect([0, 1, 2, 3, 4, 5].map((seat) => linkAfter(table(true), seat))).toEqual([
      null,
      null,
      null,
      null,
      'wei',
      'wei',
    ])
  })

  it('at no table without the expansion', () => {
    expect(title.board(table(false), reader('en'))).not.toMatch(/queue|besieged/)
    expect([4, 5].map((seat) => linkAfter(table(false), seat))).toEqual([null, null])
  })
})
