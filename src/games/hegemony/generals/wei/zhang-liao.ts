// 張遼.
import { seatOf } from '../../../common/seat-id.ts'
import { on, type Source } from '../../core/skill.ts'

/** 突襲: instead of drawing, take a hand card of one or two others. */
export const zhangLiao: Source = {
  id: 'zhang-liao',
  strength: -0.03,
  skills: [
    {
      id: 'tuxi',
      harms: () => true,
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'draw' &&
            facts.others(owner).some((each) => facts.handSize(each) > 0),
          price: () => ({ gives: ['draw'] }),
          *announce(actions, _event, me) {
            const others = actions.others(me.seat).filter((each) => actions.handSize(each) > 0)
            return yield* actions.pickSeats(me, others, 1, 2)
          },
          *run(actions, event, me, targets) {
            event.over = true
            for (const seat of targets) {
              if (actions.handSize(seat) > 0)
                yield* actions.take(me.seat, seat, [yield* actions.pickFrom(me, me.seat, seat, ['hand'])])
            }
          },
        }),
      ],
      sense: { option: (sight, id) => (id === 'done' ? 0 : sight.foe(seatOf(id))) },
    },
  ],
}
