// Nullify (section 5): one window for each target of a trick, and again for every Nullify.
import { type Id, nameRef, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, firstOf, type Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { isNullify } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import type { CardUse, Need } from '../table/events.ts'
import { say } from '../text/say.ts'
import { clear } from './cards.ts'
import { newUse } from './making.ts'
import { answerDecision, canAnswer, takeAnswer } from './respond.ts'

/**
 * Whether a trick is cancelled for its present target. A 國 answer may shield the rest of that faction too.
 * @param countered what a Nullify is used against, where that is the trick
 */
export function* isNullified(
  actions: Actions,
  registry: SkillRegistry,
  trick: CardUse,
  target: Seat | null,
  countered?: Phrase,
): Script<boolean> {
  const who = target ?? trick.user
  const wanted: Omit<Need, 'seat'> = {
    kinds: ['nullify', 'nullify-state'],
    how: 'use',
    use: trick,
    against: isNullify(trick.kind)
      ? say('against-nullify', { who: seatRef(trick.user) })
      : say('against-trick', { card: nameRef(trick.kind), whom: seatRef(who) }),
    prompt: countered
      ? say('ask-nullify-back', { card: nameRef(trick.kind), who: seatRef(trick.user), against: countered })
      : say('ask-nullify', { card: nameRef(trick.kind), who: seatRef(trick.user), whom: seatRef(who) }),
  }
  const needs = actions
    .seats()
    .map((seat): Need => ({ seat, ...wanted }))
    .filter((need) => canAnswer(actions, registry, need))
  const notice = countered
    ? say('waits-nullify-back', { card: nameRef(trick.kind), who: seatRef(trick.user) })
    : say('waits-nullify', { card: nameRef(trick.kind), whom: seatRef(who) })
  const decisions = needs.map((need) => ({
    ...answerDecision(actions, registry, need),
    notice,
    kind: 'nullify',
  }))
  const taken = yield* firstOf(decisions)
  if (!taken) return false
  const answer = yield* useNullify(actions, registry, { seat: taken.seat, ...wanted }, at(taken.choice, 0))
  const undone = yield* isNullified(actions, registry, answer, null, wanted.against)
  clear(actions, answer.cards)
  if (undone) return false
  if (target !== null && answer.kind === 'nullify-state') yield* shield(actions, trick, target, answer.user)
  return true
}

/** A Nullify is a card used: paid, told, and skills of its use work. */
function* useNullify(actions: Actions, registry: SkillRegistry, need: Need, choice: Id): Script<CardUse> {
  const answer = yield* takeAnswer(actions, registry, need, choice)
  if (!answer?.face) throw new Error('no skill stands in for a Nullify or takes two cards for one')
  const { face, cards, via } = answer
  const use = newUse(actions.state, { user: need.seat, face, cards, via, targets: [] })
  actions.state.happening.push(use)
  yield* actions.trigger('card-used', use)
  actions.state.happening.splice(actions.state.happening.indexOf(use), 1)
  return use
}

/** The 國 form may cover all targets still to come of the same determined faction; fixed now. */
function* shield(actions: Actions, trick: CardUse, target: Seat, by: Seat): Script {
  const faction = actions.faction(target)
  const left = trick.targets.slice(trick.targets.findIndex(({ seat }) => seat === target) + 1)
  const kin = left.filter(({ seat }) => actions.alive(seat) && actions.allied(seat, target))
  if (kin.length === 0) return
  if (faction === null) throw new Error('the undetermined have no kin')
  const way = yield* chooseOne(by, {
    prompt: say('ask-shield', { faction: nameRef(faction) }),
    notice: say('waits-thinks', { who: seatRef(by) }),
    options: [
      { id: 'faction', text: say('shield-faction', { faction: nameRef(faction) }) },
      { id: 'one', text: say('shield-one', { whom: seatRef(target) }) },
    ],
  })
  if (way !== 'faction') return
  for (const each of kin) each.voided = true
  actions.tell(say('shields', { who: seatRef(by), faction: nameRef(faction), card: nameRef(trick.kind) }))
}
