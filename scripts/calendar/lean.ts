// The same table without a database: the kernel, and the host's own clocks, reaction windows and auto-answers, which are pure
// functions. `test/scripts/calendar.test.ts` proves that a table on a whole host takes exactly as long.
import type { Choice, Decision } from '../../src/engine/decision.ts'
import type { Game, GameEvent } from '../../src/engine/game.ts'
import {
  type GameSession,
  type Snapshot,
  type Step,
  snapshotAfter,
  startSession,
} from '../../src/engine/lifecycle.ts'
import type { Move } from '../../src/engine/log.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { askedAt, openedAt } from '../../src/engine/player-view.ts'
import { choiceIn, type Manner, STEPS_AT_MOST, silentChoice } from '../../src/host/table/bot-choice.ts'
import {
  asking,
  type Clocks,
  counted,
  type Hours,
  newClocks,
  nextMoment,
  outOfTime,
  planned,
  reminding,
} from '../../src/host/table/clock/clocks.ts'
import { askedOf } from '../../src/host/table/clock/clocks-after-move.ts'
import {
  type AutoAnswers,
  answeringAt,
  autoAnsweredSeats,
  chooseAutoAnswer,
  isAutoAnswered,
  isAutomatic,
  isPassable,
  unanswered,
  waitingOf,
} from '../../src/host/table/windows.ts'
import { LeanPlans } from './plans.ts'
import { OVER, PACE, type PlayedTable, type Standing, standingOf } from './table-state.ts'

/** The time of a table, set by the caller. */
export interface Time {
  now: number
}

/** What a game is played with. */
interface Setting {
  readonly seats: number
  readonly options: Parameters<typeof startSession>[1]['options']
  readonly seed: string
  /** Whether a seat's member has taken the suggested auto-answers; nobody has when left out. */
  readonly suggested?: (seat: Seat) => boolean
}

export class LeanTable implements PlayedTable {
  readonly #game: Game
  readonly #time: Time
  readonly #session: GameSession
  readonly #story: GameEvent[]
  /** What each member has set. */
  readonly #autoAnswers: readonly AutoAnswers[]
  /** When each entry was made, and whether by somebody at the table. */
  readonly #entries: { readonly at: number; readonly automatic: boolean }[] = []
  #clocks: Clocks
  #rest: Snapshot
  readonly #plans: LeanPlans

  constructor(game: Game, { suggested, ...setting }: Setting, time: Time) {
    this.#game = game
    this.#time = time
    const { run, step } = startSession(game, setting)
    this.#session = run
    this.#story = [...step.events]
    this.#autoAnswers = Array.from({ length: setting.seats }, (_, seat) =>
      autoAnswersOf(game, suggested?.(seat) ?? false),
    )
    this.#clocks = newClocks(setting.seats, PACE)
    this.#rest = snapshotAfter(setting, undefined, step)
    this.#plans = new LeanPlans(game, waitingOf(PACE, setting.seats))
    this.#record([step])
  }

  async standing(): Promise<Standing> {
    if (this.#session.outcome) return OVER
    const moments = [this.#alarmAt(), this.#autoAnswersAt(), this.#planned()?.at].filter(
      (at) => at !== undefined,
    )
    return standingOf(
      this.#session,
      this.#autoAnswered(),
      moments.length > 0 ? Math.min(...moments) : undefined,
    )
  }

  async answer(seat: Seat): Promise<void> {
    this.#clocks = counted(this.#clocks, seat, false)
    this.#plans.overtake(this.#session, seat)
    this.#record([this.#played(seat, { strength: 'hard', careful: false }, 'member')])
  }

  async runDue(): Promise<readonly Seat[]> {
    const played: Seat[] = []
    for (;;) {
      const answersAt = this.#autoAnswersAt() ?? Number.POSITIVE_INFINITY
      const alarm = this.#alarmAt() ?? Number.POSITIVE_INFINITY
      const plan = this.#planned()
      if (Math.min(answersAt, alarm, plan?.at ?? answersAt) > this.#time.now) return played
      if (plan && plan.at <= Math.min(answersAt, alarm)) {
        if (this.#playPlan(plan.seat)) played.push(plan.seat)
      } else if (answersAt <= alarm) this.#record(this.#autoAnswer())
      else this.#ring()
    }
  }

  plan(seat: Seat): boolean {
    return !this.#session.outcome && (this.#plans.has(seat) || this.#plans.make(this.#session, seat))
  }

  /** The plan that is played next. */
  #planned() {
    const asked = this.#entries[openedAt(this.#session) ?? -1]?.at
    return asked === undefined ? undefined : this.#plans.next(this.#session, this.#autoAnswered(), asked)
  }

  /** Plays a seat's plan as far as it fits; false where none of it does. */
  #playPlan(seat: Seat): boolean {
    const plan = this.#plans.play(this.#rest, seat)
    const steps = plan.choices.map((choice) => {
      const opened = askedAt(this.#session, seat) ?? -1
      return this.#take({ kind: 'answer', by: 'member', seat, opened, choice })
    })
    if (steps.length === 0) return false
    this.#plans.keep(this.#session, seat, plan.steps, plan.done)
    this.#clocks = counted(this.#clocks, seat, false)
    this.#record(steps)
    return true
  }

  #hours = (): Hours => ({ now: this.#time.now, pace: PACE, outages: [], habits: () => ({}) })

  #autoAnswered = (): readonly Seat[] =>
    autoAnsweredSeats(this.#game, this.#session, (seat) => this.#autoAnswers[seat])

  /** When reminders or deadlines are due. */
  #alarmAt = (): number | undefined => nextMoment(this.#clocks, this.#hours())

  /** When auto-answers answer. */
  #autoAnswersAt(): number | undefined {
    const autoAnswered = this.#autoAnswered()
    const number = openedAt(this.#session)
    if (autoAnswered.length === 0 || number === undefined) return undefined
    const before = this.#entries.slice(0, number + 1)
    const at = new Date(before.at(-1)?.at ?? 0)
    const since = new Date(before.findLast(({ automatic }) => !automatic)?.at ?? 0)
    const { seats, seed } = this.#session.setting
    const passable = isPassable(this.#session, autoAnswered)
    return answeringAt(waitingOf(PACE, seats), seed, { at, since, passable }).getTime()
  }

  /** Puts steps into the story; clocks run on, stop or begin. */
  #record(steps: readonly Step[]): void {
    for (const step of steps) {
      const { entry, events } = step
      if (entry.number > 0) this.#rest = snapshotAfter(this.#session.setting, this.#rest, step)
      this.#entries[entry.number] = { at: this.#time.now, automatic: isAutomatic(entry) }
      if (entry.number > 0) this.#story.push(...events)
    }
    const autoAnswered = this.#autoAnswered()
    const awaited = Array.from({ length: this.#session.setting.seats }, (_, seat) => seat)
    const asked = askedOf(
      this.#session,
      awaited.filter((seat) => !autoAnswered.includes(seat)),
    )
    const undone = steps.some(({ entry }) => entry.kind === 'undo')
    this.#clocks = asking(this.#clocks, this.#hours(), asked, { undone })
  }

  #take(move: Exclude<Move, { kind: 'start' | 'wind-back' }>): Step {
    const step = this.#session.take(move)
    if (typeof step === 'string') throw new Error(`${this.#game.id}: ${step}`)
    return step
  }

  /** A seat answers what a computer player of this manner would. */
  #played(seat: Seat, manner: Manner, by: 'member' | 'auto-answer' | 'time'): Step {
    const choice = choiceIn(this.#game, this.#session, seat, manner, this.#story)
    const opened = askedAt(this.#session, seat) ?? -1
    return this.#take({ kind: 'answer', by, seat, opened, choice: choice ?? [] })
  }

  #asked = (seat: Seat): Decision | undefined => unanswered(this.#session).find((each) => each.seat === seat)

  /** Private steps that were not brought to an end were never taken. */
  #dropped(): Step[] {
    const root = this.#session.open?.root
    return root ? [this.#take({ kind: 'undo', by: 'time', seat: root.decision.seat, taken: root.first })] : []
  }

  /** All that was set for the open request answers. */
  #autoAnswer(): Step[] {
    const autoAnswered = this.#autoAnswered()
    const steps = this.#dropped()
    const opened = this.#session.open?.number
    for (const seat of autoAnswered) {
      const decision = this.#asked(seat)
      if (this.#session.open?.number !== opened || !decision) break
      steps.push(this.#chosen(decision) ?? this.#take(this.#autoAnswerMove(seat, [])), ...this.#ended(seat))
    }
    return steps
  }

  /** What an auto-answer began in private steps is brought to an end. */
  #ended(seat: Seat): Step[] {
    const steps: Step[] = []
    while (this.#session.open?.root && steps.length < STEPS_AT_MOST.autoAnswer) {
      const [decision] = unanswered(this.#session)
      const { pass } = decision ?? {}
      steps.push(
        (decision && this.#chosen(decision)) ??
          (pass === undefined
            ? this.#played(seat, { strength: 'hard', careful: true }, 'auto-answer')
            : this.#take(this.#autoAnswerMove(seat, [pass]))),
      )
    }
    return steps
  }

  /** What a seat has set answers, where it covers the decision. */
  #chosen(decision: Decision): Step | undefined {
    const autoAnswers = this.#autoAnswers[decision.seat]
    if (!autoAnswers || !isAutoAnswered(this.#game, decision, autoAnswers)) return undefined
    const choice = chooseAutoAnswer(this.#game, this.#session, decision, autoAnswers, this.#story)
    return choice && this.#take(this.#autoAnswerMove(decision.seat, choice))
  }

  #autoAnswerMove(seat: Seat, choice: Choice) {
    const opened = askedAt(this.#session, seat) ?? -1
    return { kind: 'answer', by: 'auto-answer', seat, opened, choice } as const
  }

  /** Reminders, or what time decides. */
  #ring(): void {
    const hours = this.#hours()
    const out = outOfTime(this.#clocks, hours)
    if (out.length === 0) {
      this.#clocks = planned(reminding(this.#clocks, hours).clocks, hours)
      return
    }
    const steps = this.#dropped()
    const opened = this.#session.open?.number
    for (const seat of out) {
      const decision = this.#asked(seat)
      if (this.#session.open?.number !== opened || !decision) break
      if (this.#clocks.seats[seat]?.turn?.reaction) steps.push(this.#silence(decision, out))
      else steps.push(...this.#missed(seat))
    }
    this.#record(steps)
  }

  #silence(decision: Decision, out: readonly Seat[]): Step {
    const { seat } = decision
    const { open } = this.#session
    const isLast = unanswered(this.#session).every((each) => out.includes(each.seat))
    return this.#take(
      open?.request.mode === 'firstOf' && isLast
        ? { kind: 'close', by: 'time', opened: open.number }
        : {
            kind: 'answer',
            by: 'time',
            seat,
            opened: askedAt(this.#session, seat) ?? -1,
            choice: silentChoice(decision),
          },
    )
  }

  /** The hard computer player decides, with all private steps. */
  #missed(seat: Seat): Step[] {
    this.#clocks = counted(this.#clocks, seat, true)
    const steps: Step[] = []
    do steps.push(this.#played(seat, { strength: 'hard', careful: true, absent: true }, 'time'))
    while (this.#session.open?.root && steps.length < STEPS_AT_MOST.time)
    return steps
  }
}

/** What a member lays down who has changed nothing, or has taken what the game suggests. */
function autoAnswersOf({ autoAnswers = [] }: Game, isSuggested: boolean): AutoAnswers {
  const values = autoAnswers.flatMap(({ id, fresh, suggested }) => {
    const value = isSuggested ? (suggested ?? fresh) : fresh
    return value === undefined ? [] : [[id, value] as const]
  })
  return { values: new Map(values), autoPasses: new Set() }
}
