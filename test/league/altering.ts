// Somebody who alters an export: one number, word or flag of it, and then makes the digests anew.
import { type FileRound, type LeagueFile, roundDigest } from '../../src/league/export-file.ts'

/** Where a value stands in an export. */
export type Path = readonly (string | number)[]

/** The paths of all numbers, words and flags within a value. */
export function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const keys = Array.isArray(value) ? value.map((_, at) => at) : Object.keys(value)
  return keys.flatMap((key) => leavesOf((value as Record<string | number, unknown>)[key], [...path, key]))
}

/** The file with another value at one place; `how` chooses what it becomes. */
export function altered(file: LeagueFile, path: Path, how: number): LeagueFile {
  const copy = structuredClone(file)
  const last = path.at(-1) ?? ''
  const around = path.slice(0, -1).reduce((inner, key) => inner[key] as Inner, copy as unknown as Inner)
  around[last] = another(around[last], how)
  return copy
}

type Inner = { [key: string | number]: unknown }

function another(value: unknown, how: number): unknown {
  if (typeof value === 'number') return value + ([1, -1, 7, 1000, 0.5][how % 5] ?? 1)
  if (typeof value === 'boolean') return !value
  const text = String(value)
  const at = how % text.length
  return `${text.slice(0, at)}${text[at] === 'a' ? 'b' : 'a'}${text.slice(at + 1)}`
}

/** The file with the digests that its rounds have now. */
export const withNewDigests = (file: LeagueFile): LeagueFile => ({
  ...file,
  rounds: file.rounds.map((round) => (round.digest ? { ...round, digest: roundDigest(round) } : round)),
})

/** The file with one of its rounds changed, and that round's digest made anew. */
export const withRound = (
  file: LeagueFile,
  number: number,
  change: (round: FileRound) => Partial<FileRound>,
): LeagueFile =>
  withNewDigests({
    ...file,
    rounds: file.rounds.map((round) => (round.round === number ? { ...round, ...change(round) } : round)),
  })

/** The digests that were posted as rounds closed. */
export const publishedOf = ({ rounds }: LeagueFile): string[] => rounds.flatMap(({ digest }) => digest ?? [])
