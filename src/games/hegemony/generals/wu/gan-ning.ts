// 甘寧.
import type { Source } from '../../skill.ts'

/** 奇襲: a black card as Dismantle. */
export const ganNing: Source = {
  id: 'gan-ning',
  strength: -0.9,
  skills: [
    {
      id: 'qixi',
      conversions: [
        {
          as: 'dismantle',
          from: ['hand', 'worn'],
          only: 'play-phase',
          fits: ({ colour }) => colour === 'black',
        },
      ],
    },
  ],
}
