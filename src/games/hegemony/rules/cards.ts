// Drawing, discarding, taking and giving (section 3). What leaves hand or equipment is a loss that skills may answer.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { loseSight } from '../../common/seen.ts'
import { card as cardOf, factsOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { cardList, cardPhrase } from '../core/labels.ts'
import { pull, setSeen, toDiscard, toHand, toTable } from '../table/card-moves.ts'
import type { Loss } from '../table/events.ts'
import { playerAt, playsWith, turnOf, worn } from '../table/state.ts'
import { say } from '../text/say.ts'
import { gameDrawn } from './end.ts'
import { noteLoss } from './noting.ts'

/** Makes sure the deck has a card: the discards are shuffled into it. Ends the game when there is none at all. */
function supply(actions: Actions): void {
  const { state, table } = actions
  if (state.deck.length > 0) return
  const { discard, reshuffles, mostReshuffles } = state
  if (discard.length === 0 || reshuffles === mostReshuffles) gameDrawn(actions)
  state.reshuffles++
  state.deck = table.shuffle(state.discard)
  state.discard = []
  actions.tell(say('reshuffled'))
}

/** Draws cards one by one. */
export function* draw(actions: Actions, seat: Seat, count: number): Script<Id[]> {
  const { state } = actions
  const drawn: Id[] = []
  if (!actions.alive(seat)) return drawn
  for (let n = 0; n < count; n++) {
    if (state.deck.length === 0 && state.discard.length === 0 && drawn.length > 0) break
    supply(actions)
    const card = at(state.deck, 0)
    toHand(
      state,
      seat,
      card,
      (state.seen[card] ?? []).filter((who) => who !== seat),
    )
    drawn.push(card)
  }
  if (drawn.length === 0) return drawn
  actions.tell(say('draws', { who: seatRef(seat), count: drawn.length }))
  actions.table.tell(say('you-draw', { cards: cardList(drawn) }), { to: [seat] })
  return drawn
}

/** Cards leave hand or equipment of one player; `place` puts each where it goes. The loss, for `answerLoss`. */
export function part({ state }: Actions, seat: Seat, cards: readonly Id[], place: (card: Id) => void): Loss {
  const player = playerAt(state, seat)
  const gone = worn(player).filter((card) => cards.includes(card))
  const fromHand = player.hand.filter((card) => cards.includes(card)).length
  for (const card of cards) place(card)
  return { seat, cards, worn: gone, fromHand, emptied: fromHand > 0 && player.hand.length === 0 }
}

/**
 * Lets skills answer a loss, once it was told. One loss is one event (section 3); that of some hand cards matters at tables
 * with the expansion 陣 alone.
 */
export function* answerLoss(actions: Actions, loss: Loss): Script {
  noteLoss(actions, loss.seat, loss.worn.length + loss.fromHand)
  const matters = loss.emptied || (loss.fromHand > 0 && playsWith(actions.state, 'formation'))
  if (actions.alive(loss.seat) && (loss.worn.length > 0 || matters))
    yield* actions.trigger('cards-lost', loss)
}

/** Own cards are discarded (棄置). */
export function* discard(actions: Actions, seat: Seat, cards: readonly Id[]): Script {
  if (cards.length === 0) return
  const { state } = actions
  const delayed = cards.filter((card) => actions.delayed(seat).includes(card))
  const loss = part(actions, seat, cards, (card) => toDiscard(state, card))
  actions.tell(say('discards', { who: seatRef(seat), cards: cardList(cards) }))
  yield* answerLoss(actions, loss)
  const turn = turnOf(state)
  if (playsWith(state, 'momentum') && turn.phase === 'discard' && turn.seat === seat) turn.shed = true
  turn.discarded.push(...cards.map((card) => ({ card, by: seat })))
  const there = cards.filter((card) => state.discard.includes(card) && !delayed.includes(card))
  if (there.length > 0 && actions.alive(seat)) yield* actions.trigger('discarded', { seat, cards: there })
}

/** The delayed tricks before a seat are discarded; they were nobody's cards. */
export function* discardDelayed(actions: Actions, seat: Seat): Script {
  const cards = actions.delayed(seat)
  for (const card of cards) toDiscard(actions.state, card)
  if (cards.length > 0) actions.tell(say('discards', { who: seatRef(seat), cards: cardList(cards) }))
}

/** One player's cards go to another's hand: from a hand unseen, from equipment in the open. */
export function* take(actions: Actions, to: Seat, from: Seat, cards: readonly Id[]): Script {
  const { state } = actions
  const open = worn(playerAt(state, from)).filter((card) => cards.includes(card))
  const hidden = cards.filter((card) => !open.includes(card))
  const whole = hidden.length === playerAt(state, from).hand.length
  const loss = part(actions, from, cards, (card) => {
    const known = open.includes(card)
      ? (['public'] as const)
      : whole
        ? [from, ...(state.seen[card] ?? [])]
        : [from]
    toHand(
      state,
      to,
      card,
      known.filter((who) => who !== to),
    )
  })
  if (hidden.length > 0) loseSight(state, playerAt(state, from).hand, [to])
  const told = { who: seatRef(to), whom: seatRef(from) }
  if (open.length > 0) actions.tell(say('takes-open', { ...told, cards: cardList(open) }))
  if (hidden.length > 0) {
    actions.tell(say('takes-hidden', { ...told, count: hidden.length }))
    actions.table.tell(say('you-see-taken', { ...told, cards: cardList(hidden) }), { to: [to, from] })
  }
  yield* answerLoss(actions, loss)
}

/** Open cards go to a hand; everyone knows them there. */
export function* gain(actions: Actions, seat: Seat, cards: readonly Id[]): Script {
  if (cards.length === 0 || !actions.alive(seat)) return
  for (const card of cards) toHand(actions.state, seat, card, ['public'])
  actions.tell(say('gains', { who: seatRef(seat), cards: cardList(cards) }))
}

/** Two hands are exchanged; both players know what they gave. */
export function* swapHands(actions: Actions, a: Seat, b: Seat): Script {
  const { state } = actions
  const hands = { a: [...playerAt(state, a).hand], b: [...playerAt(state, b).hand] }
  for (const [from, to, cards] of [
    [a, b, hands.a],
    [b, a, hands.b],
  ] as const)
    for (const card of cards)
      toHand(
        state,
        to,
        card,
        [from, ...(state.seen[card] ?? [])].filter((who) => who !== to),
      )
  actions.tell(say('swap-hands', { who: seatRef(a), whom: seatRef(b) }))
  for (const [to, cards] of [
    [a, hands.b],
    [b, hands.a],
  ] as const)
    actions.table.tell(say('you-draw', { cards: cardList(cards) }), { to: [to] })
  // The last card of a hand is lost also by the player who gets another hand for it.
  for (const [seat, { length }] of [
    [a, hands.a],
    [b, hands.b],
  ] as const)
    if (length > 0) {
      noteLoss(actions, seat, length)
      yield* actions.trigger('cards-lost', { seat, cards: [], worn: [], fromHand: length, emptied: true })
    }
}

/** Takes so many cards off the deck, each to where `lay` lays it, as far as there are any. */
function takeOff(actions: Actions, count: number, lay: (card: Id) => void): Id[] {
  const { state } = actions
  const cards: Id[] = []
  for (let n = 0; n < count && state.deck.length + state.discard.length > 0; n++) {
    supply(actions)
    const card = at(state.deck, 0)
    lay(card)
    cards.push(card)
  }
  return cards
}

/** The top of the deck, laid aside for one seat to look at. */
export function look(actions: Actions, seat: Seat, count: number): Id[] {
  const { state } = actions
  const cards = takeOff(actions, count, (card) => {
    pull(state, card)
    state.aside.push({ seat, card })
  })
  actions.tell(say('looks', { who: seatRef(seat), count: cards.length }))
  if (cards.length > 0) actions.table.tell(say('you-look', { cards: cardList(cards) }), { to: [seat] })
  return cards
}

/** Looked-at cards go to a seat, face down; the giver knows them. */
export function* handOut(actions: Actions, from: Seat, to: Seat, cards: readonly Id[]): Script {
  for (const card of cards)
    toHand(
      actions.state,
      to,
      card,
      [from, ...(actions.state.seen[card] ?? [])].filter((who) => who !== to),
    )
  const told = { who: seatRef(from), count: cards.length }
  actions.tell(from === to ? say('keeps-cards', told) : say('hands-out', { ...told, whom: seatRef(to) }))
  actions.table.tell(say('you-draw', { cards: cardList(cards) }), { to: [to] })
}

/** Looked-at cards go back onto and under the deck. */
export function putBack({ state }: Actions, seat: Seat, top: readonly Id[], bottom: readonly Id[]): void {
  for (const card of [...top, ...bottom]) {
    pull(state, card)
    setSeen(state, card, [seat])
  }
  // A player who saw the old bottom in its place does not know any more how deep it lies, but still that it is in the deck.
  state.deck = [...top, ...state.deck, ...bottom]
}

/** Turns up cards of the deck onto the table; a judgement tells of its card itself. */
export function turnUp(actions: Actions, count: number, why?: 'judgement'): Id[] {
  const cards = takeOff(actions, count, (card) => toTable(actions.state, card))
  if (cards.length > 0 && !why) actions.tell(say('turns-up', { cards: cardList(cards) }))
  return cards
}

/** Shows hand cards: everyone knows them there from now on. */
export function show(actions: Actions, seat: Seat, cards: readonly Id[]): void {
  for (const card of cards) setSeen(actions.state, card, ['public'])
  actions.tell(say('shows', { who: seatRef(seat), card: cardList(cards) }))
}

/** Cards still on the table or on generals go to the discard pile. */
export function clear({ state }: Actions, cards: readonly Id[]): void {
  const piles = state.players.flatMap((player) => Object.values(player.piles).flat())
  for (const card of cards) if (state.table.includes(card) || piles.includes(card)) toDiscard(state, card)
}

/**
 * A card of the table or of somebody's hand into a slot; what lay there goes to the discard pile and is a loss.
 * @param told everybody knows already, since the card was used
 */
export function* equip(actions: Actions, seat: Seat, card: Id, told?: 'told'): Script {
  const { state } = actions
  const facts = factsOf(cardOf(card).kind)
  if (facts.type !== 'equipment') throw new Error(`${card} is no equipment`)
  const player = playerAt(state, seat)
  const old = player.equipment[facts.slot]
  const holder = state.players.findIndex(({ hand }) => hand.includes(card))
  const given = holder < 0 ? undefined : part(actions, holder, [card], (each) => toTable(state, each))
  pull(state, card)
  delete state.seen[card]
  if (old !== null) toDiscard(state, old)
  player.equipment[facts.slot] = card
  if (!told) actions.tell(say('equips', { who: seatRef(seat), card: cardPhrase(card) }))
  if (given) yield* answerLoss(actions, given)
  if (old !== null)
    yield* answerLoss(actions, { seat, cards: [old], worn: [old], fromHand: 0, emptied: false })
}

/** A card of an equipment or judgement zone to the same zone of another. */
export function* move(actions: Actions, card: Id, from: Seat, to: Seat): Script {
  const { state } = actions
  const delayed = playerAt(state, from).judgement.find((each) => each.card === card)
  actions.tell(
    say('moves-card', {
      card: nameRef(delayed?.as ?? cardOf(card).kind),
      who: seatRef(from),
      whom: seatRef(to),
    }),
  )
  if (delayed) {
    const welcome = yield* actions.welcomes(to, delayed.as, card)
    pull(state, card)
    if (welcome) playerAt(state, to).judgement.push(delayed)
    else state.discard.push(card)
    return
  }
  const facts = factsOf(cardOf(card).kind)
  if (facts.type !== 'equipment') throw new Error(`${card} cannot be moved`)
  const loss = part(actions, from, [card], () => {
    pull(state, card)
    playerAt(state, to).equipment[facts.slot] = card
  })
  yield* answerLoss(actions, loss)
}
