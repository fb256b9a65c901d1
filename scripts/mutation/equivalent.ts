// Mutants that change nothing: `equivalent.json` beside a game's tests names each by its code, not by its line's number, and says
// why no test can notice it.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { testsOf } from './tests-for.ts'

/** A mutant, named by its code. Texts that are long are cut. */
export interface Named {
  readonly file: string
  /** The line in which it begins, without the space around it. */
  readonly line: string
  readonly was: string
  readonly becomes: string
  /** Which of several with the same line and code in the file; the first without it. */
  readonly nth?: number
}

interface Listed extends Named {
  readonly why: string
}

/** A place in a file, whose lines and columns begin at 1. */
type Placed = Pick<MutantResult, 'id' | 'fileName' | 'location' | 'replacement'>

const texts = new Map<string, string>()

/** A file's text as it was when first read: the code that is mutated, even if the file is edited during a run. */
function firstText(file: string): string {
  const text = texts.get(file) ?? readFileSync(file, 'utf8')
  texts.set(file, text)
  return text
}

/** The names of all mutants of a run, by id. `read` gives the text of a file. */
export function namesOf(
  mutants: readonly Placed[],
  read: (file: string) => string = firstText,
): Map<string, Named> {
  const lines = new Map<string, string[]>()
  const seen = new Map<string, number>()
  const names = new Map<string, Named>()
  const inPlace = [...mutants].sort(
    ({ location: { start: a } }, { location: { start: b } }) => a.line - b.line || a.column - b.column,
  )
  for (const { id, fileName, location, replacement = '' } of inPlace) {
    const file = relative('.', fileName)
    const text = lines.get(file) ?? read(file).split('\n')
    lines.set(file, text)
    const name = {
      file,
      line: text[location.start.line - 1]?.trim() ?? '',
      was: short(codeAt(text, location)),
      becomes: short(replacement),
    }
    const nth = (seen.get(keyOf(name)) ?? 0) + 1
    seen.set(keyOf(name), nth)
    names.set(id, nth === 1 ? name : { ...name, nth })
  }
  return names
}

/** One text for each name. */
export const keyOf = ({ file, line, was, becomes, nth = 1 }: Named): string =>
  JSON.stringify([file, line, was, becomes, nth])

/** What is listed for these files of `src`: in `equivalent.json` of their game's tests, or of their folder's. */
export function listedFor(files: readonly string[]): Listed[] {
  const lists = new Set(
    files.map((file) => `${testsOf(file)}/equivalent.json`).filter((list) => existsSync(list)),
  )
  return [...lists]
    .flatMap((list) => JSON.parse(readFileSync(list, 'utf8')) as Listed[])
    .filter(({ file }) => files.includes(file))
}

const LONGEST = 120

function short(code: string): string {
  const plain = code.replace(/\s+/g, ' ').trim()
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain
}

function codeAt(lines: readonly string[], { start, end }: Placed['location']): string {
  return lines
    .slice(start.line - 1, end.line)
    .map((line, n) =>
      line.slice(n === 0 ? start.column - 1 : 0, n === end.line - start.line ? end.column - 1 : undefined),
    )
    .join('\n')
}
