// 馬超.
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import { mashu } from '../mashu.ts'

/** 馬術. 鐵騎: judge after the own Slash has a target; on red it cannot be dodged. */
export const maChao: Source = {
  id: 'ma-chao',
  strength: -0.12,
  skills: [
    mashu,
    {
      id: 'tieqi',
      triggers: [
        on('after-targeting', {
          when: (_facts, { use }, seat) => use.user === seat && isSlash(use.kind),
          price: (_facts, { target }) => ({ harms: [target] }),
          *run(actions, { entry }, me) {
            const { face } = yield* actions.judge(me.seat, me.skill)
            if (face.colour === 'red') entry.undodgeable = true
          },
        }),
      ],
    },
  ],
}
