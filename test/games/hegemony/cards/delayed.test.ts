// Delayed tricks: Lightning 閃電, Indulgence 樂不思蜀, Supply Shortage 兵糧寸斷.
import { describe, expect, it } from 'vitest'
import { lay } from '../lay.ts'
import { aim, before, chain, hps, turnOf } from '../moves.ts'

const lies = (game: ReturnType<typeof lay>, seat: number) =>
  before(game, seat).judgement.map(({ card }) => card)

describe('lightning', () => {
  it('is laid before oneself; nobody nullifies it yet', () => {
    const game = lay({}, (at) => {
      at.hand(0, 'lightning-sa')
      at.hand(1, 'nullify-sj')
    })
    game.play(0, 'lightning-sa')
    expect(lies(game, 0)).toEqual(['lightning-sa'])
    expect(game.kind(0)).toBe('play')
  })

  it.each([
    ['slash-s8', true],
    ['dismantle-s3', true],
    ['slash-s9', true],
    ['slash-s10', false],
    ['duel-sa', false],
    ['slash-c8', false],
  ])('judged by %s strikes: %s', (card, strikes) => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck(card)
    })
    expect(game.hp(0)).toBe(strikes ? 1 : 4)
    expect(lies(game, 1)).toEqual(strikes ? [] : ['lightning-sa'])
    if (strikes) expect(game.discard).toContain('lightning-sa')
  })

  it('strikes with ♠2 too', () => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('ice-sword-s2')
    })
    expect(game.hp(0)).toBe(1)
  })

  it('is nobody’s damage, also along the chain', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s8')
      at.hp(2, 2)
      chain(at, 0, 2)
    })
    expect(hps(game)).toEqual([1, 4, -1, 4])
    expect(game.alive(2)).toBe(false)
    expect(game.story, 'no killer, no reward').not.toContain('rewarded')
  })

  it('passes over players who would cancel it', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.general(1, 'jia-xu')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-c8')
    })
    expect(lies(game, 1)).toEqual([])
    expect(lies(game, 2)).toEqual(['lightning-sa'])
  })

  it('stays where it is when nobody qualifies, and is not judged twice (H103)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.general(1, 'jia-xu')
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-c8', 'slash-s8')
    })
    expect(lies(game, 0)).toEqual(['lightning-sa'])
    expect(game.hp(0)).toBe(4)
    expect(game.kind(0)).toBe('play')
  })

  it('nullified moves on without a judgement', () => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.hand(2, 'nullify-sj')
    })
    game.play(2, 'nullify-sj')
    expect(lies(game, 1)).toEqual(['lightning-sa'])
    expect(game.story).not.toContain('judges')
  })

  it('that kills the turn player ends the turn; the game goes on with the next', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6', 'lightning-sa')
      at.deck('slash-s8')
      at.hp(0, 3)
    })
    expect(game.alive(0)).toBe(false)
    expect(game.state.turn?.seat).toBe(1)
    expect(game.state.table).toEqual([])
    expect(game.discard).toEqual(expect.arrayContaining(['lightning-sa', 'indulgence-h6', 'slash-s8']))
  })
})

describe('indulgence', () => {
  it('is laid before another at any distance, one of its name each', () => {
    const game = lay({ seats: 5 }, (at) => {
      at.hand(0, 'indulgence-h6')
      at.judgement(1, 'indulgence-c6')
    })
    game.play(0, 'indulgence-h6')
    expect(game.options(0)).toEqual(['seat-2', 'seat-3', 'seat-4', 'back'])
    game.play(0, 'seat-3')
    expect(lies(game, 3)).toEqual(['indulgence-h6'])
  })

  it.each([
    ['slash-s7', 1],
    ['peach-h4', 0],
  ])('judged by %s lets the turn go to the play phase of seat %i', (card, seat) => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.deck(card)
    })
    expect(game.state.turn?.seat).toBe(seat)
    expect(game.discard, 'gone either way').toContain('indulgence-h6')
    expect(game.story.includes('phase-skipped')).toBe(seat === 1)
  })

  it('nullified leaves without a judgement', () => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6')
      at.hand(1, 'nullify-sj')
    })
    game.play(1, 'nullify-sj')
    expect(game.kind(0)).toBe('play')
    expect(game.discard).toContain('indulgence-h6')
    expect(game.story).not.toContain('judges')
  })
})

describe('supply-shortage', () => {
  it('is laid before another at distance 1', () => {
    const game = lay({ seats: 5 }, (at) => at.hand(0, 'supply-shortage-s10'))
    game.play(0, 'supply-shortage-s10')
    expect(game.options(0)).toEqual(['seat-1', 'seat-4', 'back'])
    game.play(0, 'back')
    expect(game.kind(0)).toBe('play')
  })

  it('reaches to distance 2 for who cuts supplies best', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.general(0, 'xu-huang')
      at.hand(0, 'supply-shortage-s10')
    })
    game.play(0, 'supply-shortage-s10')
    expect(game.options(0)).toEqual(['seat-1', 'seat-2', 'seat-4', 'seat-5', 'back'])
  })

  it.each([
    ['slash-s7', 0],
    ['slash-c2', 2],
  ])('judged by %s leaves %i cards to draw', (card, drawn) => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'supply-shortage-s10')
      at.deck(card)
    })
    expect(game.kind(0)).toBe('play')
    expect(game.hand(0)).toHaveLength(drawn)
    expect(game.discard).toContain('supply-shortage-s10')
  })
})

describe('delayed tricks together', () => {
  it('are judged newest first (H11)', () => {
    const game = lay({}, (at) => {
      at.phase('judge')
      at.judgement(0, 'indulgence-h6', 'supply-shortage-s10')
      at.deck('slash-c2', 'peach-h4')
    })
    expect(game.kind(0), 'club for the Shortage, heart for Indulgence').toBe('play')
    expect(game.hand(0)).toHaveLength(2)
  })

  it('laid by a conversion count as what they became', () => {
    const game = lay({}, (at) => {
      at.general(0, 'da-qiao')
      at.hand(0, 'dodge-d2', 'indulgence-h6')
    })
    game.play(0, 'guose:indulgence')
    game.play(0, 'dodge-d2')
    game.play(0, 'seat-1')
    expect(before(game, 1).judgement).toEqual([{ card: 'dodge-d2', as: 'indulgence' }])
    game.play(0, 'indulgence-h6')
    expect(game.options(0), 'one of its name each').toEqual(['seat-2', 'back'])
  })

  it('wait for the turn of the player who holds them', () => {
    const game = lay({ seats: 2 }, (at) => {
      turnOf(at, 1)
      at.hand(1, 'indulgence-h6')
      at.deck('slash-s7', 'slash-s8', 'dodge-h2')
    })
    aim(game, 1, 'indulgence-h6', 0)
    game.play(1, 'end')
    expect(game.state.turn?.seat, 'seat 0 drew and missed its play phase').toBe(1)
    expect(game.hand(0)).toHaveLength(2)
  })
})
