// 許褚.
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'

/** 裸衣: draw one fewer; for this turn the own Slash and Duel hurt their targets by one more. */
export const xuChu: Source = {
  id: 'xu-chu',
  strength: -0.25,
  skills: [
    {
      id: 'luoyi',
      triggers: [
        on('draw-count', {
          when: (facts, { seat, count }, owner) =>
            seat === owner && count > 0 && !facts.marked(owner, 'xu-chu:luoyi'),
          price: () => ({ gives: ['one-drawn'] }),
          *run(actions, event, me) {
            event.count--
            actions.mark(me)
          },
        }),
      ],
      lasting: () => ({
        triggers: [
          on('dealing', {
            forced: true,
            when: (_facts, { use, chain, redirected, victim }, seat) =>
              use !== null &&
              !chain &&
              !redirected &&
              use.user === seat &&
              victim !== seat &&
              (isSlash(use.kind) || use.kind === 'duel'),
            *run(_actions, damage) {
              damage.amount++
            },
          }),
        ],
      }),
      sense: {
        worth: ({ hand }) =>
          hand.some((card) => card.includes('slash') || card.startsWith('duel')) ? 1 : -1,
      },
    },
  ],
}
