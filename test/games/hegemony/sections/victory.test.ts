// Section 11: who wins, and when.
import { describe, expect, it } from 'vitest'
import { game as hegemony } from '../../../../src/games/hegemony/game.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { pictures } from '../../../../src/games/hegemony/picture/index.ts'
import type { Faction } from '../../../../src/games/hegemony/table/state.ts'
import type { Reader } from '../../../../src/text/render.ts'
import { type Layer, lay } from '../lay.ts'
import { aim, before, onlyDeck } from '../moves.ts'

const factions = (at: Layer, ...all: readonly (Faction | null)[]) => {
  for (const [seat, faction] of all.entries())
    if (faction) Object.assign(at.state.players[seat] ?? {}, { faction })
}
const reader: Reader = { language: 'en', style: 'markdown', seatName: (seat) => `Seat ${seat}` }
const dead = (at: Layer, ...seats: readonly number[]) => {
  for (const seat of seats) Object.assign(at.state.players[seat] ?? {}, { alive: false })
}

describe('section 11', () => {
  it('all living determined and of one faction: it wins, the dead of it too (H74, H75)', () => {
    const game = lay({ seats: 5 }, (at) => {
      factions(at, 'wei', 'shu', 'wei', 'wei', 'shu')
      dead(at, 3, 4)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.outcome).toMatchObject({ winners: [0, 2, 3], ranks: [1, 4, 1, 1, 4] })
    expect(game.state.table).toEqual([])
  })

  it('is checked before the rewards of the death (H52)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.outcome?.winners).toEqual([0])
    expect(game.story).not.toContain('rewarded')
  })

  it('is not won while somebody alive is undetermined, even if all are secretly allied (H76)', () => {
    const game = lay({ seats: 3 }, (at) => {
      at.hidden(2, 'cao-cao', 'both')
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(game.outcome).toBeUndefined()
    game.play(0, 'end')
    game.passUntil(2, 'phase-start')
    game.play(2, 'reveal-deputy')
    expect(before(game, 2).faction, '2 of Wei among 3 is too many').toBe('ambitionist')
    expect(game.outcome).toBeUndefined()
  })

  it('is won by a reveal that settles the last one (H74)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.hidden(1, 'cao-cao', 'both')
      dead(at, 2, 3)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'after-suffering')
    game.play(1, 'jianxiong')
    expect(game.outcome?.winners).toEqual([0, 1])
    expect(game.discard, 'the table is swept').toContain('slash-s7')
  })

  it('an ambitionist wins only alone; dead ambitionists never (H75)', () => {
    const two = lay({ seats: 4 }, (at) => {
      factions(at, 'ambitionist', 'wei', 'ambitionist', 'ambitionist')
      dead(at, 3)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(two, 0, 'slash-s7', 1)
    expect(two.outcome, 'two ambitionists are left').toBeUndefined()
    const one = lay({ seats: 4 }, (at) => {
      factions(at, 'ambitionist', 'wei', 'ambitionist', 'ambitionist')
      dead(at, 2, 3)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(one, 0, 'slash-s7', 1)
    expect(one.outcome?.winners).toEqual([0])
  })

  it('the last one alive, undetermined, turns both generals up in preparation and wins with that faction (H77)', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.pair(1, 'ma-chao', 'zhao-yun', [])
      factions(at, 'wei', null, 'shu')
      dead(at, 2, 3)
      at.hp(0, 1)
      at.hand(0, 'duel-sa')
      at.hand(1, 'slash-s7')
    })
    aim(game, 0, 'duel-sa', 1)
    game.passUntil(1, 'answer-slash')
    game.play(1, 'slash-s7')
    for (let n = 0; n < 20 && !game.outcome; n++) game.pass()
    expect(before(game, 1).generals.every(({ up }) => up)).toBe(true)
    expect(game.outcome?.winners, 'Shu, its dead too').toEqual([1, 2])
  })

  it('all dead at once is a draw (H79)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.phase('judge')
      at.judgement(0, 'lightning-sa')
      at.deck('slash-s8')
      dead(at, 1)
      at.hp(0, 1)
    })
    expect(game.outcome, 'nobody wins, all share the first place').toMatchObject({
      winners: [],
      ranks: [1, 1],
    })
  })

  it('when the game ends, every hidden general is shown to all (H80)', () => {
    const won = lay({ seats: 3 }, (at) => {
      at.hidden(0, 'cao-cao')
      dead(at, 2)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    expect(won.view('public').players[0]?.generals[0]?.id).toBeNull()
    aim(won, 0, 'slash-s7', 1)
    while (!won.outcome) won.pass()
    expect(won.outcome.winners).toEqual([0])
    expect(won.event('kept-hidden')).toEqual({ who: { seat: 0 }, generals: [{ name: 'cao-cao' }] })
    expect(won.story.at(-1), 'after the victory').toBe('kept-hidden')
    expect(won.view('public').players[0]?.generals[0]).toMatchObject({ id: 'cao-cao', up: true })
    const board = title.board(won.view('public'), reader)
    expect(board).toContain('Cao Cao')
    expect(board).not.toContain('❓')
    expect(hegemony.unknown(won.state, 'public').flat()).not.toContain('cao-cao')
  })

  it('a draw shows them too: those of players who never were determined (H80)', () => {
    const game = lay({}, (at) => {
      at.state.reshuffles = 10
      onlyDeck(at)
      at.hidden(1, 'sun-quan', 'both')
      at.hand(0, 'ex-nihilo-h7')
    })
    const hidden = before(game, 1).generals.map(({ id }) => ({ name: id }))
    game.play(0, 'ex-nihilo-h7')
    while (!game.outcome) game.pass()
    expect(game.event('kept-hidden')).toEqual({ who: { seat: 1 }, generals: hidden })
    expect(before(game, 1).faction).toBeNull()
    expect(pictures.table(game.view('public'), reader).alt).toContain('Sun Quan')
  })

  it('the exhausted deck is a draw', () => {
    const game = lay({}, (at) => {
      at.state.reshuffles = 10
      onlyDeck(at)
      at.hand(0, 'ex-nihilo-h7')
    })
    game.play(0, 'ex-nihilo-h7')
    expect(game.outcome?.winners).toEqual([])
  })
})

describe('section 11, the stall guard', () => {
  const stalled = (turns: number, all: readonly (Faction | null)[], seat = 0) => {
    const game = lay({ seats: all.length }, (at) => {
      at.hidden(seat, 'cao-cao', 'both')
      factions(at, ...all)
      at.turned(turns)
      at.phase('prepare')
    })
    if (game.kind(0) === 'phase-start') game.pass(0)
    return before(game, seat).generals.every(({ up }) => up)
  }

  it('three full rounds without a faction fixed: the undetermined reveal when only allies are left (H78, H99)', () => {
    expect(stalled(13, [null, 'shu', 'shu', 'shu'])).toBe(false)
    expect(stalled(17, [null, 'shu', 'shu', 'shu'])).toBe(true)
  })

  it('works where nobody is determined at all', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hidden(0, 'cao-cao', 'both')
      at.hidden(1, 'ma-chao', 'both')
      at.turned(9)
      at.phase('prepare')
    })
    expect(before(game, 0).faction).toBe('wei')
  })

  it('reveals all who are undetermined, each at its next preparation, not only the first (H78)', () => {
    const game = lay({ seats: 2 }, (at) => {
      at.hidden(0, 'cao-cao', 'both')
      at.hidden(1, 'ma-chao', 'both')
      at.turned(9)
      at.phase('prepare')
    })
    expect(before(game, 1).faction).toBe(null)
    game.passUntil(0, 'play')
    game.play(0, 'end')
    expect(before(game, 1).faction, 'without three rounds more').toBe('shu')
  })

  it('rounds are those that the living had: deaths do not shorten the wait', () => {
    const game = lay({ seats: 6 }, (at) => {
      at.hidden(1, 'cao-cao', 'both')
      at.hidden(2, 'liu-bei', 'both')
      at.turned(7)
      factions(at, 'wei', null, null, 'shu', 'shu', 'shu')
      for (const seat of [3, 4, 5]) at.hp(seat, 1)
      at.hand(0, 'barbarians-sk')
    })
    game.play(0, 'barbarians-sk')
    game.passUntil(0, 'play')
    expect(
      game.story.filter((told) => told === 'dies'),
      'all enemies fall',
    ).toHaveLength(3)
    game.play(0, 'end')
    game.play(0, ...game.hand(0).slice(0, game.decision(0).min))
    game.passUntil(1, 'play')
    expect(before(game, 1).faction, 'in the second round').toBe(null)
  })

  it('the result counts the rounds of who lived: turns that the dead miss shorten nothing', () => {
    const game = lay({ seats: 3 }, (at) => {
      factions(at, 'wei', 'shu', 'shu')
      dead(at, 2)
      at.turned(1)
      Object.assign(at.state.players[0] ?? {}, { turns: 3 })
      at.state.turns = 6
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    expect(game.outcome).toMatchObject({ winners: [0], facts: { rounds: 3 } })
  })

  it('not while enemies are left, two ambitionists among them', () => {
    expect(stalled(40, [null, 'shu', 'wu', 'shu'])).toBe(false)
    expect(stalled(40, [null, 'ambitionist', 'ambitionist', 'ambitionist'])).toBe(false)
    expect(stalled(40, [null, 'ambitionist'])).toBe(true)
  })
})
