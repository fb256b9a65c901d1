// The course of a game: rules go on from answer to answer, and stages end. It knows no log; what is taken back is no
// business of its own.
import { type Answers, assertAskable, type Choice, faultOf, type Request } from './decision.ts'
import type { Game, Outcome, State, Told } from './game.ts'
import { canonical, type Move } from './log.ts'
import { readBack } from './plain.ts'
import type { Refusal, Setting } from './run.ts'
import { isPass, type Script } from './script.ts'
import { layTable, type Observe } from './table.ts'

/** The open request, its answers filled in as they come. */
export interface Asking {
  number: number
  readonly request: Request
  readonly answers: (Choice | undefined)[]
  asked: readonly number[]
}

/** A game under way. */
export interface Course<S extends State> {
  readonly state: S
  readonly open: Asking | undefined
  readonly outcome: Outcome | undefined
  /** Number of the last entry. */
  number: number
  /** The state as text where the last stage began since this was cleared. */
  readonly checkpoint: string | undefined
  clear(): void
  /** Everything told since the last stage began. */
  readonly sinceCheckpoint: readonly Told[]
  /**
   * Who is asked what, or how it ended, and where chance stands: what a digest covers besides what was told, as
   * canonical JSON.
   */
  asked(): string
  /** Begins a stage from a state, as entry `at`; what that tells. */
  reopen(state: S, at: number): readonly Told[]
  /** Changes the game by one move; what it told, or why it cannot be. */
  apply(move: Move): readonly Told[] | Refusal
}

/** More stages than any entry of any game ends; past it the rules are going round in circles. */
const STAGES_PER_ENTRY = 10_000

/** Requests as canonical JSON: each is written once for all the answers to it. */
const written = new WeakMap<Request, string>()

function writtenOut(request: Request): string {
  const known = written.get(request)
  if (known !== undefined) return known
  const text = canonical(request)
  written.set(request, text)
  return text
}

/** The course of a game that is yet to be opened. */
export function courseOf<S extends State>(game: Game<S>, setting: Setting, observe?: Observe): Course<S> {
  const desk = layTable<S>(setting, { chance: { epoch: 0, counter: 0 } } as S, observe)
  let script: Script | undefined
  let open: Asking | undefined
  let outcome: Outcome | undefined
  let number = 0
  /** The state in which the last stage began since the checkpoint was cleared; nobody changes it any more. */
  let begun: S | undefined
  let checkpoint: string | undefined
  let sinceCheckpoint: Told[] = []

  /** Runs the rules until they ask or the game is over; returns what they told. */
  function proceed(answers?: Answers): Told[] {
    const told: Told[] = []
    open = undefined
    for (let stages = 0; stages < STAGES_PER_ENTRY; stages++) {
      script ??= game.stage(desk.table)
      const next: IteratorResult<Request, void> = answers ? script.next(answers) : script.next()
      answers = undefined
      const news = desk.collect()
      told.push(...news)
      sinceCheckpoint.push(...news)
      if (!next.done) {
        assertAskable(next.value)
        const { decisions } = next.value
        const asked = decisions.map(() => number)
        open = { number, request: next.value, answers: decisions.map(() => undefined), asked }
        return told
      }
      script = undefined
      lay(desk.table.state)
      outcome = game.outcome(desk.table.state)
      if (outcome) return told
    }
    throw new Error(`${game.id}: stages end without asking anybody`)
  }

  /** The next stage begins with nothing that an earlier one holds on to, as if another process had read it. */
  function lay(state: S): void {
    begun = state
    checkpoint = undefined
    sinceCheckpoint = []
    desk.lay(readBack(state))
  }

  function answer(move: Move & { kind: 'answer' }): readonly Told[] | Refusal {
    const index = open?.request.decisions.findIndex((decision) => decision.seat === move.seat) ?? -1
    if (!open || (open.asked[index] ?? open.number) !== move.opened) return 'unknown-decision'
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

  return {
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
    set number(value) {
      number = value
    },
    get checkpoint() {
      if (begun) checkpoint ??= JSON.stringify(begun)
      return checkpoint
    },
    clear() {
      begun = undefined
      checkpoint = undefined
    },
    get sinceCheckpoint() {
      return sinceCheckpoint
    },
    asked: () =>
      `[${open ? writtenOut(open.request) : canonical(outcome ?? null)},${canonical(desk.table.state.chance)}]`,
    reopen(state, at) {
      number = at
      script = undefined
      open = undefined
      lay(state)
      outcome = game.outcome(desk.table.state)
      return outcome ? [] : proceed()
    },
    apply(move) {
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
      return move.kind === 'answer' ? answer(move) : 'unknown-decision'
    },
  }
}
