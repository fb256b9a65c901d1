// Section 5: the window for Nullify.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { hps } from '../moves.ts'

describe('section 5', () => {
  it('opens before each single target of a trick (H35)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'arrow-volley-ha')
      at.hand(2, 'peach-h4')
    })
    const asked: unknown[] = []
    game.play(0, 'arrow-volley-ha')
    while (game.kind(game.asked[0] ?? 0) !== 'play') {
      if (game.kind(2) === 'nullify') asked.push(game.decision(2).prompt.args?.whom)
      game.pass(2)
    }
    expect(asked).toEqual([{ seat: 1 }, { seat: 2 }, { seat: 3 }])
  })

  it('asks all who hold cards, no matter what they hold, so that it tells nothing; not those without (H36)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'dodge-h2')
    })
    game.play(0, 'ex-nihilo-h7')
    expect(game.asked).toEqual([1, 2])
    expect(game.options(1)).toEqual(['nullify-sj', 'pass'])
    expect(game.options(2)).toEqual(['pass'])
    expect(game.decision(1).notice).toEqual(game.decision(2).notice)
  })

  it('goes to the discard pile when it is over, after skills of its use (section 4): Jizhi cannot draw it', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'huang-yueying')
      at.hand(0, 'duel-sa')
      at.hand(1, 'nullify-sj')
      at.hand(3, ...at.state.deck)
    })
    game.play(0, 'duel-sa')
    game.play(0, 'seat-1')
    game.passUntil(1, 'nullify')
    game.play(1, 'nullify-sj')
    game.passUntil(1, 'card-used')
    expect(game.state.table).toContain('nullify-sj')
    expect(game.discard).not.toContain('nullify-sj')
    game.play(1, 'jizhi')
    expect(game.outcome?.winners, 'no card is to be found').toEqual([])
  })

  it('is closed by the first answer (H36)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-ck')
    })
    game.play(0, 'ex-nihilo-h7')
    game.play(2, 'nullify-state-ck')
    expect(game.asked, 'the window against that Nullify').toEqual([1])
    game.pass(1)
    expect(game.hand(0)).toEqual([])
    expect(game.hand(1), 'nobody spends a second one').toEqual(['nullify-sj'])
  })

  it('offers to pass for this card and for longer at once', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'barbarians-sk')
      at.hand(1, 'nullify-sj')
    })
    game.play(0, 'barbarians-sk')
    const scopes = game.decision(1).autoPasses?.map(({ scope }) => scope) ?? []
    expect(scopes[0]).toBe(`card-${game.state.uses}`)
    expect(scopes).toHaveLength(3)
    game.pass(1)
    game.passUntil(1, 'nullify')
    expect(game.decision(1).autoPasses?.[0]?.scope, 'the same card still').toBe(scopes[0])
  })

  it('opens before a delayed trick is judged, newest first (H35)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6', 'supply-shortage-s10')
      at.hand(1, 'nullify-sj')
    })
    expect(game.decision(1).prompt.args?.card).toEqual({ name: 'supply-shortage' })
  })

  it('is asked anew against every Nullify, of all who still hold cards (H35)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hand(0, 'ex-nihilo-h7')
      at.hand(1, 'nullify-sj')
      at.hand(2, 'nullify-state-ck', 'dodge-h2')
      at.deck('slash-s7', 'slash-s8')
    })
    game.play(0, 'ex-nihilo-h7')
    game.play(1, 'nullify-sj')
    expect(game.asked).toEqual([2])
    game.play(2, 'nullify-state-ck')
    expect(game.decision(2).prompt.key).toBe('hegemony.ask-nullify-back')
    game.pass(2)
    expect(game.hand(0), 'the trick works again').toEqual(['slash-s7', 'slash-s8'])
  })

  it('is not asked where an open armor stops the trick anyhow (H30)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hand(0, 'barbarians-sk', 'dodge-h2')
      at.wear(1, 'rattan-c2')
      at.hand(1, 'nullify-sj')
    })
    game.play(0, 'barbarians-sk')
    expect(game.kind(0)).toBe('play')
    expect(hps(game)).toEqual([4, 4])
  })

  it('國: the choice comes when the window against it is over, and is fixed then (H37)', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hand(0, 'arrow-volley-ha')
      at.hand(2, 'nullify-state-ck')
      at.hand(3, 'peach-h4')
      at.hidden(5, 'zhao-yun', 'both')
    })
    game.play(0, 'arrow-volley-ha')
    game.passUntil(2, 'nullify')
    game.play(2, 'nullify-state-ck')
    expect(game.asked, 'first the counter').toEqual([3])
    game.pass(3)
    expect(game.asked, 'seat 5 hides: nobody else is known to be of Shu').not.toContain(2)
    game.passUntil(0, 'play')
    expect(hps(game)).toEqual([4, 4, 3, 3, 3, 3])
  })

  it('國: shields the user’s own faction as well', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'harvest-h3')
      at.hand(1, 'nullify-state-ck')
      at.hp(0, 3)
    })
    game.play(0, 'harvest-h3')
    game.play(1, 'nullify-state-ck')
    game.play(1, 'faction')
    for (let n = 0; n < 20 && game.kind(game.asked[0] ?? 0) !== 'play'; n++) {
      const [seat = 0] = game.asked
      if (game.kind(seat) === 'ask-harvest') game.play(seat, game.options(seat)[0] ?? '')
      else game.pass()
    }
    expect([0, 1, 2, 3, 4].map((seat) => game.hand(seat).length)).toEqual([0, 1, 1, 1, 0])
  })
})
