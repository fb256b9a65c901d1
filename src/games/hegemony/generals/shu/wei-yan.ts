// 魏延.
import { on, type Source } from '../../core/skill.ts'

/** 狂骨: damage dealt within distance 1 recovers as much HP. */
export const weiYan: Source = {
  id: 'wei-yan',
  strength: -0.02,
  skills: [
    {
      id: 'kuanggu',
      triggers: [
        on('after-dealing', {
          forced: true,
          when: (facts, { source, distance }, seat) =>
            source === seat && distance !== null && distance <= 1 && facts.missing(seat) > 0,
          *run(actions, { amount }, me) {
            yield* actions.recover(me.seat, amount)
          },
        }),
      ],
    },
  ],
}
