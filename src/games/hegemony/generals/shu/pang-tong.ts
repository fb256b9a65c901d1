// 龐統.
import type { Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 連環: a club as Iron Chains, or recast it. 涅槃: once, when dying, begin anew with 3 HP and three cards. */
export const pangTong: Source = {
  id: 'pang-tong',
  strength: 0.1,
  skills: [
    {
      id: 'lianhuan',
      conversions: [
        {
          as: 'iron-chain',
          only: 'play-phase',
          recast: true,
          fits: ({ suit }) => suit === 'club',
        },
      ],
    },
    {
      id: 'niepan',
      limited: true,
      answers: {
        when: (_facts, { dying }, seat) => dying === seat,
        price: (facts, seat) => ({ cards: facts.cardCount(seat) }),
        *run(war, _need, me) {
          const player = playerAt(war.state, me.seat)
          yield* war.discard(me.seat, [...player.hand, ...worn(player)])
          yield* war.discardDelayed(me.seat)
          if (player.flipped) war.flip(me.seat)
          if (player.chained) war.chain(me.seat)
          yield* war.draw(me.seat, 3)
          yield* war.recover(me.seat, Math.min(3, player.maxHp) - player.hp)
          return true
        },
      },
    },
  ],
}
