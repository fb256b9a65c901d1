// The tables at which a game is proved, random and computer players side by side.
import type { Game, Options, Policy } from '../../src/engine/game.ts'
import type { FoundLeak } from '../../src/engine/leaks.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { setupsOf } from './pairs.ts'

/**
 * The setups of a game, with players. Seats play at random and as computers in turn; where a game need not end otherwise, its strongest computer plays too.
 */
export function tablesOf(game: Game): { number: number; policies: readonly Policy[]; options: Options }[] {
  const players = [randomPolicy, ...Object.values(game.computers)]
  return setupsOf(game).map(({ seats, options }, turn) => ({
    number: turn,
    options,
    policies: Array.from({ length: seats }, (_, seat) =>
      seat === 0 && isEndless(game, options)
        ? (players.at(-1) ?? randomPolicy)
        : (players[(seat + turn) % players.length] ?? randomPolicy),
    ),
  }))
}

/**
 * The same tables in an order in which a few at its head are as unlike as may be: seat counts take turns, and which options
 * are tried first follows from the seed.
 */
export function mixedTables<T>(tables: readonly T[], seatsAt: (table: T) => number, seed: string): T[] {
  const random = sideStream(seed, 'tables')
  const bySeats = new Map<number, T[]>()
  for (const table of random.shuffle([...tables])) {
    const seats = seatsAt(table)
    bySeats.set(seats, [...(bySeats.get(seats) ?? []), table])
  }
  const groups = [...bySeats.values()]
  const longest = Math.max(0, ...groups.map((group) => group.length))
  return Array.from({ length: longest }, (_, turn) =>
    groups.flatMap((group) => group.slice(turn, turn + 1)),
  ).flat()
}

/** The command that shows a leak again. */
export const showAgain = (game: Game, { seed, table, twin }: FoundLeak): string =>
  `npm run prove -- secrecy ${game.id} --game ${seed} --table ${table}${twin === undefined ? '' : ` --twin ${twin}`}`

const isEndless = (game: Game, options: Options): boolean =>
  game.options.some(
    (spec) => spec.kind === 'choice' && spec.endless !== undefined && spec.endless === options[spec.id],
  )
