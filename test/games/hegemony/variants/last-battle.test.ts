// Section 17: the last battle, and what an ambitionist draws for a kill; options of the lobby.
import { describe, expect, it } from 'vitest'
import { title } from '../../../../src/games/hegemony/index.ts'
import type { Faction } from '../../../../src/games/hegemony/table/state.ts'
import type { Reader } from '../../../../src/text/render.ts'
import { type Layer, lay } from '../lay.ts'
import { aim, before, times } from '../moves.ts'

const BATTLE = { 'last-battle': true }
const READER: Reader = { language: 'en', style: 'markdown', seatName: (seat) => `Seat ${seat}` }

/** These factions; seats of nobody are dead. */
const left = (at: Layer, all: readonly (Faction | 'hidden' | 'dead')[]) => {
  for (const [seat, faction] of all.entries()) {
    if (faction === 'hidden') at.hidden(seat, 'cao-cao', 'both')
    else if (faction === 'dead') Object.assign(at.state.players[seat] ?? {}, { alive: false, hp: 0 })
    else Object.assign(at.state.players[seat] ?? {}, { faction })
  }
}

/** Whether it has begun with the turn after seat 0's. */
function begins(all: readonly (Faction | 'hidden' | 'dead')[], options = BATTLE): boolean {
  const game = lay({ seats: all.length }, (at) => {
    at.options(options)
    left(at, all)
  })
  expect(game.state.lastBattle).toBeUndefined()
  game.play(0, 'end')
  return game.state.lastBattle === true
}

/** A last battle of three. */
const battle = (plan: (at: Layer) => void) =>
  lay({ seats: 4 }, (at) => {
    at.options(BATTLE)
    at.state.lastBattle = true
    left(at, ['wei', 'shu', 'wu', 'dead'])
    plan(at)
  })

describe('the last battle begins', () => {
  it('before a turn, with three left, each of another faction (H119)', () => {
    expect(begins(['wei', 'shu', 'wu', 'dead'])).toBe(true)
    expect(begins(['wei', 'shu', 'dead', 'dead'])).toBe(true)
    expect(begins(['wei', 'ambitionist', 'ambitionist', 'dead'])).toBe(true)
  })

  it('with four left where seven began, not where six did (H119)', () => {
    expect(begins(['wei', 'shu', 'wu', 'qun', 'dead', 'dead', 'dead'])).toBe(true)
    expect(begins(['wei', 'shu', 'wu', 'qun', 'dead', 'dead'])).toBe(false)
  })

  it('not while two are of one faction; who is hidden is of none (H119)', () => {
    expect(begins(['wei', 'shu', 'shu', 'dead'])).toBe(false)
    expect(begins(['wei', 'shu', 'hidden', 'dead'])).toBe(true)
  })

  it('not before somebody has died, nor without the option', () => {
    expect(begins(['wei', 'shu', 'wu'])).toBe(false)
    expect(begins(['wei', 'shu', 'wu', 'dead'], { 'last-battle': false })).toBe(false)
  })

  it('everybody is told once, and reads it on the board', () => {
    const game = lay({ seats: 4 }, (at) => {
      at.options(BATTLE)
      left(at, ['wei', 'shu', 'wu', 'dead'])
    })
    game.play(0, 'end')
    game.passUntil(1, 'play')
    game.play(1, 'end')
    game.passUntil(2, 'play')
    expect(times(game, 'last-battle-begins')).toBe(1)
    expect(title.board(game.view('public'), READER)).toContain('Last battle')
    expect(title.pictures?.table?.(game.view('public'), READER)?.alt).toContain('Last battle')
  })
})

describe('in the last battle a Peach', () => {
  it('cannot be used, wounded or not (H120)', () => {
    const game = battle((at) => {
      at.hand(0, 'peach-h4')
      at.hp(0, 2)
    })
    expect(game.options(0)).toEqual(['last-battle:slash', 'end'])
  })

  it('is a Slash: one in a turn, like any other (H120)', () => {
    const game = battle((at) => at.hand(0, 'peach-h4', 'slash-s7'))
    game.play(0, 'last-battle:slash')
    game.play(0, 'peach-h4')
    game.play(0, 'seat-1')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(3)
    expect(game.discard).toContain('peach-h4')
    expect(game.options(0)).toEqual(['end'])
  })

  it('is a Dodge, and a Slash in answer to Barbarians (H120)', () => {
    const game = battle((at) => {
      at.hand(0, 'slash-s7', 'barbarians-sk')
      at.hand(1, 'peach-h4', 'peach-h7')
      at.hand(2, 'peach-h8')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'answer-dodge')
    game.play(1, 'last-battle:peach-h4')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(4)
    game.play(0, 'barbarians-sk')
    game.passUntil(1, 'answer-slash')
    game.play(1, 'last-battle:peach-h7')
    game.passUntil(2, 'answer-slash')
    game.play(2, 'last-battle:peach-h8')
    expect([game.hp(1), game.hp(2)]).toEqual([4, 4])
  })

  it('saves nobody: others are not asked, the dying have Wine alone (H121)', () => {
    const game = battle((at) => {
      at.hand(0, 'slash-s7', 'peach-h4')
      at.hand(1, 'peach-h7', 'wine-s9')
      at.hand(2, 'peach-h8')
      at.hp(1, 1)
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(1, 'rescue')
    expect(game.asked).toEqual([1])
    expect(game.options(1)).toEqual(['wine-s9', 'pass'])
    game.play(1, 'wine-s9')
    game.passUntil(0, 'play')
    expect(game.hp(1)).toBe(1)
  })

  it('clashes with First Aid 急救 and with companions kept as a marker: no Peach of theirs either (H121)', () => {
    const aid = battle((at) => {
      at.general(2, 'hua-tuo')
      at.hand(0, 'slash-s7')
      at.hand(2, 'dodge-h2')
      at.hp(1, 1)
    })
    aim(aid, 0, 'slash-s7', 1)
    aid.passUntil(0, 'play')
    expect(aid.alive(1)).toBe(false)
    const marker = battle((at) => {
      at.options({ ...BATTLE, markers: 'kept' })
      Object.assign(at.state.players[0] ?? {}, { markers: ['companions'] })
      at.hp(0, 2)
    })
    expect(marker.options(0)).toEqual(['companions', 'end'])
  })

  it('clashes with Warrior Saint 武聖: either makes it a Slash', () => {
    const game = battle((at) => {
      at.general(0, 'guan-yu')
      at.hand(0, 'peach-h4')
    })
    expect(game.options(0)).toEqual(['last-battle:slash', 'wusheng:slash', 'end'])
  })

  it('Peach Garden 桃園結義 and other cards heal as ever (H121)', () => {
    const game = battle((at) => {
      at.hand(0, 'peach-garden-ha')
      at.hp(0, 2)
    })
    game.play(0, 'peach-garden-ha')
    game.passUntil(0, 'play')
    expect(game.hp(0)).toBe(3)
  })
})

describe('what an ambitionist draws for a kill', () => {
  const kill = (factions: readonly Faction[], options: { 'ambitionist-reward': boolean }) => {
    const game = lay({ seats: factions.length }, (at) => {
      at.options(options)
      left(at, factions)
      at.hp(1, 1)
      at.hand(0, 'slash-s7')
    })
    aim(game, 0, 'slash-s7', 1)
    game.passUntil(0, 'play')
    expect(before(game, 1).alive).toBe(false)
    return game.hand(0).length
  }

  it('is three for any victim (H122)', () => {
    expect(kill(['ambitionist', 'shu', 'wei'], { 'ambitionist-reward': true })).toBe(3)
    expect(kill(['ambitionist', 'ambitionist', 'wei'], { 'ambitionist-reward': true })).toBe(3)
  })

  it('is as of anybody without the option, and others draw as ever with it', () => {
    expect(kill(['ambitionist', 'shu', 'wei'], { 'ambitionist-reward': false })).toBe(1)
    expect(kill(['wei', 'shu', 'shu'], { 'ambitionist-reward': true })).toBe(2)
    expect(kill(['wei', 'ambitionist', 'shu'], { 'ambitionist-reward': true })).toBe(1)
  })
})
