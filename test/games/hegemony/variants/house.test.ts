// Section 17: what a table agrees on before its first turn; options of the lobby.
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src/engine/game.ts'
import { misfitOf, optionFaults } from '../../../../src/engine/options.ts'
import { areCompanions, companionsOf } from '../../../../src/games/hegemony/cards/companions.ts'
import {
  ambitionistFrom,
  GENERAL_IDS,
  type General,
  generalFacts,
} from '../../../../src/games/hegemony/cards/generals.ts'
import { possibleGenerals } from '../../../../src/games/hegemony/core/registry.ts'
import { title } from '../../../../src/games/hegemony/index.ts'
import { tableInput } from '../../../../src/games/hegemony/picture/table-input.ts'
import { seatsFrom } from '../../../../src/games/hegemony/table/state.ts'
import { fromStart, lay, type Play, picking } from '../lay.ts'
import { before, times } from '../moves.ts'

const READER = { language: 'en', style: 'markdown', seatName: (seat: number) => `Seat ${seat}` } as const

/** Everybody keeps the first pair offered. */
function picked(seats: number, options: Options, seed?: string): Play {
  const game = fromStart(seats, seed, options)
  for (let round = 0; round < 2; round++)
    for (let seat = 0; seat < seats; seat++) game.play(seat, game.options(seat)[0] ?? '')
  return game
}

describe('Guan Yu and Zhang Fei', () => {
  /** Turns the second of two up. */
  const reveal = (options: Options, other: General = 'zhang-fei') => {
    const game = lay({ seats: 3 }, (at) => {
      at.options(options)
      at.pair(0, 'guan-yu', other, ['head'])
      at.phase('prepare')
    })
    game.passUntil(0, 'phase-start')
    game.play(0, 'reveal-deputy')
    return game
  }

  it('are companions with the option (H123)', () => {
    const game = reveal({ 'guan-zhang': true })
    expect(game.prompt(0)).toBe('ask-companions')
    game.play(0, 'draw')
    expect(game.hand(0)).toHaveLength(2)
    expect(areCompanions('zhang-fei', 'guan-yu', true)).toBe(true)
    expect(companionsOf('guan-yu', true)).toEqual(['liu-bei', 'zhang-fei'])
  })

  it('are none without it, and no other pair becomes one (H90, H123)', () => {
    expect(reveal({}).prompt(0)).not.toBe('ask-companions')
    expect(reveal({ 'guan-zhang': true }, 'zhao-yun').prompt(0)).not.toBe('ask-companions')
  })

  it('clashes with kept markers: they earn one like others (H114, H123)', () => {
    const game = reveal({ 'guan-zhang': true, markers: 'kept' })
    expect(before(game, 0).markers).toContain('companions')
  })

  it('are named to who picks from them', () => {
    const dealt = ['guan-yu', 'zhang-fei', 'cao-cao', 'sun-quan', 'lu-bu', 'hua-tuo', 'zhou-yu'] as const
    const shown = (options: Options) => {
      const game = picking(3, dealt, 'oath', options)
      return JSON.stringify(title.pictures?.hand?.(game.view(0), READER))
    }
    expect(shown({ 'guan-zhang': true })).toContain('Guan Yu + Zhang Fei')
    expect(shown({})).not.toContain('Guan Yu + Zhang Fei')
  })
})

describe('all generals face up from the start', () => {
  it.each([2, 5, 8, 12])('lie open for all at %i seats, none of them hidden (H124)', (seats) => {
    const game = picked(seats, { 'face-up': true })
    for (const player of game.view('public').players) {
      expect(player.generals.every(({ id, up }) => up && id !== null)).toBe(true)
      expect(player.faction).not.toBeNull()
    }
    expect(times(game, 'starts-face-up')).toBe(seats)
    expect(game.asked.every((seat) => !game.options(seat).includes('reveal-head'))).toBe(true)
  })

  it('fixes factions from the first player on: who is one too many is an ambitionist (H67, H124)', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state } = picked(6, { 'face-up': true }, seed)
      const counts = new Map<string, number>()
      for (const seat of seatsFrom(state, state.first)) {
        const { faction, generals } = state.players[seat] ?? before(picked(6, {}), 0)
        const { kingdom } = generalFacts(generals[0]?.id ?? 'cao-cao')
        const nth = (counts.get(kingdom) ?? 0) + 1
        counts.set(kingdom, nth)
        expect(faction).toBe(nth >= ambitionistFrom(6) ? 'ambitionist' : kingdom)
      }
    }
  })

  it('rewards nobody, and there is no vanguard (H115, H124)', () => {
    const game = picked(4, { 'face-up': true, markers: 'kept' })
    for (const { markers, rewarded } of game.state.players)
      expect([markers, rewarded]).toEqual([undefined, true])
    expect(game.hand(0)).toHaveLength(4)
  })

  it('shows nothing without the option', () => {
    const game = picked(4, {})
    expect(JSON.stringify(game.view('public').players.map(({ generals }) => generals))).not.toContain(
      '"up":true',
    )
  })
})

describe('the deputy of the next player', () => {
  it('is shown to the player before, and to nobody else (H125)', () => {
    const game = picked(4, { 'see-next': true })
    for (let seat = 0; seat < 4; seat++) {
      const next = (seat + 1) % 4
      const [head, deputy] = game.view(seat).players[next]?.generals ?? []
      expect(deputy).toMatchObject({ id: before(game, next).generals[1]?.id, up: false, shown: false })
      expect(head?.id).toBeNull()
      for (const other of [(seat + 2) % 4, (seat + 3) % 4, 'public'] as const)
        if (other !== next) expect(game.view(other).players[next]?.generals[1]?.id ?? null).toBeNull()
    }
    expect(times(game, 'deputies-seen')).toBe(1)
  })

  it('is told to that player alone (H125)', () => {
    const game = picked(3, { 'see-next': true })
    const told = game.told.filter(({ phrase }) => phrase.key === 'hegemony.you-look-general')
    expect(told.map(({ to }) => to)).toEqual([[0], [1], [2]])
  })

  it('stays hidden without the option', () => {
    const game = picked(3, {})
    expect(game.view(0).players[1]?.generals.map(({ id }) => id)).toEqual([null, null])
  })

  it('clashes with all face up: there is nothing left to look at (H124, H125)', () => {
    const game = picked(3, { 'see-next': true, 'face-up': true })
    expect(times(game, 'deputies-seen')).toBe(0)
  })
})

describe('how many generals are dealt', () => {
  it.each([
    [5, 2],
    [9, 6],
    [8, 7],
    [6, 10],
    [5, 12],
  ])('%i each to %i players (H126)', (each, seats) => {
    const game = fromStart(seats, 'oath', { dealt: `${each}` })
    for (let seat = 0; seat < seats; seat++) {
      expect(game.view(seat).players[seat]?.dealt).toHaveLength(each)
      expect(game.options(seat).length, 'two of a kingdom at least').toBeGreaterThan(1)
    }
    expect(game.state.box).toHaveLength(60 - each * seats)
  })

  it('is as printed without the option: 7, and 5 from nine players on (H1)', () => {
    expect(fromStart(8).view(0).players[0]?.dealt).toHaveLength(7)
    expect(fromStart(9).view(0).players[0]?.dealt).toHaveLength(5)
  })

  it('is refused where the 60 do not reach (H126)', () => {
    const refused = (seats: number, options: Options) => misfitOf(title.game, seats, options)
    expect(refused(6, { dealt: '9' })).toBeUndefined()
    expect(refused(7, { dealt: '9' })).toMatchObject({
      key: 'hegemony.too-few-generals',
      args: { seats: 7, needed: 63, left: 60 },
    })
    expect(refused(12, { dealt: '5' })).toBeUndefined()
    expect(refused(12, { dealt: '6' })).toMatchObject({ args: { needed: 72 } })
    expect(refused(12, { dealt: '9', draft: true }), 'a row takes few').toBeUndefined()
  })
})

describe('banned generals', () => {
  const BANNED: readonly General[] = ['cao-cao', 'zhang-fei', 'zhou-yu', 'hua-tuo']

  it.each([2, 8, 11])('are dealt to nobody at %i seats (H128)', (seats) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state } = fromStart(seats, seed, { banned: BANNED })
      const all = [...state.box, ...state.players.flatMap(({ dealt }) => dealt)]
      expect(all).toHaveLength(60 - BANNED.length)
      expect(BANNED.filter((id) => all.includes(id))).toEqual([])
    }
  })

  it('lie in no row of a draft (H127, H128)', () => {
    const { row = [], box } = fromStart(4, 'oath', { banned: BANNED, draft: true }).state
    expect([...row, ...box].filter((id) => BANNED.includes(id))).toEqual([])
  })

  it('are in the game without the option', () => {
    const { state } = fromStart(12)
    const all = [...state.box, ...state.players.flatMap(({ dealt }) => dealt)]
    expect(all).toHaveLength(60)
    expect(state.banned).toBeUndefined()
  })

  it('are refused where the others do not reach (H126, H128)', () => {
    const refused = (seats: number, banned: readonly string[], more: Options = {}) =>
      misfitOf(title.game, seats, { banned, ...more })
    expect(refused(8, BANNED)).toBeUndefined()
    expect(refused(8, GENERAL_IDS.slice(0, 5))).toMatchObject({ args: { needed: 56, left: 55 } })
    expect(refused(12, ['cao-cao'])).toMatchObject({ args: { needed: 60, left: 59 } })
    expect(refused(12, ['cao-cao'], { draft: true }), 'a row takes few').toBeUndefined()
  })

  it('leave two of a kingdom to everybody, also where one kingdom is left alone with few others (H128)', () => {
    const banned = GENERAL_IDS.filter((id) => generalFacts(id).kingdom !== 'wei')
    const game = fromStart(2, 'oath', { banned })
    for (const seat of [0, 1]) expect(game.options(seat).length).toBeGreaterThan(1)
  })

  it('are none that may lie face down: who could only be one of them is not asked (H63, H128)', () => {
    const may = (options: Options) => {
      const game = lay({ seats: 3 }, (at) => {
        at.options(options)
        at.pair(1, 'guo-jia', 'cao-pi', [])
      })
      return possibleGenerals(game.state, 1, ['cao-cao', 'sima-yi'])
    }
    expect(may({})).toContain('sima-yi')
    expect(may({ banned: ['sima-yi'] })).not.toContain('sima-yi')
  })

  it('are named by no option but one of the 60, each once and in order', () => {
    const faults = (banned: readonly string[]) => optionFaults(title.game, 5, { banned })
    expect(faults(BANNED)).toEqual([])
    expect(faults(['yuan-shu'])).toEqual(['banned'])
    expect(faults(['cao-cao', 'cao-cao'])).toEqual(['banned'])
    expect(faults(['zhang-fei', 'cao-cao'])).toEqual(['banned'])
  })
})

describe('drafting from a common row', () => {
  const DRAFT = { draft: true }

  /** Everybody drafts the first pair offered. */
  function drafted(seats: number, options: Options = DRAFT, seed?: string): Play {
    const game = fromStart(seats, seed, options)
    for (let n = 0; n < seats * 2; n++) {
      const [seat = 0] = game.asked
      game.play(seat, game.options(seat)[0] ?? '')
    }
    return game
  }

  it('lays seven open, asks one after the other, and the first player last (H127)', () => {
    const game = fromStart(4, 'oath', DRAFT)
    const { first } = game.state
    expect(game.view('public').row).toHaveLength(7)
    const order: number[] = []
    for (let n = 0; n < 8; n++) {
      expect(game.asked).toHaveLength(1)
      const [seat = 0] = game.asked
      if (n % 2 === 0) order.push(seat)
      game.play(seat, game.options(seat)[0] ?? '')
    }
    expect(order).toEqual([3, 2, 1, 0].map((step) => (first + step) % 4))
    expect(game.state.turn?.seat).toBe(first)
    expect(game.view('public').row, 'it is over').toBeUndefined()
  })

  it('offers heads that have a fellow in the row, then deputies of that kingdom (H4, H127)', () => {
    const game = fromStart(3, 'oath', DRAFT)
    const [seat = 0] = game.asked
    const row = game.view(seat).row ?? []
    const kin = (id: General) =>
      row.filter((other) => generalFacts(other).kingdom === generalFacts(id).kingdom)
    expect(game.options(seat)).toEqual(row.filter((id) => kin(id).length > 1))
    const head = game.options(seat)[0] as General
    game.play(seat, head)
    expect(game.asked).toEqual([seat])
    expect(game.options(seat)).toEqual(kin(head).filter((id) => id !== head))
  })

  it('lays two anew after each pair, none after the last (H127)', () => {
    const game = drafted(5)
    expect(game.state.row).toHaveLength(5)
    expect(game.state.box).toHaveLength(60 - 7 - 2 * 4)
    expect(times(game, 'row-refilled')).toBe(4)
  })

  it('is seen by all, yet generals lie face down and factions are open (H66, H127)', () => {
    const game = drafted(4)
    for (const { generals, faction } of game.view('public').players) {
      expect(generals.every(({ id, up, shown }) => id !== null && !up && shown)).toBe(true)
      expect(faction).toBeNull()
    }
    expect(title.board(game.view('public'), READER)).toContain('(face down)')
  })

  it('shows the row on the board and to who picks', () => {
    const game = fromStart(4, 'oath', DRAFT)
    const [seat = 0] = game.asked
    expect(title.board(game.view('public'), READER)).toContain('Row: ')
    expect(tableInput(game.view('public'), READER).now.at(-1), 'without room for names').toBe(
      '7 generals to draft from',
    )
    expect(game.view(seat).players[seat]?.dealt).toEqual(game.state.row)
  })

  it('takes the row from the number dealt (H126, H127)', () => {
    expect(fromStart(3, 'oath', { draft: true, dealt: '9' }).view('public').row).toHaveLength(9)
    expect(fromStart(12, 'oath', DRAFT).view('public').row).toHaveLength(5)
  })

  it('clashes with kept markers: the first to reveal is the vanguard, though all are known (H115, H127)', () => {
    const game = drafted(3, { draft: true, markers: 'kept' })
    const { first } = game.state
    game.passUntil(first, 'phase-start')
    game.play(first, 'reveal-head')
    expect(before(game, first).markers).toEqual(['vanguard'])
  })

  it('clashes with the deputy of the next player: it is known already (H125, H127)', () => {
    const game = drafted(3, { draft: true, 'see-next': true })
    expect(game.view(1).players[0]?.generals[0]?.id).not.toBeNull()
    expect(times(game, 'deputies-seen')).toBe(0)
  })
})
