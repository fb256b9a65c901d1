// Lobby options: defaults, every valid set, and what is wrong with one.
import type { Game, OptionSpec, Options } from './game.ts'

/** The values an option may have at a table of so many seats. */
const valuesOf = (spec: OptionSpec, seats: number): readonly (boolean | string)[] => {
  if (spec.seats && !spec.seats.includes(seats)) return [spec.default]
  return spec.kind === 'flag' ? [false, true] : spec.values
}

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
    return spec && valuesOf(spec, seats).includes(value) ? [] : [id]
  })
