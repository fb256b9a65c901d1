// 魯肅.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import { active, on, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt, worn } from '../../table/state.ts'

/** More hand cards than this after drawing: half of them go to somebody poor. */
const PLENTY = 5

/** How many cards go to somebody poor of so many. */
const givenAway = (held: number): number => (held > PLENTY ? Math.floor(held / 2) : 0)

/** Whether the owner could pay for these two to exchange hands. */
const fitTogether = (facts: Facts, owner: Seat, a: Seat, b: Seat): boolean =>
  a !== b &&
  facts.handSize(a) + facts.handSize(b) > 0 &&
  Math.abs(facts.handSize(a) - facts.handSize(b)) <= facts.cardCount(owner)

/** Players who could exchange hands with `a`. */
const partners = (facts: Facts, owner: Seat, a: Seat): Seat[] =>
  facts.others(owner).filter((b) => fitTogether(facts, owner, a, b))

/** 好施: draw two more; with over five cards, half go to one with the fewest. 締盟: two others exchange hands at a price. */
export const luSu: Source = {
  id: 'lu-su',
  strength: -0.07,
  skills: [
    {
      id: 'haoshi',
      triggers: [
        on('draw-count', {
          when: (facts, { seat }, owner) => seat === owner && !facts.marked(owner, 'lu-su:haoshi'),
          price: (facts, { count }, seat) => ({ cards: givenAway(facts.handSize(seat) + count + 2) }),
          *run(actions, event, me) {
            event.count += 2
            actions.mark(me)
          },
        }),
      ],
      lasting: () => ({
        triggers: [
          on('drawn', {
            forced: true,
            when: (facts, { seat }, owner) => seat === owner && facts.handSize(owner) > PLENTY,
            *run(actions, _event, me) {
              const others = actions.others(me.seat)
              const fewest = Math.min(...others.map((seat) => actions.handSize(seat)))
              const poorest = others.filter((seat) => actions.handSize(seat) === fewest)
              const to = yield* actions.pickSeatNow(me, me.seat, poorest)
              const { hand } = playerAt(actions.state, me.seat)
              const half = givenAway(hand.length)
              yield* actions.take(to, me.seat, yield* actions.pickCardsNow(me, me.seat, hand, half, half))
            },
          }),
        ],
      }),
      sense: {
        worth: (sight) => (sight.handSize(sight.me) + 4 > PLENTY ? 0.3 : 2),
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2 - sight.keep(id) : -sight.foe(seat)
        },
      },
    },
    {
      id: 'dimeng',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.others(seat).some((other) => partners(facts, seat, other).length > 0),
        *announce(actions, me) {
          const firsts = actions.others(me.seat).filter((seat) => partners(actions, me.seat, seat).length > 0)
          const a = yield* actions.pickSeat(me, firsts)
          const b = a === undefined ? undefined : yield* actions.pickSeat(me, partners(actions, me.seat, a))
          if (a === undefined || b === undefined) return undefined
          const price = Math.abs(actions.handSize(a) - actions.handSize(b))
          const player = playerAt(actions.state, me.seat)
          const cards: readonly Id[] | undefined =
            price === 0 ? [] : yield* actions.pickCards(me, [...player.hand, ...worn(player)], price, price)
          return cards && { a, b, cards }
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        run: (actions, _me, { a, b }) => actions.swapHands(a, b),
      }),
      sense: {
        // For a rich enemy's hand and a poor ally's.
        worth: (sight) => {
          const rich = Math.max(0, ...sight.others.map((seat) => sight.foe(seat) * sight.handSize(seat)))
          const poor = Math.min(9, ...sight.friends.map(sight.handSize))
          const spare = sight.hand.filter((card) => sight.keep(card) < 1.5).length
          return rich - poor > 1 && rich - poor <= spare ? 0.4 : -0.5
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat === undefined) return 1.8 - sight.keep(id)
          return sight.foe(seat) < 0
            ? 2 - sight.handSize(seat) * 0.2
            : sight.foe(seat) * sight.handSize(seat) * 0.2
        },
      },
    },
  ],
}
