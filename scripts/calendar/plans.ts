// Plans of a table's members without a database: made in the kernel's rehearsal, played at the host's own moment, and only as
// far as the host's own test lets them.
import type { Game } from '../../src/engine/game.ts'
import type { GameSession, Snapshot } from '../../src/engine/lifecycle.ts'
import type { Seat } from '../../src/engine/phrase.ts'
import { beginRehearsal, type PlanStep, questionOf } from '../../src/engine/planning.ts'
import { asking } from '../../src/engine/player-view.ts'
import { sideStream } from '../../src/engine/random.ts'
import { type Fitting, fitting, isPlanned, leftOf, playedAt } from '../../src/host/plans/moments.ts'
import { publiclyAsked, type Waiting } from '../../src/host/table/windows.ts'

export class LeanPlans {
  readonly #game: Game
  readonly #waiting: Waiting
  readonly #plans = new Map<Seat, readonly PlanStep[]>()

  constructor(game: Game, waiting: Waiting) {
    this.#game = game
    this.#waiting = waiting
  }

  has = (seat: Seat): boolean => this.#plans.has(seat)

  /**
   * A member plans their next turn as the hard computer player would play it; false where there is none to plan now, or
   * they would do nothing in it: nobody ends a turn before they have seen what it brings.
   */
  make(session: GameSession, seat: Seat): boolean {
    const rehearsing = beginRehearsal(this.#game, session, seat)
    const first = rehearsing?.now.shown.decision
    const { decision } = asking(session, seat)
    const { hard } = this.#game.computers
    if (!rehearsing || !first || !hard || decision?.ownTurn) return false
    if (decision && questionOf(decision) === questionOf(first)) return false
    const random = sideStream(session.setting.seed, 'calendar-plan', session.number, seat)
    for (let asked = rehearsing.now.shown.decision; asked; asked = rehearsing.now.shown.decision) {
      const { view } = rehearsing.now.shown
      const choice = hard.decide({ seat, view, story: [], decision: asked }, random)
      if (!choice || !rehearsing.take(choice)) break
    }
    const { steps, ends } = rehearsing.now
    const isIdle = ends === 'others' && steps.every(({ told }) => told === undefined)
    if (steps.length === 0 || isIdle) return false
    this.#plans.set(seat, steps)
    return true
  }

  /** Removes a seat's plan once it decides what it had planned. */
  overtake(session: GameSession, seat: Seat): void {
    const plan = this.#plans.get(seat)
    if (plan && isPlanned(asking(session, seat).decision, plan)) this.#plans.delete(seat)
  }

  /** The plan that is played next, and when; `asked` is when what is open was asked. */
  next(
    session: GameSession,
    autoAnswered: readonly Seat[],
    asked: number,
  ): { seat: Seat; at: number } | undefined {
    const due = publiclyAsked(session).flatMap((decision) => {
      const { seat } = decision
      const plan = this.#plans.get(seat)
      if (!plan || autoAnswered.includes(seat) || !isPlanned(decision, plan)) return []
      return [{ seat, at: playedAt(this.#waiting, session.setting.seed, seat, new Date(asked)).getTime() }]
    })
    return due.sort((a, b) => a.at - b.at)[0]
  }

  /** Takes a seat's plan up: how much of it is played, whenever it is legal, as its member has said. */
  play(rest: Snapshot, seat: Seat): Fitting & { readonly steps: readonly PlanStep[] } {
    const steps = this.#plans.get(seat) ?? []
    this.#plans.delete(seat)
    return { steps, ...fitting(this.#game, rest, seat, steps) }
  }

  /** So many steps of a plan are done: what is left of it is played when its question comes. */
  keep(session: GameSession, seat: Seat, steps: readonly PlanStep[], done: number): void {
    const left = leftOf(steps, done, asking(session, seat).decision !== undefined)
    if (left.length > 0) this.#plans.set(seat, left)
  }
}
