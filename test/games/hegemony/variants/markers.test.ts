// Section 17: markers that are kept and spent, an option of the lobby.
import { describe, expect, it } from 'vitest'
import { withoutIrrevocable } from '../../../../src/engine/decision.ts'
import { computers } from '../../../../src/games/hegemony/bot/index.ts'
import type { General } from '../../../../src/games/hegemony/cards/generals.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { pictures } from '../../../../src/games/hegemony/picture/index.ts'
import type { Marker } from '../../../../src/games/hegemony/table/markers.ts'
import type { Reader } from '../../../../src/text/render.ts'
import { type Layer, lay } from '../lay.ts'
import { aim, before, times } from '../moves.ts'

const KEPT = { markers: 'kept' }
const READER: Reader = { language: 'en', style: 'markdown', seatName: (seat) => `Seat ${seat}` }

/** Seat 0 in preparation with both generals hidden. */
const prepare = (head: General, deputy: General, plan: (at: Layer) => void = () => {}) => {
  const game = lay({ seats: 4 }, (at) => {
    at.options(KEPT)
    at.pair(0, head, deputy, [])
    at.phase('prepare')
    plan(at)
  })
  game.passUntil(0, 'phase-start')
  return game
}

/** Seat 0 in its play phase with these markers. */
const holding = (markers: readonly Marker[], plan: (at: Layer) => void = () => {}, seats = 3) =>
  lay({ seats }, (at) => {
    at.options(KEPT)
    Object.assign(at.state.players[0] ?? {}, { markers })
    plan(at)
  })

describe('markers are earned', () => {
  it('by companions and a half fish left over, once both generals are up, and nothing is drawn (H114)', () => {
    const game = prepare('guo-jia', 'dian-wei')
    game.play(0, 'reveal-head')
    expect(before(game, 0).markers, 'one is not both').toBeUndefined()
    const fish = prepare('sima-yi', 'zhang-liao')
    fish.play(0, 'reveal-head')
    fish.play(0, 'reveal-deputy')
    expect(before(fish, 0).markers).toEqual(['half-fish'])
    const pair = prepare('cao-cao', 'dian-wei')
    pair.play(0, 'reveal-head')
    pair.play(0, 'reveal-deputy')
    expect(before(pair, 0).markers).toEqual(['companions'])
    expect(pair.hand(0), 'of the draw phase alone').toHaveLength(2)
    expect(pair.story).not.toContain('companions-rewarded')
  })

  it('everybody sees them, on the board and in the picture', () => {
    const view = holding(['vanguard', 'companions']).view('public')
    expect(title.board(view, READER)).toContain('Vanguard · Companions')
    expect(pictures.table(view, READER).alt).toContain('Vanguard')
  })

  it('their owner reads them beside the hand, with what they hold', () => {
    const view = holding(['vanguard', 'companions'], (at) => at.hand(0, 'peach-h4')).view(0)
    const held = 'Your hand: 1 · Vanguard · Companions'
    expect(title.hand(view, READER)).toContain(held)
    expect(JSON.stringify(pictures.hand(view, READER))).toContain(held)
  })

  it('the first of all to reveal is the vanguard, and nobody after (H115)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.options(KEPT)
      at.hidden(0, 'cao-cao', 'both')
      at.hidden(1, 'ma-chao', 'both')
      at.phase('prepare')
    })
    game.play(0, 'reveal-head')
    expect(before(game, 0).markers).toEqual(['vanguard'])
    game.passUntil(0, 'play')
    game.play(0, 'end')
    game.passUntil(1, 'phase-start')
    game.play(1, 'reveal-head')
    expect(before(game, 1).markers).toBeUndefined()
  })

  it('whom death reveals first earns none, and takes it from all others (H115)', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.options(KEPT)
      for (const [seat, id] of (['cao-cao', 'ma-chao', 'gan-ning'] as const).entries())
        at.hidden(seat, id, 'both')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.alive(1)).toBe(false)
    expect(times(game, 'earns-marker')).toBe(0)
    game.play(0, 'end')
    game.passUntil(2, 'phase-start')
    game.play(2, 'reveal-head')
    expect(before(game, 2).markers).toBeUndefined()
  })

  it('without the option the reward comes at once, and nothing is kept', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(0, 'cao-cao', 'dian-wei', ['head'])
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-deputy')
    expect(game.options(0)).toEqual(['draw', 'pass'])
    expect(before(game, 0)).not.toHaveProperty('markers')
  })

  it('the dead lose theirs', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.options(KEPT)
      Object.assign(at.state.players[1] ?? {}, { markers: ['vanguard'] })
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(before(game, 1).markers).toEqual([])
  })
})

describe('the half fish', () => {
  it('draws a card in the play phase (H116)', () => {
    const game = holding(['half-fish'])
    game.play(0, 'half-fish')
    expect(game.hand(0)).toHaveLength(1)
    expect(before(game, 0).markers).toEqual([])
    expect(game.options(0), 'once').not.toContain('half-fish')
  })

  const full = (cards: number) =>
    holding(['half-fish'], (at) => {
      at.hp(0, 1)
      at.hand(0, ...['dodge-h2', 'dodge-hj', 'dodge-hk', 'dodge-d2'].slice(0, cards))
    })

  it('or keeps two more cards in the discard phase (H116)', () => {
    const game = full(4)
    game.play(0, 'end')
    expect(game.options(0)).toEqual(['half-fish', 'pass'])
    game.play(0, 'half-fish')
    expect(game.decision(0).min, 'one of four goes').toBe(1)
    const three = full(3)
    three.play(0, 'end')
    three.play(0, 'half-fish')
    expect(three.hand(0), 'none goes').toHaveLength(3)
  })

  it('is not asked about where nothing has to go, and may be kept', () => {
    const game = full(1)
    game.play(0, 'end')
    expect(game.story).not.toContain('spends-marker')
    expect(before(game, 0).markers).toEqual(['half-fish'])
    const passed = full(4)
    passed.play(0, 'end')
    passed.pass(0)
    expect(passed.decision(0).min).toBe(3)
    expect(before(passed, 0).markers).toEqual(['half-fish'])
  })
})

describe('companions', () => {
  it('draw two in the play phase (H117)', () => {
    const game = holding(['companions'])
    expect(game.options(0), 'nobody is wounded').not.toContain('companions-peach')
    game.play(0, 'companions')
    expect(game.hand(0)).toHaveLength(2)
    expect(before(game, 0).markers).toEqual([])
  })

  it('are a Peach for oneself when wounded', () => {
    const game = holding(['companions'], (at) => at.hp(0, 2))
    game.play(0, 'companions-peach')
    expect(game.hp(0)).toBe(3)
    expect(game.event('uses')).toMatchObject({ card: { name: 'peach' } })
    expect(before(game, 0).markers).toEqual([])
  })

  const struck = (plan: (at: Layer) => void) =>
    lay({ seats: 3 }, (at) => {
      at.options(KEPT)
      Object.assign(at.state.players[1] ?? {}, { markers: ['companions'] })
      at.hand(0, 'slash-s7')
      plan(at)
    })

  it('save a dying player, oneself or another, without a card in hand', () => {
    const self = struck((at) => at.hp(1, 1))
    aim(self, 0, 'slash-s7', 1)
    self.passUntil(1, 'rescue')
    self.play(1, 'companions-peach')
    self.passUntil(0, 'play')
    expect(self.hp(1)).toBe(1)
    expect(before(self, 1).markers).toEqual([])
    const other = struck((at) => at.hp(2, 1))
    aim(other, 0, 'slash-s7', 2)
    other.passUntil(1, 'rescue')
    other.play(1, 'companions-peach')
    other.passUntil(0, 'play')
    expect(other.hp(2)).toBe(1)
  })

  it('clash with Utter Slaughter 完殺: no Peach of others, this one neither', () => {
    const game = struck((at) => {
      at.general(0, 'jia-xu')
      at.hp(2, 1)
    })
    aim(game, 0, 'slash-s7', 2)
    game.passUntil(0, 'play')
    expect(game.alive(2)).toBe(false)
    expect(before(game, 1).markers).toEqual(['companions'])
  })

  it('are made of nothing: no card of the hand goes (H117)', () => {
    const game = struck((at) => {
      at.hp(1, 1)
      at.hand(1, 'peach-h4')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'rescue')
    game.play(1, 'companions-peach')
    game.passUntil(0, 'play')
    expect(game.hand(1), 'the card stays').toEqual(['peach-h4'])
  })
})

describe('the vanguard', () => {
  const facing = (plan: (at: Layer) => void = () => {}) =>
    holding(['vanguard'], (at) => {
      at.hidden(1, 'gan-ning', 'both')
      plan(at)
    })

  it('draws up to four, then may look at a hidden general (H118)', () => {
    const game = facing((at) => at.hand(0, 'slash-s7'))
    game.play(0, 'vanguard')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.options(0)).toEqual(['seat-1:head', 'seat-1:deputy', 'pass'])
    game.play(0, 'seat-1:head')
    expect(game.view(0).players[1]?.generals[0]?.id).toBe('gan-ning')
    expect(game.view(2).players[1]?.generals[0]?.id).toBeNull()
    expect(game.view('public').players[1]?.generals[0]?.id).toBeNull()
    expect(before(game, 0).markers).toEqual([])
  })

  it('the look may be let be, and is left out where all is open', () => {
    const game = facing()
    game.play(0, 'vanguard')
    game.pass(0)
    expect(game.view(0).players[1]?.generals[0]?.id).toBeNull()
    const open = holding(['vanguard'])
    open.play(0, 'vanguard')
    expect(open.kind(0)).toBe('play')
    expect(open.hand(0)).toHaveLength(4)
  })

  it('with four cards or more it only looks; with nobody hidden either it is not offered', () => {
    const cards = ['dodge-h2', 'dodge-hj', 'dodge-hk', 'dodge-d2'] as const
    const game = facing((at) => at.hand(0, ...cards))
    game.play(0, 'vanguard')
    expect(game.hand(0)).toHaveLength(4)
    expect(game.options(0)).toContain('seat-1:deputy')
    expect(holding(['vanguard'], (at) => at.hand(0, ...cards)).options(0)).not.toContain('vanguard')
  })
})

describe('who answers for somebody', () => {
  it('spends no marker in a person’s stead, but against their own death', () => {
    const all = holding(['vanguard', 'half-fish', 'companions'], (at) => at.hp(0, 2))
    const left = withoutIrrevocable(all.decision(0)).options.map(({ id }) => id)
    expect(left).toEqual(['end'])
  })

  it('a computer saves itself by companions, once no card does', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.options(KEPT)
      Object.assign(at.state.players[1] ?? {}, { markers: ['companions'] })
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'rescue')
    const choice = computers.hard.decide(
      { seat: 1, view: game.view(1), story: [], decision: game.decision(1) },
      { int: () => 0, shuffle: (some) => [...some] },
    )
    expect(choice).toEqual(['companions-peach'])
  })
})
