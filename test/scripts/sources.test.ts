// The check of the tables of sentences: finds a sentence without a row or a test, and rulings that nothing links or names.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { checkSources, gamesIn, sentencesOf } from '../../scripts/sources/check.ts'
import { readRulings } from '../../scripts/sources/rulings.ts'
import { readTable } from '../../scripts/sources/table.ts'
import { titlesIn } from '../../scripts/sources/titles.ts'

const made: string[] = []
afterAll(() => made.forEach((folder) => void rmSync(folder, { recursive: true })))

const TABLE = `# Sentences of the source: Chess

4 sentences.

| sentences | in our words | rulings | tests |
|--|--|--|--|
| 1 | *flavour* publisher | | |
| 2–3 | A rook moves straight | R1 | \`rook.test.ts\` moves %s \\| stops<br>\`test/board.test.ts\` a board |
| 4 | Black answers | R1, R2 | \`rook.test.ts\` Black’s turn |
`

const FILES = {
  'src/games/chess/rook.ts': '',
  'docs/rules/chess.md':
    '- **R1 Rooks.** Straight (R2: then Black).\n\n| | |\n|--|--|\n| R1, R2 | [`rook.ts`](../../src/games/chess/rook.ts) |\n',
  'docs/rules/sources/chess.md': TABLE,
  'test/games/chess/rook.test.ts':
    "it.each([1])('moves %s | stops', go)\ndescribe('Black’s turn', () => {}) // R1, R2",
  'test/board.test.ts': 'test(`a board`, go)',
  'seeds/chess.zh.txt': '象棋\n車直行；不越子。黑方回應！',
}

/** What is wrong in a project of these files. */
function faultsOf(changed: Partial<Record<keyof typeof FILES, string>>): readonly string[] {
  const root = mkdtempSync(join(tmpdir(), 'sources-'))
  made.push(root)
  for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  expect(gamesIn(root)).toEqual(['chess'])
  return checkSources(root, join(root, 'seeds'), 'chess').faults
}

const inTable = (from: string, to: string) =>
  faultsOf({ 'docs/rules/sources/chess.md': TABLE.replace(from, to) })

describe('a table of sentences', () => {
  it('is fine when every sentence has a test, and every ruling a file and a test', () => {
    expect(faultsOf({})).toEqual([])
  })

  it('has rows from the first sentence to the last, without gap or overlap', () => {
    expect(inTable('| 2–3 |', '| 3 |')).toEqual(['row 3 should begin with sentence 2'])
    expect(inTable('| 1 |', '| 1–2 |')).toEqual(['row 2–3 should begin with sentence 3'])
    expect(faultsOf({ 'seeds/chess.zh.txt': '象棋。車直行。不越子。黑方回應。和棋？' })).toEqual([
      'the table says 4 sentences: write the line "5 sentences."',
      'the last row should end with sentence 5',
    ])
  })

  it('without a rulebook beside it is taken at its word', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'))
    made.push(folder)
    faultsOf({})
    const report = checkSources(made.at(-1) ?? '', folder, 'chess')
    expect(report).toEqual({
      game: 'chess',
      sentences: 4,
      flavour: 1,
      rows: 3,
      tests: 3,
      rulings: 2,
      counted: false,
      faults: [],
    })
  })

  it('names tests that exist, with rulings that exist, unless it is flavour', () => {
    expect(inTable('`rook.test.ts` Black’s turn', '')).toEqual([
      'row 4 has no test: name the one that proves it, or mark it *flavour*',
    ])
    expect(inTable('Black’s turn', 'Red’s turn')).toEqual([
      'row 4 names "Red’s turn", which rook.test.ts does not hold: write the test’s title',
    ])
    expect(inTable('test/board', 'test/bord')).toEqual([
      'row 2–3 names test/bord.test.ts, which does not exist: correct the file',
    ])
    expect(inTable('R1, R2', 'R1, R3')).toEqual([
      'row 4 names R3, which is no ruling of docs/rules: correct the id, or write the ruling',
    ])
  })

  it('and a page of rulings must be there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'))
    made.push(folder)
    expect(checkSources(folder, folder, 'chess').faults).toEqual([
      'docs/rules/sources/chess.md is missing: write it',
      'docs/rules/chess.md is missing: write it',
    ])
  })

  it('has lines that can be read', () => {
    expect(readTable('| two | words | | |').faults).toHaveLength(1)
    expect(readTable('| 2 | words | | rook.test.ts moves |').faults).toHaveLength(1)
    expect(readTable('| 2 | words | | `rook.test.ts` |').faults).toHaveLength(1)
    expect(readTable('| 2 | words | | `rook.test.ts` moves | more |').faults).toHaveLength(1)
  })
})

describe('a ruling', () => {
  it('links to a file that exists', () => {
    expect(
      faultsOf({ 'docs/rules/chess.md': FILES['docs/rules/chess.md'].replace('rook.ts)', 'rok.ts)') }),
    ).toEqual([
      'R1 links to no file below src that exists: link what does it',
      'R2 links to no file below src that exists: link what does it',
    ])
  })

  it('is named by a test, not only by a range or another id', () => {
    const test = FILES['test/games/chess/rook.test.ts'].replace('R1, R2', 'R1–R3, R2a, R20')
    expect(faultsOf({ 'test/games/chess/rook.test.ts': test })).toEqual([
      'R2 is named by no test: name it at its test',
    ])
  })

  it('is declared in bold, before a colon or in a table; what is only mentioned must be', () => {
    const page =
      '- **R1, R2 Two.** [a](a.ts)\n  more (see R4), `B4`\n- **R3a** one. [b](b.ts) R5: too\n\n| R6 | [c](c.ts) |'
    const { rulings, undeclared } = readRulings(page)
    expect(Object.fromEntries(rulings)).toEqual({
      R1: ['a.ts'],
      R2: ['a.ts'],
      R3a: ['b.ts'],
      R5: ['b.ts'],
      R6: ['c.ts'],
    })
    expect(undeclared).toEqual(['R4'])
  })
})

it('titles are literals of tests and suites that run', () => {
  const text = [
    "it('one', go)",
    "describe.each(rows)('two %s', go)",
    "it.runIf('no')('three', go)",
    'test.each`a|b`(`four $a`, go)',
    `it(\`five \${n}\`, go)`,
    "it('six \\'quoted\\'', go)",
    "it.skip('never', go)",
    "expect('no title')",
  ].join('\n')
  const titles = ['one', 'two %s', 'three', 'four $a', `five \${n}`, "six 'quoted'", "six \\'quoted\\'"]
  expect([...titlesIn(text)]).toEqual(titles)
})

it('sentences end at 。；！？ and at the ends of lines', () => {
  expect(sentencesOf('甲；乙。\n\n 丙？丁！戊')).toEqual(['甲', '乙', '丙', '丁', '戊'])
})
