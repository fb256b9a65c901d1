// 曹操.
import type { Id } from '../../../../engine/phrase.ts'
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'

/** The cards that deal damage; none where no card does, or a virtual one. */
const cardsOf = (use: CardUse | null): readonly Id[] => (use === null ? [] : use.cards)

/** 奸雄: after damage by a card, take that card. */
export const caoCao: Source = {
  id: 'cao-cao',
  strength: 0.04,
  skills: [
    {
      id: 'jianxiong',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim, use }, seat) => victim === seat && cardsOf(use).length > 0,
          can: (actions, { use }) => cardsOf(use).every((card) => actions.state.table.includes(card)),
          *run(actions, { use }, me) {
            yield* actions.gain(me.seat, cardsOf(use))
          },
        }),
      ],
    },
  ],
}
