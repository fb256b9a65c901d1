import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isGame, rulesOf } from '../../scripts/common/rules-of.ts'
import { keyOf, type Named, namesOf } from '../../scripts/mutation/equivalent.ts'
import { drawn, type Measured, wantedFor } from '../../scripts/mutation/plan.ts'
import { rememberSlow, slowTests } from '../../scripts/mutation/slow.ts'
import { usualTests } from '../../scripts/mutation/tests-for.ts'

describe('what is mutated and tested', () => {
  it('takes the rules of a game with the folders that only it has', () => {
    expect(isGame('storm')).toBe(true)
    expect(isGame('src')).toBe(false)
    const files = rulesOf('storm')
    expect(files).toEqual(
      expect.arrayContaining(['src/games/storm/table/state.ts', 'src/games/storm/fight/dice.ts']),
    )
    expect(files.filter((file) => /picture|bot|text/.test(file))).toEqual([])
  })

  it('takes the tests of a game without pictures, words and computer players', () => {
    const tests = usualTests(rulesOf('storm'))
    expect(tests).toContain('test/games/storm/fight.test.ts')
    expect(tests.filter((file) => /picture|words|computers/.test(file))).toEqual([])
  })
})

it('mutants listed as equal stand in their files as they are listed', () => {
  const lists = readdirSync('test/games', { encoding: 'utf8', recursive: true }).filter((file) =>
    file.endsWith('equivalent.json'),
  )
  expect(lists.length).toBe(5)
  const listed = lists.flatMap(
    (file) => JSON.parse(readFileSync(`test/games/${file}`, 'utf8')) as readonly Named[],
  )
  const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  const stale = listed.filter(({ file, line }) => !linesOf(file).some((each) => each.trim() === line))
  expect(stale).toEqual([])
})

describe('a draw', () => {
  const mutants = Array.from({ length: 1000 }, (_, n) => `${n}`)

  it('is exactly as large as the sample, and the same for the same seed', () => {
    const sample = drawn(mutants, { sample: 300, share: 1, seed: '7' })
    expect(new Set(sample).size).toBe(300)
    expect(drawn(mutants, { sample: 300, share: 1, seed: '7' })).toEqual(sample)
    expect(drawn(mutants, { sample: 300, share: 1, seed: '8' })).not.toEqual(sample)
  })

  it('is about as large as its share', () => {
    const { length } = drawn(mutants, { sample: 0, share: 0.1, seed: '7' })
    expect(length).toBeGreaterThan(70)
    expect(length).toBeLessThan(130)
  })
})

describe('the order of tests', () => {
  const test = (file: string, id: string, ms: number) => ({ file: `/${file}.test.ts`, id, ms })
  const measured: Measured = {
    tests: [
      test('golden', 'long game', 900),
      test('golden', 'short game', 200),
      test('battle', 'slow', 300),
      test('battle', 'quick', 5),
      test('state', 'other', 1),
    ],
    mutants: {
      played: { by: [0, 1, 2, 3], hits: 1, loading: false },
      'in a table': { by: [], hits: 0, loading: true },
    },
  }

  it('is quick tests, golden games by length, and then the rest, of those that reach the mutant', () => {
    expect(wantedFor(measured, 'played')).toEqual([
      { file: '/battle.test.ts', ids: ['quick'] },
      { file: '/golden.test.ts', ids: ['short game', 'long game'] },
      { file: '/battle.test.ts', ids: ['slow'] },
    ])
  })

  it('has all tests for what works while modules are loaded', () => {
    expect(wantedFor(measured, 'in a table').flatMap(({ ids }) => ids)).toHaveLength(5)
  })

  it('has all tests of a file that reaches the mutant outside of them', () => {
    const outside = { ...test('state', '/state.test.ts', 20) }
    const more = {
      tests: [...measured.tests, outside],
      mutants: { early: { by: [5], hits: 1, loading: false } },
    }
    expect(wantedFor(more, 'early')).toEqual([{ file: '/state.test.ts', ids: ['other'] }])
  })
})

describe('an equivalent mutant', () => {
  const text = ['if (a > 1) {', '  b()', '}', '  if (a > 1) {}'].join('\n')
  const at = (id: string, line: number, column: number) => ({
    id,
    fileName: 'src/games/storm/table/state.ts',
    replacement: 'a >= 1',
    location: { start: { line, column }, end: { line, column: column + 5 } },
  })

  it('is known by its code, wherever its line has gone, and by its number among equals', () => {
    const names = namesOf([at('second', 4, 7), at('first', 1, 5)], () => text)
    const first = {
      file: 'src/games/storm/table/state.ts',
      line: 'if (a > 1) {',
      was: 'a > 1',
      becomes: 'a >= 1',
    }
    expect(names.get('first')).toEqual(first)
    const moved = namesOf([at('moved', 3, 5)], () => `\n\n${text}`).get('moved')
    expect(moved && keyOf(moved)).toBe(keyOf(first))
    expect(names.get('second')?.line).toBe('if (a > 1) {}')
    const twice = namesOf([at('x', 1, 5), at('y', 2, 5)], () => 'if (a > 1) {\nif (a > 1) {')
    expect(twice.get('y')).toEqual({ ...first, nth: 2 })
  })

  it('is named by the code that was mutated, though its file is edited while the tests run', () => {
    const fileName = join(mkdtempSync(join(tmpdir(), 'edited-')), 'state.ts')
    writeFileSync(fileName, text)
    const mutant = { ...at('first', 1, 5), fileName }
    expect(namesOf([mutant]).get('first')?.was).toBe('a > 1')
    writeFileSync(fileName, `// more\n${text}`)
    expect(namesOf([mutant]).get('first')?.was).toBe('a > 1')
  })
})

it('slow tests are remembered as long as their file is the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'slow-'))
  const [memory, path] = [join(folder, 'times.json'), join(folder, 'a.test.ts')]
  writeFileSync(path, 'one')
  const ran = [
    { path, file: path, id: 'slow', name: 'slow', ms: 900 },
    { path, file: path, id: 'quick', name: 'quick', ms: 20 },
  ]
  rememberSlow(memory, ran, 400)
  expect(slowTests(memory, [path], 400)).toEqual(['slow'])
  writeFileSync(path, 'two')
  expect(slowTests(memory, [path], 400)).toEqual([])
})
