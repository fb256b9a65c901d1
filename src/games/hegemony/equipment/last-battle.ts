// What everybody may do with a Peach in the last battle (section 17).
import type { Source } from '../core/skill.ts'

/** A Peach as Slash or Dodge. */
export const lastBattle: Source = {
  id: 'last-battle',
  skills: [
    {
      id: 'last-battle',
      conversions: [
        { as: 'slash', fits: ({ kind }) => kind === 'peach' },
        { as: 'dodge', only: 'answer', fits: ({ kind }) => kind === 'peach' },
      ],
    },
  ],
}
