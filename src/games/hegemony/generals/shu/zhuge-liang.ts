// 諸葛亮.
import type { Id } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards/index.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

/** 觀星: look at the top and put it back in any order, on top or below. 空城: no target of Slash or Duel without a hand. */
export const zhugeLiang: Source = {
  id: 'zhuge-liang',
  strength: -0.07,
  skills: [
    {
      id: 'guanxing',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'prepare',
          *run(actions, _event, me) {
            const cards = actions.look(me.seat, Math.min(5, actions.seats().length))
            if (cards.length === 0) return
            const ask = (prompt: 'ask-top' | 'ask-bottom', among: readonly Id[], min: number) =>
              actions.ask(me, me.seat, {
                prompt: say(prompt),
                options: among.map(cardOption),
                min,
                max: among.length,
                ordered: true,
              })
            const top = yield* ask('ask-top', cards, 0)
            const left = cards.filter((card) => !top.includes(card))
            const bottom = left.length > 1 ? yield* ask('ask-bottom', left, left.length) : left
            actions.putBack(me.seat, top, bottom)
          },
        }),
      ],
      sense: { worth: () => 1, option: (sight, id) => sight.keep(id) - 1.2 },
    },
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
