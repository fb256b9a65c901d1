// Tables that a seat cannot tell from its own, and whether a search is given the same of them.
import type { Game, Options, State } from '../../src/engine/game.ts'
import { canonical } from '../../src/engine/log.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { renameWords, type Seat } from '../../src/engine/phrase.ts'
import { playOut, type TableAtRest } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { dealAnew, groupsOf, poolsOf } from '../../src/engine/pools.ts'
import { difference } from '../../src/engine/secrecy.ts'
import { type Known, knownTo } from '../../src/search/known.ts'
import { swiftStream } from '../../src/search/swift-stream.ts'

export interface Moment {
  readonly table: TableAtRest
  readonly seat: Seat
}

export const SEED = 'the seed of this game'

/** Moments of a game in which somebody is asked: every `step`th, in games that are played at random and by the hard. */
export function momentsOf(
  game: Game,
  { seats, options = {}, step, most = MOMENTS, seed = SEED }: Playing,
): Moment[] {
  const found: Moment[] = []
  let asked = 0
  playOut(game, {
    seed,
    options: { ...defaultOptions(game), ...options },
    forget: true,
    policies: Array.from({ length: seats }, (_, seat) =>
      seat % 2 ? randomPolicy : game.computers.normal,
    ).map((policy) => policy ?? randomPolicy),
    thinker: ({ snapshot, story }, seat) => {
      if (asked++ % step === 0 && found.length < most)
        found.push({ table: { snapshot, story: [...story] }, seat })
      return undefined
    },
  })
  return found
}

export interface Playing {
  readonly seats: number
  readonly options?: Options
  readonly step: number
  readonly most?: number
  readonly seed?: string
}

const MOMENTS = 40

/**
 * The same table with everything that the seat cannot place dealt otherwise, and others' answers to match.
 * @param hiddenAt what may lie otherwise: a game's pools or its groups of the unknown
 */
export function likeness(
  game: Game,
  { table, seat }: Moment,
  known: Known,
  label: string,
  hiddenAt = poolsOf,
): TableAtRest | undefined {
  const { snapshot, story } = table
  const state = JSON.parse(snapshot.checkpoint) as State
  const names = dealAnew(hiddenAt(game, state, seat), new Set(known.fixed), swiftStream(label))
  if (!names) return undefined
  const [first, ...later] = snapshot.log.map((entry) =>
    entry.kind === 'answer' && entry.seat !== seat
      ? { ...entry, choice: entry.choice.map((id) => renameWords(id, names)) }
      : entry,
  )
  if (!first) return undefined
  const checkpoint = renameWords(snapshot.checkpoint, names)
  return { story, snapshot: { ...snapshot, checkpoint, log: [first, ...later] } }
}

/**
 * Of likenesses that are some: how many tell a search the same. Half of them are dealt by what the game calls unknown: what
 * its pools leave in its place would lie there in all the others too.
 */
export function compared(game: Game, moments: readonly Moment[]): { alike: number; other: string[] } {
  const other: string[] = []
  let alike = 0
  for (const [index, moment] of moments.entries()) {
    const known = knownTo(game, moment.table, moment.seat)
    if (!known) continue
    for (const hiddenAt of [poolsOf, groupsOf]) {
      const twin = likeness(game, moment, known, `twin ${index}`, hiddenAt)
      const theirs = twin && knownOrNot(game, twin, moment.seat)
      if (!theirs || theirs.shown !== known.shown) continue
      const [one, two] = [canonical(known), canonical(theirs)]
      if (one === two) alike++
      else other.push(difference(one, two))
    }
  }
  return { alike, other }
}

/** Others' answers need not exist in a likeness; then it is none. */
export function knownOrNot(game: Game, table: TableAtRest, seat: Seat): Known | undefined {
  try {
    return knownTo(game, table, seat)
  } catch {
    return undefined
  }
}
