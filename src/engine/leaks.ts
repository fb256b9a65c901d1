// The search for leaks: random games, random positions, every viewer; containment everywhere, twins where it falls.
import type { Game, Options, Policy, State, Told } from './game.ts'
import type { Viewer } from './phrase.ts'
import { playOut } from './playout.ts'
import { type Random, sideStream } from './random.ts'
import { type Rest, type Run, restAfter, type Setting, type Step } from './run.ts'
import { containedStop, containedTold, type Leak, twin } from './secrecy.ts'

/** What a search found. A case is one stretch of one game seen by one viewer, and its twin. */
export interface Findings {
  readonly cases: number
  /** Twins in which another seat's answer does not exist: they prove nothing and are not counted as cases. */
  readonly rejected: number
  readonly leaks: readonly (Leak & { readonly seed: string })[]
}

/** What to search. */
export interface Search {
  readonly cases: number
  readonly seed: string
  /** Tables to try in turn: who plays, and with what options. */
  readonly tables: readonly { readonly policies: readonly Policy[]; readonly options: Options }[]
}

/** Twins tried in each game. */
const TWINS_PER_GAME = 40

/** Leaks kept of one game: the first ones tell enough. */
const LEAKS_PER_GAME = 10

/** Plays games until so many twins were compared. */
export function searchLeaks(game: Game, { cases, seed, tables }: Search): Findings {
  const leaks: (Leak & { seed: string })[] = []
  let [done, rejected] = [0, 0]
  for (let round = 0; done < cases && round < cases + rejected + 1; round++) {
    const table = tables[round % tables.length]
    if (!table) throw new Error('no table to try')
    const ofGame = `${seed}-${round}`
    const random = sideStream(ofGame, 'twins')
    const { found, stretches } = watched(game, ofGame, table)
    leaks.push(...found.slice(0, LEAKS_PER_GAME).map((leak) => ({ ...leak, seed: ofGame })))
    for (let n = 0; n < TWINS_PER_GAME && done < cases; n++) {
      const result = tryTwin(game, stretches, viewersOf(table.policies.length), random)
      if (result === 'rejected') rejected++
      else done++
      if (result && result !== 'rejected') leaks.push({ ...result, seed: ofGame })
    }
  }
  return { cases: done, rejected, leaks }
}

/** Every viewer of a table: its seats and the public. */
export const viewersOf = (seats: number): readonly Viewer[] => [...Array(seats).keys(), 'public']

function tryTwin(game: Game, stretches: readonly Rest[], viewers: readonly Viewer[], random: Random) {
  const stretch = stretches[random.int(stretches.length)]
  const viewer = viewers[random.int(viewers.length)]
  if (!stretch || viewer === undefined) throw new Error('no stretch to try')
  return twin(game, stretch, viewer, random)
}

/** Plays one game under watch: containment at every tell and stop; the stretches between its checkpoints. */
function watched(
  game: Game,
  seed: string,
  table: Search['tables'][number],
): { found: Leak[]; stretches: Rest[] } {
  const found: Leak[] = []
  const stretches: Rest[] = []
  const viewers = viewersOf(table.policies.length)
  const setting: Setting = { seats: table.policies.length, options: table.options, seed }
  let rest: Rest | undefined
  const note = (leak: Leak | undefined) => {
    if (leak) found.push(leak)
  }
  const observe = (told: Told, state: State) => {
    for (const viewer of viewers) note(containedTold(game, state, viewer, told))
  }
  const watch = (run: Run, step: Step) => {
    for (const viewer of viewers) note(containedStop(game, run, viewer))
    const before = rest
    rest = restAfter(setting, rest, step)
    if (before && step.checkpoint !== undefined)
      stretches.push({ ...before, log: [...before.log, step.entry] })
  }
  playOut(game, { seed, options: table.options, policies: table.policies, forget: true, watch, observe })
  return { found, stretches }
}
