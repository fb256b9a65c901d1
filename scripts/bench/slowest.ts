// How long a game's slowest answers take: the 99th of a hundred with the game in memory, and reviving its longest stage.
import type { Game } from '../../src/engine/game.ts'
import { resume, type Snapshot, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { askedAt, awaited } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { cpuClock, median, percentile } from '../common/cost.ts'

/** Stages are revived this often. */
const TIMES = 9

/**
 * A game's slowest answers at most seats, in so many random games; milliseconds, and those of the processor, in which
 * what the compiler and the garbage collector do beside it counts too.
 */
export function slowestOf(game: Game, games: number) {
  const took: Spent[] = []
  let longest: Snapshot | undefined
  // The first one is for the compiler.
  for (let seed = -1; seed < games; seed++) {
    const setting = { seats: game.seats.max, options: defaultOptions(game), seed: `bench ${seed}` }
    const { run, step } = startSession(game, setting)
    let rest = snapshotAfter(setting, undefined, step)
    while (!run.outcome) {
      const seat = awaited(run)[0]?.seat ?? 0
      const choice = decideBy(game, run, seat, randomPolicy, [])
      if (!choice) throw new Error(`${game.id}: nobody answers`)
      const move = { kind: 'answer', by: 'member', seat, opened: askedAt(run, seat) ?? -1, choice } as const
      const watch = started()
      const taken = run.take(move)
      if (seed >= 0) took.push(watch())
      if (typeof taken === 'string') throw new Error(`${game.id}: ${taken}`)
      rest = snapshotAfter(setting, rest, taken)
      if (rest.log.length > (longest?.log.length ?? 0)) longest = rest
    }
  }
  const revived = longest ? reviving(game, longest) : []
  return {
    answerMsP99: rounded(percentile(wallOf(took), 99)),
    answerCpuMsP99: rounded(percentile(cpuOf(took), 99)),
    longestStage: longest?.log.length ?? 0,
    stageMsCold: rounded(median(wallOf(revived))),
    stageCpuMsCold: rounded(median(cpuOf(revived))),
  }
}

/** How long something took. */
interface Spent {
  readonly wall: number
  readonly cpu: number
}

const wallOf = (spent: readonly Spent[]): number[] => spent.map(({ wall }) => wall)
const cpuOf = (spent: readonly Spent[]): number[] => spent.map(({ cpu }) => cpu)

const reviving = (game: Game, stage: Snapshot): Spent[] =>
  Array.from({ length: TIMES }, () => {
    const watch = started()
    resume(game, stage)
    return watch()
  })

/** Milliseconds from now on until it is asked. */
function started(): () => Spent {
  const [began, before] = [performance.now(), cpuClock()]
  return () => ({ wall: performance.now() - began, cpu: cpuClock() - before })
}

const rounded = (number: number) => Number(number.toFixed(2))
