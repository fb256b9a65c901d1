// 沙摩柯.
import { isNullify } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'

const isCounted = (facts: Facts, seat: number): boolean => facts.plays(seat) === facts.attackRange(seat)

/** 蒺藜: with the card that is as many as his range in a turn, used or played, he draws as many. */
export const shaMoke: Source = {
  id: 'sha-moke',
  skills: [
    {
      id: 'jili',
      triggers: [
        on('card-used', {
          // A Nullify was counted as it was given in answer.
          when: (facts, { user, kind }, owner) =>
            user === owner && !isNullify(kind) && isCounted(facts, owner),
          *run(actions, _use, me) {
            yield* actions.draw(me.seat, actions.attackRange(me.seat))
          },
        }),
        on('responded', {
          when: (facts, { seat }, owner) => seat === owner && isCounted(facts, owner),
          *run(actions, _answer, me) {
            yield* actions.draw(me.seat, actions.attackRange(me.seat))
          },
        }),
      ],
      sense: { worth: () => 2 },
    },
  ],
}
