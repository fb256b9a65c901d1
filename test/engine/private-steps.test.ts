// Private steps: a menu of one's own turn is one decision to everyone else, however often its seat goes back.
import { describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import { resume } from '../../src/engine/lifecycle.ts'
import { awaited, openedAt } from '../../src/engine/player-view.ts'
import { rehearse } from '../../src/engine/rehearse.ts'
import { chooseOne, everyone, type Script } from '../../src/engine/script.ts'
import { options, type Played, phrase, play, type TinyTable, tinyGame } from './tiny.ts'

/** A turn: build (where, or back) or end; each look at the menu is a stage of its own. */
function* menu(table: TinyTable): Script {
  const { state } = table
  const seat = state.notes.length % 2
  const picked = yield* chooseOne(seat, {
    prompt: phrase('menu'),
    notice: phrase('plays'),
    options: options('build', 'end'),
    ownTurn: true,
  })
  if (picked === 'build') {
    const where = yield* chooseOne(seat, {
      prompt: phrase('where'),
      options: options('north', 'south', 'back'),
      step: true,
    })
    if (where === 'back') return
    table.tell(phrase(where))
  } else table.tell(phrase('ends'))
  state.notes.push(picked)
  state.over = state.notes.length === 4
}

const begin = (): Played => play(tinyGame(menu))
const undo = (game: Played, seat: number) => {
  const may = game.run.undoable(seat)
  return game.take({ kind: 'undo', by: 'member', seat, taken: typeof may === 'string' ? -1 : may.taken })
}
const waitsFor = ({ run: session }: Played) => [
  openedAt(session),
  ...awaited(session).map(({ notice }) => notice.key),
]

describe('to everyone else a menu with its steps is one decision', () => {
  it('opened once and read the same, into the menu and back, until something is told', () => {
    const game = begin()
    const before = waitsFor(game)
    for (const choice of ['build', 'back', 'build', 'back', 'build']) {
      expect(game.answer(0, choice).entry.within).toEqual({ opened: 0, first: 1 })
      expect(waitsFor(game)).toEqual(before)
    }
    expect(game.answer(0, 'south').entry.within).toBeUndefined()
    expect(waitsFor(game)).toEqual([6, 'tiny.plays'])
  })

  it('is another decision where everyone can tell it from the first', () => {
    const first = { prompt: phrase('menu'), notice: phrase('plays'), options: options('go'), kind: 'turn' }
    const asksThen = (then: object, seat = 0, more: object[] = []) => {
      const game = play(
        tinyGame(function* () {
          yield* chooseOne(0, first)
          const again = { ...first, ...then, seat, min: 1, max: 1 }
          yield* everyone([again, ...more.map((odd) => ({ ...again, ...odd }))])
        }),
      )
      game.answer(0, 'go')
      return openedAt(game.run)
    }
    expect(asksThen({})).toBe(0)
    expect(asksThen({ prompt: phrase('another') })).toBe(0)
    expect(asksThen({ kind: 'target', step: true })).toBe(0)
    expect(asksThen({ kind: 'target' })).toBe(1)
    expect(asksThen({ ownTurn: true })).toBe(1)
    expect(asksThen({ notice: phrase('waits') })).toBe(1)
    expect(asksThen({ notice: { ...phrase('plays'), args: { at: 2 } } })).toBe(1)
    expect(asksThen({ step: true }, 1)).toBe(1)
    expect(asksThen({ step: true }, 0, [{ seat: 1 }])).toBe(1)
  })

  it('is looked at ahead through its own steps alone', () => {
    const ahead = (...steps: string[]) =>
      rehearse(
        tinyGame(menu) as unknown as Game,
        begin().rest(),
        0,
        steps.map((step) => [step]),
      )?.prompt.key
    expect(ahead()).toBe('tiny.menu')
    expect(ahead('build')).toBe('tiny.where')
    expect(ahead('build', 'back')).toBe('tiny.menu')
    expect(ahead('build', 'west')).toBeUndefined()
    expect(ahead('build', 'south')).toBeUndefined()
    expect(ahead('end')).toBeUndefined()
  })

  it('its seat is asked the step, by a name of its own', () => {
    const game = begin()
    game.answer(0, 'build')
    expect(game.run.open?.request.decisions[0]?.prompt).toEqual(phrase('where'))
    expect(game.take({ kind: 'answer', by: 'member', seat: 0, opened: 0, choice: ['end'] })).toBe(
      'unknown-decision',
    )
  })

  it('a process that finds the game after the end of a stage sees the same decision', () => {
    const game = begin()
    for (const choice of ['build', 'back']) game.answer(0, choice)
    expect(game.rest().log).toHaveLength(1)
    const found = resume(tinyGame(menu), game.rest())
    expect([openedAt(found), found.open?.root?.first]).toEqual([0, 1])
  })

  it('a player who is told something else meanwhile, or sees dice fall, is no longer waiting for the same', () => {
    const noisy = (what: (table: TinyTable) => void) =>
      play(
        tinyGame(function* (table) {
          yield* chooseOne(0, { prompt: phrase('menu'), options: options('go') })
          what(table)
          yield* chooseOne(0, { prompt: phrase('where'), options: options('north'), step: true })
          table.state.over = true
        }),
      )
    for (const what of [
      (table: TinyTable) => table.tell(phrase('seen')),
      (table: TinyTable) => table.tell(phrase('seen'), { to: [1] }),
      (table: TinyTable) => table.int(6),
    ]) {
      const game = noisy(what)
      game.answer(0, 'go')
      expect(openedAt(game.run)).toBe(1)
    }
    const told = noisy((table) => table.tell(phrase('seen'), { to: [0] }))
    told.answer(0, 'go')
    expect(openedAt(told.run)).toBe(0)
  })
})

describe('taking back', () => {
  it('the whole choice goes at once, with every step it was made in', () => {
    const game = begin()
    for (const choice of ['build', 'back', 'build', 'south']) game.answer(0, choice)
    expect(game.run.undoable(0)).toEqual({ taken: 1, consent: false })
    undo(game, 0)
    expect(game.run.state.notes).toEqual([])
    expect(game.run.open?.request.decisions[0]?.prompt).toEqual(phrase('menu'))
    game.answer(0, 'end')
    expect(game.run.state.notes).toEqual(['end'])
  })

  it('what another seat has begun in private neither hinders nor shows', () => {
    const game = begin()
    game.answer(0, 'end')
    game.answer(1, 'build')
    expect(game.run.undoable(0)).toEqual({ taken: 1, consent: false })
    expect(game.run.undoable(1)).toBe('nothing-to-undo')
  })

  it('in the middle of a choice it is the one before that is taken back', () => {
    const game = begin()
    for (const [seat, choice] of [
      [0, 'end'],
      [1, 'build'],
      [1, 'north'],
      [0, 'build'],
    ] as const)
      game.answer(seat, choice)
    expect(game.run.undoable(0)).toEqual({ taken: 1, consent: true })
    expect(game.run.undoable(1)).toEqual({ taken: 2, consent: false })
  })

  it('time drops steps that were not brought to an end, and asks what everyone saw asked', () => {
    const game = begin()
    game.answer(0, 'build')
    expect(game.take({ kind: 'undo', by: 'time', seat: 0, taken: 0 })).toBe('nothing-to-undo')
    game.take({ kind: 'undo', by: 'time', seat: 0, taken: 1 })
    expect(game.run.open?.request.decisions[0]?.prompt).toEqual(phrase('menu'))
    expect(game.run.open?.root).toBeUndefined()
  })

  it('a game at rest in the middle of it goes on like one that never stopped', () => {
    const game = begin()
    for (const choice of ['build', 'back', 'build']) game.answer(0, choice)
    const found = resume(tinyGame(menu), game.rest())
    expect(found.take({ kind: 'answer', by: 'member', seat: 0, opened: 3, choice: ['south'] })).toEqual(
      game.answer(0, 'south'),
    )
  })
})
