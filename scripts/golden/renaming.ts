// Other names in recorded games: a change of names alone needs no game to be recorded anew.
import type { GoldenGame, Played } from './game.ts'

/** The games with old names as new ones, wherever a key or a whole text is one; `names` gives the new by the old. */
export function renamedIn(
  games: readonly GoldenGame[],
  names: Readonly<Record<string, string>>,
): GoldenGame[] {
  const nameOf = (name: string) => names[name] ?? name
  const renamed = (value: unknown): unknown => {
    if (typeof value === 'string') return nameOf(value)
    if (Array.isArray(value)) return value.map(renamed)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key), renamed(inner)]))
  }
  return games.map(({ steps, seed, ...played }) => ({
    seed,
    ...(renamed(played) as Omit<Played, 'seed'>),
    steps: steps.map((step) => JSON.stringify(renamed(JSON.parse(step)))),
  }))
}
