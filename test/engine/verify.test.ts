// An export proves the game it came from, and names the first thing that was changed in it.
import { describe, expect, it } from 'vitest'
import { seedOf } from '../../src/engine/commitment.ts'
import { exportGame, type GameExport } from '../../src/engine/export.ts'
import type { Game } from '../../src/engine/game.ts'
import { resume, rollback, type Step, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { verify } from '../../src/engine/verify.ts'
import { options, phrase, type TinyState, type TinyTable, tinyGame } from './tiny.ts'

/** Roll, go on, roll again: three stages, two questions each. */
function* rolls(table: TinyTable): Script {
  for (const seat of [0, 1]) {
    table.state.notes.push(`rolled-${table.int(1000)}`)
    table.tell({ key: 'tiny.rolled', args: { rolls: table.state.notes.length } })
    yield* chooseOne(seat, { prompt: phrase('go'), options: options('left', 'right') })
  }
  table.state.over = table.state.notes.length >= 6
}

const secret = 'ab'.repeat(32)
const contributions = [{ seat: 0, join: 'cd'.repeat(32), clientSeed: '桃' }]
const seed = seedOf(secret, contributions)
const common = { game: 'tiny', seats: 2, options: {}, secret, contributions }

function exported(game: Game): GameExport {
  const { steps, outcome } = playOut(game, { seed, options: {}, policies: [randomPolicy, randomPolicy] })
  return exportGame({ ...common, steps, outcome })
}

const copy = (file: GameExport): GameExport => JSON.parse(JSON.stringify(file))

describe('verify', () => {
  const game = tinyGame(rolls)
  const file = exported(game)

  it('finds nothing in an untouched export, also one whose keys were stored in another order', () => {
    expect(verify(game, copy(file))).toEqual({ ok: true, checked: 7, unchecked: [] })
    const shuffled = JSON.parse(JSON.stringify(file), (_key, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    expect(verify(game, { ...shuffled, stretches: file.stretches })).toMatchObject({ ok: true })
  })

  it('names the entry whose answer, cause or digest was changed', () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      for (const change of [{ choice: ['left', 'right'] }, { by: 'host' }, { digest: 'no' }, { seat: 5 }]) {
        const forged = copy(file)
        Object.assign(forged.stretches[0]?.pages[number]?.entry ?? {}, change)
        expect(verify(game, forged)).toMatchObject({ ok: false, number })
      }
    }
  })

  it('names the entry whose events were changed', () => {
    const forged = copy(file)
    const told = forged.stretches[0]?.pages[3]?.events[0]
    Object.assign(told?.phrase ?? {}, { args: { rolls: 99 } })
    expect(verify(game, forged)).toEqual({ ok: false, number: 3, why: 'another story was told' })
  })

  it('misses a missing entry, another secret, another outcome', () => {
    const short = copy(file)
    const pages = short.stretches[0]?.pages ?? []
    ;(pages as unknown[]).splice(2, 1)
    expect(verify(game, short)).toMatchObject({ ok: false, number: 2 })
    expect(verify(game, { ...file, secret: 'ef'.repeat(32) })).toMatchObject({
      ok: false,
      why: expect.stringContaining('commitment'),
    })
    expect(verify(game, { ...file, contributions: [] })).toMatchObject({ ok: false, number: 2 })
    const won = { ranks: [], facts: {}, ...file.outcome, winners: [1] }
    expect(verify(game, { ...file, outcome: won })).toMatchObject({
      ok: false,
      why: 'the outcome is another',
    })
  })

  it('plays stretches of its own rules version again and names the others', () => {
    const { game: next, file: both } = changedInMidGame()
    expect(verify(next, both)).toMatchObject({ ok: true, unchecked: [{ rules: 1, from: 0, to: 1 }] })
    expect(verify(game, both)).toMatchObject({ ok: true, checked: 2, unchecked: [{ rules: 2, from: 2 }] })
    const forged = copy(both)
    Object.assign(forged.stretches[1]?.pages[2]?.entry ?? {}, { by: 'time' })
    expect(verify(next, forged)).toMatchObject({ ok: false })
  })
})

/** A game whose rules changed after its first answer: rolled back, and played to its end under the new ones. */
function changedInMidGame(): { game: Game<TinyState>; file: GameExport } {
  const setting = { seats: 2, options: {}, seed }
  const begun = startSession(tinyGame(rolls), setting)
  const answered = begun.run.take({ kind: 'answer', by: 'member', seat: 0, opened: 0, choice: ['left'] })
  if (typeof answered === 'string') throw new Error(answered)
  const snapshot = snapshotAfter(setting, snapshotAfter(setting, undefined, begun.step), answered)
  const game = tinyGame(function* (table) {
    table.tell(phrase('new-rules'))
    yield* rolls(table)
  }, 2)
  expect(() => resume(game, snapshot)).toThrow()
  const { run: session, step } = rollback(game, snapshot)
  const steps: Step[] = [begun.step, answered, step]
  while (session.open) {
    const seat = session.open.request.decisions[0]?.seat ?? 0
    const taken = session.take({
      kind: 'answer',
      by: 'member',
      seat,
      opened: session.open.number,
      choice: ['right'],
    })
    if (typeof taken === 'string') throw new Error(taken)
    steps.push(taken)
  }
  if (!session.outcome) throw new Error('it ends')
  return { game, file: exportGame({ ...common, steps, outcome: session.outcome }) }
}
