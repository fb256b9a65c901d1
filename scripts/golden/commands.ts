// The commands of `npm run golden`.
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Game } from '../../src/engine/game.ts'
import { awaited } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { setupsOf } from '../common/pairs.ts'
import { titleNamed } from '../common/title-named.ts'
import { allPlaces, type Place, takeCounts } from './branches.ts'
import {
  type GoldenGame,
  type GoldenMove,
  goldenFile,
  goldenName,
  type Played,
  readGolden,
  writeGolden,
} from './game.ts'
import { careless } from './idle.ts'
import { Playing } from './recorded-play.ts'
import { renamedIn } from './renaming.ts'
import { record, replay } from './replay.ts'
import { Search } from './search.ts'
import { chooseGames } from './selection.ts'
import { Shortening } from './shortening.ts'

/** Plays the recorded games again: what they cost, whether any differs, and which branches they pass. */
export function coverageOf(id: string) {
  const { game } = titleNamed(id)
  const games = readGolden(id)
  takeCounts()
  const began = process.cpuUsage()
  const faults = games.flatMap((golden) => replay(game, golden) ?? [])
  const seconds = process.cpuUsage(began).user / 1e6
  for (const fault of faults) console.error(fault)
  const passed = new Set(takeCounts())
  const places = allPlaces()
  const left = places.filter(({ name }) => !passed.has(name))
  const named = namedIn(id)
  const stale = named.filter((known) => !left.some((place) => isSame(known, place)))
  for (const { file, code } of stale) console.error(`named and passed, or gone: ${file} ${code}`)
  const unreached = left.filter((place) => !named.some((known) => isSame(known, place)))
  const moves = games.reduce((sum, golden) => sum + golden.moves.length, 0)
  return {
    game: id,
    games: games.length,
    moves,
    differ: faults.length,
    bytes: statSync(goldenFile(id), { throwIfNoEntry: false })?.size ?? 0,
    seconds: Number(seconds.toFixed(2)),
    branches: places.length,
    passed: places.length - left.length,
    named: left.length - unreached.length,
    percent: Number(((100 * (places.length - left.length)) / places.length).toFixed(2)),
    unnamed: unreached.length,
    stale: stale.length,
    unreached,
  }
}

const isSame = (known: Pick<Place, 'file' | 'code'>, place: Place): boolean =>
  place.file.endsWith(`/${known.file}`) && place.code === known.code

/** The branches that no game can pass, as the list of the title's tests names them with what each needs. */
function namedIn(id: string): readonly Pick<Place, 'file' | 'code'>[] {
  const list = `test/games/${id}/unreached.json`
  if (!existsSync(list)) return []
  return JSON.parse(readFileSync(list, 'utf8')) as readonly Pick<Place, 'file' | 'code'>[]
}

/** How a search is limited, and what the replay of what it chooses may cost. */
export interface SearchPlan {
  readonly games: number
  readonly minutes: number
  /** Moves of the longest game that is kept. */
  readonly longest: number
  readonly seconds: number
  readonly seed: string
  readonly wishes: readonly string[]
}

/** Searches for games, goes on from those that are recorded, and records those it chooses. */
export function searchAnew(id: string, { games, minutes, longest, seconds, seed, wishes }: SearchPlan) {
  const { game } = titleNamed(id)
  const search = new Search(game, setupsOf(game), { longest, wishes })
  for (const known of readGolden(id)) search.include(known)
  const until = performance.now() + minutes * 60_000
  let known = 0
  for (let n = 0; n < games && performance.now() < until; n++) {
    search.playOne(`${seed}-${n}`)
    if (n % 200 > 0) continue
    console.error(`${n} games: ${search.names.names.length - known} new of ${search.names.names.length}`)
    known = search.names.names.length
  }
  const chosen = chooseGames(search.candidates, (seconds * 1_000) / msPerCost(game, search))
  const golden = chosen.map(({ seats, options, seed, moves }) =>
    record(game, { seats, options, seed, moves: JSON.parse(moves) as GoldenMove[] }),
  )
  return { played: search.candidates.length, games: golden.length, bytes: writeGolden(id, golden) }
}

/** Makes the recorded games shorter for some minutes, as far as they still pass what they passed. */
export function shorten(id: string, minutes: number, seed: string) {
  const { game } = titleNamed(id)
  const branches = new Set(allPlaces().map(({ name }) => name))
  const isBranch = (name: string) => branches.has(name) || !/ b\d+\.\d+$/.test(name)
  const shortening = new Shortening(game, readGolden(id), isBranch, seed)
  const before = shortening.moves
  const until = performance.now() + minutes * 60_000
  shortening.dropRedundant()
  shortening.closeWindows()
  shortening.cutLoops()
  shortening.endAll()
  console.error(`${before} moves, at once ${shortening.moves}`)
  for (let said = 0; performance.now() < until; ) {
    shortening.tryOne()
    if (performance.now() < said + 60_000) continue
    said = performance.now()
    console.error(`${shortening.games.length} games, ${shortening.moves} moves`)
  }
  shortening.dropRedundant()
  const golden = shortening.games.map((played) => record(game, played))
  return { games: golden.length, before, moves: shortening.moves, bytes: writeGolden(id, golden) }
}

/** Adds games that were begun elsewhere, such as by a script that sees all hands; each is played on to its end. */
export function addGames(id: string, begun: readonly Played[]) {
  const { game } = titleNamed(id)
  const more = begun.map((played) => record(game, stillPossible(game, played)))
  const golden = [...readGolden(id), ...more]
  return { games: golden.length, bytes: writeGolden(id, golden) }
}

/** CPU milliseconds that a replay takes for each unit of its cost, as some games show. */
function msPerCost(game: Game, { candidates }: Search): number {
  const some = candidates.filter((_, n) => n % Math.ceil(candidates.length / 8) === 0)
  const golden = some.map(({ moves, ...played }) => ({ ...played, moves: JSON.parse(moves) as GoldenMove[] }))
  const began = process.cpuUsage()
  for (const played of golden) record(game, played)
  return process.cpuUsage(began).user / 1_000 / some.reduce((sum, { cost }) => sum + cost, 0)
}

/** Records the moves that are known under the rules of now; where one is no longer possible, the game goes on otherwise. */
export function recordAnew(id: string) {
  const { game } = titleNamed(id)
  const before = readGolden(id)
  const golden = before.map((known) => record(game, stillPossible(game, known)))
  const isChanged = ({ steps }: GoldenGame, n: number) => steps.join('\n') !== before[n]?.steps.join('\n')
  const changed = golden.filter(isChanged)
  for (const each of changed) console.error(`changed: ${goldenName(each)}`)
  return { games: golden.length, changed: changed.length, bytes: writeGolden(id, golden) }
}

function stillPossible(game: Game, { seats, options, seed, moves: known }: Played): Played {
  const playing = new Playing(game, { seats, options, seed })
  const moves: GoldenMove[] = []
  let asKnown = true
  while (!playing.outcome) {
    const move = known[moves.length]
    if (asKnown && move && typeof playing.make(move) !== 'string') {
      moves.push(move)
      continue
    }
    asKnown = false
    const seat = awaited(playing)[0]?.seat ?? 0
    const choice = decideBy(game, playing, seat, careless(game.computers.hard ?? randomPolicy), []) ?? []
    playing.make({ seat, choice })
    moves.push({ seat, choice })
  }
  return { seats, options, seed, moves }
}

/** Writes old names as new ones in the recorded games. */
export function rename(id: string, names: Readonly<Record<string, string>>): void {
  writeGolden(id, renamedIn(readGolden(id), names))
}
