// How a position of Kingdom Wars is laid: five seats, 0 and 4 of Wei, 1 of Shu, 2 of Wu, 3 of Qun, unless it says otherwise.
import type { Id, Seat } from '../../../../src/engine/phrase.ts'
import { playerAt } from '../../../../src/games/hegemony/table/state.ts'
import type { Position } from '../../../support/sense.ts'
import { type Layer, lay, type Play } from '../lay.ts'

interface Plan {
  readonly seats?: number
  readonly seat?: Seat
  readonly lay: (at: Layer) => void
  /** Plays on from the laid table to the question. */
  readonly until?: (play: Play) => void
  readonly right?: readonly string[]
  readonly blunders?: readonly string[]
}

/** A position: what it is, why, and how it is laid. */
export const position = (
  name: string,
  why: string,
  { seats = 5, seat = 0, lay: plan, until, right, blunders = [] }: Plan,
): Position => ({
  name,
  why,
  seat,
  ...(right && { right }),
  blunders,
  table() {
    const play = lay({ seats }, plan)
    until?.(play)
    return play
  },
})

/** A seat has seen these cards go to another hand. */
export function sees(at: Layer, seat: Seat, ...cards: readonly Id[]): void {
  for (const card of cards) at.state.seen[card] = [seat]
}

/** These seats are dead. */
export function dead(at: Layer, ...seats: readonly Seat[]): void {
  for (const seat of seats) Object.assign(playerAt(at.state, seat), { alive: false, hp: 0 })
}

/** This seat is an ambitionist. */
export function ambitionist(at: Layer, seat: Seat): void {
  playerAt(at.state, seat).faction = 'ambitionist'
}

/** A seat uses cards, each as its steps. */
export const uses =
  (seat: Seat, ...steps: readonly Id[]) =>
  (play: Play): void => {
    for (const step of steps) play.play(seat, step)
  }

/** A seat uses a card; then all pass until another seat is asked for something of this kind. */
export const answering =
  (by: Seat, steps: readonly Id[], seat: Seat, kind: string) =>
  (play: Play): void => {
    uses(by, ...steps)(play)
    play.passUntil(seat, kind)
  }
