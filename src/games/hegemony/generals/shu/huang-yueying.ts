// 黃月英.
import { factsOf } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'

/** 集智: draw one on using an unconverted trick. 奇才: tricks reach any distance. */
export const huangYueying: Source = {
  id: 'huang-yueying',
  strength: -0.05,
  skills: [
    {
      id: 'jizhi',
      triggers: [
        on('card-used', {
          when: (_facts, use, seat) =>
            use.user === seat &&
            factsOf(use.kind).type === 'trick' &&
            (use.via === null || use.cards.length === 0),
          *run(actions, _use, me) {
            yield* actions.draw(me.seat, 1)
          },
        }),
      ],
    },
    {
      id: 'qicai',
      statics: {
        reach: (kind) =>
          ['trick', 'delayed'].includes(factsOf(kind).type) ? Number.POSITIVE_INFINITY : undefined,
      },
    },
  ],
}
