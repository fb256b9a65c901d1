// Lobby options: their types, defaults, every valid set, and what is wrong with one.
import type { Game, OptionSpec, Options, OptionValue } from './game.ts'
import type { Phrase } from './phrase.ts'
import { unstorableInFile } from './storable.ts'

type ValueOf<Spec extends OptionSpec> = Spec extends { kind: 'flag' }
  ? boolean
  : Spec extends { kind: 'choice'; values: readonly (infer Value)[] }
    ? Value
    : Spec extends { kind: 'number' }
      ? number | (Spec extends { endless: infer Endless } ? Endless : never)
      : Spec extends { kind: 'several' | 'named'; values: readonly (infer Value)[] }
        ? readonly Value[]
        : string

/** Options as their declaration types them. */
export type OptionsOf<Specs extends readonly OptionSpec[]> = {
  readonly [Spec in Specs[number] as Spec['id']]: ValueOf<Spec>
}

/** A game's options as it declares them: what was chosen, and each that was not, or cannot be so, at its default. */
export const chosenOptions = <const Specs extends readonly OptionSpec[]>(
  specs: Specs,
  chosen: Options,
): OptionsOf<Specs> =>
  Object.fromEntries(
    specs.map((spec) => {
      const value = chosen[spec.id]
      return [spec.id, value !== undefined && fits(spec, value) ? value : spec.default]
    }),
  ) as OptionsOf<Specs>

/** The values an option may have at a table of so many seats; of files and sets of names the examples, of numbers those offered. */
export const valuesOf = (spec: OptionSpec, seats: number): readonly OptionValue[] => {
  if (spec.seats && !spec.seats.includes(seats)) return [spec.default]
  switch (spec.kind) {
    case 'flag':
      return [false, true]
    case 'choice':
      return spec.values
    case 'number':
      return spec.endless === undefined ? spec.offered : [...spec.offered, spec.endless]
    case 'several':
      return spec.values.reduce<readonly (readonly string[])[]>(
        (sets, value) => sets.flatMap((set) => [set, [...set, value]]),
        [[]],
      )
    case 'named':
      return [spec.default, ...spec.examples]
    case 'file':
      return [spec.default, spec.example]
  }
}

/** Whether a value is one of an option's, at some table. The text of a file is not looked at. */
function fits(spec: OptionSpec, value: OptionValue): boolean {
  switch (spec.kind) {
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && spec.values.includes(value)
    case 'number':
      return typeof value === 'number' ? isInRange(spec, value) : value === (spec.endless ?? spec.default)
    case 'several':
    case 'named':
      return isSubset(value, spec.values)
    case 'file':
      return typeof value === 'string'
  }
}

const isInRange = ({ min, max }: { readonly min: number; readonly max: number }, value: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

/** Each once and in their order, so that two tables with the same of them are alike. */
const isSubset = (value: OptionValue, values: readonly string[]): boolean =>
  Array.isArray(value) &&
  value.join() === values.filter((each) => value.includes(each)).join() &&
  value.every((each) => values.includes(each))

function isAllowed(spec: OptionSpec, seats: number, value: OptionValue): boolean {
  if (spec.seats && !spec.seats.includes(seats)) return isSame(value, spec.default)
  if (!fits(spec, value)) return false
  if (spec.kind !== 'file' || typeof value !== 'string' || value === spec.default) return true
  if (unstorableInFile(value)) return false
  const reading = spec.read(value)
  return reading.ok && reading.value === value
}

/** Whether two values of an option are the same. */
export const isSame = (one: OptionValue, other: OptionValue): boolean =>
  one === other || (Array.isArray(one) && Array.isArray(other) && one.join() === other.join())

/** Whether an option is set to a value, or to several with it among them. */
export const holds = (set: OptionValue | undefined, value: OptionValue): boolean =>
  Array.isArray(set) && typeof value === 'string'
    ? set.includes(value)
    : set !== undefined && isSame(set, value)

/** Whether an option says anything beside the others, as they are set. */
export const isLive = (spec: OptionSpec, options: Options): boolean =>
  Object.entries(spec.with ?? {}).every(([id, values]) => values.some((value) => value === options[id]))

/** Each option at its default. */
export const defaultOptions = (game: Game): Options => chosenOptions(game.options, {})

/** All options of a table of so many seats as a preset sets them; files are none of its business. */
export const presetOptions = (game: Game, seats: number, preset: string): Options =>
  Object.fromEntries(
    game.options.flatMap((spec) => {
      if (spec.kind === 'file') return []
      const isThere = !spec.seats || spec.seats.includes(seats)
      return [[spec.id, (isThere ? spec.presets?.[preset] : undefined) ?? spec.default]]
    }),
  )

/** Every set of options that may be chosen at so many seats. */
export const optionSets = (game: Game, seats: number): readonly Options[] =>
  game.options
    .reduce<readonly Options[]>(
      (sets, spec) =>
        sets.flatMap((set) => valuesOf(spec, seats).map((value) => ({ ...set, [spec.id]: value }))),
      [{}],
    )
    .filter((set) => misfitOf(game, seats, set) === undefined)

/** Why options cannot go together at so many seats; those not named are at their defaults. */
export const misfitOf = (game: Game, seats: number, options: Options): Phrase | undefined =>
  game.misfit?.(seats, { ...defaultOptions(game), ...options })

/** Ids of options that are unknown, have an unknown value, or may not be chosen at so many seats. */
export const optionFaults = (game: Game, seats: number, options: Options): readonly string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    const spec = game.options.find((known) => known.id === id)
    return spec && isAllowed(spec, seats, value) ? [] : [id]
  })
