// 祝融.

import { card as cardOf } from '../../cards/index.ts'
import { hurtBySlash } from '../../core/blows.ts'
import { damageIn } from '../../core/going-on.ts'
import { on, type Source } from '../../core/skill.ts'

/** 巨象: Barbarian Invasion spares her, and others' comes to her hand. 烈刃: after her Slash hurts, fight for a card. */
export const zhuRong: Source = {
  id: 'zhu-rong',
  strength: 0.05,
  skills: [
    {
      id: 'juxiang',
      triggers: [
        on('card-effect', {
          forced: true,
          when: (_facts, { use, target }, seat) => target === seat && use.kind === 'barbarians',
          *run(_actions, { entry }) {
            entry.voided = true
          },
        }),
        on('card-resolved', {
          forced: true,
          when: (_facts, use, seat) =>
            use.kind === 'barbarians' && use.user !== seat && use.via === null && use.cards.length === 1,
          can: (actions, use) => use.cards.every((card) => actions.state.table.includes(card)),
          *run(actions, { cards }, me) {
            yield* actions.gain(me.seat, cards)
          },
        }),
      ],
      sense: { wards: ({ kind }) => kind === 'barbarians' },
    },
    {
      id: 'lieren',
      triggers: [
        on('after-dealing', {
          when: (facts, damage, seat) =>
            hurtBySlash(facts, damage, seat) && facts.handSize(seat) > 0 && facts.handSize(damage.victim) > 0,
          price: (_facts, { victim }) => ({ cards: 1, harms: [victim] }),
          *run(actions, { victim }, me) {
            if (!(yield* actions.fight(me, me.seat, victim)) || actions.cardCount(victim) === 0) return
            yield* actions.take(me.seat, victim, [
              yield* actions.pickFrom(me, me.seat, victim, ['hand', 'worn']),
            ])
          },
        }),
      ],
      sense: {
        worth: (sight) =>
          sight.foe(damageIn(sight).victim) > 0 && sight.hand.some((card) => cardOf(card).number > 9)
            ? 0.7
            : -1,
      },
    },
  ],
}
