// What a viewer cannot place: ids in groups that could lie the other way round, for all this viewer knows.
import type { Id, Viewer } from '../../engine/phrase.ts'
import { SCHEMES, type SchemeUse, schemeOf } from './cards.ts'
import { generalsIn, isGeneral, strengthOf } from './generals.ts'
import { hasSeen } from './knowledge.ts'
import { activeSeat, type City, citiesInPlay, type RecordsState, seatsInOrder } from './state.ts'
import { knowsGarrison } from './view.ts'

/** Groups of ids that `viewer` cannot place, wider groups first. Groups of one are left out: nothing to swap. */
export function unknown(state: RecordsState, viewer: Viewer): readonly (readonly Id[])[] {
  const cards = hiddenCards(state, viewer)
  return [
    ...byDeck(state, cards),
    ...garrisons(state, viewer, generalsIn(cards)),
    schemesOf('attack', state, viewer, cards),
    schemesOf('defence', state, viewer, cards),
    strategists(state, viewer),
    ...lords(state, viewer),
    battleCards(state, viewer),
  ].filter((group) => group.length > 1)
}

/** Cards of other hands and of the decks, less those the viewer has seen. */
function hiddenCards(state: RecordsState, viewer: Viewer): Id[] {
  const others = state.players.filter((_, seat) => seat !== viewer)
  return [
    ...others.flatMap(({ hand, drawn }) => [...hand, ...drawn]),
    ...state.decks.flatMap(({ cards }) => cards),
  ].filter((card) => !hasSeen(state, card, viewer))
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
function garrisons(state: RecordsState, viewer: Viewer, elsewhere: readonly Id[]): Id[][] {
  const hidden = citiesInPlay(state)
    .filter(({ seat, city }) => !knowsGarrison(city, seat, viewer) && city.strength === null)
    .map(({ city }) => city)
    .filter(({ garrison }) => !hasSeen(state, garrison, viewer))
  const unguessed = hidden.filter(({ ruledOut }) => ruledOut.length === 0).map(({ garrison }) => garrison)
  const free = [...elsewhere, ...unguessed, ...marching(state, viewer)]
  const guessed = hidden.filter(({ ruledOut }) => ruledOut.length > 0)
  return [free, possible(guessed, free)]
}

const marching = (state: RecordsState, viewer: Viewer): Id[] => {
  const { attack } = state
  if (!attack || attack.up || viewer === activeSeat(state)) return []
  return hasSeen(state, attack.general, viewer) ? [] : [attack.general]
}

/** Guessed garrisons and all that could stand in any of their places. */
function possible(guessed: readonly City[], free: readonly Id[]): Id[] {
  const out = new Set(guessed.flatMap(({ ruledOut }) => ruledOut))
  const candidates = guessed.map(({ garrison }) => garrison).filter(isGeneral)
  return guessed.length === 0 ? [] : [...candidates, ...free].filter((card) => !out.has(strengthOf(card)))
}

/** A scheme that lies face down with an attack, among schemes of its use. */
function schemesOf(use: SchemeUse, state: RecordsState, viewer: Viewer, cards: readonly Id[]): Id[] {
  const { attack } = state
  if (!attack || attack.up) return []
  const owner = use === 'attack' ? activeSeat(state) : attack.defender
  const card = use === 'attack' ? attack.scheme : attack.defence
  if (card === null || viewer === owner || hasSeen(state, card, viewer)) return []
  const money = state.players[owner]?.money ?? 0
  return [card, ...cards].filter((each) => {
    const scheme = schemeOf(each)
    return scheme && SCHEMES[scheme].use === use && (scheme !== 'seize-the-king' || money >= 8)
  })
}

/** Strategists face down and in the pile, less those the viewer saw and put back this round (R4). */
function strategists(state: RecordsState, viewer: Viewer): Id[] {
  const others = state.players.filter(({ strategistUp }, seat) => seat !== viewer && !strategistUp)
  const down = others.flatMap(({ strategist, choosing }) => [strategist, ...choosing])
  return [...down, ...state.strategists]
    .filter((card) => card !== null)
    .filter((card) => !hasSeen(state, card, viewer))
}

/**
 * Lords face down. Whoever took one saw the pile then: what was taken before and what after are apart (R2). What was
 * left over is unknown to all but the last to look.
 */
function lords(state: RecordsState, viewer: Viewer): Id[][] {
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

/** Battle cards in the deck and those the others drew; open ones and the viewer's own are known. */
function battleCards(state: RecordsState, viewer: Viewer): Id[] {
  const { battle, attack, battleDeck } = state
  const sides = battle
    ? [
        { side: battle.attacker, owner: activeSeat(state) },
        { side: battle.defender, owner: attack?.defender },
      ]
    : []
  const drawn = sides
    .filter(({ owner }) => owner !== viewer)
    .flatMap(({ side: { best, rest } }) => (battle?.up ? rest : [...best, ...rest]))
  return [...drawn, ...battleDeck]
}
