// 貂蟬.
import type { Seat } from '../../../../engine/phrase.ts'
import { active, on, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'

const men = (facts: Facts, seat: Seat): Seat[] =>
  facts.others(seat).filter((other) => facts.gender(other) === 'male')

/** 離間: for a card, one man duels another. 閉月: draw one at the end. */
export const diaoChan: Source = {
  id: 'diao-chan',
  strength: 0.34,
  skills: [
    {
      id: 'lijian',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0 && men(facts, seat).length >= 2,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          const cards = yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          const user = cards && (yield* actions.pickSeat(me, men(actions, me.seat), say('ask-dueller')))
          if (!cards || user === undefined) return undefined
          const rest = men(actions, me.seat).filter((seat) => seat !== user)
          const target = yield* actions.pickSeat(me, rest, say('ask-duelled'))
          return target === undefined ? undefined : { cards, user, target }
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, _me, { user, target }) {
          yield* actions.use({ user, kind: 'duel', targets: [target] })
        },
      }),
      sense: {
        worth: ({ others, foe, gender }) =>
          others.filter((seat) => gender(seat) === 'male' && foe(seat) > 0.2).length > 1 ? 0.8 : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 1.8 - sight.keep(id) : sight.hurt(seat)
        },
      },
    },
    {
      id: 'biyue',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'end',
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 1)
          },
        }),
      ],
    },
  ],
}
