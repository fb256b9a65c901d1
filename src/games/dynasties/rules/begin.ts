// The beginning: lords, hands, who is first, and persons who must be shown (source 1, D1, D16).
import { seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { ERAS } from '../cards/eras.ts'
import { isForced, lordIds, lordOf } from '../cards/index.ts'
import { LORDS } from '../cards/lords.ts'
import { say } from '../say.ts'
import { cardRef, cardRefs, DEALT, type DynastiesTable, playerAt } from '../state.ts'
import { beginRound } from './end.ts'
import { showing, showPersons } from './hands.ts'

/** Draws lords, shuffles, deals 7 cards each. */
export function* deal(table: DynastiesTable): Script {
  const { state } = table
  table.shuffle(state.lords)
  table.shuffle(state.events)
  table.shuffle(state.deck)
  for (const [seat, player] of state.players.entries()) {
    const lord = state.lords.shift()
    if (lord === undefined) throw new Error('there are not enough lords')
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
function oldest({ state }: DynastiesTable): number {
  const order = lordIds(state)
  const age = (seat: number): number => {
    const lord = playerAt(state, seat).lord ?? ''
    const [era = 'qing'] = lordOf(state, lord).eras
    return ERAS.indexOf(era) * 100 + (lord in LORDS ? 0 : order.indexOf(lord))
  }
  return state.players.map((_, seat) => seat).sort((a, b) => age(a) - age(b))[0] ?? 0
}

/** Everyone shows the persons who must be shown, or with `honesty` those they choose to. */
export function* show(table: DynastiesTable): Script {
  const { state } = table
  const answers = state.rules.honesty
    ? yield* everyone(state.players.map(({ hand }, seat) => ({ seat, ...showing(state, seat, hand) })))
    : []
  for (const [seat, { hand }] of state.players.entries()) {
    const shown = hand.filter(isForced)
    showPersons(
      table,
      seat,
      state.rules.honesty ? shown.filter((card) => answers[seat]?.includes(card)) : shown,
    )
  }
  beginRound(table)
}
