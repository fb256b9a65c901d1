// Schemes that bring the player coins or cards, without a contest: 混水摸魚, 一石二鳥, 拋磚引玉.
import type { Option } from '../../../../engine/decision.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { takeOut } from '../../../common/take-out.ts'
import {
  deckName,
  deckOf,
  discard,
  drawable,
  drawInto,
  findable,
  type RecordsTable,
} from '../../table/decks.ts'
import { activeSeat, type Deck, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { deckOption } from '../common/draw.ts'
import { cardOption, chooseOrBack } from '../common/labels.ts'
import { commit, conclude } from './play.ts'

/** 混水摸魚: 4 coins. */
export function* muddyWaters(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const coins = 4
  commit(table, card)
  playerAt(state, seat).money += coins
  table.tell(say('plays-muddy-waters', { who: seatRef(seat), scheme: nameRef(card), coins }))
  conclude(table, card)
}

/** 一石二鳥: draw 2, from one deck (A4). */
export function* twoBirds(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const deck = yield* chooseDeck(table, seat, card)
  if (!deck) return
  commit(table, card)
  const count = findable(deck, 2)
  const told = { who: seatRef(seat), scheme: nameRef(card), count, deck: deckName(deck.kind) }
  table.tell(say('plays-two-birds', told))
  const drawn = drawInto(table, deck, 2, playerAt(state, seat).hand)
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
  conclude(table, card)
}

/** 拋磚引玉: discard another card of the hand, draw 3, from one deck (R15, A4). */
export function* brickForJade(table: RecordsTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const { hand } = playerAt(state, seat)
  const scheme = nameRef(card)
  const deck = yield* chooseDeck(table, seat, card)
  if (!deck) return
  const others = hand
    .filter((each) => each !== card)
    .map(
      (each): Option => ({ ...cardOption(each), cost: [{ of: 'cards', amount: 1, text: say('cost-card') }] }),
    )
  const brick = yield* chooseOrBack(seat, say('ask-discard', { scheme }), others)
  if (brick === undefined) return
  commit(table, card)
  discard(table, takeOut(hand, brick))
  table.tell(
    say('plays-brick-for-jade', {
      who: seatRef(seat),
      scheme,
      card: nameRef(brick),
      count: findable(deck, 3),
      deck: deckName(deck.kind),
    }),
  )
  const drawn = drawInto(table, deck, 3, hand)
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
  conclude(table, card)
}

/** The deck a scheme draws from: chosen where there are two to choose from (A4); `undefined` is back to the menu. */
export function* chooseDeck({ state }: RecordsTable, seat: Seat, card: Id): Script<Deck | undefined> {
  const decks = drawable(state)
  if (decks.length < 2) return decks[0]
  const picked = yield* chooseOrBack(seat, say('ask-deck', { scheme: nameRef(card) }), decks.map(deckOption))
  return picked === undefined ? undefined : deckOf(state, picked)
}
