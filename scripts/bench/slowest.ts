// How long a game's slowest answers take: the 99th of a hundred with the game in memory, and reviving its longest stage.
import type { Game } from '../../src/engine/game.ts'
import { resume, type Snapshot, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import { askedAt, awaited } from '../../src/engine/player-view.ts'
import { decideBy, randomPolicy } from '../../src/engine/policy.ts'
import { median, percentile } from './cost.ts'

/** Stages are revived this often. */
const TIMES = 9

/** A game's slowest answers at most seats, in so many random games; milliseconds of the processor's time. */
export function slowestOf(game: Game, games: number) {
  const took: number[] = []
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
      const begun = process.cpuUsage()
      const taken = run.take(move)
      if (seed >= 0) took.push(cpuSince(begun))
      if (typeof taken === 'string') throw new Error(`${game.id}: ${taken}`)
      rest = snapshotAfter(setting, rest, taken)
      if (rest.log.length > (longest?.log.length ?? 0)) longest = rest
    }
  }
  const stage = longest
  return {
    answerMsP99: rounded(percentile(took, 99)),
    longestStage: stage?.log.length ?? 0,
    stageMsCold: stage ? rounded(reviving(game, stage)) : 0,
  }
}

const reviving = (game: Game, stage: Snapshot): number =>
  median(
    Array.from({ length: TIMES }, () => {
      const begun = process.cpuUsage()
      resume(game, stage)
      return cpuSince(begun)
    }),
  )

/** Milliseconds of the processor's time: a machine that others use too takes breaks. */
function cpuSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1_000
}

const rounded = (number: number) => Number(number.toFixed(2))
