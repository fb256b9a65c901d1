// 呂蒙.
import { on, type Source } from '../../core/skill.ts'

/** 克己: without a Slash in the own play phase, the discard phase may be skipped. */
export const luMeng: Source = {
  id: 'lu-meng',
  strength: -0.04,
  skills: [
    {
      id: 'keji',
      triggers: [
        on('before-phase', {
          when: (facts, { seat, phase }, owner) => seat === owner && phase === 'discard' && !facts.slashed(),
          *run(_actions, event) {
            event.skipped = true
          },
        }),
      ],
      sense: { worth: (sight) => (sight.handSize(sight.me) > sight.hp(sight.me) ? 1 : -1) },
    },
  ],
}
