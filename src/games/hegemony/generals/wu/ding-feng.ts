// 丁奉.
import { active, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 短兵: his Slash may have one target more at distance 1. 奮迅: a card makes another be at distance 1 for this turn. */
export const dingFeng: Source = {
  id: 'ding-feng',
  strength: -0.03,
  skills: [
    {
      id: 'duanbing',
      statics: {
        extraTargets: {
          count: 1,
          fits: (facts, seat, target, given) => facts.distance(seat, target, given) === 1,
        },
      },
    },
    {
      id: 'fenxun',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          const cards = yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          const to = cards && (yield* actions.pickSeat(me, actions.others(me.seat)))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, me, { to }) {
          actions.mark(me, to)
        },
      }),
      lasting: (value) => ({ statics: { distanceTo: (to) => (to === value ? 1 : undefined) } }),
      sense: {
        worth: ({ hand, others, foe }) =>
          others.some((seat) => foe(seat) > 0) &&
          hand.filter((card) => card.includes('slash')).length > 0 &&
          hand.length > 2
            ? 0.3
            : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 1.5 - sight.keep(id) : sight.foe(seat)
        },
      },
    },
  ],
}
