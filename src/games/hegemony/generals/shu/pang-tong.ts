// 龐統.
import type { Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 連環: a club as Iron Chains, or recast it. 涅槃: once, when dying, begin anew with 3 HP and three cards. */
export const pangTong: Source = {
  id: 'pang-tong',
  strength: 0.01,
  skills: [
    {
      id: 'lianhuan',
      conversions: [
        { as: 'iron-chain', only: 'play-phase', recast: true, fits: ({ suit }) => suit === 'club' },
      ],
    },
    {
      id: 'niepan',
      limited: true,
      answers: {
        when: (_facts, { dying }, seat) => dying === seat,
        price: (facts, seat) => ({ cards: facts.cardCount(seat) }),
        *run(actions, _need, me) {
          const player = playerAt(actions.state, me.seat)
          yield* actions.discard(me.seat, [...player.hand, ...worn(player)])
          yield* actions.discardDelayed(me.seat)
          if (player.flipped) actions.flip(me.seat)
          if (player.chained) actions.chain(me.seat)
          yield* actions.draw(me.seat, 3)
          yield* actions.recover(me.seat, Math.min(3, player.maxHp) - player.hp)
          return true
        },
      },
    },
  ],
}
