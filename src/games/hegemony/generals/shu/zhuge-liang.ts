// 諸葛亮.
import { isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import { gazed, starGazing } from '../star-gazing.ts'

/** 觀星: look at the top and put it back in any order, on top or below. 空城: no target of Slash or Duel without a hand. */
export const zhugeLiang: Source = {
  id: 'zhuge-liang',
  strength: -0.07,
  skills: [
    starGazing('guanxing', gazed, () => true),
    {
      id: 'kongcheng',
      triggers: [
        on('becoming-target', {
          forced: true,
          when: (facts, { use, target }, seat) =>
            target === seat && facts.handSize(seat) === 0 && (isSlash(use.kind) || use.kind === 'duel'),
          *run(actions, { use, entry }) {
            actions.cancel(use, entry)
          },
        }),
      ],
      sense: { wards: ({ kind, handSize }) => handSize === 0 && (isSlash(kind) || kind === 'duel') },
    },
  ],
}
