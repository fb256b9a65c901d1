// Runs a game's rules: they go on from answer to answer, and stages end. It knows no log and no undo.
import { type Answers, assertAskable, type Choice, type Decision, faultOf, type Request } from './decision.ts'
import type { Asked } from './digest.ts'
import type { Game, GameEvent, Outcome, State } from './game.ts'
import { canonical, type Move, type Within } from './log.ts'
import type { Phrase } from './phrase.ts'
import { readBack } from './plain.ts'
import { isPass, type Script } from './script.ts'
import type { Refusal, Root, Setting } from './session-types.ts'
import { layTable, type Observe, type TableControl, type WrapRandom } from './table.ts'

/** The open request, its answers filled in as they come. */
export interface Asking {
  number: number
  readonly request: Request
  readonly answers: (Choice | undefined)[]
  asked: readonly number[]
  root?: Root | undefined
}

/** More stages than any entry of any game ends; past it the rules are going round in circles. */
const STAGES_PER_ENTRY = 10_000

/**
 * The public decision that goes on after an answer: the same seat alone is asked again, nobody else was told anything,
 * and it is marked as a step or reads the same to everyone. Across the end of a stage it must read the same, since then
 * only the checkpoint is left of it.
 */
function rootAfter(
  before: Asking,
  { request }: Asking,
  told: readonly GameEvent[],
  { entry, staged }: { readonly entry: number; readonly staged: boolean },
): Root | undefined {
  const [was, ...others] = before.request.decisions
  const [now, ...more] = request.decisions
  if (!was || !now || others.length > 0 || more.length > 0 || was.seat !== now.seat) return undefined
  if (told.some(({ to }) => to === 'all' || to.some((seat) => seat !== was.seat))) return undefined
  const decision = before.root?.decision ?? was
  const alike = looksLike(decision, now)
  if (!alike && (staged || !now.step)) return undefined
  const opened = before.root?.opened ?? before.asked[0] ?? before.number
  return { opened, first: before.root?.first ?? entry, decision }
}

/** Whether what everyone may know of two decisions is the same. */
const looksLike = (one: Decision, other: Decision): boolean =>
  one.kind === other.kind &&
  one.ownTurn === other.ownTurn &&
  shownOf(one).key === shownOf(other).key &&
  canonical(shownOf(one)) === canonical(shownOf(other))

const shownOf = ({ prompt, notice }: Decision): Phrase => notice ?? prompt

/** Runs the rules of one game, which is yet to be opened with `reopen`. */
export class Executor<S extends State> {
  /** Number of the last entry. */
  number = 0
  readonly #game: Game<S>
  readonly #control: TableControl<S>
  #script: Script | undefined
  #open: Asking | undefined
  #outcome: Outcome | undefined
  /** The state in which the last stage began since the checkpoint was cleared; nobody changes it any more, or its text is known. */
  #begun: S | undefined
  #checkpoint: string | undefined
  #sinceCheckpoint: GameEvent[] = []

  constructor(game: Game<S>, setting: Setting, observe?: Observe, wrapRandom?: WrapRandom) {
    this.#game = game
    this.#control = layTable<S>(setting, { chance: { epoch: 0, counter: 0 } } as S, observe, wrapRandom)
  }

  get state(): S {
    return this.#control.table.state
  }

  get open(): Asking | undefined {
    return this.#open
  }

  get outcome(): Outcome | undefined {
    return this.#outcome
  }

  /** The state as text where the last stage began since this was cleared. */
  get checkpoint(): string | undefined {
    if (this.#begun) this.#checkpoint ??= JSON.stringify(this.#begun)
    return this.#checkpoint
  }

  clearCheckpoint(): void {
    this.#begun = undefined
    this.#checkpoint = undefined
  }

  /** Everything told since the last stage began. */
  get sinceCheckpoint(): readonly GameEvent[] {
    return this.#sinceCheckpoint
  }

  /** What a digest covers besides what was told. */
  get asked(): Asked {
    return { request: this.#open?.request, outcome: this.#outcome, chance: this.state.chance }
  }

  /**
   * Begins a stage from a state, as entry `at`, `within` a decision that is being answered; what that tells.
   * @param text the state as text, where that is at hand: then the state is this game's own
   */
  reopen(state: S, at: number, within?: Within, text?: string): readonly GameEvent[] {
    this.number = at
    this.#script = undefined
    this.#open = undefined
    this.#beginStage(state, text)
    this.#outcome = this.#game.outcome(this.state)
    const told = this.#outcome ? [] : this.#proceed()
    const [decision] = this.open?.request.decisions ?? []
    if (within && decision && this.open) this.open.root = { ...within, decision }
    return told
  }

  /** Changes the game by one move; what it told, or why it cannot be. */
  apply(move: Move): readonly GameEvent[] | Refusal {
    if (this.#outcome) return 'game-over'
    if (move.kind === 'replace') {
      this.number++
      return []
    }
    if (move.kind === 'close') {
      if (this.#open?.number !== move.opened) return 'unknown-decision'
      if (this.#open.request.mode !== 'firstOf') return 'not-a-window'
      this.number++
      return this.#proceed(this.#open.answers)
    }
    return move.kind === 'answer' ? this.#answer(move) : 'unknown-decision'
  }

  #answer(move: Move & { kind: 'answer' }): readonly GameEvent[] | Refusal {
    const open = this.#open
    const index = open?.request.decisions.findIndex((decision) => decision.seat === move.seat) ?? -1
    if (!open || (open.asked[index] ?? open.number) !== move.opened) return 'unknown-decision'
    const decision = open.request.decisions[index]
    if (!decision) return 'not-this-seat'
    if (open.answers[index] !== undefined) return 'already-answered'
    const fault = faultOf(decision, move.choice)
    if (fault) return fault
    open.answers[index] = move.choice
    this.number++
    const first = open.request.mode === 'firstOf' && !isPass(decision, move.choice)
    const complete = open.answers.every((given) => given !== undefined)
    return first || complete ? this.#goOn(open) : []
  }

  /** Runs on from a complete request; where that was a private step, the public decision stays open. */
  #goOn(before: Asking): readonly GameEvent[] {
    const { epoch, counter } = this.state.chance
    const told = this.#proceed(before.answers)
    const now = this.state.chance
    const silent = epoch === now.epoch && counter === now.counter
    if (this.#open && silent) {
      const at = { entry: this.number, staged: this.#begun !== undefined }
      this.#open.root = rootAfter(before, this.#open, told, at)
    }
    return told
  }

  /** Runs the rules until they ask or the game is over; returns what they told. */
  #proceed(answers?: Answers): GameEvent[] {
    const told: GameEvent[] = []
    this.#open = undefined
    for (let stages = 0; stages < STAGES_PER_ENTRY; stages++) {
      this.#script ??= this.#game.stage(this.#control.table)
      const next: IteratorResult<Request, void> = answers ? this.#script.next(answers) : this.#script.next()
      answers = undefined
      const news = this.#control.collect()
      told.push(...news)
      this.#sinceCheckpoint.push(...news)
      if (!next.done) {
        this.#open = askingOf(next.value, this.number)
        return told
      }
      this.#script = undefined
      this.#beginStage(this.state)
      this.#outcome = this.#game.outcome(this.state)
      if (this.#outcome) return told
    }
    throw new Error(`${this.#game.id}: stages end without asking anybody`)
  }

  /** The next stage begins with nothing that an earlier one holds on to, as if another process had read it. */
  #beginStage(state: S, text?: string): void {
    this.#begun = state
    this.#checkpoint = text
    this.#sinceCheckpoint = []
    this.#control.lay(text === undefined ? readBack(state) : state)
  }
}

/** A request just asked by an entry, answered by nobody yet. */
function askingOf(request: Request, number: number): Asking {
  assertAskable(request)
  const { decisions } = request
  return { number, request, answers: decisions.map(() => undefined), asked: decisions.map(() => number) }
}
