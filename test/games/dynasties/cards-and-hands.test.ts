// The numbered rulings on cards that change hands, persons who must be shown, and honesty.
import { describe, expect, it } from 'vitest'
import { copiesOf } from '../../../src/games/dynasties/cards/functions.ts'
import { game as dynasties } from '../../../src/games/dynasties/game.ts'
import { leaksInTwins } from '../../support/twins.ts'
import { layOut } from './kit.ts'

const whispered = (seats: readonly { readonly phrase: { readonly key: string } }[]) =>
  seats.map(({ phrase }) => phrase.key.replace('dynasties.', ''))

describe('cards that change hands', () => {
  it('D12 an opponent without cards is not asked, and pays the grain', () => {
    const game = layOut({
      era: 'xia-shang',
      lay: (at) => {
        at.hand(0, 'human-offerings')
        at.hand(1, 'raid-1')
      },
    })
    game.play(0, 'human-offerings')
    expect(game.asked).toEqual([1])
    game.play(1, 'grain')
    expect([1, 2].map((seat) => game.stats(seat)[1])).toEqual([3, 3])
  })

  it('D12 an opponent without grain and persons gives nothing; all who hold cards are asked', () => {
    const game = layOut({
      seats: 4,
      era: 'xia-shang',
      lay: (at) => {
        at.hand(0, 'human-offerings')
        at.hand(1, 'confucius', 'raid-1')
        at.hand(2, 'raid-2')
        at.stats(1, { grain: 1 })
        at.stats(2, { grain: 1 })
        at.stats(3, { grain: 1 })
      },
    })
    game.play(0, 'human-offerings')
    expect(game.asked).toEqual([1, 2])
    expect(game.options(1)).toEqual(['confucius'])
    expect(game.options(2)).toEqual(['nothing'])
    game.play(1, 'confucius')
    game.play(2, 'nothing')
    expect(game.state.discards).toContain('confucius')
    expect([1, 2, 3].map((seat) => game.stats(seat)[1])).toEqual([1, 1, 1])
  })

  it('D13 cards are taken unseen: only the two of them learn which', () => {
    const game = layOut({
      era: 'eastern-han',
      lay: (at) => {
        at.hand(0, 'indian-monks')
        at.hand(1, 'raid-1', 'raid-2', 'raid-3')
      },
    })
    game.play(0, 'indian-monks') // seat 2 has no cards (D31): seat 1 needs no choice
    expect(game.options(0)).toEqual(['take-1', 'take-2', 'back'])
    game.play(0, 'take-1')
    expect(whispered(game.whispers(0))).toContain('card-passed')
    expect(whispered(game.whispers(1))).toContain('card-passed')
    expect(whispered(game.whispers(2))).not.toContain('card-passed')
    expect(game.view(1).players[0]?.known).toEqual(game.hand(0))
    expect(game.view(2).players[0]?.known).toEqual([])
  })

  it('D26 武則天 may weaken one opponent and search another', () => {
    const game = layOut({
      era: 'tang',
      lay: (at) => {
        at.hand(0, 'wu-zetian')
        at.hand(1, 'raid-1')
        at.hand(2, 'raid-2')
      },
    })
    game.play(0, 'wu-zetian')
    game.play(0, 'seat-1')
    game.play(0, 'seat-2')
    game.play(0, 'raid-2')
    expect(game.stats(1)[2]).toBe(4)
    expect(game.state.discards).toContain('raid-2')
    const bare = layOut({ era: 'tang', lay: (at) => at.hand(0, 'wu-zetian') }) // no hand to look at (D31)
    for (const choice of ['wu-zetian', 'seat-2']) bare.play(0, choice)
    expect(bare.stats(2)).toEqual([5, 5, 4, 4])
    expect(bare.story).not.toContain('searches')
  })

  it('D31 a player who ends above 12 cards discards at once; what lacks is not given', () => {
    const game = layOut({
      era: 'sui',
      lay: (at) => {
        at.hand(0, 'event-card-1', ...copiesOf('crossing').slice(0, 11))
        at.hand(1, 'raid-1')
        at.hand(2, 'raid-2')
        at.events('yellow-robe')
      },
    })
    game.play(0, 'event-card-1')
    game.play(1, 'raid-1')
    game.play(2, 'raid-2')
    expect(game.prompt(0)).toBe('ask-discard')
    game.play(0, 'crossing-1')
    expect(game.hand(0)).toHaveLength(12)
    const poor = layOut({
      lay: (at) => {
        at.hand(0, 'event-card-1', 'raid-1')
        at.hand(1, 'raid-3')
        at.events('fall-of-chongzhen')
        at.stats(0, { state: 9 })
      },
    })
    poor.play(0, 'event-card-1')
    poor.play(0, 'raid-1')
    expect(poor.hand(0)).toEqual([])
  })

  describe('D31 a player who has 12 cards and gets more discards down at once', () => {
    const full = copiesOf('crossing').slice(0, 12)

    it('by 天竺僧人', () => {
      const game = layOut({
        era: 'eastern-han',
        lay: (at) => {
          at.hand(0, 'indian-monks', ...full)
          at.hand(1, 'raid-1', 'raid-2')
        },
      })
      for (const choice of ['indian-monks', 'take-2']) game.play(0, choice)
      expect([game.prompt(0), game.decision(0).min]).toEqual(['ask-discard', 2])
    })

    it.each([
      ['法顯', 'faxian', 'eastern-jin'],
      ['印刷術', 'printing', 'song'],
    ] as const)('by %s', (_, card, era) => {
      const game = layOut({ era, lay: (at) => at.hand(0, card, ...full) })
      for (const choice of [card, 'take-3']) game.play(0, choice)
      expect([game.prompt(0), game.decision(0).min]).toEqual(['ask-discard', 3])
    })

    it('by 刀鋒下的禪讓', () => {
      const game = layOut({
        lay: (at) => {
          at.hand(0, 'event-card-1', 'raid-1', 'raid-2')
          at.hand(1, ...full)
          at.events('throne-at-swordpoint')
        },
      })
      for (const choice of [['event-card-1'], ['seat-1'], ['raid-1', 'raid-2']]) game.play(0, ...choice)
      expect([game.prompt(1), game.decision(1).min]).toEqual(['ask-discard', 2])
    })

    it.each([
      ['石敬塘', 'shi-jingtang', 'tang'],
      ['溥儀', 'puyi', 'ming'],
    ] as const)('by %s', (_, person, before) => {
      const game = layOut({
        era: before,
        lay: (at) => {
          at.shown(0, person)
          at.hand(0, 'raid-1', 'raid-2')
          at.hand(1, ...full)
          at.stats(0, { state: 9 })
          at.state.acted = [1, 2]
        },
      })
      game.play(0, 'draw')
      if (person === 'puyi') game.play(1, 'raid-1')
      else game.play(0, 'raid-1', 'raid-2')
      expect([game.prompt(1), game.decision(1).min]).toEqual(['ask-discard', 1])
    })
  })

  it('D31 蒙古西征 ends when a card of every opponent is taken; only then its drawer discards', () => {
    const game = layOut({
      seats: 4,
      era: 'yuan',
      lay: (at) => {
        at.hand(0, 'event-card-1', ...copiesOf('crossing').slice(0, 11))
        for (const seat of [1, 2, 3]) at.hand(seat, `raid-${seat}`)
        at.events('mongols-ride-west')
      },
    })
    game.play(0, 'event-card-1')
    expect(game.hand(0).slice(-3)).toEqual(['raid-1', 'raid-2', 'raid-3'])
    expect(game.decision(0)).toMatchObject({ min: 2, max: 2 })
    game.play(0, 'raid-1', 'raid-3')
    expect(game.hand(0)).toHaveLength(12)
    expect(game.hand(0)).toContain('raid-2')
  })
})

describe('persons who must be shown', () => {
  const PERSONS = [
    ['項羽', 'xiang-yu', 'qin', 'western-han'],
    ['蕭衍', 'xiao-yan', 'eastern-jin', 'southern-northern'],
    ['石敬塘', 'shi-jingtang', 'tang', 'five-dynasties'],
    ['溥儀', 'puyi', 'ming', 'qing'],
  ] as const

  it.each(PERSONS)(
    'D16 D23 a player who draws %s shows him at once; he lies outside the hand and waits',
    (_, person, _before, era) => {
      const game = layOut({
        era,
        lay: (at) => {
          at.hand(0, 'raid-1')
          at.deck(person, 'raid-2', 'raid-3')
          at.hand(1, 'raid-4')
        },
      })
      game.play(0, 'draw')
      expect(game.event('shows')).toEqual({ who: { seat: 0 }, card: { name: person } })
      expect(game.hand(0)).toEqual(['raid-1'])
      expect(game.view('public').players[0]?.shown).toEqual([person]) // in his own era he waits for the next
      expect(game.asked).toEqual([1])
    },
  )

  it('D16 D23 its effect clamps and may put its player out', () => {
    const game = layOut({
      era: 'qin',
      lay: (at) => {
        at.shown(0, 'xiang-yu')
        at.hand(0, 'raid-1')
        for (const seat of [1, 2]) at.hand(seat, `raid-${seat + 1}`)
        at.stats(0, { state: 4 })
      },
    })
    for (const seat of [0, 1, 2]) game.play(seat, 'draw')
    expect(game.state.players[0]?.alive).toBe(false)
    expect(game.stats(0)[0]).toBe(0)
  })

  it.each(PERSONS)(
    'D16 with honesty everyone who draws is asked alike, and hidden %s costs 15 when his era comes',
    (_, person, era, own) => {
      const game = layOut({
        era,
        options: { honesty: true },
        lay: (at) => {
          at.deck(person, 'raid-5', 'raid-6', 'raid-7')
          for (const seat of [0, 1, 2]) at.hand(seat, `raid-${seat + 1}`)
          at.stats(0, { state: 18 })
        },
      })
      game.play(0, 'draw')
      expect(game.options(0)).toEqual([person, 'go-on'])
      game.play(0, 'go-on')
      expect(game.view(1).players[0]).toMatchObject({ handSize: 2, shown: [] })
      game.play(1, 'draw')
      expect(game.options(1)).toEqual(['go-on'])
      game.play(1, 'go-on')
      game.play(2, 'draw')
      game.play(2, 'go-on')
      expect(game.state.marker).toBe(own)
      expect(game.story).toContain('found-out')
      expect(game.stats(0)[0]).toBe(3) // an own era brings 1 more than 18 in vain, then 15 are lost
      expect(game.state.discards).toContain(person)
    },
  )

  it('D16 a hidden person that another takes is found out instead', () => {
    const game = layOut({
      era: 'eastern-han',
      options: { honesty: true },
      lay: (at) => {
        at.hand(0, 'indian-monks')
        at.hand(1, 'puyi')
        at.stats(1, { state: 16 })
      },
    })
    game.play(0, 'indian-monks')
    expect(game.stats(1)[0]).toBe(1)
    expect(game.hand(0)).toEqual([])
    expect(game.state.discards).toContain('puyi')
  })

  it('D15 D16 who falls by one hidden person is not found out with another', () => {
    const searched = layOut({
      era: 'tang',
      options: { honesty: true },
      lay: (at) => {
        at.hand(0, 'wu-zetian')
        at.hand(1, 'puyi', 'xiang-yu', 'raid-1')
      },
    })
    for (const choice of ['wu-zetian', 'seat-2']) searched.play(0, choice)
    const discarded = layOut({
      options: { honesty: true },
      lay: (at) => {
        at.hand(0, 'event-card-1', 'puyi', 'xiang-yu', 'raid-1', 'raid-2')
        at.stats(0, { state: 9 })
        at.events('fall-of-chongzhen')
      },
    })
    discarded.play(0, 'event-card-1')
    discarded.play(0, 'raid-1', 'puyi', 'xiang-yu', 'raid-2')
    const taken = layOut({
      era: 'eastern-han',
      options: { honesty: true },
      lay: (at) => {
        at.hand(0, 'indian-monks')
        at.hand(1, 'puyi', 'xiang-yu')
      },
    })
    for (const choice of ['indian-monks', 'take-2']) taken.play(0, choice)
    for (const [game, seat] of [[searched, 1] as const, [discarded, 0] as const, [taken, 1] as const]) {
      expect(game.story.filter((key) => key === 'found-out')).toHaveLength(1)
      expect(game.state.fallen).toEqual([seat])
      expect(game.state.discards).toEqual(expect.arrayContaining(['puyi', 'xiang-yu']))
    }
  })

  it('D16 a card that passes without being found out is no hidden person, and that is all it tells', () => {
    const game = layOut({
      era: 'eastern-han',
      options: { honesty: true },
      lay: (at) => {
        at.hand(0, 'indian-monks')
        at.hand(1, 'puyi', 'raid-1', 'raid-2', 'siege-1', 'printing', 'xiang-yu')
        at.stats(1, { state: 20 })
      },
    })
    game.play(0, 'indian-monks')
    game.play(0, 'take-1')
    expect(game.story).toContain('card-passes')
    expect(leaksInTwins(dynasties, game, 40)).toEqual([])
  })

  it('D16 with honesty it shows when an era comes that nobody hides its person', () => {
    const game = layOut({
      era: 'ming',
      options: { honesty: true },
      lay: (at) => at.hand(0, 'raid-1', 'puyi'),
    })
    expect(game.asked).toEqual([0])
    game.play(0, 'draw')
    game.play(0, 'go-on')
    game.play(1, 'go-on')
    game.play(2, 'go-on')
    expect(game.story).toContain('found-out')
    expect(game.story).not.toContain('nobody-hides')
    const honest = layOut({ era: 'ming', options: { honesty: true }, lay: (at) => at.hand(0, 'raid-1') })
    honest.play(0, 'draw')
    for (const seat of [0, 1, 2]) honest.play(seat, 'go-on')
    expect(honest.story).toContain('nobody-hides')
  })

  it('D15 a player who is out discards hand and shown persons', () => {
    const game = layOut({
      lay: (at) => {
        at.hand(0, 'siege-1')
        at.hand(1, 'raid-1', 'confucius')
        at.shown(1, 'puyi')
        at.stats(1, { state: 3 })
      },
    })
    game.play(0, 'siege-1')
    game.play(0, 'seat-1')
    game.play(1, 'pass')
    expect(game.state.discards).toEqual(expect.arrayContaining(['raid-1', 'confucius', 'puyi']))
    expect(game.state.players[1]).toMatchObject({ alive: false, hand: [], shown: [] })
    expect(game.asked).not.toContain(1)
  })
})
