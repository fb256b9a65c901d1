// 陳武董襲.
import type { Seat } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { active, on, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt, worn } from '../../table/state.ts'

/** Others who are not chained. */
const free = (facts: Facts, seat: Seat): Seat[] => facts.others(seat).filter((other) => !facts.chained(other))

/** The chained, in turn order, as far as they have cards. */
const bound = (facts: Facts): Seat[] =>
  facts.seats().filter((seat) => facts.chained(seat) && facts.cardCount(seat) > 0)

/** 斷紲: another is chained, and they too. 奮命: chained as their turn ends, they discard a card of everybody who is. */
export const chenWuDongXi: Source = {
  id: 'chen-wu-dong-xi',
  skills: [
    {
      id: 'duanxie',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => free(facts, seat).length > 0,
        announce: (actions, me) => actions.pickSeat(me, free(actions, me.seat)),
        *run(actions, me, to) {
          actions.chain(to)
          if (!actions.chained(me.seat)) actions.chain(me.seat)
        },
      }),
      sense: {
        worth: ({ others, foe, chained, handSize, worn: gear }) =>
          others.some((seat) => foe(seat) > 0.5 && !chained(seat) && handSize(seat) + gear(seat).length > 0)
            ? 0.5
            : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : sight.foe(seat) * (sight.handSize(seat) > 0 ? 1 : 0.3)
        },
      },
    },
    {
      id: 'fenming',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'end' && facts.chained(owner) && bound(facts).length > 0,
          *run(actions, _event, me) {
            for (const seat of bound(actions)) {
              if (actions.cardCount(seat) === 0) continue
              const player = playerAt(actions.state, seat)
              const card =
                seat === me.seat
                  ? at(yield* actions.pickCardsNow(me, seat, [...player.hand, ...worn(player)], 1, 1), 0)
                  : yield* actions.pickFrom(me, me.seat, seat, ['hand', 'worn'])
              yield* actions.discard(seat, [card])
            }
          },
        }),
      ],
      sense: {
        worth: ({ me, others, foe, chained, handSize, worn: gear }) => {
          const holds = (seat: Seat) => chained(seat) && handSize(seat) + gear(seat).length > 0
          const gain = others.filter(holds).reduce((sum, seat) => sum + foe(seat), 0)
          return gain - (holds(me) ? 0.7 : 0)
        },
        option: (sight, id) => 3 - sight.keep(id),
      },
    },
  ],
}
