// 曹操.
import { on, type Source } from '../../skill.ts'

/** 奸雄: after damage by a card, take that card. */
export const caoCao: Source = {
  id: 'cao-cao',
  strength: 0.2,
  skills: [
    {
      id: 'jianxiong',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim, use }, seat) => victim === seat && use !== null && use.cards.length > 0,
          can: (war, { use }) => use?.cards.every((card) => war.state.table.includes(card)) ?? false,
          *run(war, { use }, me) {
            const there = use?.cards.filter((card) => war.state.table.includes(card)) ?? []
            if (there.length === use?.cards.length) yield* war.gain(me.seat, there)
          },
        }),
      ],
    },
  ],
}
