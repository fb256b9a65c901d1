// 趙雲.
import { isSlash } from '../../cards/index.ts'
import type { Source } from '../../core/skill.ts'

/** 龍膽: a Slash as Dodge, a Dodge as Slash. */
export const zhaoYun: Source = {
  id: 'zhao-yun',
  strength: 0,
  skills: [
    {
      id: 'longdan',
      conversions: [
        { as: 'dodge', only: 'answer', fits: ({ kind }) => isSlash(kind) },
        { as: 'slash', fits: ({ kind }) => kind === 'dodge' },
      ],
    },
  ],
}
