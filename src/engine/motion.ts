// What a run does inside: rules go on from answer to answer, stages end, and what is taken back is played anew.
import { type Answers, assertAskable, type Choice, faultOf, type Request } from './decision.ts'
import type { Game, Outcome, State, Told } from './game.ts'
import { canonical, digestOf, type LogEntry, type Move, moveOf, standing } from './log.ts'
import type { Seat } from './phrase.ts'
import type { Refusal, Rest, Run, Setting, Step } from './run.ts'
import { isPass, type Script } from './script.ts'
import { layTable, type Observe } from './table.ts'
import { lastAnswer, needsConsent, someoneLearns, type Undoable, type UndoRefusal } from './undo.ts'

/** Stored answers no longer tell the story they told: the rules have changed under a running game. */
export class StoryChanged extends Error {
  readonly number: number
  constructor(number: number, why: string) {
    super(`entry ${number}: ${why}`)
    this.number = number
  }
}

/** More stages than any entry of any game ends; past it the rules are going round in circles. */
const STAGES_PER_ENTRY = 10_000

type UndoMove = Move & { readonly kind: 'undo' }

/** The open request, its answers filled in as they come. */
interface Asking {
  number: number
  readonly request: Request
  readonly answers: (Choice | undefined)[]
  asked: readonly number[]
}

/** A run, and what is done to it from the outside besides taking moves. */
export interface Motion<S extends State> {
  readonly run: Run<S>
  /** Begins a stretch of the log from a state. */
  begin(state: S, move: Move, at: number, before: string): Step
  /** Plays from a state up to the first question, without a log; what that tells. */
  open(state: S, at: number): readonly Told[]
  /** Comes to the end of a game at rest. Throws `StoryChanged` when its log does not fit. */
  resume(rest: Pick<Rest, 'log'>, state: S): void
  /** Does again what the log says was done; what it told. */
  redo(entry: LogEntry): readonly Told[] | Refusal
}

/** A game that can be set in motion. */
export function motionOf<S extends State>(game: Game<S>, setting: Setting, observe?: Observe): Motion<S> {
  const desk = layTable<S>(setting, { chance: { epoch: 0, counter: 0 } } as S, observe)
  let script: Script | undefined
  let open: Asking | undefined
  let outcome: Outcome | undefined
  let number = 0
  let digest = ''
  let checkpoint: string | undefined
  let sinceCheckpoint: Told[] = []
  let origin: { readonly number: number; readonly checkpoint: string } | undefined
  /** The log since this motion began, the checkpoints its entries left, and how its undos opened requests again. */
  const entries: LogEntry[] = []
  const checkpoints = new Map<number, string>()
  const reopened = new Map<number, Pick<Asking, 'number' | 'asked'>>()

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

  function note(entry: LogEntry): void {
    entries.push(entry)
    if (checkpoint !== undefined) checkpoints.set(entry.number, checkpoint)
    digest = entry.digest
  }

  function step(move: Move, told: readonly Told[], before: string): Step {
    const tail = checkpoint === undefined ? undefined : digestOf(sinceCheckpoint, asked())
    const entry: LogEntry = {
      ...move,
      number,
      rules: game.version,
      digest: digestOf(before, number, game.version, move, told, asked(), checkpoint ?? null),
      ...(tail !== undefined && { tail }),
    }
    const back = move.kind === 'undo' ? restBefore(move.taken) : undefined
    note(entry)
    return { entry, events: told, ...(checkpoint !== undefined && { checkpoint }), ...(back && { back }) }
  }

  function reopen(state: S, at: number): readonly Told[] {
    number = at
    script = undefined
    open = undefined
    lay(JSON.stringify(state))
    outcome = game.outcome(desk.table.state)
    return outcome ? [] : proceed()
  }

  const begin = (state: S, move: Move, at: number, before: string): Step =>
    step(move, reopen(state, at), before)

  function resume({ log: [first, ...later] }: Pick<Rest, 'log'>, state: S): void {
    reopen(state, first.number)
    if (digestOf(sinceCheckpoint, asked()) !== first.tail)
      throw new StoryChanged(number, 'the stage begins otherwise')
    note(first)
    for (const entry of later) {
      const done = again(entry)
      if (typeof done === 'string') throw new StoryChanged(entry.number, `its move is refused: ${done}`)
      const told = [done, asked(), checkpoint ?? null]
      const same = digestOf(digest, number, entry.rules, moveOf(entry), ...told) === entry.digest
      if (!same) throw new StoryChanged(number, 'the story goes on otherwise')
      note(entry)
    }
    checkpoint = undefined
  }

  function redo(entry: LogEntry): readonly Told[] | Refusal {
    const done = again(entry)
    if (typeof done !== 'string') note(entry)
    return done
  }

  function again(entry: LogEntry): readonly Told[] | Refusal {
    checkpoint = undefined
    const move = moveOf(entry)
    if (move.kind !== 'undo') return apply(move)
    goBack(move.taken, move.epoch)
    return []
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

  /** The last checkpoint that stands before an entry; `undefined` when this motion began later. */
  function baseBefore(taken: number): { number: number; checkpoint: string } | undefined {
    const before = standing(entries.filter((entry) => entry.number < taken))
    const base = before.findLast((entry) => checkpoints.has(entry.number))
    const text = base && checkpoints.get(base.number)
    return base && text !== undefined ? { number: base.number, checkpoint: text } : origin
  }

  function restBefore(taken: number): Step['back'] {
    const base = baseBefore(taken)
    const [first, ...later] = entries.filter((entry) => base && entry.number >= base.number)
    return base && first ? { checkpoint: base.checkpoint, log: [first, ...later] } : undefined
  }

  /** Comes to where the game stood before entry `taken`, as the entry after the last; whom it asks it asks anew. */
  function goBack(taken: number, epoch: number | undefined): void {
    const [last, standsNow] = [number, open]
    const base = baseBefore(taken)
    if (!base) throw new Error(`entry ${taken} lies before what is known of the game`)
    reopen(JSON.parse(base.checkpoint) as S, base.number)
    const line = standing(entries.filter((entry) => entry.number < taken))
    for (const entry of line.filter((each) => each.number > base.number)) repeat(entry)
    number = last + 1
    checkpoint = undefined
    if (epoch !== undefined) desk.table.state.chance = { epoch, counter: 0 }
    if (!open) return
    const { answers } = open
    const same = standsNow?.number === open.number
    const anew = (index: number) => !same || (standsNow.answers[index] && !answers[index])
    const seats = open.asked.map((opened, index) => (anew(index) ? number : opened))
    reopened.set(number, { number: same ? open.number : number, asked: seats })
    Object.assign(open, reopened.get(number))
  }

  /** Does an entry that stands again, on the way to a later one. */
  function repeat(entry: LogEntry): void {
    number = entry.number - 1
    if (entry.kind !== 'undo') {
      apply(moveOf(entry))
      return
    }
    number = entry.number
    if (entry.epoch !== undefined) desk.table.state.chance = { epoch: entry.epoch, counter: 0 }
    Object.assign(open ?? {}, reopened.get(entry.number))
  }

  function undoable(seat: Seat): Undoable | UndoRefusal {
    const last = lastAnswer(entries, seat)
    const base = last && baseBefore(last.number)
    if (!last || !base || outcome) return 'nothing-to-undo'
    const before = motionOf(game, setting)
    before.open(JSON.parse(base.checkpoint) as S, base.number)
    const isLead = ({ number: at }: LogEntry) => at > base.number && at < last.number
    for (const entry of entries.filter(isLead)) before.redo(entry)
    const chance = canonical(before.run.state.chance)
    const since = entries.filter((entry) => entry.number >= last.number)
    if (someoneLearns(game, before, since)) return 'undo-revealed'
    const used = chance !== canonical(desk.table.state.chance)
    return {
      taken: last.number,
      consent: used || needsConsent(last, standing(since)),
      ...(used && { epoch: desk.table.state.chance.epoch + 1 }),
    }
  }

  /** Takes an answer back if that may be; the undo as it is written down. */
  function takeBack(move: UndoMove): UndoMove | Refusal {
    if (outcome) return 'game-over'
    const may = undoable(move.seat)
    if (typeof may === 'string') return may
    if (may.taken !== move.taken) return 'nothing-to-undo'
    if (may.consent && move.by !== 'host') return 'undo-needs-consent'
    const { kind, by, seat } = move
    goBack(may.taken, may.epoch)
    return { kind, by, seat, taken: may.taken, ...(may.epoch !== undefined && { epoch: may.epoch }) }
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
    undoable,
    take(move) {
      checkpoint = undefined
      if (move.kind === 'undo') {
        const undo = takeBack(move)
        return typeof undo === 'string' ? undo : step(undo, [], digest)
      }
      const done = apply(move)
      return typeof done === 'string' ? done : step(move, done, digest)
    },
  }
  return {
    run,
    begin,
    open(state, at) {
      origin = { number: at, checkpoint: JSON.stringify(state) }
      return reopen(state, at)
    },
    resume,
    redo,
  }
}
