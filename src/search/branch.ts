// Where a finished game is played on from: the state in which its stage began, and what happened in it up to that moment.
// A game that begins so has a seed of its own: what chance gave in the stage before is part of the state.
import { Executor } from '../engine/executor.ts'
import type { Origin } from '../engine/export.ts'
import type { Game, State } from '../engine/game.ts'
import { type GameSession, type Setting, type Step, startSession } from '../engine/lifecycle.ts'
import { standing } from '../engine/log.ts'
import type { Seat } from '../engine/phrase.ts'
import { answerMove } from '../engine/player-view.ts'
import type { TableAtRest } from '../engine/playout.ts'
import type { Drawn } from '../engine/random.ts'
import type { WrapRandom } from '../engine/table.ts'
import { type Fed, feed, knownTo } from './known.ts'
import { playersOf } from './players.ts'
import { dealWorld, openWorld } from './world.ts'

/** A moment of a game, to begin another one with. */
export interface Branch {
  /** The state to begin with, as text. */
  readonly from: string
  /** What is answered before anybody is asked. */
  readonly fed: readonly Fed[]
}

/**
 * The moment at which a table rests, with hidden cards as they lie or dealt anew for all that a seat knows.
 * @param label names the chance of the deal: the same label deals the same cards
 * @returns `undefined` when it does not replay under these rules, or the deal does not fit what the seat knows
 */
export function branchOf<S extends State>(
  game: Game<S>,
  table: TableAtRest,
  seat: Seat,
  deal: Origin['deal'],
  label: string,
): Branch | undefined {
  return deal === 'same' ? asItWas(game, table) : dealtAnew(game, table, seat, label)
}

function asItWas<S extends State>(game: Game<S>, { snapshot }: TableAtRest): Branch | undefined {
  const { drawn, watch } = recorder()
  const executor = new Executor(game, snapshot, undefined, watch)
  const [first, ...later] = standing(snapshot.log)
  executor.reopen(JSON.parse(snapshot.checkpoint) as S, first?.number ?? 0, first?.within)
  const fed: Fed[] = []
  for (const entry of later) {
    if (entry.kind === 'undo' && entry.epoch !== undefined)
      executor.state.chance = { epoch: entry.epoch, counter: 0 }
    if (entry.kind !== 'answer' && entry.kind !== 'close') continue
    const next: Fed =
      entry.kind === 'close' ? { kind: 'close' } : { kind: 'answer', seat: entry.seat, choice: entry.choice }
    if (typeof feed(executor, next) === 'string') return undefined
    fed.push(next)
  }
  return { from: withGiven(snapshot.checkpoint, drawn), fed }
}

function dealtAnew<S extends State>(
  game: Game<S>,
  table: TableAtRest,
  seat: Seat,
  label: string,
): Branch | undefined {
  const players = playersOf(game as Game)
  const known = players && knownTo(game, table, seat)
  if (!known) return undefined
  const { drawn, watch } = recorder()
  const world = dealWorld(game, known, label)
  const opened = world && openWorld(game, known, world, players, 'future', watch)
  return opened && { from: withGiven(world.checkpoint, drawn), fed: opened.fed }
}

/** Begins a game with a moment and comes to it; its steps. The answers that led there are the host's. */
export function startBranch<S extends State>(
  game: Game<S>,
  setting: Setting,
  { from, fed }: Branch,
): { readonly session: GameSession<S>; readonly steps: readonly Step[] } {
  const { run: session, step } = startSession(game, setting, undefined, from)
  const steps = [step]
  for (const each of fed) {
    const move =
      each.kind === 'close'
        ? ({ kind: 'close', by: 'host', opened: session.open?.number ?? -1 } as const)
        : answerMove(session, each.seat, each.choice ?? [], 'host')
    const taken = session.take(move)
    if (typeof taken === 'string') throw new Error(`${game.id}: a moment does not replay: ${taken}`)
    steps.push(taken)
  }
  return { session, steps }
}

/** A checkpoint in which chance begins anew, once it has given what it gave. */
function withGiven(checkpoint: string, given: Drawn[]): string {
  const state = JSON.parse(checkpoint) as State
  state.chance = { epoch: 0, counter: 0, ...(given.length > 0 && { given }) }
  return JSON.stringify(state)
}

/** Notes what chance gives. */
function recorder() {
  const drawn: Drawn[] = []
  const watch: WrapRandom = (own) => ({
    int(sides) {
      const what = own.int(sides)
      drawn.push(what)
      return what
    },
    shuffle(list) {
      own.shuffle(list)
      drawn.push(list.map(String))
      return list
    },
  })
  return { drawn, watch }
}
