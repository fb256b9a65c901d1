// 黃忠.
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'

/** 烈弓: in his play phase, a target with at least his HP or at most his range in hand cards cannot dodge. */
export const huangZhong: Source = {
  id: 'huang-zhong',
  strength: 0.11,
  skills: [
    {
      id: 'liegong',
      triggers: [
        on('after-targeting', {
          when: (facts, { use, target }, seat) =>
            use.user === seat &&
            isSlash(use.kind) &&
            facts.turnSeat() === seat &&
            facts.phase() === 'play' &&
            (facts.handSize(target) >= facts.hp(seat) || facts.handSize(target) <= facts.attackRange(seat)),
          price: (_facts, { target }) => ({ harms: [target] }),
          *run(_actions, { entry }) {
            entry.undodgeable = true
          },
        }),
      ],
    },
  ],
}
