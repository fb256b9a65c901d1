// 曹洪.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { queueOf } from '../../core/formations.ts'
import { cardPhrase } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { callsQueue, callWorth } from './calling.ts'

/** Players with room for an equipment card, the one who wears it not among them. */
function takers(actions: Actions, owner: Seat, card: Id): Seat[] {
  const facts = factsOf(cardOf(card).kind)
  if (facts.type !== 'equipment') return []
  return [owner, ...actions.others(owner)].filter(
    (seat) => playerAt(actions.state, seat).equipment[facts.slot] === null,
  )
}

/** Equipment of hand and zone that somebody has room for. */
const movable = (actions: Actions, owner: Seat): Id[] => {
  const player = playerAt(actions.state, owner)
  return [...player.hand, ...worn(player)].filter((card) => takers(actions, owner, card).length > 0)
}

/** What is given: a hand card to a hand, or equipment to a zone. */
interface Gift {
  readonly way: 'give' | 'equip'
  readonly card: Id
  readonly to: Seat
}

function* chooseGift(actions: Actions, me: Owner) {
  const { hand } = playerAt(actions.state, me.seat)
  const ways = [
    ...(hand.length > 0 ? [{ id: 'give', text: say('give-card') }] : []),
    ...(movable(actions, me.seat).length > 0 ? [{ id: 'equip', text: say('place-equipment') }] : []),
  ]
  const way = yield* actions.askMaybe(me, me.seat, { prompt: say('ask-huyuan'), options: ways })
  if (way !== 'give' && way !== 'equip') return undefined
  const among = way === 'give' ? [...hand] : movable(actions, me.seat)
  const [card] = (yield* actions.pickCards(me, among, 1, 1)) ?? []
  if (card === undefined) return undefined
  const seats = way === 'give' ? actions.others(me.seat) : takers(actions, me.seat, card)
  const to = yield* actions.pickSeat(me, seats)
  return to === undefined ? undefined : ({ way, card, to } satisfies Gift)
}

/** Any card that lies before a player may be discarded. */
function* discardOne(actions: Actions, me: Owner) {
  const all = actions
    .seats()
    .flatMap((seat) => [...actions.worn(seat), ...actions.delayed(seat)].map((card) => ({ seat, card })))
  const id = yield* actions.askMaybe(me, me.seat, {
    prompt: say('ask-discard-there'),
    options: all.map(({ seat, card }) => ({
      id: card,
      text: say('card-of', { card: cardPhrase(card), whom: seatRef(seat) }),
    })),
  })
  const found = all.find(({ card }) => card === id)
  if (found) yield* actions.discard(found.seat, [yield* actions.parting(me.seat, found.seat, found.card)])
}

/** Whether a card is equipment. */
const isEquipment = (card: Id): boolean => factsOf(cardOf(card).kind).type === 'equipment'

/** 護援: at the end of his turn, a hand card for another, or equipment before anybody and a card on the table less. 鶴翼: who stands in his queue is one farther away. */
export const caoHong: Source = {
  id: 'cao-hong',
  skills: [
    {
      id: 'huyuan',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'end' && facts.cardCount(owner) > 0,
          can: (actions, _event, me) => actions.handSize(me.seat) > 0 || movable(actions, me.seat).length > 0,
          announce: (actions, _event, me) => chooseGift(actions, me),
          *run(actions, _event, me, { way, card, to }) {
            if (way === 'give') return yield* actions.take(to, me.seat, [card])
            if (actions.worn(me.seat).includes(card)) yield* actions.move(card, me.seat, to)
            else yield* actions.equip(to, card)
            yield* discardOne(actions, me)
          },
        }),
      ],
      // A poor card for a friend; equipment for who lacks it, and what lies before a foe goes.
      sense: {
        worth: ({ hand, friends, lacks, others, worn: wornBy, foe, keep }) => {
          const breaks = others.some((seat) => foe(seat) > 0.3 && wornBy(seat).length > 0)
          const placed = hand.some((card) => friends.some((seat) => lacks(seat, card)))
          const spare = friends.length > 0 && hand.some((card) => keep(card) < 1)
          return placed || (breaks && hand.some((card) => isEquipment(card))) ? 1 : spare ? 0.2 : -1
        },
        option: (sight, id) => {
          if (id === 'equip') return 1
          if (id === 'give') return sight.friends.length > 0 ? 0.3 : -1
          const seat = sight.seatOf(id)
          if (seat !== undefined) return seat === sight.me ? 0.1 : -sight.foe(seat)
          const wearer = [sight.me, ...sight.others].find((each) => sight.worn(each).includes(id))
          if (wearer !== undefined && wearer !== sight.me) return sight.foe(wearer)
          if (!sight.hand.includes(id)) return wearer === sight.me ? -1 : 0.1
          return isEquipment(id) ? 1.2 : 1 - sight.keep(id)
        },
      },
    },
    {
      id: 'heyi',
      active: callsQueue,
      statics: { farther: (ranks, owner, to) => (queueOf(ranks, owner).includes(to) ? 1 : 0) },
      sense: { worth: callWorth },
    },
  ],
}
