// 趙雲.
import { isSlash } from '../../cards.ts'
import type { Source } from '../../skill.ts'

/** 龍膽: a Slash as Dodge, a Dodge as Slash. */
export const zhaoYun: Source = {
  id: 'zhao-yun',
  strength: 0.8,
  skills: [
    {
      id: 'longdan',
      conversions: [
        { as: 'dodge', from: ['hand'], only: 'answer', fits: ({ kind }) => isSlash(kind) },
        { as: 'slash', from: ['hand'], fits: ({ kind }) => kind === 'dodge' },
      ],
    },
  ],
}
