// A game begins, is resumed from checkpoint and log, and takes moves one by one. Nothing of it outlives the process.
import type { Game, GameEvent, State } from './game.ts'
import { Session } from './session.ts'
import type { GameSession, Setting, Snapshot, Step } from './session-types.ts'
import type { Observe } from './table.ts'

export type * from './session-types.ts'

/**
 * Starts a game: entry 0, what was told up to the first question, and the game in memory.
 * @param from the state to begin with, as text, where that is not the rules' setup
 */
export function startSession<S extends State>(
  game: Game<S>,
  setting: Setting,
  observe?: Observe,
  from?: string,
): { run: GameSession<S>; step: Step } {
  const run = new Session(game, setting, observe)
  const state = from === undefined ? game.setup(setting.seats, setting.options) : (JSON.parse(from) as S)
  const step = run.begin(state, { kind: 'start', by: 'host' }, 0, '')
  return { run, step }
}

/**
 * Revives a game at rest.
 * @throws StoryChanged when the log does not fit the checkpoint under the present rules.
 */
export function resume<S extends State>(game: Game<S>, snapshot: Snapshot): GameSession<S> {
  const run = new Session(game, snapshot)
  const upgraded = isUpgraded(game, snapshot)
  run.resume(snapshot, stateOf(game, snapshot), upgraded ? undefined : snapshot.checkpoint)
  return run
}

/** A stage begun anew from a checkpoint's text, and what it tells up to its first question. */
export function stageFrom<S extends State>(
  game: Game<S>,
  setting: Setting,
  checkpoint: string,
  number: number,
): { run: GameSession<S>; events: readonly GameEvent[] } {
  const run = new Session(game, setting)
  const events = run.openAt(checkpoint, number)
  return { run, events }
}

/** Winds a game back to its checkpoint with a new epoch of chance, so that nobody knows what comes. */
export function rollback<S extends State>(
  game: Game<S>,
  snapshot: Snapshot,
): { run: GameSession<S>; step: Step } {
  const run = new Session(game, snapshot)
  const state = stateOf(game, snapshot)
  const epochs = snapshot.log.flatMap((entry) => (entry.kind === 'undo' ? (entry.epoch ?? []) : []))
  state.chance = { epoch: 1 + Math.max(state.chance.epoch, ...epochs), counter: 0 }
  const last = snapshot.log[snapshot.log.length - 1] ?? snapshot.log[0]
  const step = run.begin(state, { kind: 'wind-back', by: 'host' }, last.number + 1, last.digest)
  return { run, step }
}

/** The game at rest after a step; chains `startSession`, `take` and `rollback` without a database. */
export function snapshotAfter(setting: Setting, rest: Snapshot | undefined, step: Step): Snapshot {
  const { seats, options, seed } = setting
  if (step.checkpoint !== undefined)
    return { seats, options, seed, checkpoint: step.checkpoint, log: [step.entry] }
  if (step.back) return { seats, options, seed, ...step.back, log: [...step.back.log, step.entry] }
  if (!rest) throw new Error('a game starts with a checkpoint')
  return { ...rest, log: [...rest.log, step.entry] }
}

function stateOf<S extends State>(game: Game<S>, snapshot: Snapshot): S {
  const parsed: unknown = JSON.parse(snapshot.checkpoint)
  return isUpgraded(game, snapshot) && game.upgrade
    ? game.upgrade(parsed, snapshot.log[0].rules)
    : (parsed as S)
}

/** Whether a checkpoint is of older rules, and is brought to the present ones as it is read. */
const isUpgraded = <S extends State>({ version, upgrade }: Game<S>, { log }: Snapshot): boolean =>
  upgrade !== undefined && log[0].rules !== version
