// Tricks on one player's cards: 過河拆橋, 順手牽羊, 借刀殺人, 知己知彼.
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import { cardList } from '../core/labels.ts'
import { setSeen } from '../table/card-moves.ts'
import type { Facts } from '../table/facts.ts'
import { type Place, personAt, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { KindRule } from './rule.ts'

/** Whether a player has a card in any zone. */
export const hasAny = (facts: Facts, seat: Seat): boolean =>
  facts.cardCount(seat) + facts.delayed(seat).length > 0

/** 過河拆橋: one card of the target is discarded. */
export const dismantle: KindRule = {
  aim: { min: 1, max: 1 },
  may: (actions, user, target) => user !== target && hasAny(actions, target),
  *effect(actions, { user, kind }, target) {
    if (!hasAny(actions, target)) return // its last card was a Nullify that came to nothing
    const card = yield* actions.pickFrom(byCard(user, kind), user, target, ['hand', 'worn', 'judgement'])
    yield* actions.discard(target, [card])
  },
}

/** 順手牽羊: one card of a target at distance 1 is taken. */
export const snatch: KindRule = {
  aim: { min: 1, max: 1 },
  reach: 1,
  may: (actions, user, target) => user !== target && hasAny(actions, target),
  *effect(actions, { user, kind }, target) {
    if (!hasAny(actions, target)) return // its last card was a Nullify that came to nothing
    const card = yield* actions.pickFrom(byCard(user, kind), user, target, ['hand', 'worn', 'judgement'])
    yield* takeAny(actions, user, target, card)
  },
}

/** A card is taken from any zone of a player; what lies to be judged is nobody's and only gained. */
export function* takeAny(actions: Actions, user: Seat, target: Seat, card: Id): Script {
  if (actions.delayed(target).includes(card)) yield* actions.gain(user, [card])
  else yield* actions.take(user, target, [card])
}

/** Who asks, where a card does. */
const byCard = (seat: Seat, kind: string) => ({ seat, key: kind, skill: kind, place: null })

/** 借刀殺人: the target uses a Slash on the victim or hands its weapon over. */
export const borrowSword: KindRule = {
  aim: { min: 1, max: 1 },
  may: (actions, user, target) =>
    user !== target && actions.weapon(target) !== null && victimsOf(actions, target).length > 0,
  victims: (actions, _user, target) => victimsOf(actions, target),
  *effect(actions, { user, victim }, target) {
    const struck =
      victim !== null &&
      (yield* actions.demandSlash(
        target,
        [victim],
        say('ask-borrowed', { who: seatRef(user), whom: seatRef(victim) }),
        true,
      ))
    const weapon = actions.weapon(target)
    if (!struck && weapon !== null) yield* actions.take(user, target, [weapon])
  },
}

const victimsOf = (actions: Actions, target: Seat): Seat[] => actions.targetsOf(target, 'slash')

/** 知己知彼: all hand cards of the target, or one of its hidden generals, for the user's eyes. */
export const knownBoth: KindRule = {
  aim: { min: 1, max: 1 },
  may: (actions, user, target) =>
    user !== target && (actions.handSize(target) > 0 || actions.hasDown(target)),
  *effect(actions, { user }, target) {
    const down = playerAt(actions.state, target).generals.filter(({ up }) => !up)
    const ways = [
      ...(actions.handSize(target) > 0 ? [{ id: 'hand', text: say('look-hand') }] : []),
      ...down.map(({ place }) => ({ id: place, text: say(place === 'head' ? 'look-head' : 'look-deputy') })),
    ]
    if (ways.length === 0) return
    const way = yield* chooseOne(user, {
      prompt: say('ask-look', { whom: seatRef(target) }),
      notice: say('waits-thinks', { who: seatRef(user) }),
      options: ways,
    })
    if (way === 'hand') lookAtHand(actions, user, target)
    else lookAtGeneral(actions, user, target, way === 'head' ? 'head' : 'deputy')
  },
}

/** Looks at a whole hand. */
export function lookAtHand(actions: Actions, user: Seat, target: Seat): void {
  const { state } = actions
  const { hand } = playerAt(state, target)
  for (const card of hand) setSeen(state, card, [...(state.seen[card] ?? []), user])
  actions.tell(say('looks-at-hand', { who: seatRef(user), whom: seatRef(target) }))
  actions.table.tell(say('you-look', { cards: cardList(hand) }), { to: [user] })
}

/** Looks at a general that lies face down. */
export function lookAtGeneral(actions: Actions, user: Seat, target: Seat, place: Place): void {
  const person = personAt(actions.state, target, place)
  person.knownTo = [...person.knownTo, user]
  actions.tell(
    say(place === 'head' ? 'looks-at-head' : 'looks-at-deputy', {
      who: seatRef(user),
      whom: seatRef(target),
    }),
  )
  actions.table.tell(say('you-look-general', { whom: seatRef(target), general: nameRef(person.id) }), {
    to: [user],
  })
}

/** 遠交近攻: the target draws one, the user three. */
export const befriendAttack: KindRule = {
  aim: { min: 1, max: 1 },
  may: (actions, user, target) =>
    user !== target &&
    actions.faction(user) !== null &&
    actions.up(target).length > 0 &&
    actions.faction(target) !== null &&
    !actions.allied(user, target),
  *effect(actions, { user }, target) {
    yield* both(actions, user, target)
  },
}

function* both(actions: Actions, user: Seat, target: Seat): Script {
  yield* actions.draw(target, 1)
  yield* actions.draw(user, 3)
}
