// Ids that a viewer cannot place, in groups that could lie the other way round for all this viewer knows.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { hiddenByGroup } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { generalsIn, isGeneral, strengthOf } from '../cards/generals.ts'
import { SCHEMES, type SchemeUse, schemeOf } from '../cards/index.ts'
import { activeSeat, type City, citiesInPlay, type RecordsState, seatsInOrder } from '../table/state.ts'
import { holdersFor } from '../table/whereabouts.ts'
import { zones } from './zones.ts'

/** Groups of ids that `viewer` cannot place; an id may be in several. */
export function unknown(state: RecordsState, viewer: Viewer): readonly (readonly Id[])[] {
  const all = zones(state)
  const groups = hiddenByGroup(all, viewer)
  const hidden = (group?: string) => (groups.get(group) ?? []).filter((card) => !hasSeen(state, card, viewer))
  const holders = holdersFor(state, viewer)
  return [
    ...alike(state, hidden, (card) => !holders.has(card)),
    ...areas(holders).flatMap((seats) => {
      const there = new Set(
        all.flatMap(({ seat, ids }) => (seat !== undefined && seats.includes(seat) ? ids : [])),
      )
      const mayLieThere = (card: Id) => seats.every((seat) => holders.get(card)?.includes(seat) ?? true)
      return alike(state, hidden, (card) => there.has(card) && mayLieThere(card))
    }),
    // Less those the viewer saw and put back this round (R4).
    hidden('strategists'),
    ...lords(state, viewer),
    hidden('battle'),
  ].filter((group) => group.length > 0)
}

/** Seats with one of which cards are, each such company once. */
function areas(holders: ReadonlyMap<Id, readonly Seat[]>): (readonly Seat[])[] {
  return [...new Map([...holders.values()].map((seats) => [seats.join(), seats])).values()]
}

/** Groups of the game cards that are meant, of those that are hidden. */
function alike(
  state: RecordsState,
  hidden: (group?: string) => readonly Id[],
  meant: (card: Id) => boolean,
): Id[][] {
  const among = (group?: string) => hidden(group).filter(meant)
  const cards = among()
  return [
    ...byDeck(state, cards),
    ...garrisons(state, among('garrisons'), [...generalsIn(cards), ...among('marching')]),
    schemesOf('attack', state, among('attack-schemes'), cards),
    schemesOf('defence', state, among('defence-schemes'), cards),
  ]
}

/** The advanced game has two decks: a card of one is never in the other. */
const byDeck = (state: RecordsState, cards: readonly Id[]): Id[][] =>
  state.advanced
    ? [cards.filter((card) => schemeOf(card)), cards.filter((card) => !schemeOf(card))]
    : [[...cards]]

/**
 * Generals at gates and on the march, among generals in hands and decks; a second group for garrisons about whose
 * strength wrong guesses told something. One whose strength is public is in none.
 */
function garrisons(state: RecordsState, hidden: readonly Id[], elsewhere: readonly Id[]): Id[][] {
  const cities = citiesInPlay(state)
    .map(({ city }) => city)
    .filter(({ garrison, strength }) => strength === null && hidden.includes(garrison))
  const unguessed = cities.filter(({ ruledOut }) => ruledOut.length === 0).map(({ garrison }) => garrison)
  const free = [...elsewhere, ...unguessed]
  const guessed = cities.filter(({ ruledOut }) => ruledOut.length > 0)
  return [free, possible(guessed, free)]
}

/** Guessed garrisons and all that could stand in any of their places. */
function possible(guessed: readonly City[], free: readonly Id[]): Id[] {
  const out = new Set(guessed.flatMap(({ ruledOut }) => ruledOut))
  const candidates = guessed.map(({ garrison }) => garrison).filter(isGeneral)
  return guessed.length === 0 ? [] : [...candidates, ...free].filter((card) => !out.has(strengthOf(card)))
}

/** A scheme that lies face down with an attack, among schemes of its use. */
function schemesOf(use: SchemeUse, state: RecordsState, laid: readonly Id[], cards: readonly Id[]): Id[] {
  return laid.length === 0 ? [] : [...laid, ...cards].filter((card) => couldLie(state, use, card))
}

/** Whether a card may be the scheme that one side of the attack laid face down. */
export function couldLie(state: RecordsState, use: SchemeUse, card: Id): boolean {
  const owner = use === 'attack' ? activeSeat(state) : state.attack?.defender
  const money = owner === undefined ? 0 : (state.players[owner]?.money ?? 0)
  const scheme = schemeOf(card)
  return scheme !== undefined && SCHEMES[scheme].use === use && (scheme !== 'seize-the-king' || money >= 8)
}

/**
 * Lords face down. A player who took one saw the pile then: what was taken before and what after are apart (R2). What was
 * left over is unknown to all but the last to look.
 */
export function lords(state: RecordsState, viewer: Viewer): Id[][] {
  const order = seatsInOrder(state)
  const rounds = state.lordsUp ? [] : state.players.map((_, index) => index)
  const picks = rounds.flatMap((round) =>
    order.flatMap((seat) => {
      const lord = state.players[seat]?.lords[round]
      return lord === undefined ? [] : [{ seat, lord }]
    }),
  )
  const groups: Id[][] = [[]]
  for (const { seat, lord } of picks) {
    if (seat === viewer) groups.push([])
    else groups.at(-1)?.push(lord)
  }
  const looking = state.phase === 'lords' && activeSeat(state) === viewer
  if (!looking) groups.at(-1)?.push(...state.lords)
  return groups
}
