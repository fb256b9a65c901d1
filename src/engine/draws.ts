// The draws of an exported game: it is played again, and each use of chance is noted once.
import type { Draw } from './draw-check.ts'
import type { GameExport } from './export.ts'
import type { Game, State, Table } from './game.ts'
import { type Verdict, verify } from './verify.ts'

/** What playing an export again found, and the draws that were made on the way. */
export interface Replayed {
  readonly verdict: Verdict
  readonly draws: readonly Draw[]
}

/** Plays an export again as `verify` does, and notes its draws; those of stretches of other rules are missing. */
export function replay(game: Game, file: GameExport): Replayed {
  const draws = new Map<string, Draw>()
  let entry = 0
  // Entries that lead somewhere, or were gone back behind, are played more than once: the first time counts.
  const note: Note = (draw) => {
    const place = `${draw.epoch} ${draw.counter}`
    if (!draws.has(place)) draws.set(place, { entry, ...draw })
  }
  const watched: Game = { ...game, stage: (table) => game.stage(watchedTable(table, note)) }
  const verdict = verify(watched, file, (number) => {
    entry = number
  })
  return { verdict, draws: [...draws.values()] }
}

type Note = (draw: Omit<Draw, 'entry'>) => void

/** The same table; what chance of its own gives is noted, and not what was given to it. */
function watchedTable<S extends State>(table: Table<S>, note: Note): Table<S> {
  const watch = <T>(draw: () => T, gave: (drawn: T) => Draw['gave']): T => {
    const { epoch, counter, given } = table.state.chance
    const isGiven = given !== undefined && given.length > 0
    const drawn = draw()
    const words = table.state.chance.counter - counter
    if (!isGiven && words > 0) note({ epoch, counter, words, gave: gave(drawn) })
    return drawn
  }
  return {
    get state() {
      return table.state
    },
    seats: table.seats,
    options: table.options,
    tell: table.tell,
    reveal: table.reveal,
    int: (sides) =>
      watch(
        () => table.int(sides),
        (value) => ({ sides, value }),
      ),
    shuffle(list) {
      const before = list.map(String)
      return watch(
        () => table.shuffle(list),
        (after) => [before, after.map(String)],
      )
    },
  }
}
