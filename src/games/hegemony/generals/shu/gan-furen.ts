// 甘夫人.
import type { Seat } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** Others of her faction, or of the one she takes when she turns up. */
const kin = (actions: Actions, seat: Seat): Seat[] =>
  actions.others(seat).filter((other) => actions.allied(seat, other) || actions.wouldAlly(seat, other))

/** 淑慎: for each HP recovered another of her faction draws one. 神智: discard the hand; enough of it recovers 1 HP. */
export const ganFuren: Source = {
  id: 'gan-furen',
  strength: -0.14,
  skills: [
    {
      id: 'shushen',
      triggers: [
        on('recovered', {
          when: (facts, { seat }, owner) =>
            seat === owner && facts.others(owner).some((other) => facts.faction(other) !== null),
          can: (actions, _event, me) => kin(actions, me.seat).length > 0,
          times: ({ amount }) => amount,
          announce: (actions, _event, me) => actions.pickSeat(me, kin(actions, me.seat)),
          *run(actions, _event, _me, to) {
            yield* actions.draw(to, 1)
          },
        }),
      ],
      sense: { option: (sight, id) => -sight.foe(seatOf(id)) },
    },
    {
      id: 'shenzhi',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'prepare' && facts.handSize(owner) > 0,
          price: (facts, _event, seat) => ({ cards: facts.handSize(seat) }),
          *announce(actions, _event, me) {
            return [...playerAt(actions.state, me.seat).hand]
          },
          pay: (actions, _event, me, hand) => actions.discard(me.seat, hand),
          *run(actions, _event, me, hand) {
            if (hand.length >= actions.hp(me.seat)) yield* actions.recover(me.seat, 1)
          },
        }),
      ],
      sense: {
        worth: (sight) =>
          sight.hp(sight.me) < sight.maxHp(sight.me) && sight.handSize(sight.me) >= sight.hp(sight.me)
            ? 2.2 - sight.hand.reduce((sum, card) => sum + sight.keep(card), 0) * 0.6
            : -1,
      },
    },
  ],
}
