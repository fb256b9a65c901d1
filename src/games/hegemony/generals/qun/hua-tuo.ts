// 華佗.
import { active, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** 急救: outside his turn a red card as Peach. 青囊: a hand card heals a wounded player. */
export const huaTuo: Source = {
  id: 'hua-tuo',
  strength: 0.12,
  skills: [
    {
      id: 'jijiu',
      conversions: [
        {
          as: 'peach',
          worn: true,
          only: 'answer',
          when: (facts, seat) => facts.turnSeat() !== seat,
          fits: ({ colour }) => colour === 'red',
        },
      ],
    },
    {
      id: 'qingnang',
      active: active({
        limit: 1,
        when: (facts, seat) =>
          facts.handSize(seat) > 0 && facts.seats().some((each) => facts.missing(each) > 0),
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
          const wounded = actions.seats().filter((seat) => actions.missing(seat) > 0)
          const to = cards && (yield* actions.pickSeat(me, wounded))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, _me, { to }) {
          yield* actions.recover(to, 1)
        },
      }),
      sense: {
        worth: ({ hand, keep, hp, maxHp, me, friends }) =>
          [me, ...friends].some((seat) => hp(seat) < maxHp(seat)) ? 2 - Math.min(...hand.map(keep)) : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2.1 - sight.keep(id) : -sight.foe(seat) - sight.hp(seat) * 0.1
        },
      },
    },
  ],
}
