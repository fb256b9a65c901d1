// 凌統.
import { active, on, type Source } from '../../core/skill.ts'
import { chooseMove, equipmentMoves } from '../moving.ts'

/** Cards that 勇進 moves at most. */
const MOVES = 3

/** 旋略: when he loses equipment he may discard a card of another. 勇進: once, up to three pieces of equipment go from player to player. */
export const lingTong: Source = {
  id: 'ling-tong',
  skills: [
    {
      id: 'xuanlue',
      harms: () => true,
      triggers: [
        on('cards-lost', {
          when: (facts, { seat, worn }, owner) =>
            seat === owner &&
            worn.length > 0 &&
            facts.others(owner).some((other) => facts.cardCount(other) > 0),
          announce: (actions, _loss, me) =>
            actions.pickSeat(
              me,
              actions.others(me.seat).filter((other) => actions.cardCount(other) > 0),
            ),
          *run(actions, _loss, me, to) {
            yield* actions.discard(to, [yield* actions.pickFrom(me, me.seat, to, ['hand', 'worn'])])
          },
        }),
      ],
      sense: {
        worth: ({ others, foe, handSize, worn }) =>
          others.some((seat) => foe(seat) > 0.3 && handSize(seat) + worn(seat).length > 0) ? 1 : -0.2,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : sight.foe(seat)
        },
      },
    },
    {
      id: 'yongjin',
      limited: true,
      active: active({
        can: (actions) => equipmentMoves(actions).length > 0,
        announce: (actions, me) => chooseMove(actions, me, equipmentMoves(actions)),
        *run(actions, me, first) {
          yield* actions.move(first.card, first.from, first.to)
          for (let n = 1; n < MOVES && actions.alive(me.seat); n++) {
            const movable = equipmentMoves(actions)
            if (movable.length === 0) return
            const move = yield* chooseMove(actions, me, movable)
            if (!move) return
            yield* actions.move(move.card, move.from, move.to)
          }
        },
      }),
      sense: {
        // From enemies to friends and himself; his own that is moved away discards a card too.
        worth: ({ me, others, foe, worn, lacks }) => {
          const theirs = others.filter((seat) => foe(seat) > 0.3).flatMap((seat) => worn(seat))
          const wanted = theirs.filter((card) =>
            [me, ...others.filter((seat) => foe(seat) < 0)].some((seat) => lacks(seat, card)),
          )
          return wanted.length >= 2 ? wanted.length - 0.5 : -1
        },
        option: (sight, id) => {
          const to = id.startsWith('to-') ? sight.seatOf(id.slice('to-'.length)) : undefined
          if (to !== undefined) return to === sight.me ? 1.2 : 0.2 - sight.foe(to)
          const wearer = sight.others.find((seat) => sight.worn(seat).includes(id))
          if (wearer === undefined || sight.foe(wearer) <= 0) return -1
          const takers = [sight.me, ...sight.friends].filter((seat) => sight.lacks(seat, id))
          return takers.length > 0 ? 1 : -0.5
        },
      },
    },
  ],
}
