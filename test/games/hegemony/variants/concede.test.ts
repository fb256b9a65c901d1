// Section 17: conceding, an option of the lobby.
import { describe, expect, it } from 'vitest'
import { withoutIrrevocable } from '../../../../src/engine/decision.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import type { Faction } from '../../../../src/games/hegemony/table/state.ts'
import type { Reader } from '../../../../src/text/render.ts'
import { fromStart, type Layer, lay } from '../lay.ts'
import { before, times } from '../moves.ts'

const CONCEDE = { concede: true }
const READER: Reader = { language: 'en', style: 'markdown', seatName: (seat) => `Seat ${seat}` }

/** Idle players of these factions, all determined but where it says null. */
const sides =
  (all: readonly (Faction | null)[], options: { concede?: boolean } = CONCEDE) =>
  (at: Layer) => {
    at.options(options)
    for (const [seat, faction] of all.entries()) {
      if (faction === null) at.hidden(seat, 'cao-cao', 'both')
      else Object.assign(at.state.players[seat] ?? {}, { faction })
    }
  }

describe('conceding', () => {
  it('alone against one side: it wins at once, its dead too (H111)', () => {
    const game = lay({ seats: 4 }, (at) => {
      sides(['wei', 'shu', 'shu', 'shu'])(at)
      Object.assign(at.state.players[3] ?? {}, { alive: false })
    })
    game.play(0, 'concede')
    expect(game.options(0), 'it asks once more').toEqual(['concede', 'back'])
    expect(game.outcome).toBeUndefined()
    game.play(0, 'concede')
    expect(game.outcome).toMatchObject({ winners: [1, 2, 3], ranks: [4, 1, 1, 1] })
    expect(game.story).toContain('concedes')
  })

  it('going back leaves all as it was', () => {
    const game = lay({ seats: 3 }, sides(['wei', 'shu', 'shu']))
    game.play(0, 'concede')
    game.play(0, 'back')
    expect(game.kind(0)).toBe('play')
    expect(game.story).not.toContain('concedes')
  })

  it('is not offered unless the host chose it', () => {
    const game = lay({ seats: 3 }, sides(['wei', 'shu', 'shu'], {}))
    expect(game.options(0)).toEqual(['end'])
    expect(fromStart(3).state, 'nor is anything of it kept').not.toHaveProperty('variants')
  })

  it('is not offered while the others are of two sides, or two ambitionists', () => {
    expect(lay({ seats: 3 }, sides(['wei', 'shu', 'wu'])).options(0)).toEqual(['end'])
    expect(lay({ seats: 3 }, sides(['wei', 'ambitionist', 'ambitionist'])).options(0)).toEqual(['end'])
  })

  it('depends on what everybody sees alone: a hidden player may be anybody', () => {
    expect(lay({ seats: 3 }, sides(['shu', 'shu', null])).options(0)).toEqual(['end'])
    expect(lay({ seats: 3 }, sides(['wei', 'shu', null])).options(0)).toEqual(['end'])
  })

  it('an undetermined player concedes alone, also to the kingdom of their own cards (H112)', () => {
    const game = lay({ seats: 4 }, sides([null, 'wei', 'wei', 'wei']))
    game.play(0, 'concede')
    game.play(0, 'concede')
    expect(game.outcome?.winners).toEqual([1, 2, 3])
    expect(game.story.at(-1), 'then all is shown').toBe('kept-hidden')
  })

  it('an ambitionist concedes to another one (H112)', () => {
    const game = lay({ seats: 2 }, sides(['ambitionist', 'ambitionist']))
    game.play(0, 'concede')
    game.play(0, 'concede')
    expect(game.outcome?.winners).toEqual([1])
  })

  it('not in a play phase with nobody else left', () => {
    const game = lay({ seats: 2 }, (at) => {
      sides([null, 'wei'])(at)
      Object.assign(at.state.players[1] ?? {}, { alive: false })
    })
    expect(game.options(0)).toEqual(['end'])
  })
})

describe('conceding together', () => {
  const start = () => lay({ seats: 4 }, sides(['shu', 'wei', 'shu', 'wei']))

  it('takes the word of every living member of the side, each in their own play phase (H113)', () => {
    const game = start()
    game.play(0, 'concede')
    game.play(0, 'concede')
    expect(game.outcome).toBeUndefined()
    expect(game.event('would-concede')).toEqual({ who: { seat: 0 }, whom: [{ seat: 2 }] })
    expect(title.board(game.view('public'), READER)).toContain('would concede')
    game.play(0, 'end')
    game.passUntil(1, 'play')
    game.play(1, 'end')
    game.passUntil(2, 'play')
    game.play(2, 'concede')
    game.play(2, 'concede')
    expect(game.outcome?.winners).toEqual([1, 3])
    expect(game.event('concedes')).toEqual({ who: [{ seat: 2 }, { seat: 0 }] })
  })

  it('may be taken back until then', () => {
    const game = start()
    game.play(0, 'concede')
    game.play(0, 'concede')
    expect(game.options(0)).toEqual(['fight-on', 'end'])
    game.play(0, 'fight-on')
    expect(times(game, 'fights-on')).toBe(1)
    expect(before(game, 0).concedes).toBeUndefined()
    expect(game.options(0)).toEqual(['concede', 'end'])
  })

  it('the dead need not agree', () => {
    const game = lay({ seats: 4 }, (at) => {
      sides(['shu', 'wei', 'shu', 'wei'])(at)
      Object.assign(at.state.players[2] ?? {}, { alive: false })
    })
    game.play(0, 'concede')
    game.play(0, 'concede')
    expect(game.outcome?.winners).toEqual([1, 3])
  })

  it('nobody says it in a member’s stead', () => {
    const options = withoutIrrevocable(start().decision(0)).options
    expect(options.map(({ id }) => id)).toEqual(['end'])
  })
})
