// The beginning: lords, hands, who is first, and persons who must be shown (source 1, D1, D16).
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { takeOut } from '../../common/take-out.ts'
import { ERAS } from '../cards/eras.ts'
import { isForced, lordIds, lordOf } from '../cards/index.ts'
import { cardRef, cardRefs, DEALT, type DynastiesTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { beginRound } from './end.ts'
import { showing, showPersons } from './hands.ts'

/** Draws lords, shuffles, deals 7 cards each. */
export function* deal(table: DynastiesTable): Script {
  const { state } = table
  table.shuffle(state.lords)
  table.shuffle(state.events)
  table.shuffle(state.deck)
  for (const [seat, player] of state.players.entries()) {
    const lord = takeOut(state.lords, at(state.lords, 0))
    const { state: power, grain, attack, defence } = lordOf(state, lord)
    player.lord = lord
    player.stats = { state: power, grain, attack, defence }
    player.hand = state.deck.splice(0, DEALT)
    table.tell(
      say('is-lord', { who: seatRef(seat), lord: cardRef(state, lord), power, grain, attack, defence }),
    )
  }
  for (const [seat, { hand }] of state.players.entries())
    table.tell(say('you-get', { cards: cardRefs(state, hand) }), { to: [seat] })
  state.first = oldest(table)
  state.phase = 'show'
}

/** The seat with the lord of the oldest dynasty (D1); a printed lord is older than a house lord of the same era. */
function oldest({ state }: DynastiesTable): Seat {
  const begins = (lord: Id) => ERAS.indexOf(at(lordOf(state, lord).eras, 0))
  const lords = state.players.map(({ lord }) => lord)
  const byAge = lordIds(state).sort((a, b) => begins(a) - begins(b))
  return lords.indexOf(
    at(
      byAge.filter((lord) => lords.includes(lord)),
      0,
    ),
  )
}

/** Everyone shows the persons who must be shown, or with `honesty` those they choose to. */
export function* show(table: DynastiesTable): Script {
  const { state } = table
  const toShow = state.rules.honesty
    ? yield* everyone(state.players.map(({ hand }, seat) => ({ seat, ...showing(state, seat, hand) })))
    : state.players.map(({ hand }) => hand)
  for (const [seat, { hand }] of state.players.entries())
    showPersons(
      table,
      seat,
      hand.filter((card) => isForced(card) && at(toShow, seat).includes(card)),
    )
  beginRound(table)
}
