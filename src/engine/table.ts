// The table that rules act on: the state of now, the game's chance, and a slate of what was told.
import type { GameEvent, Options, State, Table } from './game.ts'
import { chanceStream, type Random } from './random.ts'

/** A table, and the two things only the kernel does with it. */
export interface TableControl<S extends State> {
  readonly table: Table<S>
  /** Puts another state on the table (a resumed checkpoint). */
  lay(state: S): void
  /** Everything told since the last call, oldest first. */
  collect(): readonly GameEvent[]
}

/** Sees each event as it is told, with the state of that very moment. */
export type Observe = (told: GameEvent, state: State) => void

/** Makes a table's source of chance of the game's own; for looking at a game, never for playing it. */
export type WrapRandom = (own: Random) => Random

/** Lays a table for one game. */
export function layTable<S extends State>(
  { seed, seats, options }: { seed: string; seats: number; options: Options },
  first: S,
  observe?: Observe,
  wrapRandom: WrapRandom = (own) => own,
): TableControl<S> {
  let state = first
  let slate: GameEvent[] = []
  const note = (told: GameEvent): void => {
    slate.push(told)
    observe?.(told, state)
  }
  const { int, shuffle } = wrapRandom(chanceStream(seed, () => state.chance))
  const table: Table<S> = {
    get state() {
      return state
    },
    seats,
    options,
    int,
    shuffle,
    tell(phrase, { to, mark } = {}) {
      note({ phrase, to: to ?? 'all', ...(mark && { mark }) })
    },
    reveal(phrase, { to, mark, about } = {}) {
      note({ phrase, to: to ?? 'all', reveal: true, ...(mark && { mark }), ...(about && { about }) })
    },
  }
  return {
    table,
    lay: (next) => {
      state = next
    },
    collect: () => {
      const told = slate
      slate = []
      return told
    },
  }
}
