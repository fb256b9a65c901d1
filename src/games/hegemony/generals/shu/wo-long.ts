// 臥龍諸葛亮.
import type { Source } from '../../core/skill.ts'

/** 八陣: without armor he counts as wearing Eight Trigrams. 火計: red as Fire Attack. 看破: black as Nullify. */
export const woLong: Source = {
  id: 'wo-long',
  strength: -0.08,
  skills: [
    { id: 'bazhen', statics: { armor: 'eight-trigrams' } },
    {
      id: 'huoji',
      conversions: [{ as: 'fire-attack', only: 'play-phase', fits: ({ colour }) => colour === 'red' }],
    },
    {
      id: 'kanpo',
      conversions: [{ as: 'nullify', only: 'answer', fits: ({ colour }) => colour === 'black' }],
    },
  ],
}
