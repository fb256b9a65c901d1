// The start of an action (source 3.2 A and B): income, then the draw.
import type { Option } from '../../../../engine/decision.ts'
import { leftOut } from '../../../../engine/left-out.ts'
import { type Id, nameRef, nameRefs, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../../engine/script.ts'
import { forget, see } from '../../../common/seen.ts'
import { takeOut } from '../../../common/take-out.ts'
import { cityCard } from '../../cards/index.ts'
import { deckName, deckOf, drawable, drawInto, type RecordsTable, settleDecks } from '../../table/decks.ts'
import { pay } from '../../table/money.ts'
import { sizeOf } from '../../table/score.ts'
import { activeSeat, type Deck, freshDone, hasLord, playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { cardOption, forCoins } from './labels.ts'

/** Price of a card of the other deck as well (A2). */
const SECOND_DECK = 7

/** Income and draw of the active player. */
export function* drawStep(table: RecordsTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  state.done = freshDone()
  table.tell(say('acts', { who: seatRef(seat), round: state.round }), { mark: 'turn' })
  takeIncome(table, seat)
  if (drawable(state).length === 0) table.tell(say('no-draw', { who: seatRef(seat) }))
  else if (state.advanced) yield* drawAdvanced(table, seat)
  else yield* drawBasic(table, seat)
  if (state.left === undefined) settleDecks(table)
  state.phase = 'act'
}

/** What an income depends on. */
interface Earning {
  readonly lords: readonly Id[]
  readonly cities: readonly { readonly card: Id }[]
}

/** 1, the taxes, and what lords add (R5). */
export function incomeOf(player: Earning, twoLords: boolean): number {
  const taxes = player.cities.reduce((sum, { card }) => sum + cityCard(card).tax, 0)
  const small = player.cities.filter(({ card }) => sizeOf(card) === 'small').length
  const taxed = twoLords ? Math.min(2, small) : small // T1
  return 1 + taxes + (hasLord(player, 'cao-cao') ? 1 : 0) + (hasLord(player, 'yuan-shao') ? 2 * taxed : 0)
}

function takeIncome(table: RecordsTable, seat: Seat): void {
  const player = playerAt(table.state, seat)
  const coins = incomeOf(player, table.state.twoLords)
  player.money += coins
  table.tell(say('income', { who: seatRef(seat), coins, total: player.money }))
}

/** Draw 2, keep 1, the other goes under the deck; a last card is simply taken (R6). */
function* drawBasic(table: RecordsTable, seat: Seat): Script {
  const { state } = table
  const who = seatRef(seat)
  const player = playerAt(state, seat)
  if (leftOut(state)) return yield* keepByRule(seat)
  const deck = deckOf(state, 'all')
  if (deck.cards.length === 1) {
    const drawn = drawInto(table, deck, 1, player.hand)
    table.tell(say('draws-last', { who }))
    table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
    return
  }
  const drawn = drawInto(table, deck, 2, player.drawn)
  table.tell(say('draws-two', { who }))
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
  const kept = yield* chooseOne(seat, {
    prompt: say('ask-keep'),
    notice: say('waits-draw', { who }),
    options: drawn.map(cardOption),
    kind: 'keep',
  })
  forget(state, drawn)
  player.hand.push(takeOut(player.drawn, kept))
  see(state, player.drawn, [seat])
  deck.cards.push(...player.drawn)
  player.drawn = []
  table.tell(say('keeps-one', { who }))
  table.tell(say('you-keep', { card: nameRef(kept) }), { to: [seat] })
}

/** In a rehearsal: which of two cards will be kept that nobody has seen yet. */
function* keepByRule(seat: Seat): Script {
  yield* chooseOne(seat, {
    prompt: say('ask-keep-rule'),
    options: [
      { id: 'general', text: say('keep-general') },
      { id: 'city', text: say('keep-city') },
      { id: 'scheme', text: say('keep-scheme') },
      { id: 'ask', text: say('keep-ask') },
    ],
    kind: 'keep',
    ownTurn: true,
    byRule: true,
  })
}

/** One card of one deck, or for 7 coins one of each, decided before drawing (A2). */
function* drawAdvanced(table: RecordsTable, seat: Seat): Script {
  const { state } = table
  const who = seatRef(seat)
  const player = playerAt(state, seat)
  const decks = drawable(state)
  const both = decks.length === 2 && player.money >= SECOND_DECK
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-draw'),
    notice: say('waits-draw', { who }),
    options: [...decks.map(deckOption), ...(both ? [bothOption] : [])],
    kind: 'draw',
    open: true,
  })
  if (picked === bothOption.id) pay(player, SECOND_DECK)
  if (leftOut(state)) return
  const drawFrom = (deck: Deck) => drawInto(table, deck, 1, player.hand)
  const drawn = picked === bothOption.id ? decks.flatMap(drawFrom) : drawFrom(deckOf(state, picked))
  if (picked === bothOption.id) table.tell(say('draws-both', { who, coins: SECOND_DECK }))
  else table.tell(say('draws-from', { who, deck: deckName(deckOf(state, picked).kind) }))
  table.tell(say('you-draw', { cards: nameRefs(drawn) }), { to: [seat] })
}

/** A deck to draw from, with how many cards it has. */
export const deckOption = ({ kind, cards }: Deck): Option => ({
  id: kind,
  text: kind === 'schemes' ? say('from-schemes') : say('from-realm'),
  hint: say('hint-deck', { count: cards.length }),
})

const bothOption: Option = forCoins(
  { id: 'both', text: say('from-both', { coins: SECOND_DECK }) },
  SECOND_DECK,
)
