// 關羽.
import type { Source } from '../../core/skill.ts'

/** 武聖: a red card as Slash. */
export const guanYu: Source = {
  id: 'guan-yu',
  strength: 0.1,
  skills: [
    { id: 'wusheng', conversions: [{ as: 'slash', worn: true, fits: ({ colour }) => colour === 'red' }] },
  ],
}
