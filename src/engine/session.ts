// A session: a game's executor and its log together. Moves are logged and done again, what is taken back is played anew.

import { entryDigest, tailDigest } from './digest.ts'
import { type Asking, Executor } from './executor.ts'
import type { Game, GameEvent, State } from './game.ts'
import { type LogEntry, type Move, standing, type Within } from './log.ts'
import type { Seat } from './phrase.ts'
import { SessionLog } from './session-log.ts'
import type { GameSession, Refusal, Setting, Snapshot, Step, Undoable, UndoRefusal } from './session-types.ts'
import type { Observe } from './table.ts'
import { lastAnswer, needsConsent, someoneLearns } from './undo.ts'

/** Stored answers no longer tell the story they told: the rules have changed under a running game. */
export class StoryChanged extends Error {
  readonly number: number
  constructor(number: number, why: string) {
    super(`entry ${number}: ${why}`)
    this.number = number
  }
}

type UndoMove = Move & { readonly kind: 'undo' }

/** A game under way, which is yet to be begun, resumed or opened. */
export class Session<S extends State> implements GameSession<S> {
  readonly setting: Setting
  readonly #game: Game<S>
  readonly #executor: Executor<S>
  readonly #log = new SessionLog()
  #digest = ''
  /** How undos opened requests again, by their entry. */
  readonly #reopened = new Map<number, Pick<Asking, 'number' | 'asked' | 'root'>>()

  constructor(game: Game<S>, setting: Setting, observe?: Observe) {
    this.setting = setting
    this.#game = game
    this.#executor = new Executor(game, setting, observe)
  }

  get state(): S {
    return this.#executor.state
  }

  get open(): Asking | undefined {
    return this.#executor.open
  }

  get outcome(): GameSession<S>['outcome'] {
    return this.#executor.outcome
  }

  get number(): number {
    return this.#executor.number
  }

  /** Begins a stretch of the log from a state. */
  begin(state: S, move: Move, at: number, before: string): Step {
    return this.#step(move, this.#executor.reopen(state, at), before)
  }

  /** Plays from a checkpoint up to the first question, without a log; what that tells. */
  openAt(checkpoint: string, at: number, within?: Within): readonly GameEvent[] {
    this.#log.origin = { number: at, checkpoint }
    return this.#executor.reopen(JSON.parse(checkpoint) as S, at, within, checkpoint)
  }

  /** Comes to the end of a snapshot's log, from its checkpoint read as `state`; `text` where that is it word for word. @throws StoryChanged when the log does not fit */
  resume({ log: [first, ...later] }: Pick<Snapshot, 'log'>, state: S, text?: string): void {
    this.#executor.reopen(state, first.number, first.within, text)
    if (this.#tail() !== first.tail) throw new StoryChanged(this.number, 'the stage begins otherwise')
    this.#note(first, [])
    for (const entry of later) {
      const done = this.#repeatNext(entry)
      if (typeof done === 'string') throw new StoryChanged(entry.number, `its move is refused: ${done}`)
      if (this.#digestAfter(this.#digest, entry.rules, entry, done) !== entry.digest)
        throw new StoryChanged(this.number, 'the story goes on otherwise')
      this.#note(entry, done)
    }
    this.#executor.clearCheckpoint()
  }

  take(move: Parameters<GameSession['take']>[0]): Step | Refusal {
    this.#executor.clearCheckpoint()
    if (move.kind === 'undo') {
      const undo = this.#takeBack(move)
      return typeof undo === 'string' ? undo : this.#step(undo, [], this.#digest)
    }
    const done = this.#executor.apply(move)
    return typeof done === 'string' ? done : this.#step(move, done, this.#digest)
  }

  /** Does again what the log says was done; what it told. */
  redo(entry: LogEntry): readonly GameEvent[] | Refusal {
    const done = this.#repeatNext(entry)
    if (typeof done !== 'string') this.#note(entry, done)
    return done
  }

  undoable(seat: Seat): Undoable | UndoRefusal {
    const { entries } = this.#log
    const last = lastAnswer(entries, seat)
    const base = last && this.#log.baseBefore(last.number)
    if (!last || !base || this.outcome) return 'nothing-to-undo'
    if (this.#log.hasRevealedSince(last.number)) return 'undo-revealed'
    const before = new Session(this.#game, this.setting)
    before.openAt(base.checkpoint, base.number, this.#log.withinAt(base.number))
    const isLead = ({ number }: LogEntry) => number > base.number && number < last.number
    for (const entry of entries.filter(isLead)) before.redo(entry)
    const { epoch, counter } = before.state.chance
    const since = entries.filter(({ number }) => number >= last.number)
    if (someoneLearns(this.#game, before, since)) return 'undo-revealed'
    const now = this.state.chance
    const used = epoch !== now.epoch || counter !== now.counter
    return {
      taken: last.number,
      consent: used || needsConsent(last, standing(since)),
      ...(used && { epoch: now.epoch + 1 }),
    }
  }

  #note(entry: LogEntry, told: readonly GameEvent[]): void {
    this.#log.note(entry, told, this.#executor.checkpoint)
    this.#digest = entry.digest
  }

  #step(move: Move, told: readonly GameEvent[], before: string): Step {
    const { number, checkpoint, open } = this.#executor
    const rules = this.#game.version
    const root = open?.root
    const entry: LogEntry = {
      ...move,
      number,
      rules,
      digest: this.#digestAfter(before, rules, move, told),
      ...(checkpoint !== undefined && { tail: this.#tail() }),
      ...(root && { within: { opened: root.opened, first: root.first } }),
    }
    const back = move.kind === 'undo' ? this.#log.snapshotBefore(move.taken) : undefined
    this.#note(entry, told)
    return { entry, events: told, ...(checkpoint !== undefined && { checkpoint }), ...(back && { back }) }
  }

  /** What was told and asked since the checkpoint. */
  #tail(): string {
    return tailDigest(this.#executor.sinceCheckpoint, this.#executor.asked)
  }

  /** The digest of the entry that the game has come to, chained to the one before. */
  #digestAfter(before: string, rules: number, move: Move, told: readonly GameEvent[]): string {
    const { asked, checkpoint } = this.#executor
    return entryDigest({ before, number: this.number, rules, move, told, asked, checkpoint })
  }

  #repeatNext(entry: LogEntry): readonly GameEvent[] | Refusal {
    this.#executor.clearCheckpoint()
    if (entry.kind !== 'undo') return this.#executor.apply(entry)
    this.#goBack(entry.taken, entry.epoch)
    return []
  }

  /** Takes an answer back if that may be; the undo as it is written down. */
  #takeBack(move: UndoMove): UndoMove | Refusal {
    if (this.outcome) return 'game-over'
    if (move.by === 'time') return this.#dropSteps(move)
    const may = this.undoable(move.seat)
    if (typeof may === 'string') return may
    if (may.taken !== move.taken) return 'nothing-to-undo'
    if (may.consent && move.by !== 'host') return 'undo-needs-consent'
    const { kind, by, seat } = move
    this.#goBack(may.taken, may.epoch)
    return { kind, by, seat, taken: may.taken, ...(may.epoch !== undefined && { epoch: may.epoch }) }
  }

  /** Private steps that were not brought to an end in time were never taken: nobody has seen anything of them. */
  #dropSteps({ kind, by, seat, taken }: UndoMove): UndoMove | Refusal {
    const root = this.open?.root
    if (root?.first !== taken || root.decision.seat !== seat) return 'nothing-to-undo'
    this.#goBack(taken, undefined)
    return { kind, by, seat, taken }
  }

  /** Comes to where the game stood before entry `taken`, as the entry after the last; whom it asks it asks anew. */
  #goBack(taken: number, epoch: number | undefined): void {
    const { number: last, open: openNow } = this.#executor
    const base = this.#log.baseBefore(taken)
    if (!base) throw new Error(`entry ${taken} lies before what is known of the game`)
    const { number: at, checkpoint } = base
    this.#executor.reopen(JSON.parse(checkpoint) as S, at, this.#log.withinAt(at), checkpoint)
    for (const entry of this.#log.standingBefore(taken)) if (entry.number > base.number) this.#repeat(entry)
    const number = last + 1
    this.#executor.number = number
    this.#executor.clearCheckpoint()
    if (epoch !== undefined) this.state.chance = { epoch, counter: 0 }
    const { open } = this.#executor
    if (!open) return
    const same = openNow?.number === open.number
    const anew = (index: number) => !same || (openNow.answers[index] && !open.answers[index])
    const asked = open.asked.map((opened, index) => (anew(index) ? number : opened))
    this.#reopened.set(number, { number: same ? open.number : number, asked, root: undefined })
    Object.assign(open, this.#reopened.get(number))
  }

  /** Does an entry that stands again, on the way to a later one. */
  #repeat(entry: LogEntry): void {
    if (entry.kind !== 'undo') {
      this.#executor.number = entry.number - 1
      this.#executor.apply(entry)
      return
    }
    this.#executor.number = entry.number
    if (entry.epoch !== undefined) this.state.chance = { epoch: entry.epoch, counter: 0 }
    Object.assign(this.open ?? {}, this.#reopened.get(entry.number))
  }
}
