// 呂布.
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'

/** 無雙: his Slash takes two Dodges, a Duel with him two Slashes at a time. */
export const luBu: Source = {
  id: 'lu-bu',
  strength: 0.3,
  skills: [
    {
      id: 'wushuang',
      triggers: [
        on('after-targeting', {
          forced: true,
          when: (_facts, { use, target }, seat) =>
            (use.user === seat && isSlash(use.kind)) ||
            (use.kind === 'duel' && [use.user, target].includes(seat)),
          *run(_actions, { use, target, entry }, me) {
            if (isSlash(use.kind)) entry.dodges = 2
            else use.demands.push({ seat: use.user === me.seat ? target : use.user, count: 2 })
          },
        }),
      ],
    },
  ],
}
