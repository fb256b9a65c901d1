// A game whose experts are shown what everybody holds, for a contest alone: what is left for them to gain by knowing more.
import type { Game, State } from '../src/engine/game.ts'
import { poolsOf } from '../src/engine/pools.ts'
import type { Pool } from '../src/engine/zones.ts'

/** The game with nothing hidden from a search but what lies in decks, which is dealt anew as ever. */
export const withOpenHands = (game: Game): Game => ({
  ...game,
  pools(state: State, viewer) {
    const decks = new Set(game.zones(state).flatMap(({ kind, ids }) => (kind === 'deck' ? ids : [])))
    return poolsOf(game, state, viewer).map((pool) => inDecks(pool, decks))
  },
})

/** The places of a pool that are in decks; what lies elsewhere stays there. */
function inDecks({ places, fits }: Pool, decks: ReadonlySet<string>): Pool {
  const kept = [...places.keys()].filter((place) => decks.has(places[place] ?? ''))
  return {
    places: kept.map((place) => places[place] ?? ''),
    ...(fits && {
      fits: (place, id, laid) => {
        const all = places.map((each, index) => (kept.includes(index) ? laid[kept.indexOf(index)] : each))
        return fits(kept[place] ?? place, id, all)
      },
    }),
  }
}
