// 龐德.
import { on, type Source } from '../../core/skill.ts'
import { mashu } from '../mashu.ts'

/** 馬術. 猛進: the player who dodges his Slash loses a card. */
export const pangDe: Source = {
  id: 'pang-de',
  strength: 0.01,
  skills: [
    mashu,
    {
      id: 'mengjin',
      triggers: [
        on('dodged', {
          when: (facts, { use, target }, seat) => use.user === seat && facts.cardCount(target) > 0,
          price: (_facts, { target }) => ({ harms: [target] }),
          *run(actions, { target }, me) {
            yield* actions.discard(target, [yield* actions.pickFrom(me, me.seat, target, ['hand', 'worn'])])
          },
        }),
      ],
    },
  ],
}
