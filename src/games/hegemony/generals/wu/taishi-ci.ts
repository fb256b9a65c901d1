// 太史慈.
import { card as cardOf, isSlash } from '../../cards/index.ts'
import { active, type Source } from '../../core/skill.ts'

/** 天義: a point fight; won: one more Slash, at any distance, one target more; not won: no Slash in this turn. */
export const taishiCi: Source = {
  id: 'taishi-ci',
  strength: -0.12,
  skills: [
    {
      id: 'tianyi',
      active: active({
        limit: 1,
        when: (facts, seat) =>
          facts.handSize(seat) > 0 && facts.others(seat).some((other) => facts.handSize(other) > 0),
        price: () => ({ cards: 1 }),
        announce: (actions, me) =>
          actions.pickSeat(
            me,
            actions.others(me.seat).filter((other) => actions.handSize(other) > 0),
          ),
        *run(actions, me, to) {
          actions.mark(me, (yield* actions.fight(me, me.seat, to)) ? 'won' : 'lost')
        },
      }),
      lasting: (value) =>
        value === 'won'
          ? {
              statics: {
                slashes: 1,
                reach: (kind) => (isSlash(kind) ? Number.POSITIVE_INFINITY : undefined),
                extraTargets: { count: 1, fits: () => true },
              },
            }
          : { statics: { forbids: isSlash } },
      sense: {
        worth: ({ hand, others, foe, handSize }) =>
          others.some((seat) => foe(seat) > 0 && handSize(seat) > 0) &&
          hand.filter((card) => card.includes('slash')).length > 1 &&
          hand.some((card) => cardOf(card).number > 11 && !isSlash(cardOf(card).kind))
            ? 0.5
            : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : sight.foe(seat) / Math.max(1, sight.handSize(seat))
        },
      },
    },
  ],
}
