// 徐晃.
import { factsOf } from '../../cards/index.ts'
import type { Source } from '../../core/skill.ts'

/** 斷糧: a black basic or equipment card as Supplies Cut Off, which reaches up to distance 2. */
export const xuHuang: Source = {
  id: 'xu-huang',
  strength: 0.02,
  skills: [
    {
      id: 'duanliang',
      conversions: [
        {
          as: 'supply-shortage',
          worn: true,
          only: 'play-phase',
          fits: ({ kind, colour }) =>
            colour === 'black' && (factsOf(kind).type === 'basic' || factsOf(kind).type === 'equipment'),
        },
      ],
      statics: { reach: (kind) => (kind === 'supply-shortage' ? 2 : undefined) },
    },
  ],
}
