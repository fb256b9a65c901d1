// Lobby options: defaults, every valid set, and what is wrong with one.
import type { Game, OptionSpec, Options } from './game.ts'
import { unstorableInFile } from './storable.ts'

/** The values an option may have at a table of so many seats; of all files there might be one example. */
export const valuesOf = (spec: OptionSpec, seats: number): readonly (boolean | string)[] => {
  if (spec.seats && !spec.seats.includes(seats)) return [spec.default]
  if (spec.kind === 'file') return [spec.default, spec.example]
  return spec.kind === 'flag' ? [false, true] : spec.values
}

function isAllowed(spec: OptionSpec, seats: number, value: boolean | string): boolean {
  if (spec.kind !== 'file' || value === spec.default || (spec.seats && !spec.seats.includes(seats)))
    return valuesOf(spec, seats).includes(value)
  if (typeof value !== 'string') return false
  if (unstorableInFile(value)) return false
  const reading = spec.read(value)
  return reading.ok && reading.value === value
}

/** Whether an option says anything beside the others, as they are set. */
export const isLive = (spec: OptionSpec, options: Options): boolean =>
  Object.entries(spec.with ?? {}).every(([id, values]) => values.some((value) => value === options[id]))

/** Each option at its default. */
export const defaultOptions = (game: Game): Options =>
  Object.fromEntries(game.options.map((spec) => [spec.id, spec.default]))

/** Every set of options that may be chosen at so many seats. */
export const optionSets = (game: Game, seats: number): readonly Options[] =>
  game.options.reduce<readonly Options[]>(
    (sets, spec) =>
      sets.flatMap((set) => valuesOf(spec, seats).map((value) => ({ ...set, [spec.id]: value }))),
    [{}],
  )

/** Ids of options that are unknown, have an unknown value, or may not be chosen at so many seats. */
export const optionFaults = (game: Game, seats: number, options: Options): readonly string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    const spec = game.options.find((known) => known.id === id)
    return spec && isAllowed(spec, seats, value) ? [] : [id]
  })
