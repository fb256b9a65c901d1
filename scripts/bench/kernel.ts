// `npm run bench -- kernel`: what an answer costs the kernel beside a move of boardgame.io, and its slowest in real games.
import type { Game } from '../../src/engine/game.ts'
import { resume, type Snapshot, snapshotAfter, startSession } from '../../src/engine/lifecycle.ts'
import { askedAt } from '../../src/engine/player-view.ts'
import { TITLES } from '../../src/games/index.ts'
import { commandLine, print } from '../common/arguments.ts'
import { type Cost, costOf, median } from '../common/cost.ts'
import { boardgameIo, playByClient, playByMaster } from './elsewhere.ts'
import { MOVES, nimInOne, nimInTwo } from './nim.ts'
import { slowestOf } from './slowest.ts'

const SETTING = { seats: 2, options: {}, seed: 'bench' }

/** Random games of each title in which the slowest answers are looked for. */
const GAMES = 6

type Answers = readonly (readonly string[])[]

/** The answers of so many moves, as each of the two games wants them. */
const inTwo = (moves: number): Answers =>
  MOVES.slice(0, moves).map(({ pile, amount }) => [`pile-${pile}`, `take-${amount}`])
const inOne = (moves: number): Answers =>
  MOVES.slice(0, moves).map(({ pile, amount }) => [`pile-${pile}:take-${amount}`])

/** Each answer as a process takes it that knows nothing: the game revived from its rows as JSON text, and put back. */
function playCold(game: Game, moves: Answers): void {
  const { step } = startSession(game, SETTING)
  let stored = JSON.stringify(snapshotAfter(SETTING, undefined, step))
  for (const [turn, answers] of moves.entries())
    for (const option of answers) {
      const rest = JSON.parse(stored) as Snapshot
      const session = resume(game, rest)
      const taken = session.take(answerOf(session, turn % 2, option))
      if (typeof taken === 'string') throw new Error(taken)
      stored = JSON.stringify(snapshotAfter(SETTING, rest, taken))
    }
}

/** Each answer as a process takes it that has the game in memory. */
function playWarm(game: Game, moves: Answers): void {
  const { run } = startSession(game, SETTING)
  for (const [turn, answers] of moves.entries())
    for (const option of answers) {
      const taken = run.take(answerOf(run, turn % 2, option))
      if (typeof taken === 'string') throw new Error(taken)
    }
}

const answerOf = (session: ReturnType<typeof resume>, seat: number, option: string) => ({
  ...({ kind: 'answer', by: 'member', seat, choice: [option] } as const),
  opened: askedAt(session, seat) ?? -1,
})

/** CPU time of one answer, in microseconds, each way; medians of interleaved rounds. */
async function kernelBench(rounds: number) {
  const library = boardgameIo()
  const [all, few] = [MOVES.length, 100]
  const ways: Readonly<Record<string, { readonly answers: number; run(): void | Promise<void> }>> = {
    cold: { answers: 2 * all, run: () => playCold(nimInTwo, inTwo(all)) },
    warm: { answers: 2 * all, run: () => playWarm(nimInTwo, inTwo(all)) },
    coldWide: { answers: few, run: () => playCold(nimInOne, inOne(few)) },
    warmWide: { answers: few, run: () => playWarm(nimInOne, inOne(few)) },
    master: { answers: all, run: () => playByMaster(library, all) },
    client: { answers: all, run: () => playByClient(library, all) },
  }
  const spent: Record<string, Cost[]> = {}
  for (let round = -1; round < rounds; round++)
    for (const [name, { run }] of Object.entries(ways)) {
      const cost = await costOf(run)
      if (round >= 0) spent[name] = [...(spent[name] ?? []), cost]
    }
  const micros = (name: string): number =>
    (1_000 * median((spent[name] ?? []).map(({ cpu }) => cpu))) / (ways[name]?.answers ?? 1)
  const ratio = (theirs: string, ours: string): number => Number((micros(theirs) / micros(ours)).toFixed(2))
  return {
    ratioCold: ratio('master', 'cold'),
    ratioWarm: ratio('client', 'warm'),
    ratioColdMove: Number((ratio('master', 'cold') / 2).toFixed(2)),
    ratioWarmMove: Number((ratio('client', 'warm') / 2).toFixed(2)),
    ratioColdWide: ratio('master', 'coldWide'),
    ratioWarmWide: ratio('client', 'warmWide'),
    games: Object.fromEntries(Object.values(TITLES).map(({ game }) => [game.id, slowestOf(game, GAMES)])),
    cpuMicros: Object.fromEntries(Object.keys(ways).map((name) => [name, Math.round(micros(name))])),
  }
}

const line = commandLine({ rounds: '5' })
print(await kernelBench(line.count('rounds')), line.json)
