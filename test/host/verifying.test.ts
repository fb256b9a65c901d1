// Proving a finished game in a thread of its own: the same verdict, and nobody waits for it.
import { afterAll, describe, expect, it } from 'vitest'
import { seedOf } from '../../src/engine/commitment.ts'
import { exportGame, type GameExport } from '../../src/engine/export.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { openVerifier, verifierHere } from '../../src/host/table/verifier.ts'

const verifier = openVerifier(new URL('../../src/games/index.ts', import.meta.url))
afterAll(() => verifier.close())

const secret = 'ab'.repeat(32)

function played(id: string, seats: number): GameExport {
  const game = TITLES[id]?.game
  if (!game) throw new Error('no such game')
  const contributions = [{ seat: 0, join: 'cd'.repeat(32) }]
  const policies = Array.from({ length: seats }, () => randomPolicy)
  const seed = seedOf(secret, contributions)
  const { steps, outcome } = playOut(game, { seed, options: {}, policies })
  return exportGame({ game: id, seats, options: {}, secret, contributions, steps, outcome })
}

describe('a game that is played again in a thread of its own', () => {
  it('is proved, or its first difference named, as it would be right here', async () => {
    const file = played('records', 3)
    const forged: GameExport = JSON.parse(JSON.stringify(file))
    Object.assign(forged.stretches[0]?.pages[5]?.entry ?? {}, { digest: 'no' })
    const here = verifierHere(TITLES)
    for (const each of [file, forged])
      expect(await verifier.replay('records', each)).toEqual(await here.replay('records', each))
    expect(await verifier.replay('records', file)).toMatchObject({ verdict: { ok: true } })
    expect(await verifier.replay('records', forged)).toMatchObject({ verdict: { ok: false, number: 5 } })
  })

  it('leaves this thread free: others are answered meanwhile', async () => {
    const file = played('hegemony', 6)
    let beats = 0
    const timer = setInterval(() => beats++, 1)
    await verifier.replay('hegemony', file)
    clearInterval(timer)
    expect(beats).toBeGreaterThan(3)
    let still = 0
    const other = setInterval(() => still++, 1)
    await verifierHere(TITLES).replay('hegemony', file)
    clearInterval(other)
    expect(still).toBe(0)
  })

  it('of a title that is not there is refused, and the next one is proved all the same', async () => {
    const file = played('records', 2)
    await expect(verifier.replay('nothing', file)).rejects.toThrow('nothing is not installed')
    expect(await verifier.replay('records', file)).toMatchObject({ verdict: { ok: true } })
  })

  it.each([
    ['ends', 'process.exit()', 'has ended'],
    ['never answers', 'await new Promise(() => setInterval(() => {}, 1_000))', 'took too long'],
  ])('whose thread %s is refused, so that nothing waits for it', async (_what, code, why) => {
    const broken = openVerifier(new URL(`data:text/javascript,${encodeURIComponent(code)}`), 2_000)
    const file = played('records', 2)
    await expect(broken.replay('records', file)).rejects.toThrow(why)
    await broken.close()
  })
})
