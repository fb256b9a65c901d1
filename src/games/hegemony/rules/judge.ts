// Judgement (section 6) and the point fight (section 3).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { card as cardOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { cardOption, cardPhrase } from '../core/labels.ts'
import { pull, toHand, toTable } from '../table/card-moves.ts'
import type { Judgement } from '../table/events.ts'
import type { Owner } from '../table/owner.ts'
import { playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import { answerLoss, clear, part, turnUp } from './cards.ts'
import { gameDrawn } from './end.ts'

/** Judges: the top card, replacements, the result, its effect, and what comes after. */
export function* judge(
  war: Actions,
  seat: Seat,
  reason: Id,
  effect?: (judgement: Judgement) => Script,
  keep?: 'keep',
): Script<Judgement> {
  const { state } = war
  const [card] = turnUp(war, 1, 'judgement')
  if (card === undefined) gameDrawn(war)
  const judgement: Judgement = { is: 'judgement', seat, reason, card, face: war.faceOf(card, seat) }
  state.happening.push(judgement)
  war.tell(say('judges', { who: seatRef(seat), reason: nameRef(reason), card: cardPhrase(card) }))
  yield* war.trigger('judging', judgement)
  judgement.face = war.faceOf(judgement.card, seat)
  yield* war.trigger('judge-fixed', judgement)
  judgement.face = war.faceOf(judgement.card, seat)
  tellResult(war, judgement, card)
  if (effect) yield* effect(judgement)
  yield* war.trigger('judged', judgement)
  if (!keep) clear(war, [judgement.card])
  state.happening.splice(state.happening.indexOf(judgement), 1)
  return judgement
}

/** Says what stands where that is not the card as it was turned up: it was replaced, or its suit counts as another. */
function tellResult(war: Actions, { seat, card, face }: Judgement, turnedUp: Id): void {
  if (card === turnedUp && face.suit === cardOf(card).suit) return
  war.tell(
    say('judgement-stands', { who: seatRef(seat), card: cardPhrase(card), suit: say(`suit-${face.suit}`) }),
  )
}

/** A card of a seat's own becomes the judgement card. */
export function* replaceJudgement(
  war: Actions,
  judgement: Judgement,
  seat: Seat,
  card: Id,
  keepOld: boolean,
): Script {
  const { state } = war
  const old = judgement.card
  const loss = part(war, seat, [card], (each) => toTable(state, each))
  judgement.card = card
  judgement.face = war.faceOf(card, judgement.seat)
  war.tell(say('replaces-judgement', { who: seatRef(seat), card: cardPhrase(card) }))
  yield* answerLoss(war, loss)
  if (keepOld && war.alive(seat)) yield* war.gain(seat, [old])
  else clear(war, [old])
}

/** A point fight: both lay a hand card face down and turn it up together; higher wins, a tie does not. */
export function* fight(war: Actions, me: Owner, initiator: Seat, opponent: Seat): Script<boolean> {
  const { state } = war
  const sides = [initiator, opponent] as const
  war.tell(say('point-fight', { who: seatRef(initiator), whom: seatRef(opponent), skill: nameRef(me.skill) }))
  const answers = yield* everyone(
    sides.map((seat) => ({
      seat,
      prompt: say('ask-point-card', { whom: seatRef(seat === initiator ? opponent : initiator) }),
      notice: say('waits-point-card', { who: seatRef(seat) }),
      options: playerAt(state, seat).hand.map(cardOption),
      min: 1,
      max: 1,
      kind: 'point-fight',
    })),
  )
  const cards = answers.map((answer) => at(answer, 0))
  const [mine, theirs] = [at(cards, 0), at(cards, 1)]
  const losses = sides.map((seat, index) =>
    part(war, seat, [at(cards, index)], (card) => toTable(state, card)),
  )
  war.tell(
    say('points', {
      who: seatRef(initiator),
      card: cardPhrase(mine),
      whom: seatRef(opponent),
      other: cardPhrase(theirs),
    }),
  )
  for (const loss of losses) yield* answerLoss(war, loss)
  const won = cardOf(mine).number > cardOf(theirs).number
  war.tell(
    won ? say('points-won', { who: seatRef(initiator) }) : say('points-lost', { who: seatRef(initiator) }),
  )
  clear(war, [mine, theirs])
  return won
}

/** Lays a card on a general, face up, in a skill's pile. */
export function toPile(war: Actions, seat: Seat, skill: Id, card: Id): void {
  pull(war.state, card)
  const { piles } = playerAt(war.state, seat)
  piles[skill] = [...(piles[skill] ?? []), card]
}

/** From a pile to the hand of a seat. */
export const fromPile = (war: Actions, seat: Seat, card: Id): void =>
  toHand(war.state, seat, card, ['public'])
