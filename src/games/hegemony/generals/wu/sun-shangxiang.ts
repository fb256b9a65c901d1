// 孫尚香.
import { active, on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** 結姻: discard two hand cards; she and a wounded man each recover 1 HP. 梟姬: draw two after losing equipment. */
export const sunShangxiang: Source = {
  id: 'sun-shangxiang',
  strength: -0.07,
  skills: [
    {
      id: 'jieyin',
      active: active({
        limit: 1,
        when: (facts, seat) =>
          facts.handSize(seat) >= 2 &&
          facts.others(seat).some((other) => facts.gender(other) === 'male' && facts.missing(other) > 0),
        price: () => ({ cards: 2 }),
        *announce(actions, me) {
          const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 2, 2)
          const men = actions
            .others(me.seat)
            .filter((other) => actions.gender(other) === 'male' && actions.missing(other) > 0)
          const to = cards && (yield* actions.pickSeat(me, men))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, me, { to }) {
          for (const seat of [me.seat, to]) yield* actions.recover(seat, 1)
        },
      }),
      sense: {
        worth: ({ hand, keep, hp, maxHp, me, others, gender, foe }) => {
          const [first = 3, second = 3] = hand.map(keep).sort((a, b) => a - b)
          const men = others.filter((seat) => gender(seat) === 'male' && hp(seat) < maxHp(seat))
          const enemy = Math.max(0, Math.min(1, ...men.map(foe)))
          return hp(me) < maxHp(me) ? 2.4 - first - second - enemy + (hp(me) < 2 ? 2 : 0) : -0.5
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2.5 - sight.keep(id) : 0.5 - sight.foe(seat)
        },
      },
    },
    {
      id: 'xiaoji',
      triggers: [
        on('cards-lost', {
          when: (_facts, { seat, worn }, owner) => seat === owner && worn.length > 0,
          *run(actions, _loss, me) {
            yield* actions.draw(me.seat, 2)
          },
        }),
      ],
    },
  ],
}
