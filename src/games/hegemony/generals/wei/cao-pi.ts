// 曹丕.
import { seatOf } from '../../../common/seat-id.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 行殤: take the cards of the player who dies. 放逐: after damage, another draws the missing HP and flips. */
export const caoPi: Source = {
  id: 'cao-pi',
  strength: -0.01,
  skills: [
    {
      id: 'xingshang',
      triggers: [
        on('death', {
          when: (facts, { seat }, owner) => seat !== owner && facts.cardCount(seat) > 0,
          *run(actions, { seat }, me) {
            const dead = playerAt(actions.state, seat)
            yield* actions.take(me.seat, seat, [...dead.hand, ...worn(dead)])
          },
        }),
      ],
    },
    {
      id: 'fangzhu',
      harms: (facts, target) => !facts.flipped(target),
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, seat) => victim === seat,
          announce: (actions, _damage, me) => actions.pickSeat(me, actions.others(me.seat)),
          *run(actions, _damage, me, target) {
            yield* actions.draw(target, actions.missing(me.seat))
            actions.flip(target)
          },
        }),
      ],
      sense: {
        // Who lies flipped comes upright again: that is for an ally.
        option: (sight, id) => {
          const seat = seatOf(id)
          return sight.foe(seat) * (sight.flipped(seat) ? -1 : 1 + sight.handSize(seat) * 0.05)
        },
      },
    },
  ],
}
