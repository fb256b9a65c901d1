// Tricks on one player: 過河拆橋, 順手牽羊, 決鬥, 借刀殺人, 無中生有, 鐵索連環, 火攻, 知己知彼, 遠交近攻.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, times } from '../moves.ts'

describe('dismantle', () => {
  const table = () =>
    lay({ seats: 5 }, (at) => {
      at.hand(0, 'dismantle-s3')
      at.hand(2, 'peach-h4')
      at.wear(2, 'axe-d5')
      at.judgement(2, 'indulgence-h6')
    })

  it('discards a hand card picked blind', () => {
    const game = table()
    game.play(0, 'dismantle-s3')
    expect(game.options(0), 'at any distance, who has any card, never oneself').toEqual(['seat-2', 'back'])
    game.play(0, 'seat-2')
    game.passUntil(0, 'skill')
    expect(game.options(0)).toEqual(['hand', 'axe-d5', 'indulgence-h6'])
    game.play(0, 'hand')
    expect(game.hand(2)).toEqual([])
    expect(game.discard).toContain('peach-h4')
  })

  it('discards equipment', () => {
    const game = table()
    aim(game, 0, 'dismantle-s3', 2)
    game.passUntil(0, 'skill')
    game.play(0, 'axe-d5')
    expect(game.worn(2)).toEqual([])
  })

  it('discards a delayed trick, whosever help that is', () => {
    const game = table()
    aim(game, 0, 'dismantle-s3', 2)
    game.passUntil(0, 'skill')
    game.play(0, 'indulgence-h6')
    expect(before(game, 2).judgement).toEqual([])
    expect(game.discard).toContain('indulgence-h6')
  })
})

describe('snatch', () => {
  it('takes a card of a player at distance 1; what it is stays between the two', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'snatch-s3')
      at.hand(1, 'peach-h4')
      at.hand(2, 'peach-h6')
    })
    game.play(0, 'snatch-s3')
    expect(game.options(0)).toEqual(['seat-1', 'back'])
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hand(0)).toEqual(['peach-h4'])
    expect(game.view(2).players[0]?.known).toEqual([])
    expect(game.view(1).players[0]?.known).toEqual(['peach-h4'])
    expect(game.state.seen, 'and with nobody else').toEqual({ 'peach-h4': [1] })
  })

  it('takes a delayed trick, which is an ordinary hand card then', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'snatch-s3')
      at.judgement(1, 'indulgence-h6')
    })
    aim(game, 0, 'snatch-s3', 1)
    expect(game.hand(0)).toEqual(['indulgence-h6'])
    aim(game, 0, 'indulgence-h6', 1)
    expect(before(game, 1).judgement).toEqual([{ card: 'indulgence-h6', as: 'indulgence' }])
  })

  it('reaches one farther with a −1 horse and one less over a +1 horse', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hand(0, 'snatch-s3')
      at.wear(0, 'chitu-h5')
      at.wear(1, 'dilu-c5')
      at.wear(2, 'axe-d5')
      at.wear(4, 'zhuahuang-hk')
    })
    game.play(0, 'snatch-s3')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'back'])
  })
})

it.each(['dismantle-s3', 'snatch-s3', 'known-both-c3'])(
  '%s finds nothing where the last card of its target was a Nullify that came to nothing',
  (card) => {
    const game = lay({}, (at) => {
      at.hand(0, card, 'nullify-sj')
      at.hand(1, 'nullify-state-ck')
    })
    aim(game, 0, card, 1)
    game.play(1, 'nullify-state-ck')
    game.play(0, 'nullify-sj')
    expect(game.kind(0)).toBe('play')
    expect(game.hand(0)).toEqual([])
    expect(game.story.filter((key) => /^(takes|discards|looks)/.test(key))).toEqual([])
  },
)

describe('duel', () => {
  it('is Slash by Slash from the target on; who fails first is hurt by the other', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'duel-sa', 'slash-s7')
      at.hand(1, 'slash-c2', 'fire-slash-h4')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'fire-slash-h4')
    game.play(0, 'slash-s7')
    game.play(1, 'slash-c2')
    expect(hps(game)).toEqual([3, 4, 4])
    expect(times(game, 'answers-playing')).toBe(3)
  })

  it('is played, not used: weapons do nothing', () => {
    const game = lay({}, (at) => {
      at.general(0, 'zhen-ji')
      at.wear(0, 'twin-swords-s2')
      at.hand(0, 'duel-sa')
      at.wear(1, 'feather-fan-da')
      at.hand(1, 'slash-c2')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-c2')
    expect(hps(game)).toEqual([2, 4, 4])
    expect(game.story).not.toContain('uses-skill')
    expect(game.story).not.toContain('damage-fire')
  })
})

describe('borrow-sword', () => {
  const table = (armed = true) =>
    lay({ seats: 5 }, (at) => {
      at.hand(0, 'borrow-sword-cq')
      at.wear(1, 'axe-d5')
      if (armed) at.hand(1, 'slash-c2')
    })

  it('names a player with a weapon and somebody in its range, oneself too', () => {
    const game = table()
    game.play(0, 'borrow-sword-cq')
    expect(game.options(0)).toEqual(['seat-1', 'back'])
    game.play(0, 'seat-1')
    expect(game.options(0)).toEqual(['seat-2', 'seat-3', 'seat-4', 'seat-0', 'back'])
  })

  it('makes it use a Slash, which counts for no limit', () => {
    const game = table()
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    game.pass(1)
    game.play(1, 'slash-c2')
    expect(game.hp(2)).toBe(3)
    expect(game.worn(1), 'the weapon stays').toEqual(['axe-d5'])
    expect(game.state.turn?.slashes).toBe(0)
  })

  it('may strike the one who borrowed', () => {
    const game = table()
    aim(game, 0, 'borrow-sword-cq', 1, 0)
    game.pass(1)
    game.play(1, 'slash-c2')
    expect(game.hp(0)).toBe(3)
  })

  it('or the weapon is handed over', () => {
    const game = table()
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    game.pass(1)
    game.pass(1)
    expect(game.hand(0)).toEqual(['axe-d5'])
    expect(game.hand(1)).toEqual(['slash-c2'])
    const unarmed = table(false)
    aim(unarmed, 0, 'borrow-sword-cq', 1, 2)
    expect(unarmed.hand(0), 'who has no card is not asked').toEqual(['axe-d5'])
  })

  it('has one target: the victim’s copy is not there to be nullified', () => {
    const game = table()
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    expect(game.event('uses-against')).toMatchObject({ whom: [{ seat: 1 }], victim: { seat: 2 } })
    game.pass(1)
    expect(game.kind(1), 'one window only').not.toBe('nullify')
  })

  it('asks in a window that silence passes, as every answer with a Slash', () => {
    const game = table()
    aim(game, 0, 'borrow-sword-cq', 1, 2)
    game.pass(1)
    expect(game.decision(1)).toMatchObject({ kind: 'answer-slash', pass: 'pass' })
  })

  it('offers only what can strike the victim: not the weapon itself as the Slash that needs its range', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'borrow-sword-cq')
      at.general(1, 'guan-yu')
      at.wear(1, 'axe-d5')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'borrow-sword-cq', 1, 3)
    game.pass(1)
    expect(game.options(1)).toEqual(['wusheng:peach-h4', 'pass'])
  })

  it('is not offered against a weapon that reaches nobody', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'borrow-sword-cq')
      at.wear(1, 'crossbow-da')
      at.wear(0, 'dilu-c5')
      at.wear(2, 'jueying-s5')
    })
    expect(game.options(0)).toEqual(['end'])
  })
})

describe('ex-nihilo', () => {
  it('draws two for oneself', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      at.deck('slash-s7', 'dodge-h2')
    })
    game.play(0, 'ex-nihilo-h7')
    expect(game.hand(0)).toEqual(['slash-s7', 'dodge-h2'])
  })
})

describe('iron-chain', () => {
  it('chains one or two, oneself too, and frees who is chained', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'iron-chain-sq')
      chain(at, 2)
    })
    aim(game, 0, 'iron-chain-sq', 0, 2)
    expect(game.state.players.map(({ chained }) => chained)).toEqual([true, false, false])
    const one = lay({}, (at) => at.hand(0, 'iron-chain-sq'))
    aim(one, 0, 'iron-chain-sq', 1)
    one.play(0, 'done')
    expect(one.state.players.map(({ chained }) => chained)).toEqual([false, true, false])
  })

  it('may be recast: no use, no Nullify, nothing triggered; one card drawn', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-yueying')
      at.hand(0, 'iron-chain-sq')
      at.hand(1, 'nullify-sj')
      at.deck('slash-s7')
    })
    game.play(0, 'recast')
    game.play(0, 'iron-chain-sq')
    expect(game.hand(0)).toEqual(['slash-s7'])
    expect(game.discard).toContain('iron-chain-sq')
    expect(game.story).not.toContain('uses')
    expect(game.asked).toEqual([0])
    expect(game.kind(0)).toBe('play')
  })
})

describe('fire-attack', () => {
  it('burns with a card of the suit shown', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-attack-h2', 'peach-h6', 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'fire-attack-h2', 1)
    game.pass()
    game.play(1, 'peach-h4')
    expect(game.event('shows')).toBeDefined()
    expect(game.options(0), 'hearts only').toEqual(['peach-h6', 'pass'])
    game.play(0, 'peach-h6')
    expect(game.hp(1)).toBe(3)
    expect(game.story).toContain('damage-fire')
    expect(game.hand(1), 'what is shown stays').toEqual(['peach-h4'])
    expect(game.discard).toContain('peach-h6')
  })

  it('need not burn, and cannot without the suit', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-attack-h2', 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'fire-attack-h2', 1)
    game.pass()
    game.play(1, 'peach-h4')
    expect(game.options(0)).toEqual(['pass'])
    game.pass(0)
    expect(hps(game)).toEqual([4, 4, 4])
  })

  it('finds nothing to show where the last card was a Nullify that was nullified', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'fire-attack-h2', 'nullify-state-dq', 'peach-h6')
      at.hand(1, 'nullify-sj')
    })
    aim(game, 0, 'fire-attack-h2', 1)
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(0, 'nullify')
    game.play(0, 'nullify-state-dq')
    game.passUntil(0, 'play')
    expect([game.hand(0), game.hand(1)]).toEqual([['peach-h6'], []])
    expect(times(game, 'shows')).toBe(0)
    expect(hps(game)).toEqual([4, 4, 4])
  })

  it('names who has a hand, oneself only with another card left', () => {
    const alone = lay({}, (at) => at.hand(0, 'fire-attack-h2'))
    expect(alone.options(0)).toEqual(['end'])
    const game = lay({}, (at) => at.hand(0, 'fire-attack-h2', 'peach-h6'))
    game.play(0, 'fire-attack-h2')
    expect(game.options(0)).toEqual(['seat-0', 'back'])
    game.play(0, 'seat-0')
    game.pass(0)
    game.play(0, 'peach-h6')
    game.play(0, 'peach-h6')
    expect(hps(game)).toEqual([3, 4, 4])
  })

  it('has no effect on a hand that has become empty (H101)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'huang-yueying')
      at.hand(0, 'fire-attack-h2', 'peach-h6')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-ck')
    })
    aim(game, 0, 'fire-attack-h2', 1)
    game.pass(0)
    game.play(1, 'nullify-sj')
    game.play(2, 'nullify-state-ck')
    game.passUntil(0, 'play')
    expect(game.hand(1)).toEqual([])
    expect(game.story, 'nothing to show').not.toContain('shows')
    expect(hps(game).slice(1)).toEqual([4, 4])
  })
})

describe('known-both', () => {
  it('shows the hand to its user alone', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'known-both-c3')
      at.hand(1, 'peach-h4', 'dodge-h2')
    })
    aim(game, 0, 'known-both-c3', 1)
    game.passUntil(0)
    expect(game.options(0)).toEqual(['hand'])
    game.play(0, 'hand')
    expect(game.view(0).players[1]?.known).toEqual(['peach-h4', 'dodge-h2'])
    expect(game.view(2).players[1]?.known).toEqual([])
  })

  it('or one hidden general, head or deputy as one likes', () => {
    const game = lay({}, (at) => {
      at.pair(1, 'zhao-yun', 'ma-chao', [])
      at.hand(0, 'known-both-c3')
    })
    aim(game, 0, 'known-both-c3', 1)
    game.passUntil(0)
    expect(game.options(0)).toEqual(['head', 'deputy'])
    game.play(0, 'deputy')
    expect(before(game, 1).generals.map(({ knownTo }) => knownTo)).toEqual([[], [0]])
    expect(before(game, 1).faction, 'it is not turned up').toBeNull()
    expect(game.story).toContain('looks-at-deputy')
  })

  it('needs a hand or a hidden general to look at', () => {
    const game = lay({}, (at) => at.hand(0, 'known-both-c3'))
    expect(game.options(0), 'but it may be recast').toEqual(['recast', 'end'])
    game.play(0, 'recast')
    game.play(0, 'known-both-c3')
    expect(game.hand(0)).toHaveLength(1)
  })
})

describe('befriend-attack', () => {
  it('lets a player of another faction draw one and oneself three, in that order', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'befriend-attack-h9')
      at.deck('slash-s7', 'dodge-h2', 'dodge-d2', 'dodge-d3')
      at.hidden(3, 'lu-bu', 'both')
    })
    game.play(0, 'befriend-attack-h9')
    expect(game.options(0), 'not the undetermined, not one’s own').toEqual(['seat-1', 'seat-2', 'back'])
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hand(1)).toEqual(['slash-s7'])
    expect(game.hand(0)).toEqual(['dodge-h2', 'dodge-d2', 'dodge-d3'])
  })

  it('needs a faction of one’s own; ambitionists differ from everybody (H102)', () => {
    const hidden = lay({}, (at) => {
      at.hidden(0, 'cao-cao', 'both')
      at.hand(0, 'befriend-attack-h9')
    })
    expect(hidden.options(0)).toEqual(['end'])
    const game = lay({}, (at) => {
      at.hand(0, 'befriend-attack-h9')
      for (const player of at.state.players) player.faction = 'ambitionist'
    })
    game.play(0, 'befriend-attack-h9')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'back'])
  })

  it('nullified gives neither draw', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'befriend-attack-h9')
      at.hand(2, 'nullify-sj')
    })
    aim(game, 0, 'befriend-attack-h9', 1)
    game.play(2, 'nullify-sj')
    expect([game.hand(0), game.hand(1)]).toEqual([[], []])
  })
})
