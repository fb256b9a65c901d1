// Tricks on one player's cards: 過河拆橋, 順手牽羊, 借刀殺人, 知己知彼.
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import { cardList } from '../core/labels.ts'
import { setSeen } from '../table/card-moves.ts'
import { type Place, personAt, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { KindRule } from './rule.ts'

const hasAny = (war: Actions, seat: Seat): boolean => war.cardCount(seat) + war.delayed(seat).length > 0

/** 過河拆橋: one card of the target is discarded. */
export const dismantle: KindRule = {
  aim: { min: 1, max: 1 },
  may: (war, user, target) => user !== target && hasAny(war, target),
  *effect(war, { user, kind }, target) {
    if (!hasAny(war, target)) return // its last card was a Nullify that came to nothing
    const card = yield* war.pickFrom(byCard(user, kind), user, target, ['hand', 'worn', 'judgement'])
    yield* war.discard(target, [card])
  },
}

/** 順手牽羊: one card of a target at distance 1 is taken. */
export const snatch: KindRule = {
  aim: { min: 1, max: 1 },
  reach: 1,
  may: (war, user, target) => user !== target && hasAny(war, target),
  *effect(war, { user, kind }, target) {
    if (!hasAny(war, target)) return // its last card was a Nullify that came to nothing
    const card = yield* war.pickFrom(byCard(user, kind), user, target, ['hand', 'worn', 'judgement'])
    if (war.delayed(target).includes(card)) yield* war.gain(user, [card])
    else yield* war.take(user, target, [card])
  },
}

/** Who asks, where a card does. */
const byCard = (seat: Seat, kind: string) => ({ seat, key: kind, skill: kind, place: null })

/** 借刀殺人: the target uses a Slash on the victim or hands its weapon over. */
export const borrowSword: KindRule = {
  aim: { min: 1, max: 1 },
  may: (war, user, target) =>
    user !== target && war.weapon(target) !== null && victimsOf(war, target).length > 0,
  victims: (war, _user, target) => victimsOf(war, target),
  *effect(war, { user, victim }, target) {
    const struck =
      victim !== null &&
      (yield* war.demandSlash(
        target,
        [victim],
        say('ask-borrowed', { who: seatRef(user), whom: seatRef(victim) }),
        true,
      ))
    const weapon = war.weapon(target)
    if (!struck && weapon !== null) yield* war.take(user, target, [weapon])
  },
}

const victimsOf = (war: Actions, target: Seat): Seat[] => war.targetsOf(target, 'slash')

/** 知己知彼: all hand cards of the target, or one of its hidden generals, for the user's eyes. */
export const knownBoth: KindRule = {
  aim: { min: 1, max: 1 },
  may: (war, user, target) => user !== target && (war.handSize(target) > 0 || war.hasDown(target)),
  *effect(war, { user }, target) {
    const down = playerAt(war.state, target).generals.filter(({ up }) => !up)
    const ways = [
      ...(war.handSize(target) > 0 ? [{ id: 'hand', text: say('look-hand') }] : []),
      ...down.map(({ place }) => ({ id: place, text: say(place === 'head' ? 'look-head' : 'look-deputy') })),
    ]
    if (ways.length === 0) return
    const way = yield* chooseOne(user, {
      prompt: say('ask-look', { whom: seatRef(target) }),
      notice: say('waits-thinks', { who: seatRef(user) }),
      options: ways,
    })
    if (way === 'hand') lookAtHand(war, user, target)
    else lookAtGeneral(war, user, target, way === 'head' ? 'head' : 'deputy')
  },
}

function lookAtHand(war: Actions, user: Seat, target: Seat): void {
  const { state } = war
  const { hand } = playerAt(state, target)
  for (const card of hand) setSeen(state, card, [...(state.seen[card] ?? []), user])
  war.tell(say('looks-at-hand', { who: seatRef(user), whom: seatRef(target) }))
  war.table.tell(say('you-look', { cards: cardList(hand) }), { to: [user] })
}

function lookAtGeneral(war: Actions, user: Seat, target: Seat, place: Place): void {
  const person = personAt(war.state, target, place)
  person.knownTo = [...person.knownTo, user]
  war.tell(
    say(place === 'head' ? 'looks-at-head' : 'looks-at-deputy', {
      who: seatRef(user),
      whom: seatRef(target),
    }),
  )
  war.table.tell(say('you-look-general', { whom: seatRef(target), general: nameRef(person.id) }), {
    to: [user],
  })
}

/** 遠交近攻: the target draws one, the user three. */
export const befriendAttack: KindRule = {
  aim: { min: 1, max: 1 },
  may: (war, user, target) =>
    user !== target &&
    war.faction(user) !== null &&
    war.up(target).length > 0 &&
    war.faction(target) !== null &&
    !war.allied(user, target),
  *effect(war, { user }, target) {
    yield* both(war, user, target)
  },
}

function* both(war: Actions, user: Seat, target: Seat): Script {
  yield* war.draw(target, 1)
  yield* war.draw(user, 3)
}
