// 陸遜.
import { on, type Source } from '../../core/skill.ts'

/** 謙遜: no target of Snatch or Indulgence. 度勢: up to four times a phase, a red hand card as Await the Exhausted. */
export const luXun: Source = {
  id: 'lu-xun',
  strength: -0.09,
  skills: [
    {
      id: 'qianxun',
      triggers: [
        on('becoming-target', {
          forced: true,
          when: (_facts, { use, target }, seat) =>
            target === seat && (use.kind === 'snatch' || use.kind === 'indulgence'),
          *run(actions, { use, entry }) {
            actions.cancel(use, entry)
          },
        }),
      ],
      sense: { wards: ({ kind }) => kind === 'snatch' || kind === 'indulgence' },
    },
    {
      id: 'duoshi',
      conversions: [
        {
          as: 'await-exhausted',
          only: 'play-phase',
          when: (facts, _seat, key) => facts.timesUsed(key) < 4,
          fits: ({ colour }) => colour === 'red',
        },
      ],
    },
  ],
}
