// 袁紹.
import type { Source } from '../../core/skill.ts'

/** 亂擊: two hand cards of one suit as Volley of Arrows. */
export const yuanShao: Source = {
  id: 'yuan-shao',
  strength: -0.12,
  skills: [
    {
      id: 'luanji',
      conversions: [
        {
          as: 'arrow-volley',
          count: 2,
          only: 'play-phase',
          fits: () => true,
          together: (first, second) => first.suit === second.suit,
        },
      ],
    },
  ],
}
