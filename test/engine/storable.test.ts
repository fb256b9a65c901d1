// Text that a database could not keep is found, with its place.
import { describe, expect, it } from 'vitest'
import { optionFaults } from '../../src/engine/options.ts'
import { unstorableAt, unstorableIn, unstorableInFile } from '../../src/engine/storable.ts'
import { TITLES } from '../../src/games/index.ts'

describe('a character that cannot be stored', () => {
  it.each([
    ['NUL', 'ab\0', 3],
    ['the first half of a character', '\ud83d', 1],
    ['the second half of a character', '🐉\udc09桃', 2],
    ['both halves in the wrong order', 'x\udc09\ud83d', 2],
  ])('is %s; it is counted in characters, not in halves', (_what, text, at) => {
    expect(unstorableAt(text)).toBe(at)
  })

  it.each(['', 'Mei', '🐉', '👩‍👩‍👧', '桃園\n\t', '\ufffd', '\u{10ffff}'])('is none in %j', (text) => {
    expect(unstorableAt(text)).toBeUndefined()
  })

  it('is found in JSON by its path, in names of fields too', () => {
    expect(unstorableIn([{ name: 'ok' }, { name: 'b\0', more: ['\0'] }])).toEqual({ path: '[1].name', at: 2 })
    expect(unstorableIn({ list: [1, { 'k\ud800': true }] })).toEqual({ path: 'list[1]', at: 2 })
    expect(unstorableIn({ n: 1, no: null, yes: true })).toBeUndefined()
  })

  it('is found in a file as it stands and as its JSON writes it', () => {
    expect(unstorableInFile('a\0')).toEqual({ path: '', at: 2 })
    expect(unstorableInFile('[{"name":"Yu \\u0000"}]')).toEqual({ path: '[0].name', at: 4 })
    expect(unstorableInFile('["\\ud83d\\udc09"]')).toBeUndefined()
    expect(unstorableInFile('no JSON')).toBeUndefined()
  })
})

it('no game that takes a file is opened with one that could not be stored', () => {
  const files = Object.values(TITLES).flatMap(({ game }) =>
    game.options.flatMap((spec) => (spec.kind === 'file' ? [{ game, spec }] : [])),
  )
  expect(files.map(({ spec }) => spec.id)).toContain('house')
  for (const { game, spec } of files) {
    const { example } = spec
    expect(optionFaults(game, game.seats.max, { [spec.id]: example })).toEqual([])
    for (const sign of ['\\u0000', '\\ud800']) {
      const damaged = example.replace(/"name":"/, `"name":"${sign}`)
      expect(damaged).not.toBe(example)
      expect(optionFaults(game, game.seats.max, { [spec.id]: damaged })).toEqual([spec.id])
    }
  }
})
