// Section 8: generals that lie face down.
import { describe, expect, it } from 'vitest'
import { type Layer, lay } from '../lay.ts'
import { aim, askedInVain, before, hps, times } from '../moves.ts'

describe('section 8, what a hidden player has', () => {
  it('no gender: nothing that needs one touches it (H56)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'diao-chan')
      at.hidden(1, 'zhao-yun', 'both')
      at.hand(0, 'peach-h4')
    })
    expect(game.options(0), 'one other male is left').toContain('lijian')
    game.play(0, 'lijian')
    game.play(0, 'peach-h4')
    expect(game.options(0)).not.toContain('seat-1')
  })

  it('the gender of the one general that is up, of the head when both are (H57)', () => {
    const may = (up: readonly ('head' | 'deputy')[]) => {
      const game = lay({ seats: 4 }, (at) => {
        at.general(0, 'diao-chan')
        at.pair(1, 'zhen-ji', 'cao-cao', up)
        Object.assign(at.state.players[1] ?? {}, { rewarded: true })
        at.hand(0, 'peach-h4')
      })
      game.play(0, 'lijian')
      game.play(0, 'peach-h4')
      return game.options(0).includes('seat-1')
    }
    expect(may(['deputy'])).toBe(true)
    expect(may(['head'])).toBe(false)
    expect(may(['head', 'deputy'])).toBe(false)
  })

  it('no faction: neither the same as anybody’s nor another (H56)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hidden(4, 'cao-cao', 'both')
      at.hand(0, 'await-exhausted-hj', 'befriend-attack-h9')
    })
    game.play(0, 'befriend-attack-h9')
    expect(game.options(0)).not.toContain('seat-4')
    game.play(0, 'back')
    game.play(0, 'await-exhausted-hj')
    game.passUntil(0, 'ask-discard')
    expect(game.hand(4), 'he rests alone').toEqual([])
  })

  it('no skills that work by themselves: a locked one is optional (H60)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'zhuge-liang')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'becoming-target')
    game.pass(1)
    game.passUntil(0, 'play')
    expect(game.hp(1), 'he preferred to hide').toBe(2)
    expect(before(game, 1).generals[0]?.up).toBe(false)
  })
})

describe('section 8, turning up', () => {
  it('in the play phase only by a skill (H58)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(0, 'cao-cao', 'sima-yi', [])
      at.hand(0, 'slash-s7')
    })
    expect(game.options(0)).toEqual(['slash-s7', 'end'])
  })

  it.each([
    ['zhiheng', 'sun-quan', ['zhiheng', 'dodge-h2']],
    ['qixi', 'gan-ning', ['qixi:dismantle', 'slash-s7', 'seat-1']],
    ['liegong', 'huang-zhong', ['slash-s7', 'seat-1', 'liegong']],
  ] as const)('by %s in the play phase: %s', (_skill, general, moves) => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(0, general, 'both')
      at.hand(0, 'slash-s7', 'dodge-h2')
      at.hand(1, 'peach-h4', 'peach-h6', 'dodge-d2', 'dodge-d3')
    })
    for (const move of moves) {
      expect(before(game, 0).generals[0]?.up, 'not before').toBe(false)
      if (!game.options(0).includes(move)) game.passUntil(0)
      game.play(0, move)
    }
    expect(game.event('reveals').general).toEqual({ name: general })
    expect(before(game, 0).generals.map(({ up }) => up)).toEqual([true, false])
  })

  it('空城 when it becomes a target, 八陣 when a Dodge is asked (H59)', () => {
    const empty = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'zhuge-liang')
      at.hand(0, 'slash-s7')
    })
    aim(empty, 0, 'slash-s7', 1)
    empty.passUntil(1, 'becoming-target')
    empty.play(1, 'kongcheng')
    expect(empty.story).toContain('cancelled')
    const formation = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'wo-long')
      at.hand(0, 'slash-s7')
      at.deck('peach-h4')
    })
    aim(formation, 0, 'slash-s7', 1)
    formation.passUntil(1, 'answer-dodge')
    expect(formation.options(1)).toContain('eight-trigrams')
    formation.play(1, 'eight-trigrams')
    expect(before(formation, 1).generals[0]?.up).toBe(true)
    formation.passUntil(0, 'play')
    expect(formation.hp(1)).toBe(before(formation, 1).maxHp)
  })

  it('奇才 when a card needs it (H59)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hidden(0, 'huang-yueying')
      at.hand(0, 'snatch-s3')
      at.hand(3, 'peach-h4')
    })
    aim(game, 0, 'snatch-s3', 3)
    expect(game.event('reveals').general).toEqual({ name: 'huang-yueying' })
  })

  it('is public and permanent, except for 傾城; then again at the usual moments, without reward (H66)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(0, 'zou-shi')
      at.pair(1, 'zhao-yun', 'liu-shan')
      Object.assign(at.state.players[1] ?? {}, { rewarded: true })
      at.hand(0, 'axe-d5')
    })
    game.passUntil(0, 'play')
    game.play(0, 'qingcheng')
    game.play(0, 'axe-d5')
    game.play(0, 'seat-1')
    game.play(0, 'head')
    expect(before(game, 1).faction, 'the faction stays').toBe('shu')
    expect(game.view(2).players[1]?.generals, 'everybody still knows him').toEqual(
      expect.arrayContaining([expect.objectContaining({ id: 'zhao-yun', up: false })]),
    )
    game.play(0, 'end')
    game.passUntil(1, 'phase-start')
    expect(game.options(1)).toContain('reveal-head')
    game.play(1, 'reveal-head')
    expect(before(game, 1).generals.every(({ up }) => up)).toBe(true)
    game.passUntil(1, 'play')
    expect(game.hand(1), 'no companions again').toHaveLength(2)
  })

  it('never cancels what was announced, no matter what the reward brings (H61)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'zhuge-liang', 'huang-yueying', ['deputy'])
      at.hand(0, 'slash-s7')
    })
    game.passUntil(0, 'play')
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'becoming-target')
    game.play(1, 'kongcheng')
    game.play(1, 'draw')
    expect(game.hand(1), 'the hand is not empty any more').toHaveLength(2)
    expect(game.story).toContain('cancelled')
    expect(game.hp(1)).toBe(3)
  })
})

describe('section 8, secrecy', () => {
  it('choosing for a skill in the own play phase reads like playing: a player who goes back has shown nothing', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(0, 'yuan-shao', 'zou-shi', [])
      at.hidden(1, 'sun-quan', 'both')
      at.general(2, 'sun-shangxiang')
      at.hand(0, 'slash-s7', 'slash-s8', 'axe-d5')
    })
    const read = () => game.decision(0).notice
    const playing = read()
    game.play(0, 'luanji:arrow-volley')
    expect(read(), 'two cards for a hidden conversion').toEqual(playing)
    game.play(0, 'back')
    game.play(0, 'qingcheng')
    expect(read(), 'the price of a hidden skill').toEqual(playing)
    game.play(0, 'axe-d5')
    expect(read(), 'its target').toEqual(playing)
    game.play(0, 'back')
    expect(game.story).not.toContain('uses-skill')
  })

  it('asks everybody who might have the skill; who has not can only pass (H63)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'zhang-fei', 'both')
      at.hidden(2, 'sun-quan', 'both')
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    const kinds = new Set<string>()
    while (game.kind(game.asked[0] ?? 0) !== 'play') {
      expect(askedInVain(game), 'none of them has such a skill').toEqual(game.asked)
      for (const seat of game.asked) kinds.add(game.kind(seat))
      game.pass()
    }
    expect(kinds).toContain('after-suffering')
    expect(hps(game)[1]).toBe(before(game, 1).maxHp - 1)
    expect(times(game, 'reveals')).toBe(0)
  })
})

describe('section 8, whom the rules ask (H63)', () => {
  it('“may” looks at the open generals elsewhere, at the kingdom shown and at the HP card', () => {
    const isAsked = (plan: (at: Layer) => void) => {
      const game = lay({}, (at) => {
        at.phase('judge')
        at.judgement(0, 'indulgence-h6')
        at.hand(1, 'dodge-h2')
        plan(at)
      })
      for (
        let n = 0;
        n < 20 && game.state.turn?.seat === 0 && game.kind(game.asked[0] ?? 0) !== 'play';
        n++
      ) {
        if (game.kind(game.asked[0] ?? 0) === 'judging' && game.asked.includes(1)) return true
        game.pass()
      }
      return false
    }
    expect(
      isAsked((at) => at.hidden(1, 'guo-jia')),
      'Sima Yi would fit 3 HP',
    ).toBe(true)
    expect(
      isAsked((at) => at.hidden(1, 'xu-chu')),
      '4 HP are too many for him',
    ).toBe(false)
    expect(
      isAsked((at) => at.hidden(1, 'sun-quan')),
      'Wu replaces no judgement',
    ).toBe(false)
    expect(
      isAsked((at) => at.hidden(1, 'sun-quan', 'both')),
      'no kingdom is shown',
    ).toBe(true)
    const open = (at: Layer) => {
      at.hidden(1, 'guo-jia')
      at.general(2, 'sima-yi')
    }
    expect(isAsked(open), 'he lies open elsewhere').toBe(false)
  })
})

describe('section 8, which hidden general a target takes', () => {
  const table = (reach: number) =>
    lay({ seats: 6 }, (at) => {
      at.pair(0, 'ma-chao', 'huang-yueying', [])
      at.hand(0, 'snatch-s3')
      at.hand(reach, 'peach-h4')
    })

  it('where either would do, their owner says which; both are not offered (H21)', () => {
    for (const general of ['ma-chao', 'huang-yueying']) {
      const game = table(2)
      game.play(0, 'snatch-s3')
      expect(game.options(0).filter((id) => id.startsWith('seat-2'))).toEqual([
        'seat-2:ma-chao',
        'seat-2:huang-yueying',
      ])
      expect(game.decision(0).options.find(({ id }) => id === `seat-2:${general}`)?.text).toEqual({
        key: 'hegemony.seat-by-general',
        args: { whom: { seat: 2 }, general: { name: general } },
      })
      game.play(0, `seat-2:${general}`)
      game.passUntil(0, 'play')
      expect(
        before(game, 0)
          .generals.filter(({ up }) => up)
          .map(({ id }) => id),
      ).toEqual([general])
      expect(game.hand(0)).toEqual(['peach-h4'])
    }
  })

  it('where one is enough, nobody is named; next to him nobody needs to turn up', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.pair(0, 'ma-teng', 'cao-ren', [])
      at.hand(0, 'slash-s7')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-5', 'seat-2', 'seat-4', 'back'])
    game.play(0, 'seat-2')
    game.passUntil(0, 'play')
    expect(before(game, 0).generals.map(({ up }) => up)).toEqual([true, false])
  })
})
