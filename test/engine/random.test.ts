// Chance: unbiased, repeatable, and one stream per game that a new epoch changes.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commitmentOf, newSecret, seedOf } from '../../src/engine/commitment.ts'
import { chanceStream, hmac, sideStream } from '../../src/engine/random.ts'
import { sfc32 } from '../../src/engine/sfc32.ts'

const stream = (seed: string, chance = { epoch: 0, counter: 0 }) => ({
  chance,
  random: chanceStream(seed, () => chance),
})

describe('chance', () => {
  it('gives each side of a die as often (chi-square at 1 in a million)', () => {
    const { random } = stream('fair')
    const rolls = 60_000
    const counts = [0, 0, 0, 0, 0, 0]
    for (let n = 0; n < rolls; n++) {
      const side = random.int(6)
      counts[side] = (counts[side] ?? 0) + 1
    }
    const chi = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0)
    expect(chi).toBeLessThan(36)
  })

  it('goes on where the state says', () => {
    const whole = stream('go on')
    const rolls = Array.from({ length: 20 }, () => whole.random.int(1000))
    const half = stream('go on')
    for (let n = 0; n < 10; n++) half.random.int(1000)
    const resumed = stream('go on', { ...half.chance })
    expect(Array.from({ length: 10 }, () => resumed.random.int(1000))).toEqual(rolls.slice(10))
  })

  it('is another stream in another epoch, with another seed, under another label', () => {
    const draws = [stream('a'), stream('b'), stream('a', { epoch: 1, counter: 0 })].map(({ random }) =>
      random.int(2 ** 40),
    )
    draws.push(sideStream('a', 'policy', 1, 0).int(2 ** 40), sideStream('a', 'policy', 1, 1).int(2 ** 40))
    expect(new Set(draws).size).toBe(5)
  })

  it('draws for ever what it has drawn: finished games are played again from their seeds', () => {
    const { chance, random } = stream('peach')
    expect(Array.from({ length: 4 }, () => random.int(1000))).toEqual([972, 220, 658, 597])
    expect(chance).toEqual({ epoch: 0, counter: 4 })
    const side = sideStream('peach', 'policy', 3, 1)
    expect(Array.from({ length: 3 }, () => side.int(1000))).toEqual([921, 379, 662])
  })

  it('of what is only searched comes from sfc32', () => {
    const next = sfc32([1, 2, 3, 4])
    expect([next(), next(), next(), next()]).toEqual([7, 34, 56_623_200, 188_882_296])
  })

  it('has a die of one side, and of as many as there are words', () => {
    const { random } = stream('peach')
    expect(random.int(1)).toBe(0)
    expect(random.int(2 ** 48)).toBeGreaterThan(0)
    expect(() => random.int(2 ** 48 + 1)).toThrow('sides')
    expect(() => random.int(1.5)).toThrow('sides')
  })

  it('shuffles without losing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (list, seed) => {
        const shuffled = stream(seed).random.shuffle([...list])
        expect([...shuffled].sort()).toEqual([...list].sort())
      }),
    )
  })

  it('refuses a die without sides', () => {
    expect(() => stream('x').random.int(0)).toThrow('0 sides')
  })
})

describe('the commitment', () => {
  it('fits its secret alone', () => {
    const secret = newSecret()
    expect(commitmentOf(secret)).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentOf(newSecret())).not.toBe(commitmentOf(secret))
  })

  it('mixes in what each player brings, by seat and not by order of joining', () => {
    const mei = { seat: 0, join: hmac('mei') }
    const arjun = { seat: 1, join: hmac('arjun') }
    const seed = seedOf('secret', [mei, arjun])
    expect(seedOf('secret', [arjun, mei])).toBe(seed)
    expect(seedOf('secret', [mei])).not.toBe(seed)
    expect(seedOf('secret', [mei, { ...arjun, clientSeed: 'peach' }])).not.toBe(seed)
  })

  it('gives for ever what it gave: exported games are verified by it', () => {
    expect(commitmentOf('secret')).toBe('2bb80d537b1da3e38bd30361aa855686bde0eacd7162fef6a25fe97bf527a25b')
    const brought = [
      { seat: 0, join: 'mei' },
      { seat: 1, join: 'arjun', clientSeed: 'peach' },
    ]
    expect(seedOf('secret', brought)).toBe('f4bd4c661c24ea696521297a5f6ba3fe8eb1c37d86c7639620bb0edbcceb0a35')
  })
})
