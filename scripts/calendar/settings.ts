// What `npm run calendar -- --table` measures of a game: its numbers of seats, and each option by itself; and which options were
// added or changed since its `days.ts` was made.
import type { OptionSpec, Options, OptionValue } from '../../src/engine/game.ts'
import { defaultOptions, misfitOf } from '../../src/engine/options.ts'
import type { Title } from '../../src/games/common/title.ts'

/** An option set to something other than its default. */
export interface Setting {
  readonly id: string
  readonly value: boolean | string | number
  /** The usual number of seats, or the nearest that has the option. */
  readonly at: number
  /** Other options it needs. */
  readonly besides: Options
}

/** Numbers of seats that are measured; a game against the box alone waits for nobody. */
export function seatsOf({ game }: Title): readonly number[] {
  const { min, max } = game.seats
  return Array.from({ length: max + 1 }, (_, n) => n).slice(Math.max(2, min))
}

/** Every setting that is measured. */
export function settingsOf(title: Title): readonly Setting[] {
  const { game, introduction } = title
  const usual = introduction?.seats ?? game.seats.max
  const usually = defaultOptions(game)
  return game.options.flatMap((spec) => {
    const at = !spec.seats || spec.seats.includes(usual) ? usual : (spec.seats.find((n) => n > 1) ?? 1)
    if (!seatsOf(title).includes(at)) return []
    const needed = Object.entries(spec.with ?? {}).filter(
      ([id, set]) => !set.some((each) => each === usually[id]),
    )
    const besides = Object.fromEntries(needed.map(([id, [set = '']]): [string, OptionValue] => [id, set]))
    return alonesOf(spec)
      .filter((value) => misfitOf(game, at, { ...besides, [spec.id]: value }) === undefined)
      .map((value) => ({ id: spec.id, value, at, besides }))
  })
}

/**
 * What an option may be set to besides its default; of several each by itself. A game without an end has no length, and which
 * cards of many are named says little of it.
 */
function alonesOf(spec: OptionSpec): readonly Setting['value'][] {
  if (spec.kind === 'flag') return [!spec.default]
  if (spec.kind === 'several') return spec.values
  if (spec.kind === 'number') return spec.offered.filter((each) => each !== spec.default)
  return spec.kind === 'choice'
    ? spec.values.filter((each) => each !== spec.default && each !== spec.endless)
    : []
}

/** A line for each option that is measured: `rounds = 18, 54 (5 seats, ending clock)`. */
export function measuredOf(title: Title): readonly string[] {
  const settings = settingsOf(title)
  return [...new Set(settings.map(({ id }) => id))].map((id) => {
    const [first, ...others] = settings.filter((each) => each.id === id)
    if (!first) throw new Error(`${id} is not measured`)
    const values = [first, ...others].map(({ value }) => value).join(', ')
    const besides = Object.entries(first.besides).map(([other, set]) => `, ${other} ${set}`)
    return `${id} = ${values} (${first.at} seats${besides.join('')})`
  })
}

/** Options, and numbers of seats, that are not as they were when the game's days were measured. */
export function unmeasuredIn(title: Title): readonly string[] {
  const { days } = title
  if (!days) return []
  const [now, then] = [measuredOf(title), days.measured]
  const changed = [
    ...now.filter((line) => !then.includes(line)),
    ...then.filter((line) => !now.includes(line)),
  ]
  const seats = seatsOf(title).filter((n) => !days.seats.some((each) => each.seats === n))
  return [...new Set(changed.map((line) => line.split(' = ')[0] ?? line)), ...seats.map((n) => `${n} seats`)]
}
