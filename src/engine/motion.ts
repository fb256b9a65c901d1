// A game's course and its log together: moves are written down and done again, and what is taken back is played anew.
import { type Asking, courseOf } from './course.ts'
import type { Game, State, Told } from './game.ts'
import { canonical, digestOf, type LogEntry, type Move, moveOf, standing } from './log.ts'
import type { Seat } from './phrase.ts'
import type { Refusal, Rest, Run, Setting, Step } from './run.ts'
import type { Observe } from './table.ts'
import { lastAnswer, needsConsent, someoneLearns, type Undoable, type UndoRefusal } from './undo.ts'

/** Stored answers no longer tell the story they told: the rules have changed under a running game. */
export class StoryChanged extends Error {
  readonly number: number
  constructor(number: number, why: string) {
    super(`entry ${number}: ${why}`)
    this.number = number
  }
}

type UndoMove = Move & { readonly kind: 'undo' }

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
  const course = courseOf(game, setting, observe)
  let digest = ''
  let origin: { readonly number: number; readonly checkpoint: string } | undefined
  /** The log since this motion began, the checkpoints its entries left, and how its undos opened requests again. */
  const entries: LogEntry[] = []
  const checkpoints = new Map<number, string>()
  const reopened = new Map<number, Pick<Asking, 'number' | 'asked'>>()

  function note(entry: LogEntry): void {
    entries.push(entry)
    if (course.checkpoint !== undefined) checkpoints.set(entry.number, course.checkpoint)
    digest = entry.digest
  }

  /** What was told and asked since the checkpoint. */
  const tailNow = (): string => digestOf(canonical(course.sinceCheckpoint), course.asked())

  /** The digest of the entry that the game has come to, chained to the one before. */
  function sealOf(before: string, rules: number, move: Move, told: readonly Told[]): string {
    const entry = [before, course.number, rules, move, told].map(canonical)
    return digestOf(...entry, course.asked(), canonical(course.checkpoint ?? null))
  }

  function step(move: Move, told: readonly Told[], before: string): Step {
    const { number, checkpoint } = course
    const rules = game.version
    const entry: LogEntry = {
      ...move,
      number,
      rules,
      digest: sealOf(before, rules, move, told),
      ...(checkpoint !== undefined && { tail: tailNow() }),
    }
    const back = move.kind === 'undo' ? restBefore(move.taken) : undefined
    note(entry)
    return { entry, events: told, ...(checkpoint !== undefined && { checkpoint }), ...(back && { back }) }
  }

  const begin = (state: S, move: Move, at: number, before: string): Step =>
    step(move, course.reopen(state, at), before)

  function resume({ log: [first, ...later] }: Pick<Rest, 'log'>, state: S): void {
    course.reopen(state, first.number)
    if (tailNow() !== first.tail) throw new StoryChanged(course.number, 'the stage begins otherwise')
    note(first)
    for (const entry of later) {
      const done = again(entry)
      if (typeof done === 'string') throw new StoryChanged(entry.number, `its move is refused: ${done}`)
      if (sealOf(digest, entry.rules, moveOf(entry), done) !== entry.digest)
        throw new StoryChanged(course.number, 'the story goes on otherwise')
      note(entry)
    }
    course.clear()
  }

  function redo(entry: LogEntry): readonly Told[] | Refusal {
    const done = again(entry)
    if (typeof done !== 'string') note(entry)
    return done
  }

  function again(entry: LogEntry): readonly Told[] | Refusal {
    course.clear()
    const move = moveOf(entry)
    if (move.kind !== 'undo') return course.apply(move)
    goBack(move.taken, move.epoch)
    return []
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
    const [last, standsNow] = [course.number, course.open]
    const base = baseBefore(taken)
    if (!base) throw new Error(`entry ${taken} lies before what is known of the game`)
    course.reopen(JSON.parse(base.checkpoint) as S, base.number)
    const line = standing(entries.filter((entry) => entry.number < taken))
    for (const entry of line.filter((each) => each.number > base.number)) repeat(entry)
    const number = last + 1
    course.number = number
    course.clear()
    if (epoch !== undefined) course.state.chance = { epoch, counter: 0 }
    const { open } = course
    if (!open) return
    const same = standsNow?.number === open.number
    const anew = (index: number) => !same || (standsNow.answers[index] && !open.answers[index])
    const seats = open.asked.map((opened, index) => (anew(index) ? number : opened))
    reopened.set(number, { number: same ? open.number : number, asked: seats })
    Object.assign(open, reopened.get(number))
  }

  /** Does an entry that stands again, on the way to a later one. */
  function repeat(entry: LogEntry): void {
    course.number = entry.number - 1
    if (entry.kind !== 'undo') {
      course.apply(moveOf(entry))
      return
    }
    course.number = entry.number
    if (entry.epoch !== undefined) course.state.chance = { epoch: entry.epoch, counter: 0 }
    Object.assign(course.open ?? {}, reopened.get(entry.number))
  }

  function undoable(seat: Seat): Undoable | UndoRefusal {
    const last = lastAnswer(entries, seat)
    const base = last && baseBefore(last.number)
    if (!last || !base || course.outcome) return 'nothing-to-undo'
    const before = motionOf(game, setting)
    before.open(JSON.parse(base.checkpoint) as S, base.number)
    const isLead = ({ number: at }: LogEntry) => at > base.number && at < last.number
    for (const entry of entries.filter(isLead)) before.redo(entry)
    const chance = canonical(before.run.state.chance)
    const since = entries.filter((entry) => entry.number >= last.number)
    if (someoneLearns(game, before, since)) return 'undo-revealed'
    const used = chance !== canonical(course.state.chance)
    return {
      taken: last.number,
      consent: used || needsConsent(last, standing(since)),
      ...(used && { epoch: course.state.chance.epoch + 1 }),
    }
  }

  /** Takes an answer back if that may be; the undo as it is written down. */
  function takeBack(move: UndoMove): UndoMove | Refusal {
    if (course.outcome) return 'game-over'
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
      return course.state
    },
    get open() {
      return course.open
    },
    get outcome() {
      return course.outcome
    },
    get number() {
      return course.number
    },
    undoable,
    take(move) {
      course.clear()
      if (move.kind === 'undo') {
        const undo = takeBack(move)
        return typeof undo === 'string' ? undo : step(undo, [], digest)
      }
      const done = course.apply(move)
      return typeof done === 'string' ? done : step(move, done, digest)
    },
  }
  return {
    run,
    begin,
    open(state, at) {
      origin = { number: at, checkpoint: JSON.stringify(state) }
      return course.reopen(state, at)
    },
    resume,
    redo,
  }
}
