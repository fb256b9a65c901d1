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
import { playerAt, playsWith } from '../table/state.ts'
import { say } from '../text/say.ts'
import { answerLoss, clear, part, turnUp } from './cards.ts'
import { gameDrawn } from './end.ts'

/** Judges: the top card, replacements, the result, its effect, and what comes after. */
export function* judge(
  actions: Actions,
  seat: Seat,
  reason: Id,
  effect?: (judgement: Judgement) => Script,
  keep?: 'keep',
): Script<Judgement> {
  const { state } = actions
  const [card] = turnUp(actions, 1, 'judgement')
  if (card === undefined) gameDrawn(actions)
  const judgement: Judgement = { is: 'judgement', seat, reason, card, face: actions.faceOf(card, seat) }
  state.happening.push(judgement)
  actions.tell(say('judges', { who: seatRef(seat), reason: nameRef(reason), card: cardPhrase(card) }))
  yield* actions.trigger('judging', judgement)
  judgement.face = actions.faceOf(judgement.card, seat)
  yield* actions.trigger('judge-fixed', judgement)
  judgement.face = actions.faceOf(judgement.card, seat)
  tellResult(actions, judgement, card)
  if (effect) yield* effect(judgement)
  yield* actions.trigger('judged', judgement)
  if (!keep) clear(actions, [judgement.card])
  state.happening.splice(state.happening.indexOf(judgement), 1)
  return judgement
}

/** Says what stands where that is not the card as it was turned up: it was replaced, or its suit counts as another. */
function tellResult(actions: Actions, { seat, card, face }: Judgement, turnedUp: Id): void {
  if (card === turnedUp && face.suit === cardOf(card).suit) return
  actions.tell(
    say('judgement-stands', { who: seatRef(seat), card: cardPhrase(card), suit: say(`suit-${face.suit}`) }),
  )
}

/** A card of a seat's own becomes the judgement card. */
export function* replaceJudgement(
  actions: Actions,
  judgement: Judgement,
  seat: Seat,
  card: Id,
  keepOld: boolean,
): Script {
  const { state } = actions
  const old = judgement.card
  const loss = part(actions, seat, [card], (each) => toTable(state, each))
  judgement.card = card
  judgement.face = actions.faceOf(card, judgement.seat)
  actions.tell(say('replaces-judgement', { who: seatRef(seat), card: cardPhrase(card) }))
  yield* answerLoss(actions, loss)
  if (keepOld && actions.alive(seat)) yield* actions.gain(seat, [old])
  else clear(actions, [old])
}

/** A point fight: both lay a hand card face down and turn it up together; higher wins, a tie does not. */
export function* fight(actions: Actions, me: Owner, initiator: Seat, opponent: Seat): Script<boolean> {
  const { state } = actions
  const sides = [initiator, opponent] as const
  actions.tell(
    say('point-fight', { who: seatRef(initiator), whom: seatRef(opponent), skill: nameRef(me.skill) }),
  )
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
    part(actions, seat, [at(cards, index)], (card) => toTable(state, card)),
  )
  actions.tell(
    say('points', {
      who: seatRef(initiator),
      card: cardPhrase(mine),
      whom: seatRef(opponent),
      other: cardPhrase(theirs),
    }),
  )
  for (const loss of losses) yield* answerLoss(actions, loss)
  const lead = yield* leadOf(actions, [initiator, opponent], [cardOf(mine).number, cardOf(theirs).number])
  const won = lead > 0
  const [who, whom] = [seatRef(initiator), seatRef(opponent)]
  if (won) actions.tell(say('points-won', { who }))
  else actions.tell(lead === 0 ? say('points-tied', { who }) : say('points-lost', { who, whom }))
  clear(actions, [mine, theirs])
  return won
}

/** By how much the first card is higher, once skills have changed what the two count. */
function* leadOf(
  actions: Actions,
  sides: readonly [Seat, Seat],
  numbers: readonly [number, number],
): Script<number> {
  const shown = { sides, numbers }
  if (playsWith(actions.state, 'momentum')) yield* actions.trigger('points-shown', shown)
  const [mine, theirs] = shown.numbers
  return mine - theirs
}

/** Lays a card on a general, face up, in a skill's pile. */
export function toPile(actions: Actions, seat: Seat, skill: Id, card: Id): void {
  pull(actions.state, card)
  const { piles } = playerAt(actions.state, seat)
  piles[skill] = [...(piles[skill] ?? []), card]
}

/** The same, and says so; a card of the seat's own hand or equipment is lost by it. */
export function* layOn(actions: Actions, seat: Seat, skill: Id, card: Id): Script {
  const loss = part(actions, seat, [card], (each) => toPile(actions, seat, skill, each))
  delete actions.state.seen[card]
  actions.tell(say('lays', { who: seatRef(seat), card: cardPhrase(card), skill: nameRef(skill) }))
  yield* answerLoss(actions, loss)
}

/** From a pile to the hand of a seat. */
export const fromPile = (actions: Actions, seat: Seat, card: Id): void =>
  toHand(actions.state, seat, card, ['public'])
