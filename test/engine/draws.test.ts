// The draws of a game, checked with WebCrypto as a page in a browser does, against the same file played again.
import { describe, expect, it } from 'vitest'
import { pagedGame } from '../../scripts/gallery/paged-games.ts'
import { proofOf } from '../../src/discord/page/source.ts'
import { seedOf } from '../../src/engine/commitment.ts'
import { checkDraws, type DrawProof } from '../../src/engine/draw-check.ts'
import { replay } from '../../src/engine/draws.ts'
import { exportGame, type GameExport } from '../../src/engine/export.ts'
import { rollback, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { chooseOne, type Script } from '../../src/engine/script.ts'
import { verify } from '../../src/engine/verify.ts'
import { TITLES } from '../../src/games/index.ts'
import { options, phrase, type TinyTable, tinyGame } from './tiny.ts'

const BYTE = 'f0'
/** Draws of a game that are changed in turn. */
const MOST = 12

describe.each(Object.values(TITLES).map((title) => [title.game.id, title] as const))('%s', (_, title) => {
  const names = ['Mei', 'Arjun', 'Lena', 'Kofi'].slice(0, Math.max(title.game.seats.min, 4))
  const { source, file } = pagedGame({ title, seed: 'draws', policy: randomPolicy, names })
  const { proof } = source
  if (!proof) throw new Error('a finished game has a proof')

  it('has draws that a browser finds to be those of the seed, as playing it again does', async () => {
    expect(proof.draws.length).toBeGreaterThan(0)
    expect(proof.complete).toBe(true)
    expect(await checkDraws(proof)).toEqual({ ok: true })
    expect(verify(title.game, file)).toMatchObject({ ok: true })
  })

  it('is refused by both where the seed, the hash or what a member brought was changed', async () => {
    const other = proof.contributions.map((each) => ({ ...each, join: BYTE.repeat(32) }))
    const changes = [{ secret: BYTE.repeat(32) }, { commitment: BYTE.repeat(32) }, { contributions: other }]
    for (const change of changes) {
      expect((await checkDraws({ ...proof, ...change })).ok).toBe(false)
      expect(verify(title.game, { ...file, ...change } as GameExport).ok).toBe(false)
    }
  })

  it('is refused at the draw that was changed, left out, or put elsewhere', async () => {
    const apart = Math.ceil(proof.draws.length / MOST)
    for (const [draw, made] of proof.draws.entries()) {
      if (draw % apart !== 0) continue
      const { gave } = made
      const forged =
        'sides' in gave ? { ...gave, value: (gave.value + 1) % (gave.sides + 1) } : reversed(gave)
      expect(await checkDraws(withDraw(proof, draw, { ...made, gave: forged }))).toEqual({ ok: false, draw })
      if (draw === proof.draws.length - 1) continue
      const without = { ...proof, draws: proof.draws.toSpliced(draw, 1) }
      expect(await checkDraws(without)).toEqual({ ok: false, draw })
      const moved = withDraw(proof, draw, { ...made, counter: made.counter + 1 })
      expect(await checkDraws(moved)).toEqual({ ok: false, draw })
    }
  })
})

const reversed = ([before, after]: readonly [string[], string[]]) => [before, [...after, 'one more']] as const

const withDraw = (proof: DrawProof, at: number, draw: object): DrawProof => ({
  ...proof,
  draws: proof.draws.with(at, draw as DrawProof['draws'][number]),
})

/** Two rolls a stage, each before a question. */
function* rolls(table: TinyTable): Script {
  for (const seat of [0, 1]) {
    table.state.notes.push(`rolled-${table.int(1000)}`)
    yield* chooseOne(seat, { prompt: phrase('go'), options: options('left', 'right') })
  }
  table.state.over = table.state.notes.length >= 6
}

it('draws of a game that was rolled back follow one another in each epoch', async () => {
  const game = tinyGame(rolls)
  const secret = BYTE.repeat(32)
  const setting = { seats: 2, options: {}, seed: seedOf(secret, []) }
  const started = startSession(game, setting)
  const steps = [started.step]
  let [session, snapshot] = [started.run, snapshotAfter(setting, undefined, started.step)]
  const answer = (seat: number) => {
    const opened = session.open?.number ?? 0
    const step = session.take({ kind: 'answer', by: 'member', seat, opened, choice: ['left'] })
    if (typeof step === 'string') throw new Error(step)
    steps.push(step)
    snapshot = snapshotAfter(setting, snapshot, step)
  }
  for (const seat of [0, 1, 0]) answer(seat)
  const back = rollback(game, snapshot)
  steps.push(back.step)
  session = back.run
  snapshot = snapshotAfter(setting, snapshot, back.step)
  for (let seat = 0; !session.outcome; seat = 1 - seat) answer(seat)
  const outcome = session.outcome ?? null
  const file = exportGame({ game: game.id, seats: 2, options: {}, secret, contributions: [], steps, outcome })
  const proof = proofOf(file, replay(game, file))
  expect(proof.complete).toBe(true)
  expect(new Set(proof.draws.map(({ epoch }) => epoch))).toEqual(new Set([0, 1]))
  expect(await checkDraws(proof)).toEqual({ ok: true })
})
