// Options as the rules offer them: cards and players with what one wants to know when choosing.
import type { Option } from '../../engine/decision.ts'
import { type Id, type Phrase, type Seat, seatRef } from '../../engine/phrase.ts'
import { effectOf } from './describe.ts'
import { type Play, playId } from './legal.ts'
import { defenceOf } from './pacts.ts'
import { say } from './say.ts'
import { cardRef, type DynastiesState, playerAt } from './state.ts'

/** A card to choose. */
export const cardOption = (state: DynastiesState, id: Id): Option => ({
  id,
  text: say('card', { card: cardRef(state, id) }),
  hint: effectOf(state, id),
})

/** A card to play, alone or with a crossing card. */
export const playOption = (state: DynastiesState, play: Play): Option => ({
  id: playId(play),
  text: say(play.crossing === null ? 'card' : 'card-crossing', { card: cardRef(state, play.card) }),
  hint: effectOf(state, play.card),
})

/** The id by which a seat is chosen: `seat-2`. */
const seatId = (seat: Seat): Id => `seat-${seat}`

/** The seat an id names. */
export const seatOf = (id: Id): Seat => Number(id.slice('seat-'.length))

/** A player to choose. */
export function seatOption(state: DynastiesState, seat: Seat): Option {
  const { stats, hand } = playerAt(state, seat)
  const { state: power, grain, attack } = stats
  return {
    id: seatId(seat),
    text: say('seat', { whom: seatRef(seat) }),
    hint: say('hint-seat', { power, grain, attack, defence: defenceOf(state, seat), cards: hand.length }),
  }
}

/** What everyone reads while a player thinks about the own turn. */
export const acting = (seat: Seat): Phrase => say('waits-act', { who: seatRef(seat) })
