// A finished game is played on from any moment: the whole table as it was, or with all that a seat cannot know dealt anew.
import { describe, expect, it } from 'vitest'
import { seedOf } from '../../src/engine/commitment.ts'
import { exportGame } from '../../src/engine/export.ts'
import { readExport } from '../../src/engine/export-file.ts'
import type { Game, State } from '../../src/engine/game.ts'
import { type GameSession, resume, type Step } from '../../src/engine/lifecycle.ts'
import { answerMove, awaited, playerView } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { verify } from '../../src/engine/verify.ts'
import { TITLES } from '../../src/games/index.ts'
import { branchOf, startBranch } from '../../src/search/branch.ts'
import { knownTo } from '../../src/search/known.ts'
import { options, phrase, type TinyTable, tinyGame } from '../engine/tiny.ts'
import { allOr } from '../support/sample.ts'
import { momentsOf, type Playing, SEED } from './likenesses.ts'

const TABLES: Readonly<Record<string, Playing>> = {
  records: { seats: 4, step: 5 },
  dynasties: { seats: 4, step: 4 },
  meow: { seats: 3, step: 3, options: { expansions: ['treasures', 'stratagems', 'battles'] } },
  hegemony: { seats: 4, step: 7 },
  storm: { seats: 2, step: 9 },
}

const secret = 'ab'.repeat(32)
const contributions = [{ seat: 0, join: 'cd'.repeat(32) }]
const seed = seedOf(secret, contributions)

/** A table without where its chance stands: it goes on from another seed. */
const laid = ({ state }: GameSession) => ({ ...(state as State), chance: undefined })

/** Plays a game to its end at random; the steps. */
function toTheEnd(game: Game, session: GameSession): Step[] {
  const steps: Step[] = []
  while (!session.outcome) {
    const [next] = awaited(session)
    const seat = next?.seat ?? 0
    const choice = decideBy(game, session, seat, game.computers.hard ?? randomPolicy, []) ?? []
    const step = session.take(answerMove(session, seat, choice, 'computer'))
    if (typeof step === 'string') throw new Error(step)
    steps.push(step)
  }
  return steps
}

it('chance gives again what it gave in the stage, and then goes on by the new seed', () => {
  const game = tinyGame(function* rolls(table: TinyTable): Script {
    for (const seat of [0, 1]) {
      table.state.notes.push(`rolled-${table.int(1000)}`)
      yield* chooseOne(seat, { prompt: phrase('go'), options: options('left', 'right') })
    }
    table.state.over = table.state.notes.length >= 6
  })
  const moments = momentsOf(game as Game, { seats: 2, step: 1 })
  const setting = { seats: 2, options: {}, seed }
  for (const [index, { table, seat }] of moments.entries()) {
    const branch = branchOf(game as Game, table, seat, 'same', seed)
    if (!branch) throw new Error('it does not replay')
    const { session, steps } = startBranch(game as Game, setting, branch)
    expect(laid(session)).toEqual(laid(resume(game as Game, table.snapshot)))
    expect(JSON.parse(branch.from).chance.given).toHaveLength(1 + (index % 2))
    toTheEnd(game as Game, session)
    const other = startBranch(game as Game, { ...setting, seed: 'other' }, branch).session
    toTheEnd(game as Game, other)
    if (index < moments.length - 1) expect(laid(other)).not.toEqual(laid(session))
    expect((session.state as State).chance.given).toBeUndefined()
    expect(steps).toHaveLength(1 + (index % 2))
  }
})

describe.each(Object.entries(TABLES))('a game of %s that is played on', (id, playing) => {
  const game = TITLES[id]?.game as Game
  const { seats } = playing
  const moments = momentsOf(game, playing).slice(0, allOr(60, 12))
  const chosen = moments[0]?.table.snapshot.options ?? {}
  const setting = { seats, options: chosen, seed }

  it('begins with the whole table as it was, and asks what was asked', () => {
    for (const { table, seat } of moments) {
      const branch = branchOf(game, table, seat, 'same', seed)
      if (!branch) throw new Error('it does not replay')
      const before = resume(game, table.snapshot)
      const { session } = startBranch(game, setting, branch)
      expect(laid(session)).toEqual(laid(before))
      expect(session.open?.request).toEqual(before.open?.request)
      expect(JSON.stringify(branch)).not.toContain(SEED)
    }
  })

  it('shows its seat the same where hidden cards are dealt anew, one deal for each seed', () => {
    let dealt = 0
    for (const { table, seat } of moments) {
      const branch = branchOf(game, table, seat, 'anew', seed)
      if (!branch) continue
      dealt++
      expect(branchOf(game, table, seat, 'anew', seed)).toEqual(branch)
      const own = playerView(game, resume(game, table.snapshot), seat)
      expect(playerView(game, startBranch(game, setting, branch).session, seat)).toEqual(own)
    }
    expect(dealt).toBeGreaterThan(moments.length / 2)
  })

  it('is proved by its export from the start that the file holds, and by no other', () => {
    const moment = moments.at(-1)
    const branch = moment && branchOf(game, moment.table, moment.seat, 'same', seed)
    if (!moment || !branch) throw new Error('there is no moment')
    const { session, steps } = startBranch(game, setting, branch)
    const all = [...steps, ...toTheEnd(game, session)]
    const from = { table: 'k7q2m', number: 12, seat: moment.seat, deal: 'same' as const }
    const outcome = session.outcome ?? null
    const text = JSON.stringify(
      exportGame({ game: id, seats, options: chosen, secret, contributions, steps: all, outcome, from }),
    )
    const file = readExport(text)
    if (typeof file === 'string') throw new Error(file)
    expect(file.stretches[0]?.checkpoint).toBe(branch.from)
    expect(verify(game, file)).toMatchObject({ ok: true, checked: all.length })
    // From the rules' own beginning it is another game.
    const { from: _, ...without } = file
    expect(verify(game, without)).toMatchObject({ ok: false, number: 0 })
  })

  it('tells a search nothing of the chance that it gives again', () => {
    for (const { table, seat } of moments.slice(0, 4)) {
      const branch = branchOf(game, table, seat, 'same', seed)
      if (!branch) continue
      const { steps } = startBranch(game, setting, branch)
      const [first, ...later] = steps.map(({ entry }) => entry)
      if (!first || steps.slice(1).some(({ checkpoint }) => checkpoint !== undefined)) continue
      const snapshot = { ...setting, checkpoint: branch.from, log: [first, ...later] as const }
      const known = knownTo(game, { snapshot, story: steps.flatMap(({ events }) => events) }, seat)
      expect(known?.checkpoint ?? '').not.toContain('"given"')
    }
  })
})
