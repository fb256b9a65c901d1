// Tricks on many: 萬箭齊發, 南蠻入侵, 桃園結義, 五穀豐登, 以逸待勞; and Nullify 無懈可擊 with its 國 form.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, hps, times } from '../moves.ts'

describe('arrow-volley', () => {
  it('wants a Dodge of all others in order, at any distance', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'arrow-volley-ha')
      at.hand(2, 'dodge-h2')
      at.wear(3, 'rattan-c2')
    })
    game.play(0, 'arrow-volley-ha')
    game.passUntil(2, 'answer-dodge')
    expect(game.hp(1), 'the one before was hit already').toBe(3)
    game.play(2, 'dodge-h2')
    expect(hps(game), 'Rattan Armor keeps it off').toEqual([4, 3, 4, 4, 3])
    expect(times(game, 'answers-playing')).toBe(1)
  })
})

describe('barbarians', () => {
  it('want a Slash of any nature of all others in order', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(2, 'thunder-slash-s6')
      at.wear(3, 'rattan-c2')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(2, 'answer-slash')
    game.play(2, 'thunder-slash-s6')
    expect(hps(game)).toEqual([4, 3, 4, 4, 3])
    expect(game.state.table).toEqual([])
  })
})

describe('peach-garden', () => {
  it('heals every wounded player by 1, the user first', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'peach-garden-ha')
      at.hp(0, 2)
      at.hp(1, 1)
      at.hp(3, 3)
    })
    game.play(0, 'peach-garden-ha')
    expect(hps(game)).toEqual([3, 2, 4, 4])
    expect(times(game, 'recovers')).toBe(3)
  })

  it('opens no window for who is not wounded', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'peach-garden-ha')
      at.hand(2, 'nullify-sj')
      at.hp(1, 1)
    })
    game.play(0, 'peach-garden-ha')
    expect(game.decision(2).prompt.args).toMatchObject({ whom: { seat: 1 } })
    game.play(2, 'nullify-sj')
    expect(hps(game)).toEqual([4, 1, 4])
    expect(game.kind(0), 'nobody else was asked about').toBe('play')
  })
})

describe('harvest', () => {
  it('turns up a card for each living player; each picks one in order', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'harvest-h3')
      at.deck('slash-s7', 'peach-h4', 'dodge-h2')
    })
    game.play(0, 'harvest-h3')
    expect(game.options(0)).toEqual(['slash-s7', 'peach-h4', 'dodge-h2'])
    game.play(0, 'peach-h4')
    game.passUntil(1)
    expect(game.options(1)).toEqual(['slash-s7', 'dodge-h2'])
    game.play(1, 'dodge-h2')
    game.passUntil(0, 'play')
    expect(game.hand(2), 'the last one is taken without asking').toEqual(['slash-s7'])
    expect(game.view(1).players[0]?.known, 'everyone saw who took what').toEqual(['peach-h4'])
  })

  it('puts what nobody took into the discard pile', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'harvest-h3')
      at.hand(2, 'nullify-sj')
      at.deck('slash-s7', 'peach-h4', 'dodge-h2')
    })
    game.play(0, 'harvest-h3')
    game.play(2, 'nullify-sj')
    game.passUntil(1)
    game.play(1, 'peach-h4')
    game.passUntil(2)
    game.play(2, 'slash-s7')
    expect(game.hand(0)).toEqual([])
    expect(game.discard).toContain('dodge-h2')
    expect(game.state.harvest).toEqual([])
  })

  it('uses what there is: nobody is asked about a pick that is no more (H100)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'harvest-h3')
      at.hand(2, 'nullify-sj', 'nullify-state-ck', 'slash-c2')
      at.state.reshuffles = 0
      const [first = '', second = ''] = at.state.deck
      const kept = at.state.deck.filter((card) => card !== first && card !== second)
      at.state.players[1]?.hand.push(...kept)
      at.state.deck = [first, second]
    })
    game.play(0, 'harvest-h3')
    game.passUntil(0, 'ask-harvest')
    game.play(0, game.options(0)[0] ?? '')
    game.passUntil(0, 'play')
    expect(times(game, 'gains')).toBe(2)
    expect(game.outcome, 'that is no draw').toBeUndefined()
  })
})

describe('await-exhausted', () => {
  it('is for oneself and all of one’s faction: all draw two, then all discard two (H97)', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'await-exhausted-hj')
      at.wear(4, 'axe-d5')
      at.deck('slash-s7', 'peach-h4', 'dodge-h2', 'dodge-d2')
    })
    game.play(0, 'await-exhausted-hj')
    game.passUntil(4, 'ask-discard')
    expect(game.hand(4), 'the ally has drawn before anybody discards').toEqual(['dodge-h2', 'dodge-d2'])
    expect(game.options(4), 'equipment may go too').toEqual(['dodge-h2', 'dodge-d2', 'axe-d5'])
    game.play(4, 'axe-d5', 'dodge-h2')
    expect(game.hand(0), 'the user had only the two drawn, which had to go').toEqual([])
    expect(game.hand(4)).toEqual(['dodge-d2'])
    expect(game.hand(1)).toEqual([])
  })

  it('is for oneself alone while undetermined or an ambitionist', () => {
    const hidden = lay({ seats: 5 }, (at) => {
      at.hidden(0, 'cao-cao', 'both')
      at.hand(0, 'await-exhausted-hj')
    })
    hidden.play(0, 'await-exhausted-hj')
    expect(hidden.event('uses')).toBeDefined()
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'await-exhausted-hj')
      for (const player of at.state.players) player.faction = 'ambitionist'
    })
    game.play(0, 'await-exhausted-hj')
    expect(times(game, 'draws')).toBe(1)
  })

  it('is nullified for each target by itself: who drew nothing discards nothing', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'await-exhausted-hj')
      at.hand(1, 'nullify-sj')
      at.hand(4, 'peach-h4')
    })
    game.play(0, 'await-exhausted-hj')
    game.pass()
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(0, 'play')
    expect(game.hand(4)).toEqual(['peach-h4'])
    expect(times(game, 'discards')).toBe(1)
  })
})

describe('nullify', () => {
  it('keeps a trick off one target only', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(3, 'nullify-sj')
    })
    game.play(0, 'barbarians-sk')
    game.play(3, 'nullify-sj')
    expect(hps(game)).toEqual([4, 4, 3, 3])
  })

  it('may be used by anybody, the user and the target too', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'dismantle-s3', 'peach-h4')
      at.hand(1, 'nullify-sj')
      at.hand(3, 'dodge-h2')
    })
    aim(game, 0, 'dismantle-s3', 1)
    expect(game.asked).toEqual([0, 1, 3])
  })

  it('answers a Nullify, and that one too: the last one standing wins', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'ex-nihilo-h7', 'nullify-state-ck')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-dq')
      at.deck('slash-s7', 'peach-h4')
    })
    game.play(0, 'ex-nihilo-h7')
    game.play(1, 'nullify-sj')
    game.play(0, 'nullify-state-ck')
    game.play(2, 'nullify-state-dq')
    expect(game.hand(0), 'three Nullifies: it is cancelled').toEqual([])
    expect(game.discard).toEqual(
      expect.arrayContaining(['nullify-sj', 'nullify-state-ck', 'nullify-state-dq', 'ex-nihilo-h7']),
    )
  })

  it('cannot be used of one’s own accord', () => {
    const game = lay({}, (at) => at.hand(0, 'nullify-sj', 'nullify-state-ck'))
    expect(game.options(0)).toEqual(['end'])
  })

  it('is not asked for against a Slash or for putting on equipment', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7', 'axe-d5')
      at.hand(2, 'nullify-sj')
    })
    game.play(0, 'axe-d5')
    expect(game.worn(0)).toEqual(['axe-d5'])
    aim(game, 0, 'slash-s7', 1)
    expect(game.hp(1)).toBe(3)
  })
})

describe('nullify-state', () => {
  const table = (seats = 6) =>
    lay({ seats }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(2, 'nullify-state-ck', 'nullify-sj')
    })

  it('shields the target and all of its faction still to come, without further windows (H37)', () => {
    const game = table()
    game.play(0, 'barbarians-sk')
    game.play(2, 'nullify-state-ck')
    game.pass(2)
    expect(game.options(2)).toEqual(['faction', 'one'])
    game.play(2, 'faction')
    const asked: unknown[] = []
    while (game.asked[0] === 2) {
      asked.push(game.decision(2).prompt.args?.whom)
      game.pass(2)
    }
    expect(asked, 'seat 5, of seat 1’s faction, is skipped').not.toContainEqual({ seat: 5 })
    expect(hps(game)).toEqual([4, 4, 3, 3, 3, 4])
  })

  it('or is a plain Nullify', () => {
    const game = table()
    game.play(0, 'barbarians-sk')
    game.play(2, 'nullify-state-ck')
    game.pass(2)
    game.play(2, 'one')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 4, 3, 3, 3, 3])
  })

  it('asks nothing where none of that faction is still to come', () => {
    const game = table()
    game.play(0, 'barbarians-sk')
    for (let n = 0; n < 4; n++) {
      game.passUntil(2, 'nullify')
      if (JSON.stringify(game.decision(2).prompt.args?.whom) === '{"seat":5}') break
      game.pass(2)
      if (game.kind(2) === 'answer-slash') game.pass(2)
    }
    expect(game.decision(2).prompt.args?.whom).toEqual({ seat: 5 })
    game.play(2, 'nullify-state-ck')
    game.passUntil(0, 'play')
    expect(hps(game), 'seat 1, hit before, had its turn').toEqual([4, 3, 3, 3, 3, 4])
  })

  it('is plain for the undetermined, for ambitionists and where there is one target (H37)', () => {
    for (const faction of [null, 'ambitionist'] as const) {
      const game = lay({ seats: 6 }, (at) => {
        at.hand(0, 'barbarians-sk')
        at.hand(2, 'nullify-state-ck')
        for (const seat of [1, 5]) Object.assign(at.state.players[seat] ?? {}, { faction })
      })
      game.play(0, 'barbarians-sk')
      game.play(2, 'nullify-state-ck')
      expect(game.kind(0)).toBe('play')
      expect(hps(game)).toEqual([4, 4, 3, 3, 3, 3])
    }
    const one = lay({ seats: 6 }, (at) => {
      at.hand(0, 'duel-sa')
      at.hand(2, 'nullify-state-ck')
    })
    aim(one, 0, 'duel-sa', 1)
    one.play(2, 'nullify-state-ck')
    expect(one.kind(0)).toBe('play')
    expect(hps(one)).toEqual([4, 4, 4, 4, 4, 4])
  })

  it('is plain against another Nullify and against a delayed trick', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-ck')
    })
    game.play(0, 'barbarians-sk')
    game.play(1, 'nullify-sj')
    game.play(2, 'nullify-state-ck')
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 3, 3, 3, 3, 3])
    const delayed = lay({ seats: 6 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.hand(2, 'nullify-state-ck')
    })
    delayed.play(2, 'nullify-state-ck')
    expect(delayed.kind(0)).toBe('play')
  })
})
