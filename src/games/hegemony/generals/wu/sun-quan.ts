// 孫權.
import { active, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 制衡: once per phase, discard up to max HP cards and draw as many. */
export const sunQuan: Source = {
  id: 'sun-quan',
  strength: -0.04,
  skills: [
    {
      id: 'zhiheng',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0,
        *announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          return yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, player.maxHp)
        },
        pay: (actions, me, cards) => actions.discard(me.seat, cards),
        *run(actions, me, cards) {
          yield* actions.draw(me.seat, cards.length)
        },
      }),
      sense: {
        // Last of all: what is poor goes for something new.
        worth: ({ hand, keep }) => (hand.some((card) => keep(card) < 1.2) ? 0.15 : -1),
        option: (sight, id) => 1.2 - sight.keep(id),
      },
    },
  ],
}
