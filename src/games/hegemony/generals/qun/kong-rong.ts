// 孔融.
import { on, type Source } from '../../core/skill.ts'

/** 名士: damage by a source with a hidden general is one less. 禮讓: what is discarded of his goes to others. */
export const kongRong: Source = {
  id: 'kong-rong',
  strength: -0.17,
  skills: [
    {
      id: 'mingshi',
      triggers: [
        on('suffering', {
          forced: true,
          when: (facts, { victim, source }, seat) =>
            victim === seat && source !== null && facts.hasDown(source),
          *run(_actions, damage) {
            damage.amount--
          },
        }),
      ],
    },
    {
      id: 'lirang',
      triggers: [
        on('discarded', {
          when: (_facts, { seat }, owner) => seat === owner,
          *run(actions, { cards }, me) {
            const there = () => cards.filter((card) => actions.state.discard.includes(card))
            for (let left = there(); left.length > 0; left = there()) {
              const [card] = (yield* actions.pickCards(me, left, 1, 1)) ?? []
              if (card === undefined) return
              const to = yield* actions.pickSeat(me, actions.others(me.seat))
              if (to === undefined) continue
              yield* actions.gain(to, [card])
            }
          },
        }),
      ],
      sense: {
        worth: ({ friends }) => (friends.length > 0 ? 1 : -1),
        // Without a friend no card is given either: back is worth more than that.
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return -sight.foe(seat)
          return sight.friends.length > 0 ? 1 - sight.keep(id) : -1
        },
      },
    },
  ],
}
