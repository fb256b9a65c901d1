// Moving a card that lies before one player to another: 巧變, and 謀斷 in newer printings.
import { type Id, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatId, seatOf } from '../../common/seat-id.ts'
import { card as cardOf, factsOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { BACK, cardPhrase, seatOption } from '../core/labels.ts'
import type { Owner } from '../table/owner.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Cards of equipment and judgement zones that some other player has room for. */
export const movableCards = (actions: Actions): { readonly card: Id; readonly from: Seat }[] =>
  actions
    .seats()
    .flatMap((from) => [...actions.worn(from), ...actions.delayed(from)].map((card) => ({ card, from })))
    .filter(({ card, from }) => placesFor(actions, card, from).length > 0)

/** A card, from whom, to whom. */
export interface Move {
  readonly card: Id
  readonly from: Seat
  readonly to: Seat
}

/** Equipment that some other player has room for. */
export const equipmentMoves = (actions: Actions): { readonly card: Id; readonly from: Seat }[] =>
  movableCards(actions).filter(({ card, from }) => actions.worn(from).includes(card))

/** A card of somebody's equipment or judgement zone to the same zone of another, where there is room. */
export function* moveOne(actions: Actions, me: Owner): Script {
  const movable = movableCards(actions)
  if (movable.length === 0) return
  const move = yield* chooseMove(actions, me, movable)
  if (move) yield* actions.move(move.card, move.from, move.to)
}

/** Which of these cards, and to whom; `undefined` for none. */
export function* chooseMove(
  actions: Actions,
  me: Owner,
  movable: readonly { readonly card: Id; readonly from: Seat }[],
): Script<Move | undefined> {
  const options = movable.map(({ card, from }) => ({
    id: card,
    text: say('card-of', { card: cardPhrase(card), whom: seatRef(from) }),
  }))
  for (;;) {
    const id = yield* actions.askMaybe(me, me.seat, { prompt: say('ask-move'), options })
    const move = movable.find(({ card }) => card === id)
    if (!move) return undefined
    const to = placesFor(actions, move.card, move.from)
    const places = [...to.map((seat) => ({ ...seatOption(seat), id: `to-${seatId(seat)}` })), BACK]
    const prompt = say('ask-move-to', { card: cardPhrase(move.card) })
    const place = at(yield* actions.ask(me, me.seat, { prompt, options: places }), 0)
    if (place === BACK.id) continue
    return { ...move, to: seatOf(place.slice('to-'.length)) }
  }
}

/** Who may get the card: the slot is empty, or no delayed trick of the same name lies there. */
function placesFor(actions: Actions, card: Id, from: Seat): Seat[] {
  const delayed = playerAt(actions.state, from).judgement.find((each) => each.card === card)
  const facts = factsOf(cardOf(card).kind)
  return actions.others(from).filter((seat) => {
    const { judgement, equipment } = playerAt(actions.state, seat)
    if (delayed) return judgement.every(({ as }) => as !== delayed.as)
    return facts.type === 'equipment' && equipment[facts.slot] === null
  })
}
