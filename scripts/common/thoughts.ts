// Experts in a contest: they think in this thread, and what came of it is counted.
import type { Choice } from '../../src/engine/decision.ts'
import type { Game } from '../../src/engine/game.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import type { TableAtRest } from '../../src/engine/playout.ts'
import { knownTo } from '../../src/search/known.ts'
import { type Budget, think } from '../../src/search/think.ts'
import { cpuClock } from './cost.ts'

/** What experts thought in a contest. */
export interface Thoughts {
  /** Decisions that were thought about, and those of them for which no world was found. */
  readonly count: number
  readonly given: number
  readonly playoutsMean: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  readonly worlds: { readonly dealt: number; readonly rejected: number }
  /** Where they chose otherwise than the hard player, by what was asked: times out of how many. */
  readonly otherwise: Readonly<Record<string, string>>
}

/** What an expert thinks about where nothing else is said. */
const USUAL: Budget = { ms: 2000 }

/** Experts of a game that all think so long. */
export function thoughtful(game: Game, budget: Budget = {}) {
  const times: number[] = []
  const asked = new Map<string, { other: number; all: number }>()
  const sums = { given: 0, playouts: 0, dealt: 0, rejected: 0 }
  const limit = Object.keys(budget).length > 0 ? budget : USUAL

  function choose(table: TableAtRest, seat: Seat, label: string): Choice | undefined {
    const begun = cpuClock()
    const known = knownTo(game, table, seat)
    const name = `${label} ${table.snapshot.log.at(-1)?.number}`
    const thought = known && think(game, known, limit, name, cpuClock)
    if (thought?.forced) return thought.choice
    times.push(cpuClock() - begun)
    sums.playouts += thought?.playouts ?? 0
    sums.dealt += thought?.dealt ?? 0
    sums.rejected += thought?.rejected ?? 0
    if (!thought?.choice) {
      sums.given++
      return undefined
    }
    const count = asked.get(thought.prompt) ?? { other: 0, all: 0 }
    count.all++
    if (thought.choice.join() !== thought.first?.join()) count.other++
    asked.set(thought.prompt, count)
    return thought.choice
  }

  function thoughts(): Thoughts {
    const sorted = [...times].sort((one, other) => one - other)
    const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0)
    const often = [...asked].sort(([, one], [, other]) => other.other - one.other)
    return {
      count: times.length,
      given: sums.given,
      p50: at(0.5),
      p99: at(0.99),
      playoutsMean: Number((sums.playouts / Math.max(1, times.length)).toFixed(1)),
      worlds: { dealt: sums.dealt, rejected: sums.rejected },
      otherwise: Object.fromEntries(
        often.slice(0, 12).map(([key, { other, all }]) => [key, `${other}/${all}`]),
      ),
    }
  }

  return { choose, thoughts }
}
