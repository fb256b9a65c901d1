// 甘夫人.
import type { Seat } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** Others of her faction, or of the one she takes when she turns up. */
const kin = (war: Actions, seat: Seat): Seat[] =>
  war.others(seat).filter((other) => war.allied(seat, other) || war.wouldAlly(seat, other))

/** 淑慎: for each HP recovered another of her faction draws one. 神智: discard the hand; enough of it recovers 1 HP. */
export const ganFuren: Source = {
  id: 'gan-furen',
  strength: 0.4,
  skills: [
    {
      id: 'shushen',
      triggers: [
        on('recovered', {
          when: (facts, { seat }, owner) =>
            seat === owner && facts.others(owner).some((other) => facts.faction(other) !== null),
          can: (war, _event, me) => kin(war, me.seat).length > 0,
          times: ({ amount }) => amount,
          announce: (war, _event, me) => war.pickSeat(me, kin(war, me.seat)),
          *run(war, _event, _me, to) {
            yield* war.draw(to, 1)
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
          *announce(war, _event, me) {
            return [...playerAt(war.state, me.seat).hand]
          },
          pay: (war, _event, me, hand) => war.discard(me.seat, hand),
          *run(war, _event, me, hand) {
            if (hand.length >= war.hp(me.seat)) yield* war.recover(me.seat, 1)
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
