// 司馬懿.
import type { Seat } from '../../../../engine/phrase.ts'
import { sourceOf } from '../../core/blows.ts'
import { damageIn } from '../../core/going-on.ts'
import { bestTurn, turnWorth } from '../../core/judging.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt } from '../../table/state.ts'

/** 反饋: after damage, take a card of its source. 鬼才: replace a judgement card by a hand card. */
export const simaYi: Source = {
  id: 'sima-yi',
  strength: 0.07,
  skills: [
    {
      id: 'fankui',
      triggers: [
        on('after-suffering', {
          when: (facts, damage, seat) =>
            damage.victim === seat &&
            sourceOf(damage).some((source) => facts.alive(source) && hasLoot(facts, seat, source)),
          price: (_facts, damage) => ({ harms: sourceOf(damage) }),
          *run(actions, damage, me) {
            for (const source of sourceOf(damage)) {
              // Of oneself only the equipment: a hand card would stay where it is.
              const zones = source === me.seat ? (['worn'] as const) : (['hand', 'worn'] as const)
              yield* actions.take(me.seat, source, [yield* actions.pickFrom(me, me.seat, source, zones)])
            }
          },
        }),
      ],
      sense: {
        worth: (sight) => sourceOf(damageIn(sight)).reduce((sum, seat) => sum + sight.foe(seat), 0.5),
      },
    },
    {
      id: 'guicai',
      triggers: [
        on('judging', {
          when: (facts, _judgement, seat) => facts.handSize(seat) > 0,
          price: () => ({ cards: 1 }),
          *announce(actions, _judgement, me) {
            const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
            return cards?.[0]
          },
          *run(actions, judgement, me, card) {
            yield* actions.replaceJudgement(judgement, me.seat, card, false)
          },
        }),
      ],
      sense: {
        worth: (sight) => (bestTurn(sight) > 1 ? 1 : -1),
        option: (sight, id) => turnWorth(sight, id) - sight.keep(id) / 4,
      },
    },
  ],
}

const hasLoot = (facts: Facts, seat: Seat, source: Seat): boolean =>
  source === seat ? facts.worn(seat).length > 0 : facts.cardCount(source) > 0
