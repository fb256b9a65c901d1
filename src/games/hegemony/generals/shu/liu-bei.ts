// 劉備.
import { active, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** So many cards given in a phase heal him once. */
const RENDE_THRESHOLD = 3

/** 仁德: give hand cards to others; the third one given in a phase recovers 1 HP. */
export const liuBei: Source = {
  id: 'liu-bei',
  strength: -0.11,
  skills: [
    {
      id: 'rende',
      active: active({
        when: (facts, seat) => facts.handSize(seat) > 0,
        *announce(actions, me) {
          const { hand } = playerAt(actions.state, me.seat)
          const cards = yield* actions.pickCards(me, hand, 1, hand.length)
          const to = cards && (yield* actions.pickSeat(me, actions.others(me.seat)))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        *run(actions, me, { cards, to }) {
          const given = Number(actions.marked(me.seat, me.key)?.value ?? 0)
          const total = given + cards.length
          actions.mark(me, total)
          yield* actions.take(to, me.seat, cards)
          if (given < RENDE_THRESHOLD && total >= RENDE_THRESHOLD) yield* actions.recover(me.seat, 1)
        },
      }),
      sense: {
        worth: (sight) =>
          sight.friends.length > 0 &&
          sight.handSize(sight.me) > sight.hp(sight.me) &&
          sight.hand.some((card) => sight.keep(card) < 1)
            ? 0.3
            : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 1.2 - sight.keep(id) : -sight.foe(seat)
        },
      },
    },
  ],
}
