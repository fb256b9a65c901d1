// Counts which branches of a game's rules were passed. The rules have to be counted before anything imports them.
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { relative, resolve } from 'node:path'
import type { CoverageMapData, FileCoverageData, Location, Range } from 'istanbul-lib-coverage'

/** Lets the rules count, from here on. */
export function countBranches(files: readonly string[]): void {
  register(new URL('instrument.mjs', import.meta.url), { data: files.map((file) => resolve(file)) })
}

const covered = (): FileCoverageData[] =>
  Object.values(
    ((globalThis as { __coverage__?: CoverageMapData }).__coverage__ ?? {}) as Record<
      string,
      FileCoverageData
    >,
  )

/** A number that counts, where it stands. */
interface Counter {
  readonly name: string
  readonly numbers: Record<string, number> | number[]
  readonly key: string
}

let counters: { readonly files: number; readonly all: readonly Counter[] } = { files: 0, all: [] }

/** All that counts, looked for again when rules were loaded since. */
function allCounters(): readonly Counter[] {
  const files = covered()
  if (files.length === counters.files) return counters.all
  const all = files.flatMap(({ path, b, f }) => [
    ...Object.entries(b).flatMap(([id, ways]) =>
      Object.keys(ways).map((way) => ({ name: `${path} b${id}.${way}`, numbers: ways, key: way })),
    ),
    ...Object.keys(f).map((id) => ({ name: `${path} f${id}`, numbers: f, key: id })),
  ])
  counters = { files: files.length, all }
  return all
}

/** Everything that was passed since the last call: the ways of every branch, and every function; by a name that holds as long as the process. */
export function takeCounts(): string[] {
  const passed: string[] = []
  for (const { name, numbers, key } of allCounters()) {
    const counts = numbers as Record<string, number>
    if (counts[key] === 0) continue
    passed.push(name)
    counts[key] = 0
  }
  return passed
}

/** A branch or function of the rules. */
export interface Place {
  readonly name: string
  readonly file: string
  readonly line: number
  /** Its code, on one line; of a branch that is not written, such as a missing `else`, what it would belong to. */
  readonly code: string
}

/** A branch that does nothing but say that something cannot be. */
const GUARD = /^then of if \(.*\) throw /

/** The lines of what computer players know of a card (`sense: {…}`), which stands beside its rules and is none. */
function senseLines(lines: readonly string[]): Set<number> {
  const inside = new Set<number>()
  for (const [first, line] of lines.entries()) {
    const indent = /^( *)sense: \{/.exec(line)?.[1]
    if (indent === undefined) continue
    const last = line.endsWith('{') ? lines.indexOf(`${indent}},`, first) : first
    for (let at = first; at <= last; at++) inside.add(at + 1)
  }
  return inside
}

/** All branches of the rules, less those that only throw. */
export function allPlaces(): Place[] {
  const places: Place[] = []
  for (const { path, branchMap } of covered()) {
    const lines = readFileSync(path, 'utf8').split('\n')
    const file = relative('.', path)
    const senses = senseLines(lines)
    const place = (name: string, range: Range, prefix = ''): Place => ({
      name: `${path} ${name}`,
      file,
      line: range.start.line,
      code: `${prefix}${codeAt(lines, range)}`,
    })
    for (const [id, { loc, type, locations }] of Object.entries(branchMap).filter(
      ([, { loc }]) => !senses.has(loc.start.line),
    ))
      for (const [way, range] of locations.entries())
        places.push(
          (range.start as Partial<Location> | undefined)?.line === undefined
            ? place(`b${id}.${way}`, loc, 'else of ')
            : place(`b${id}.${way}`, range, type === 'if' && way === 0 ? 'then of ' : ''),
        )
  }
  return places.filter(({ code }) => !GUARD.test(code))
}

function codeAt(lines: readonly string[], { start, end }: Range): string {
  const taken = lines.slice(start.line - 1, end.line)
  const last = taken.length - 1
  return taken
    .map((line, at) => line.slice(at === 0 ? start.column : 0, at === last ? end.column : undefined))
    .join(' ')
    .replace(/\s+/g, ' ')
}
