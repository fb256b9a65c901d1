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
  strength: 0,
  skills: [
    {
      id: 'lijian',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0 && men(facts, seat).length >= 2,
        price: () => ({ cards: 1 }),
        *announce(war, me) {
          const player = playerAt(war.state, me.seat)
          const cards = yield* war.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          const user = cards && (yield* war.pickSeat(me, men(war, me.seat), say('ask-dueller')))
          if (!cards || user === undefined) return undefined
          const rest = men(war, me.seat).filter((seat) => seat !== user)
          const target = yield* war.pickSeat(me, rest, say('ask-duelled'))
          return target === undefined ? undefined : { cards, user, target }
        },
        pay: (war, me, { cards }) => war.discard(me.seat, cards),
        *run(war, _me, { user, target }) {
          yield* war.use({ user, kind: 'duel', targets: [target] })
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
          *run(war, _event, me) {
            yield* war.draw(me.seat, 1)
          },
        }),
      ],
    },
  ],
}
