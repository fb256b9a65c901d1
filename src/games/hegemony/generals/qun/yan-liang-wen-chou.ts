// 顏良文醜.
import { on, type Source } from '../../core/skill.ts'

/** 雙雄: judge instead of drawing and keep the card; in this turn cards of the other colour are Duels. */
export const yanLiangWenChou: Source = {
  id: 'yan-liang-wen-chou',
  strength: -0.17,
  skills: [
    {
      id: 'shuangxiong',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'draw',
          price: () => ({ gives: ['draw'] }),
          *run(actions, event, me) {
            event.over = true
            yield* actions.judge(me.seat, me.skill, function* ({ card, face }) {
              actions.mark(me, face.colour)
              yield* actions.gain(me.seat, [card])
            })
          },
        }),
      ],
      lasting: (value) => ({
        conversions: [{ as: 'duel', only: 'play-phase', fits: ({ colour }) => colour !== value }],
      }),
      sense: { worth: (sight) => (sight.handSize(sight.me) > 2 ? 0.5 : -1) },
    },
  ],
}
