// A game in motion: revived from checkpoint and log, it takes moves one by one. Nothing of it outlives the process.
import {
  type Answers,
  assertAskable,
  type Choice,
  type ChoiceFault,
  faultOf,
  type Request,
} from './decision.ts'
import type { Game, Options, Outcome, State, Told } from './game.ts'
import { digestOf, type LogEntry, type Move, moveOf } from './log.ts'
import { isPass, type Script } from './script.ts'
import { layTable, type Observe } from './table.ts'

/** What a game is played with; fixed when it starts. `seed` is secret until the end. */
export interface Setting {
  readonly seats: number
  readonly options: Options
  readonly seed: string
}

/** A game at rest: all that any process needs to take one more move. */
export interface Rest extends Setting {
  /** The state as text where the present stage began. */
  readonly checkpoint: string
  /** Entries since: the first is the one in which that stage began, its number the checkpoint's. */
  readonly log: readonly [LogEntry, ...LogEntry[]]
}

/** The open request: the entry that opened it, and the answers it has so far. */
export interface Open {
  readonly number: number
  readonly request: Request
  readonly answers: Answers
}

/** Why a new move is refused; nothing has changed. A person can cause each of these. */
export type Refusal =
  | 'unknown-decision'
  | 'not-this-seat'
  | 'already-answered'
  | 'game-over'
  | 'not-a-window'
  | ChoiceFault

/** What one taken move did. */
export interface Step {
  readonly entry: LogEntry
  /** Told by this entry alone. */
  readonly events: readonly Told[]
  /** The state as text where the last stage that began in this entry began. */
  readonly checkpoint?: string
}

/** A game in motion. */
export interface Run<S extends State = State> {
  readonly setting: Setting
  /** The state of now; read it through `game.view`, never hand it out. */
  readonly state: S
  readonly open: Open | undefined
  readonly outcome: Outcome | undefined
  /** Number of the last entry. */
  readonly number: number
  /** Takes a move, or says why not. */
  take(move: Exclude<Move, { kind: 'start' | 'wind-back' }>): Step | Refusal
}

/** Stored answers no longer tell the story they told: the rules have changed under a running game. */
export class StoryChanged extends Error {
  readonly number: number
  constructor(number: number, why: string) {
    super(`entry ${number}: ${why}`)
    this.number = number
  }
}

/** Starts a game: entry 0, what was told up to the first question, and the game in motion. */
export function startRun<S extends State>(
  game: Game<S>,
  setting: Setting,
  observe?: Observe,
): { run: Run<S>; step: Step } {
  const motion = motionOf(game, setting, observe)
  const step = motion.begin(game.setup(setting.seats, setting.options), { kind: 'start', by: 'host' }, 0, '')
  return { run: motion.run, step }
}

/**
 * Revives a game at rest.
 * @throws StoryChanged when the log does not fit the checkpoint under the present rules.
 */
export function revive<S extends State>(game: Game<S>, rest: Rest): Run<S> {
  const motion = motionOf(game, rest)
  motion.resume(rest)
  return motion.run
}

/** A stage begun anew from a checkpoint's text, and what it tells up to its first question. */
export function stageFrom<S extends State>(
  game: Game<S>,
  setting: Setting,
  checkpoint: string,
  number: number,
) {
  const motion = motionOf(game, setting)
  const events = motion.reopen(JSON.parse(checkpoint) as S, number)
  return { run: motion.run, events }
}

/** Winds a game back to its checkpoint with a new epoch of chance, so that nobody knows what comes. */
export function windBack<S extends State>(game: Game<S>, rest: Rest): { run: Run<S>; step: Step } {
  const motion = motionOf(game, rest)
  const state = stateOf(game, rest)
  state.chance = { epoch: state.chance.epoch + 1, counter: 0 }
  const last = rest.log[rest.log.length - 1] ?? rest.log[0]
  const step = motion.begin(state, { kind: 'wind-back', by: 'host' }, last.number + 1, last.digest)
  return { run: motion.run, step }
}

/** The game at rest after a step; chains `startRun`, `take` and `windBack` without a database. */
export function restAfter(setting: Setting, rest: Rest | undefined, step: Step): Rest {
  const { seats, options, seed } = setting
  if (step.checkpoint !== undefined)
    return { seats, options, seed, checkpoint: step.checkpoint, log: [step.entry] }
  if (!rest) throw new Error('a game starts with a checkpoint')
  return { ...rest, log: [...rest.log, step.entry] }
}

function stateOf<S extends State>(game: Game<S>, rest: Rest): S {
  const parsed: unknown = JSON.parse(rest.checkpoint)
  const from = rest.log[0].rules
  return from !== game.version && game.upgrade ? game.upgrade(parsed, from) : (parsed as S)
}

/** More stages than any entry of any game ends; past it the rules are going round in circles. */
const STAGES_PER_ENTRY = 10_000

function motionOf<S extends State>(game: Game<S>, setting: Setting, observe?: Observe) {
  const desk = layTable<S>(setting, { chance: { epoch: 0, counter: 0 } } as S, observe)
  let script: Script | undefined
  let open: { number: number; request: Request; answers: (Choice | undefined)[] } | undefined
  let outcome: Outcome | undefined
  let number = 0
  let digest = ''
  let checkpoint: string | undefined
  let sinceCheckpoint: Told[] = []

  /** Runs the rules until they ask or the game is over; returns what they told. */
  function proceed(answers?: Answers): Told[] {
    const told: Told[] = []
    const collect = () => {
      const news = desk.collect()
      told.push(...news)
      sinceCheckpoint.push(...news)
    }
    open = undefined
    for (let stages = 0; stages < STAGES_PER_ENTRY; stages++) {
      script ??= game.stage(desk.table)
      const next: IteratorResult<Request, void> = answers ? script.next(answers) : script.next()
      answers = undefined
      collect()
      if (!next.done) {
        assertAskable(next.value)
        open = { number, request: next.value, answers: next.value.decisions.map(() => undefined) }
        return told
      }
      script = undefined
      lay(JSON.stringify(desk.table.state))
      outcome = game.outcome(desk.table.state)
      if (outcome) return told
    }
    throw new Error(`${game.id}: stages end without asking anybody`)
  }

  function lay(text: string): void {
    checkpoint = text
    sinceCheckpoint = []
    desk.lay(JSON.parse(text) as S)
  }

  const asked = () => [open?.request ?? outcome ?? null, desk.table.state.chance] as const
  const seal = (move: Move, told: readonly Told[], before: string): string =>
    digestOf(before, number, game.version, move, told, asked(), checkpoint ?? null)

  function step(move: Move, told: readonly Told[], before: string): Step {
    digest = seal(move, told, before)
    const tail = checkpoint === undefined ? undefined : digestOf(sinceCheckpoint, asked())
    const entry: LogEntry = {
      ...move,
      number,
      rules: game.version,
      digest,
      ...(tail !== undefined && { tail }),
    }
    return { entry, events: told, ...(checkpoint !== undefined && { checkpoint }) }
  }

  function reopen(state: S, at: number): readonly Told[] {
    number = at
    lay(JSON.stringify(state))
    outcome = game.outcome(desk.table.state)
    return outcome ? [] : proceed()
  }

  const begin = (state: S, move: Move, at: number, before: string): Step =>
    step(move, reopen(state, at), before)

  function resume(rest: Rest): void {
    const [first, ...later] = rest.log
    reopen(stateOf(game, rest), first.number)
    if (digestOf(sinceCheckpoint, asked()) !== first.tail)
      throw new StoryChanged(number, 'the stage begins otherwise')
    digest = first.digest
    for (const entry of later) {
      const move = moveOf(entry)
      const done = apply(move)
      if (typeof done === 'string') throw new StoryChanged(entry.number, `its move is refused: ${done}`)
      const same = digestOf(digest, number, entry.rules, move, done, asked(), null) === entry.digest
      if (!same) throw new StoryChanged(number, 'the story goes on otherwise')
      digest = entry.digest
    }
  }

  /** Changes the game by one move; what it told, or why it cannot be. */
  function apply(move: Move): readonly Told[] | Refusal {
    if (outcome) return 'game-over'
    if (move.kind === 'replace') {
      number++
      return []
    }
    if (move.kind === 'close') {
      if (open?.number !== move.opened) return 'unknown-decision'
      if (open.request.mode !== 'firstOf') return 'not-a-window'
      number++
      return proceed(open.answers)
    }
    if (move.kind !== 'answer') return 'unknown-decision'
    return answer(move)
  }

  function answer(move: Move & { kind: 'answer' }): readonly Told[] | Refusal {
    if (!open || open.number !== move.opened) return 'unknown-decision'
    const index = open.request.decisions.findIndex((decision) => decision.seat === move.seat)
    const decision = open.request.decisions[index]
    if (!decision) return 'not-this-seat'
    if (open.answers[index] !== undefined) return 'already-answered'
    const fault = faultOf(decision, move.choice)
    if (fault) return fault
    open.answers[index] = move.choice
    number++
    const first = open.request.mode === 'firstOf' && !isPass(decision, move.choice)
    const complete = open.answers.every((given) => given !== undefined)
    return first || complete ? proceed(open.answers) : []
  }

  const run: Run<S> = {
    setting,
    get state() {
      return desk.table.state
    },
    get open() {
      return open
    },
    get outcome() {
      return outcome
    },
    get number() {
      return number
    },
    take(move) {
      checkpoint = undefined
      const done = apply(move)
      return typeof done === 'string' ? done : step(move, done, digest)
    },
  }
  return { run, begin, reopen, resume }
}
