// The arena at several numbers of seats: the same players each time, and how much the first of them wins.
import type { Game, Options, Policy } from '../src/engine/game.ts'
import type { Budget } from '../src/search/think.ts'
import { type Contest, contest, type Estimate } from './common/contest.ts'
import { seatCounts } from './common/pairs.ts'

/** What came of the contest at one number of seats. */
export interface AtSeats extends Pick<Contest, 'roundsMean' | 'decisionsMean' | 'winsBySeat'> {
  readonly seats: number
  readonly players: readonly string[]
  /** Share of games won by the first player, and what it would be if all were equals. */
  readonly won: Estimate
  readonly even: number
}

/** Who plays, how often at each number of seats, and from which seed. */
export interface SeatsPlan {
  /** The last one named sits at every seat that is left. */
  readonly players: readonly string[]
  readonly games: number
  readonly seed: string
  readonly options: Options
  readonly seats: readonly number[]
  readonly budget?: Budget
  readonly others?: Readonly<Record<string, Policy>>
}

/** The numbers of seats that a command line names: `every`, or such as `4,8`. @throws Error when one is not the game's */
export function seatsNamed(game: Game, text: string): number[] {
  const all = seatCounts(game)
  if (text === 'every') return all
  const named = text.split(',').map(Number)
  const odd = named.find((seats) => !all.includes(seats))
  if (odd !== undefined) throw new Error(`${game.id} takes ${game.seats.min} to ${game.seats.max} players`)
  return named
}

/** Plays a contest at each number of seats. @throws Error as `contest` does */
export const contestAtSeats = (game: Game, { seats: counts, players, ...plan }: SeatsPlan): AtSeats[] =>
  counts.map((seats) => {
    const seated = Array.from({ length: seats }, (_, seat) => players[seat] ?? players.at(-1) ?? 'random')
    const { standings, winsBySeat, roundsMean, decisionsMean } = contest(game, { ...plan, players: seated })
    const [first] = standings
    if (!first) throw new Error('nobody plays')
    const even = Number((1 / seats).toFixed(4))
    return { seats, players: seated, won: first.winRate, even, winsBySeat, roundsMean, decisionsMean }
  })

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The contests as a table in Markdown, a line for each number of seats. */
export const tableOf = (contests: readonly AtSeats[]): string =>
  [
    '| seats | players | the first wins | 95 % | if equals | rounds | decisions |',
    '|---|---|---|---|---|---|---|',
    ...contests.map(({ seats, players, won, even, roundsMean, decisionsMean }) => {
      const [first, ...others] = players
      const who = others.length > 0 ? `${first} against ${[...new Set(others)].join(', ')}` : `${first} alone`
      const between = `${percent(won.from)} to ${percent(won.to)}`
      return `| ${[seats, who, percent(won.value), between, percent(even), roundsMean, decisionsMean].join(' | ')} |`
    }),
  ].join('\n')
