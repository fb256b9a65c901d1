// Section 3: zones, distance and range, conversions, recasting, point fights, reshuffles.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/engine/game.ts'
import { pull } from '../../../../src/games/hegemony/table/card-moves.ts'
import { personAt, playerAt, setup } from '../../../../src/games/hegemony/table/state.ts'
import { lay } from '../lay.ts'
import { aim, hps, onlyDeck, times, turnOf } from '../moves.ts'

describe('section 3, zones', () => {
  it('a card that is in none cannot be taken out of one, and no other goes in its stead', () => {
    const state = setup(2, {})
    state.aside = [{ seat: 0, card: 'slash-s7' }]
    expect(() => pull(state, 'no-card')).toThrow('no-card is in no zone')
    expect(state.aside).toHaveLength(1)
  })

  it('nobody is found who is not there: no seat, and no general before the game begins', () => {
    const state = setup(2, {})
    expect(() => playerAt(state, 2)).toThrow('there is no seat 2')
    expect(() => personAt(state, 0, 'head')).toThrow('seat 0 has no head')
  })

  it('a hand is private: others know its size, and what they have seen', () => {
    const game = lay({}, (at) => at.hand(1, 'peach-h4', 'dodge-h2'))
    expect(JSON.stringify(game.view(0))).not.toContain('peach-h4')
    expect(game.view(0).players[1]).toMatchObject({ known: [] })
    expect(JSON.stringify(game.view(1))).toContain('peach-h4')
  })

  it('replaced equipment is lost equipment (H18)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'sun-shangxiang')
      at.wear(0, 'axe-d5')
      at.hand(0, 'spear-sq')
    })
    game.play(0, 'spear-sq')
    game.play(0, 'xiaoji')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.discard).toContain('axe-d5')
    const kept = lay({}, (at) => {
      at.general(0, 'kong-rong')
      at.wear(0, 'axe-d5', 'jueying-s5', 'chitu-h5', 'renwang-c2')
      at.hand(0, 'spear-sq')
    })
    kept.play(0, 'spear-sq')
    expect(kept.kind(0), 'it was not discarded: no gift of it').toBe('play')
    expect(kept.worn(0)).toHaveLength(4)
  })

  it('what is played answers and has no target; what is discarded is not what merely goes to the pile (H27)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'kong-rong')
      at.hand(0, 'barbarians-sk', 'dismantle-s3')
      at.hand(1, 'slash-c2', 'peach-h4')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-c2')
    expect(game.story, 'played, not discarded: no gift of it').not.toContain('uses-skill')
    game.passUntil(0, 'play')
    aim(game, 0, 'dismantle-s3', 1)
    game.passUntil(1, 'discarded')
    expect(game.options(1)).toContain('lirang')
  })
})

describe('section 3, converted and virtual cards', () => {
  it('one card lends its suit and number (H19)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'gan-ning')
      at.general(1, 'jia-xu')
      at.hand(0, 'slash-s7')
      at.hand(1, 'peach-h4')
    })
    game.play(0, 'qixi:dismantle')
    aim(game, 0, 'slash-s7', 1)
    expect(game.story, 'it is black').toContain('cancelled')
    expect(game.hand(1)).toEqual(['peach-h4'])
  })

  it('two lend a shared colour and no suit (H19)', () => {
    const volley = (...cards: [string, string]) => {
      const game = lay({}, (at) => {
        at.general(0, 'yuan-shao')
        at.general(1, 'jia-xu')
        at.hand(0, ...cards)
      })
      game.play(0, 'luanji:arrow-volley')
      game.play(0, cards[0])
      game.play(0, cards[1])
      return game.hp(1)
    }
    expect(volley('slash-s7', 'slash-s8'), 'black: cancelled').toBe(3)
    expect(volley('peach-h4', 'peach-h6')).toBe(2)
  })
})

describe('section 3, distance and range', () => {
  it('goes round the living the shorter way (H20)', () => {
    const game = lay({ seats: 8 }, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(0, 'axe-d5')
    })
    game.play(0, 'slash-s7')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-3', 'seat-5', 'seat-6', 'seat-7', 'back'])
    const fewer = lay({ seats: 8 }, (at) => {
      at.hand(0, 'slash-s7')
      for (const seat of [1, 2]) Object.assign(at.state.players[seat] ?? {}, { alive: false })
    })
    fewer.play(0, 'slash-s7')
    expect(fewer.options(0), 'the dead do not stand between').toEqual(['seat-3', 'seat-7', 'back'])
  })

  it('counts Horsemanship with the horse, and twice on one player (section 15)', () => {
    const game = lay({ seats: 10 }, (at) => {
      at.pair(0, 'ma-teng', 'pang-de')
      at.wear(0, 'chitu-h5')
      at.hand(0, 'slash-s7')
    })
    game.passUntil(0, 'play')
    game.play(0, 'slash-s7')
    expect(game.options(0), 'steps up to 4').toHaveLength(9)
    expect(game.options(0)).not.toContain('seat-5')
  })

  it('in range is never oneself (H20)', () => {
    const game = lay({}, (at) => {
      at.general(1, 'xun-yu')
      turnOf(at, 1)
      at.hp(1, 1)
      at.hand(1, 'slash-s10')
      at.hand(0, 'dodge-h2')
    })
    game.play(1, 'quhu')
    game.play(1, 'seat-0')
    game.play(1, 'slash-s10')
    game.play(0, 'dodge-h2')
    expect(game.options(1), 'the tiger does not bite itself').not.toContain('seat-0')
  })
})

describe('section 3, recasting', () => {
  it('puts the card on the discard pile and draws one; it may be done again and again (H26)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'iron-chain-sq', 'known-both-c3')
      at.deck('slash-s7', 'dodge-h2')
    })
    game.play(0, 'recast')
    expect(game.options(0)).toEqual(['iron-chain-sq', 'known-both-c3', 'back'])
    game.play(0, 'iron-chain-sq')
    game.play(0, 'recast')
    game.play(0, 'known-both-c3')
    expect(game.hand(0)).toEqual(['slash-s7', 'dodge-h2'])
  })

  it('may be thought better of', () => {
    const game = lay({}, (at) => at.hand(0, 'iron-chain-sq'))
    game.play(0, 'recast')
    game.play(0, 'back')
    expect(game.hand(0)).toEqual(['iron-chain-sq'])
    expect(game.kind(0)).toBe('play')
  })
})

describe('section 3, point fights', () => {
  const fight = (mine: string, theirs: string) => {
    const game = lay({}, (at) => {
      at.general(0, 'taishi-ci')
      at.hand(0, mine)
      at.hand(1, theirs)
    })
    game.play(0, 'tianyi')
    game.play(0, 'seat-1')
    expect(game.asked, 'both lay a card without knowing the other’s').toEqual([0, 1])
    game.play(0, mine)
    expect(game.story).not.toContain('points')
    game.play(1, theirs)
    expect(game.discard).toEqual(expect.arrayContaining([mine, theirs]))
    return game.story.includes('points-won')
  }

  it('are won by the strictly higher number; A is 1 and K is 13 (H23)', () => {
    expect(fight('slash-s8', 'slash-s7')).toBe(true)
    expect(fight('slash-s7', 'slash-s8')).toBe(false)
    expect(fight('dodge-hk', 'slash-sj')).toBe(true)
    expect(fight('duel-sa', 'ice-sword-s2')).toBe(false)
  })

  it('are not won by a tie', () => {
    expect(fight('slash-s7', 'dodge-d7')).toBe(false)
  })

  it('need a hand on both sides, and another player (H23)', () => {
    const empty = lay({}, (at) => {
      at.general(0, 'taishi-ci')
      at.hand(0, 'slash-s7')
    })
    expect(empty.options(0)).not.toContain('tianyi')
    const bare = lay({}, (at) => {
      at.general(0, 'taishi-ci')
      at.hand(1, 'slash-s7')
    })
    expect(bare.options(0)).not.toContain('tianyi')
  })
})

describe('section 3, the deck', () => {
  it('is made anew of the discards when a card is needed and none is left (H24)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      onlyDeck(at, 'slash-s7')
    })
    const { length } = game.discard
    game.play(0, 'ex-nihilo-h7')
    expect(game.hand(0)).toHaveLength(2)
    expect(game.hand(0)[0]).toBe('slash-s7')
    expect(times(game, 'reshuffled')).toBe(1)
    expect(game.state.deck).toHaveLength(length - 1)
    expect(game.discard, 'the card being used was not among them').toEqual(['ex-nihilo-h7'])
  })

  it('gone altogether makes the game a draw (H24)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      at.hand(1, ...at.state.deck.filter((card) => card !== 'ex-nihilo-h7'))
    })
    game.play(0, 'ex-nihilo-h7')
    game.passUntil(1)
    for (let n = 0; n < 3 && !game.outcome; n++) game.pass()
    expect(game.outcome).toMatchObject({ winners: [], ranks: [1, 1, 1] })
    expect(game.told.find(({ phrase }) => phrase.key === 'hegemony.drawn-game')?.mark).toBe('notice')
  })

  it('that was made anew ten times is not made again, unless the host chose so: a draw (H24, H98)', () => {
    const after = (reshuffles: number, options: Options = {}) => {
      const game = lay({}, (at) => {
        Object.assign(at.state, { reshuffles, mostReshuffles: setup(3, options).mostReshuffles })
        at.hand(0, 'ex-nihilo-h7')
        onlyDeck(at, 'slash-s7')
      })
      game.play(0, 'ex-nihilo-h7')
      return game.outcome
    }
    expect(after(9)).toBeUndefined()
    expect(after(10)?.winners).toEqual([])
    expect(after(10, { reshuffles: 'any' })).toBeUndefined()
  })
})

describe('section 3, equipment', () => {
  it('is put on in the own play phase, from the hand', () => {
    const game = lay({}, (at) => at.hand(0, 'axe-d5'))
    game.play(0, 'axe-d5')
    expect(game.worn(0)).toEqual(['axe-d5'])
    expect(hps(game)).toEqual([4, 4, 4])
  })
})
