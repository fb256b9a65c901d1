// Compares a game's table of sentences with its rulebook, its rulings and its tests.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { type RulingsPage, readRulings } from './rulings.ts'
import { nameRow, type Row, readTable, type TestReference } from './table.ts'
import { titlesIn } from './titles.ts'

export interface SourcesReport {
  readonly game: string
  /** Sentences of the rulebook, and those of them that rule nothing. */
  readonly sentences: number
  readonly flavour: number
  readonly rows: number
  /** Different tests that the table names. */
  readonly tests: number
  readonly rulings: number
  /** Whether the rulebook was there to be counted. */
  readonly counted: boolean
  readonly faults: readonly string[]
}

/** The rulebook's sentences: what stands between 。；！？ and the ends of lines. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/[。；！？\n]/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** Games with a folder below src/games. */
export const gamesIn = (root: string): string[] =>
  readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'common')
    .map(({ name }) => name)

/** What is wrong with a game's table; the rulebook's sentences are counted where `seeds` holds it. */
export function checkSources(root: string, seeds: string, game: string): SourcesReport {
  const [folder, rules] = [join(root, 'test/games', game), join(root, 'docs/rules')]
  const [page, table] = [join(rules, `${game}.md`), join(rules, 'sources', `${game}.md`)]
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  const missing = [table, page].filter((file) => !existsSync(file))
  const { sentences, rows, faults } = readTable(read(table) ?? '')
  const rulings = readRulings(read(page) ?? '')
  const rulebook = read(join(seeds, `${game}.zh.txt`))
  const length = rulebook === undefined ? sentences : sentencesOf(rulebook).length
  const flavour = rows.filter((row) => row.flavour)
  const findFault = testFinder(root, folder)
  return {
    game,
    sentences,
    flavour: flavour.reduce((sum, { from, to }) => sum + to - from + 1, 0),
    rows: rows.length,
    tests: new Set(rows.flatMap(({ tests }) => tests.map(({ file, title }) => `${file} ${title}`))).size,
    rulings: rulings.rulings.size,
    counted: rulebook !== undefined,
    faults: missing.length
      ? missing.map((file) => `${relative(root, file)} is missing: write it`)
      : [
          ...faults,
          ...lengthFaults(sentences, length),
          ...rangeFaults(rows, length),
          ...rows.flatMap((row) => rowFaults(row, rulings, findFault)),
          ...rulingFaults(rulings, root, folder),
        ],
  }
}

const lengthFaults = (claimed: number, length: number): string[] =>
  claimed > 0 && claimed === length
    ? []
    : [`the table says ${claimed} sentences: write the line "${length} sentences."`]

/** Rows follow one another from the first sentence to the last. */
function rangeFaults(rows: readonly Row[], length: number): string[] {
  let next = 1
  const faults = rows.flatMap((row) => {
    const expected = next
    next = row.to + 1
    if (row.to < row.from) return [`${nameRow(row)} ends before it begins`]
    return row.from === expected ? [] : [`${nameRow(row)} should begin with sentence ${expected}`]
  })
  return next === length + 1 ? faults : [...faults, `the last row should end with sentence ${length}`]
}

function rowFaults(
  row: Row,
  { rulings }: RulingsPage,
  findFault: (test: TestReference) => string | undefined,
) {
  const unknown = row.rulings.filter((id) => !rulings.has(id))
  return [
    ...(row.flavour || row.tests.length > 0
      ? []
      : ['has no test: name the one that proves it, or mark it *flavour*']),
    ...unknown.map(
      (id) => `names ${id}, which is no ruling of docs/rules: correct the id, or write the ruling`,
    ),
    ...row.tests.flatMap((test) => findFault(test) ?? []),
  ].map((fault) => `${nameRow(row)} ${fault}`)
}

/** Tells what is wrong with a reference to a test; reads each file once. */
function testFinder(root: string, folder: string): (test: TestReference) => string | undefined {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return ({ file, title }) => {
    const path = file.startsWith('test/') ? join(root, file) : join(folder, file)
    if (!known.has(path)) known.set(path, existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : undefined)
    const titles = known.get(path)
    if (titles === undefined) return `names ${file}, which does not exist: correct the file`
    return titles.has(title)
      ? undefined
      : `names "${title}", which ${file} does not hold: write the test’s title`
  }
}

/** Every ruling links to what does it and is named by a test. */
function rulingFaults({ rulings, undeclared }: RulingsPage, root: string, folder: string): string[] {
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
  const linked = (targets: readonly string[]) =>
    targets
      .map((target) => resolve(root, 'docs/rules', target))
      .some((file) => file.startsWith(resolve(root, 'src') + sep) && existsSync(file))
  return [
    ...undeclared.map((id) => `${id} is mentioned in docs/rules and no ruling there: correct the id`),
    ...[...rulings].flatMap(([id, targets]) => [
      ...(linked(targets) ? [] : [`${id} links to no file below src that exists: link what does it`]),
      ...(new RegExp(`\\b${id}\\b`).test(tests) ? [] : [`${id} is named by no test: name it at its test`]),
    ]),
  ]
}
