// 紀靈.
import { seatOf } from '../../../common/seat-id.ts'
import { on, type Source } from '../../core/skill.ts'

/** 雙刃: a point fight as the play phase begins; won, a Slash on the opponent or its kin; not won, the phase is over. */
export const jiLing: Source = {
  id: 'ji-ling',
  strength: -0.07,
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
          announce: (actions, _event, me) =>
            actions.pickSeat(
              me,
              actions.others(me.seat).filter((other) => actions.handSize(other) > 0),
            ),
          *run(actions, event, me, opponent) {
            if (!(yield* actions.fight(me, me.seat, opponent))) {
              event.over = true
              return
            }
            const targets = actions
              .others(me.seat)
              .filter((seat) => seat === opponent || actions.allied(opponent, seat))
            const target = yield* actions.pickSeatNow(me, me.seat, targets)
            yield* actions.use({ user: me.seat, kind: 'slash', targets: [target] })
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
