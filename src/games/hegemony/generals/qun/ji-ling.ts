// 紀靈.
import { seatOf } from '../../../common/seat-id.ts'
import { on, type Source } from '../../core/skill.ts'

/** 雙刃: a point fight as the play phase begins; won, a Slash on the opponent or its kin; not won, the phase is over. */
export const jiLing: Source = {
  id: 'ji-ling',
  strength: -0.3,
  skills: [
    {
      id: 'shuangren',
      harms: () => true,
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'play' &&
            facts.handSize(owner) > 0 &&
            facts.others(owner).some((other) => facts.handSize(other) > 0),
          price: () => ({ cards: 1, gives: ['rest-of-play'] }),
          announce: (war, _event, me) =>
            war.pickSeat(
              me,
              war.others(me.seat).filter((other) => war.handSize(other) > 0),
            ),
          *run(war, event, me, opponent) {
            if (!(yield* war.fight(me, me.seat, opponent))) {
              event.over = true
              return
            }
            const targets = war
              .others(me.seat)
              .filter((seat) => seat === opponent || war.allied(opponent, seat))
            const target = yield* war.pickSeatNow(me, me.seat, targets)
            yield* war.use({ user: me.seat, kind: 'slash', targets: [target] })
          },
        }),
      ],
      sense: {
        worth: ({ hand }) => (hand.some((card) => /(q|k|j)(-\w)?$/.test(card)) ? 0.5 : -1),
        option: (sight, id) => sight.foe(seatOf(id)),
      },
    },
  ],
}
