// Section 6: judgement, its replacement, and what comes after.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, times } from '../moves.ts'

describe('section 6', () => {
  it('turns up the top card, takes effect and is discarded (H39)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.deck('peach-h4', 'slash-s8')
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'eight-trigrams')
    expect(game.event('judges')).toMatchObject({ who: { seat: 1 }, reason: { name: 'eight-trigrams' } })
    expect(game.discard).toContain('peach-h4')
    expect(game.state.deck[0]).toBe('slash-s8')
  })

  it('may be replaced once by each owner, in turn order from the turn player (H40)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.general(3, 'zhang-jiao')
      at.general(1, 'sima-yi')
      at.hand(3, 'slash-c2', 'slash-c3')
      at.hand(1, 'peach-h4', 'peach-h6')
      at.deck('dodge-d2')
    })
    game.passUntil(1, 'judging')
    expect(game.asked).toEqual([1, 3])
    game.play(1, 'guicai')
    game.play(3, 'guidao')
    game.play(1, 'peach-h4')
    game.play(3, 'guidao')
    game.play(3, 'slash-c2')
    expect(times(game, 'replaces-judgement')).toBe(2)
    expect(game.hand(3), 'takes what it replaced').toContain('peach-h4')
    expect(game.discard, 'what was replaced before it is discarded').toContain('dodge-d2')
    expect(game.state.turn?.seat, 'one pass: no second answer to the club').toBe(1)
  })

  it('a player who is asked anew after a replacement may think better of it', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.general(3, 'zhang-jiao')
      at.general(1, 'sima-yi')
      at.hand(3, 'slash-c2')
      at.hand(1, 'slash-c3')
      at.deck('peach-h4')
    })
    game.passUntil(1, 'judging')
    game.play(1, 'guicai')
    game.play(3, 'guidao')
    game.play(1, 'slash-c3')
    game.pass(3)
    expect(game.hand(3), 'the card is black already').toEqual(['slash-c2'])
    expect(game.state.turn?.seat, 'and nothing more is asked').toBe(1)
  })

  it('counts as its judge’s own card: spades are hearts for who is fair', () => {
    const game = lay({}, (at) => {
      at.general(0, 'xiao-qiao')
      at.phase('judge')
      at.judgement(0, 'lightning-sa', 'indulgence-h6')
      at.deck('slash-s7', 'slash-s8')
    })
    expect(game.kind(0)).toBe('play')
    expect(game.hp(0)).toBe(game.state.players[0]?.maxHp)
  })

  it('may be recoloured by turning her up once the card stands (H39)', () => {
    const game = lay({}, (at) => {
      at.hidden(0, 'xiao-qiao')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s7')
    })
    game.passUntil(0, 'judge-fixed')
    game.play(0, 'hongyan')
    expect(game.story).not.toContain('damage-thunder')
  })

  it('is taken by its owner’s skill only after it took effect (H39)', () => {
    const game = lay({}, (at) => {
      at.general(0, 'guo-jia')
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck('peach-h4')
    })
    game.play(0, 'tiandu')
    expect(game.hand(0)).toContain('peach-h4')
    expect(game.kind(0), 'the heart counted').toBe('play')
  })

  it('without a card anywhere draws the game (section 15)', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'slash-s7')
      at.wear(1, 'eight-trigrams-s2')
      at.hand(2, ...at.state.deck.filter((card) => card !== 'slash-s7' && card !== 'eight-trigrams-s2'))
    })
    aim(game, 0, 'slash-s7', 1)
    game.play(1, 'eight-trigrams')
    expect(game.outcome).toMatchObject({ winners: [] })
    expect(game.state.table).toEqual([])
  })
})
