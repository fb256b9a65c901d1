// 甘寧.
import type { Source } from '../../core/skill.ts'

/** 奇襲: a black card as Dismantle. */
export const ganNing: Source = {
  id: 'gan-ning',
  strength: -0.07,
  skills: [
    {
      id: 'qixi',
      conversions: [
        { as: 'dismantle', worn: true, only: 'play-phase', fits: ({ colour }) => colour === 'black' },
      ],
    },
  ],
}
