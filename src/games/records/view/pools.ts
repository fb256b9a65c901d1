// Places where hidden cards may lie for all that a viewer knows: searches deal their tables from them.
import type { Id, Seat, Viewer } from '../../../engine/phrase.ts'
import { hiddenIn, type Pool, type Zone } from '../../../engine/zones.ts'
import { hasSeen } from '../../common/seen.ts'
import { isGeneral, strengthOf } from '../cards/generals.ts'
import { type SchemeUse, schemeOf } from '../cards/index.ts'
import { type City, citiesInPlay, type RecordsState } from '../table/state.ts'
import { holdersFor } from '../table/whereabouts.ts'
import { couldLie, lords } from './unknown.ts'
import { zones } from './zones.ts'

/** A place and what may lie there. */
interface Place {
  readonly id: Id
  readonly takes: (card: Id) => boolean
}

/** Game cards at gates, with an attack, in hands and decks; lords, strategists and battle cards among themselves. */
export function pools(state: RecordsState, viewer: Viewer): readonly Pool[] {
  const all = zones(state)
  const hidden = (group?: string) =>
    hiddenIn(all, viewer, group).filter((card) => !hasSeen(state, card, viewer))
  const places: Place[] = [
    ...atGates(state, hidden('garrisons')),
    ...hidden('marching').map((id) => ({ id, takes: isGeneral })),
    ...schemesOf(state, 'attack', hidden('attack-schemes')),
    ...schemesOf(state, 'defence', hidden('defence-schemes')),
    ...hidden().map((id) => ({ id, takes: () => true })),
  ]
  // The advanced game has two decks: a card of one is never in the other.
  const decks = state.advanced
    ? [places.filter(({ id }) => schemeOf(id)), places.filter(({ id }) => !schemeOf(id))]
    : [places]
  const bound = boundTo(all, holdersFor(state, viewer))
  const others = [hidden('strategists'), ...lords(state, viewer), hidden('battle')]
  return [...decks.map((each) => poolOf(each, bound)), ...others.map((ids) => ({ places: ids }))]
}

/** Cards of which the viewer knows whose they are, and whether one of those has what lies at a place. */
interface Bound {
  readonly cards: ReadonlySet<Id>
  readonly allows: (place: Id, card: Id) => boolean
}

function boundTo(all: readonly Zone[], holders: ReadonlyMap<Id, readonly Seat[]>): Bound {
  const owners = new Map(
    all.flatMap(({ seat, ids }) => (seat === undefined ? [] : ids.map((id) => [id, seat]))),
  )
  return {
    cards: new Set(holders.keys()),
    allows: (place, card) => {
      const [seats, owner] = [holders.get(card), owners.get(place)]
      return !seats || (owner !== undefined && seats.includes(owner))
    },
  }
}

const poolOf = (places: readonly Place[], { cards, allows }: Bound): Pool => ({
  places: places.map(({ id }) => id),
  fits: (place, id) => {
    const at = places[place]
    return !at || (at.takes(id) && allows(at.id, id))
  },
  first: cards,
})

/** Garrisons: generals, of the strength that is public, of none that a wrong guess ruled out. */
const atGates = (state: RecordsState, hidden: readonly Id[]): Place[] =>
  citiesInPlay(state)
    .map(({ city }) => city)
    .sort((one, other) => choosiness(other) - choosiness(one))
    .filter(({ garrison }) => hidden.includes(garrison))
    .map(({ garrison, strength, ruledOut }) => ({
      id: garrison,
      takes: (card) =>
        isGeneral(card) &&
        (strength === null ? !ruledOut.includes(strengthOf(card)) : strengthOf(card) === strength),
    }))

/** Gates of which more is known are garrisoned first. */
const choosiness = ({ strength, ruledOut }: City): number => (strength === null ? ruledOut.length : 99)

const schemesOf = (state: RecordsState, use: SchemeUse, laid: readonly Id[]): Place[] =>
  laid.map((id) => ({ id, takes: (card) => couldLie(state, use, card) }))
