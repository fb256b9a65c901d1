// 曹仁.
import { on, type Source } from '../../core/skill.ts'

/** 據守: at the end draw three cards and flip. */
export const caoRen: Source = {
  id: 'cao-ren',
  strength: -0.15,
  skills: [
    {
      id: 'jushou',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'end',
          price: (facts, _event, seat) => (facts.flipped(seat) ? {} : { gives: ['next-turn'] }),
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 3)
            actions.flip(me.seat)
          },
        }),
      ],
      sense: { worth: ({ hand, flipped, me }) => (flipped(me) ? 3 : hand.length < 2 ? 1 : -1) },
    },
  ],
}
