// 桃園結義: turn up 3 cards, take one general or none, shuffle the rest back (R15, A4).
import { type Id, nameRef, nameRefs, seatRef } from '../../../../engine/phrase.ts'
import { chooseMaybe, type Script } from '../../../../engine/script.ts'
import { takeOut } from '../../../common/take-out.ts'
import { generalsIn } from '../../cards/generals.ts'
import { deckName, drawInto, type RecordsTable, shuffleInto } from '../../table/decks.ts'
import { notice } from '../../table/knowledge.ts'
import { activeSeat, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { cardOption, passing } from '../common/labels.ts'
import { chooseDeck } from './gains.ts'
import { commit, conclude } from './play.ts'

export function* peachGarden(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const who = seatRef(seat)
  const deck = yield* chooseDeck(table, seat, card)
  if (!deck) return
  commit(table, card)
  // Told before its cards are turned up, since a reshuffle may come in between.
  table.tell(say('plays-peach-garden', { who, scheme: nameRef(card), deck: deckName(deck.kind) }))
  const cards = drawInto(table, deck, 3, state.turnedUp)
  table.tell(say('peach-garden-up', { cards: nameRefs(cards) }))
  const generals = generalsIn(state.turnedUp)
  const taken =
    generals.length === 0
      ? undefined
      : yield* chooseMaybe(seat, {
          prompt: say('ask-general'),
          notice: say('waits-general', { who }),
          options: generals.map(cardOption),
          pass: passing(say('nobody')),
          ownTurn: true,
        })
  if (taken !== undefined) {
    playerAt(state, seat).hand.push(takeOut(state.turnedUp, taken))
    notice(state, [taken], ['public'])
  }
  const rest = state.turnedUp
  state.turnedUp = []
  shuffleInto(table, deck, rest)
  if (taken === undefined) table.tell(say('peach-garden-left', { who }))
  else table.tell(say('peach-garden-taken', { who, general: nameRef(taken) }))
  conclude(table, card)
}
