// Words for how long a table takes, as measured for its game: days where people look in, hours where they sit together.
import type { Options } from '../../engine/game.ts'
import { defaultOptions, holds, isLive } from '../../engine/options.ts'
import type { Title } from '../../games/common/title.ts'
import type { Pace } from '../../host/clock/index.ts'
import type { GameInfo } from '../../host/table/types.ts'
import type { Language } from '../../text/language.ts'
import { HOUR } from '../../text/length.ts'
import { wordsOf } from './present.ts'

/** At tables of less than this a decision people sit together. */
const TOGETHER = 6 * HOUR

/** A table of which it is said how long it takes. */
export interface LastingTable {
  readonly seats: number
  readonly options: Options
  /** How fast it is; a day for a decision where nothing is said. */
  readonly pace?: Pace
  /** Seats that computers play, which wait for nobody. */
  readonly computers?: number
}

/** How long a table takes, from the median to the ninth of ten games; hours where everybody is there. */
export interface Lasting {
  readonly from: number
  readonly to: number
  readonly unit: 'days' | 'hours'
}

/** `undefined` where nothing was measured, or nobody waits for anybody. */
export function lastingOf(title: Title, table: LastingTable): Lasting | undefined {
  const { found, times } = measuredOf(title, table) ?? {}
  if (!found || times === undefined) return undefined
  if (isTogether(table)) {
    const hours = whole(found.hours * times)
    return { from: hours, to: hours, unit: 'hours' }
  }
  const from = whole(found.median * times)
  return { from, to: Math.max(from, whole(found.ninth * times)), unit: 'days' }
}

/** Hours to say instead of minutes, and to what minutes are rounded. */
const LONG = 90
const FIVE = 5

/** How long a member takes at a table against computers alone, who answer at once: their own share of the time where all are there. */
export function aloneOf(
  title: Title,
  { seats, options }: Pick<LastingTable, 'seats' | 'options'>,
): { readonly n: number; readonly unit: 'minutes' | 'hours' } | undefined {
  const { found, times } = measuredOf(title, { seats, options }) ?? {}
  if (!found || times === undefined || isOpen(title, { seats, options })) return undefined
  const minutes = (found.hours * times * 60) / seats
  if (minutes > LONG) return { n: whole(minutes / 60), unit: 'hours' }
  return { n: Math.max(FIVE, Math.round(minutes / FIVE) * FIVE), unit: 'minutes' }
}

/** Days of a table whose players all take the suggested auto-answers, and otherwise; `undefined` where that is the same. */
export function quickerOf(
  title: Title,
  table: LastingTable,
): { readonly days: number; readonly instead: number } | undefined {
  const { found, times } = measuredOf(title, table) ?? {}
  if (found?.suggested === undefined || times === undefined) return undefined
  if (isTogether(table) || isOpen(title, table)) return undefined
  const [days, instead] = [whole(found.suggested * times), whole(found.median * times)]
  return days < instead ? { days, instead } : undefined
}

/** What was measured for so many players, and how many times as long this table takes. */
function measuredOf({ game, days }: Title, { seats, options, computers = 0 }: LastingTable) {
  const found = days?.seats.find((each) => each.seats === seats)
  const people = seats - computers
  if (!days || !found || people < 2) return undefined
  const live = liveOptions(game, options)
  const times = days.options
    .filter(({ id, value }) => holds(live.get(id), value))
    .reduce((product, each) => product * each.times, people / seats)
  return { found, times }
}

/** What those options are set to that say anything; one that is not set is at its default. */
function liveOptions(game: Title['game'], options: Options) {
  const set = { ...defaultOptions(game), ...options }
  return new Map(game.options.flatMap((spec) => (isLive(spec, set) ? [[spec.id, set[spec.id]]] : [])))
}

/** Whether a table is played without a set end. */
function isOpen({ game }: Title, { options }: LastingTable): boolean {
  const live = liveOptions(game, options)
  return game.options.some(
    (spec) => 'endless' in spec && spec.endless !== undefined && live.get(spec.id) === spec.endless,
  )
}

const isTogether = ({ pace }: LastingTable): boolean =>
  pace !== undefined && pace.speed !== 'none' && pace.cap < TOGETHER

const whole = (length: number): number => Math.max(1, Math.round(length))

/** The same in words: `about 15–20 days`, or that it has no set end; empty where there is nothing to say. */
export function lastingText(title: Title, table: LastingTable, language: Language): string {
  if (table.computers !== undefined && table.computers > 0 && table.seats - table.computers === 1)
    return aloneText(title, table, language)
  const lasting = lastingOf(title, table)
  if (lasting && isOpen(title, table)) return wordsOf(language)['lasts-open']()
  return lasting ? wordsOf(language)[`lasts-${lasting.unit}`](lasting) : ''
}

/** `about 30 minutes against computers`; empty where nothing was measured. */
export function aloneText(
  title: Title,
  table: Pick<LastingTable, 'seats' | 'options'>,
  language: Language,
): string {
  const alone = aloneOf(title, table)
  return alone ? wordsOf(language)[`alone-${alone.unit}`](alone) : ''
}

/** How long the table of a lobby takes, as it is set and with those who sit there. */
export const lobbyLasting = (title: Title, info: GameInfo, language: Language): string =>
  lastingText(title, tableOf(info), language)

/** A lobby as a table whose length is asked. */
export const tableOf = ({ seats, options, pace, players }: GameInfo): LastingTable => ({
  seats,
  options,
  pace,
  computers: players.filter(({ computer }) => computer !== undefined).length,
})
