// Reads docs/rules/sources/<id>.md: each sentence of a rulebook, the rulings on it and the tests that prove it.

export interface TestReference {
  /** Relative to the game's folder of tests, or from `test/…`. */
  readonly file: string
  readonly title: string
}

export interface Row {
  /** The first and the last sentence of the row. */
  readonly from: number
  readonly to: number
  /** Story, publisher and other sentences that rule nothing. */
  readonly flavour: boolean
  readonly rulings: readonly string[]
  readonly tests: readonly TestReference[]
}

export interface SourceTable {
  /** The number in the line `372 sentences.`; 0 when there is no such line. */
  readonly sentences: number
  readonly rows: readonly Row[]
  readonly faults: readonly string[]
}

/** Reads the table; lines that it cannot read are faults. */
export function readTable(text: string): SourceTable {
  const faults: string[] = []
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|\s*(sentences\b|:?-)/.test(line))
    .flatMap((line) => readRow(line, faults))
  const [, sentences = '0'] = /^(\d+) sentences\.$/m.exec(text) ?? []
  return { sentences: Number(sentences), rows, faults }
}

/** A row as messages name it. */
export const nameRow = ({ from, to }: Row): string => `row ${from === to ? from : `${from}–${to}`}`

function readRow(line: string, faults: string[]): Row[] {
  const [numbers = '', words = '', rulings = '', tests = '', ...more] = line
    .trim()
    .slice(1)
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
  const [range, from = '', to = from] = /^(\d+)(?:\s*[–-]\s*(\d+))?$/.exec(numbers) ?? []
  if (range === undefined || more.length > 0) {
    faults.push(`"${line.slice(0, 60)}" is no row: write | 8–12 | words | R1, R2 | \`file\` title |`)
    return []
  }
  const row = { from: Number(from), to: Number(to), flavour: words.startsWith('*flavour*') }
  const references = tests === '' ? [] : tests.split(/\s*<br>\s*/)
  return [
    {
      ...row,
      rulings: rulings === '' ? [] : rulings.split(/\s*,\s*/),
      tests: references.flatMap((reference) => {
        const [, file, title] = /^`([^`]+)`\s+(\S.*)$/.exec(reference) ?? []
        if (file && title) return [{ file, title }]
        faults.push(`row ${range}: "${reference}" is no test: write \`file.test.ts\` and its title`)
        return []
      }),
    },
  ]
}
