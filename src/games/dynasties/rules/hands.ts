// Cards that come into hands and leave them: drawing, showing persons, giving, taking, discarding (D3, D16, D31).

import type { Decision } from '../../../engine/decision.ts'
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { takeOut } from '../../common/take-out.ts'
import { dynastyOf, isForced } from '../cards/index.ts'
import { moveUnseen } from '../table/knowledge.ts'
import {
  cardRef,
  cardRefs,
  type DynastiesState,
  type DynastiesTable,
  discard,
  HAND_LIMIT,
  playerAt,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { cardOption, turningUp } from './labels.ts'
import { drawable } from './legal.ts'
import { alter } from './stats.ts'

/** What hiding a person who must be shown costs when it is found out (D16). */
const DISHONESTY = 15

/** Draws up to so many cards; persons are shown, or with `honesty` may be. Down to the hand limit afterwards. */
export function* drawCards(table: DynastiesTable, seat: Seat, wanted: number): Script {
  const { state } = table
  const count = Math.min(wanted, drawable(state))
  if (count === 0) return
  const drawn: Id[] = []
  for (let n = 0; n < count; n++) {
    if (state.deck.length === 0) reshuffle(table)
    drawn.push(takeOut(state.deck, at(state.deck, 0)))
  }
  playerAt(state, seat).hand.push(...drawn)
  table.tell(say('draws', { who: seatRef(seat), n: drawn.length }))
  table.tell(say('you-draw', { cards: cardRefs(state, drawn) }), { to: [seat] })
  if (state.rules.honesty) {
    const picked = yield* choose(seat, showing(state, seat, drawn))
    showPersons(
      table,
      seat,
      drawn.filter((card) => picked.includes(card)),
    )
  } else showPersons(table, seat, drawn.filter(isForced))
  yield* discardDown(table, seat)
}

function reshuffle({ state, shuffle, tell }: DynastiesTable): void {
  state.deck = shuffle(state.discards)
  state.discards = []
  tell(say('reshuffled'))
}

/**
 * The question whether to show persons who must be shown; asked of all alike, so that it tells nothing (D16). Shown is
 * shown permanently: no answer hides them.
 */
export function showing(state: DynastiesState, seat: Seat, cards: readonly Id[]): Omit<Decision, 'seat'> {
  const persons = cards.filter(isForced)
  const options = [
    ...persons.map((card) => turningUp(state, card)),
    { id: 'go-on', text: persons.length > 0 ? say('keep-hidden') : say('go-on') },
  ]
  return {
    prompt: say('ask-show', { cards: cardRefs(state, cards) }),
    notice: say('waits-show', { who: seatRef(seat) }),
    options,
    min: 1,
    max: options.length,
  }
}

/** Lays persons from the hand before their player, for all to see. */
export function showPersons(table: DynastiesTable, seat: Seat, cards: readonly Id[]): void {
  const { state, tell } = table
  const player = playerAt(state, seat)
  for (const card of cards) {
    player.shown.push(takeOut(player.hand, card))
    delete state.seen[card]
    tell(say('shows', { who: seatRef(seat), card: cardRef(state, card) }), { mark: 'notice' })
  }
}

/** Discards cards out of a hand, face up. A hidden person is found out that way (D16). */
export function discardCards(table: DynastiesTable, seat: Seat, cards: readonly Id[]): void {
  const { state } = table
  const player = playerAt(state, seat)
  const found = cards.filter(isForced)
  const plain = cards.filter((card) => !isForced(card))
  for (const card of plain) discard(state, takeOut(player.hand, card))
  if (plain.length > 0) table.tell(say('discards', { who: seatRef(seat), cards: cardRefs(state, plain) }))
  for (const card of found) if (player.alive) findOut(table, seat, card)
}

/** A hidden person is found out: state −15, and the card is discarded (D16). */
export function findOut(table: DynastiesTable, seat: Seat, card: Id): void {
  const { state } = table
  discard(state, takeOut(playerAt(state, seat).hand, card))
  table.tell(say('found-out', { who: seatRef(seat), card: cardRef(state, card) }), { mark: 'notice' })
  alter(table, seat, { state: -DISHONESTY })
}

/** All persons hidden in a hand are found out. */
export function findAll(table: DynastiesTable, seat: Seat): void {
  for (const card of playerAt(table.state, seat).hand.filter(isForced))
    if (playerAt(table.state, seat).alive) findOut(table, seat, card)
}

/** A player who holds more than 12 cards discards at once (D31). */
export function* discardDown(table: DynastiesTable, seat: Seat): Script {
  yield* discardChosen(table, seat, playerAt(table.state, seat).hand.length - HAND_LIMIT)
}

/** The player chooses so many cards of the own hand to discard, or as many as there are. */
export function* discardChosen(table: DynastiesTable, seat: Seat, wanted: number): Script {
  const { hand } = playerAt(table.state, seat)
  const count = Math.min(wanted, hand.length)
  if (count <= 0) return
  const cards = yield* choose(seat, {
    prompt: say('ask-discard', { n: count }),
    notice: say('waits-discard', { who: seatRef(seat), n: count }),
    options: hand.map((card) => cardOption(table.state, card)),
    min: count,
    max: count,
  })
  discardCards(table, seat, cards)
}

/** Hands a card over, known to the two of them alone; a hidden person is found out instead (D16). */
export function passCard(table: DynastiesTable, card: Id, from: Seat, to: Seat): void {
  const { state } = table
  if (isForced(card)) {
    findOut(table, from, card)
    return
  }
  moveUnseen(state, card, from, to)
  const names = { who: seatRef(from), whom: seatRef(to) }
  // With honesty, that a card passes quietly tells that it is no hidden person.
  if (state.rules.honesty) table.reveal(say('card-passes', names), { about: [card] })
  else table.tell(say('card-passes', names))
  table.tell(say('card-passed', { ...names, card: cardRef(state, card) }), { to: [from, to] })
}

/** A card of a hand that nobody chooses. Throws for an empty hand. */
export function randomCard({ state, int }: DynastiesTable, seat: Seat): Id {
  const { hand } = playerAt(state, seat)
  return at(hand, int(hand.length))
}

/** Whether a card of a hand is a person (D12). */
export const isPerson = (state: DynastiesState, card: Id): boolean =>
  dynastyOf(state, card)?.type === 'person'
