// 黃蓋.
import { active, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 苦肉: lose 1 HP, then draw two cards. */
export const huangGai: Source = {
  id: 'huang-gai',
  strength: 0.04,
  skills: [
    {
      id: 'kurou',
      active: active({
        price: () => ({ hp: 1 }),
        *run(actions, me) {
          yield* actions.loseHp(me.seat, 1)
          yield* actions.draw(me.seat, 2) // who died of it has no more of this turn
        },
      }),
      sense: {
        // Blood that heals again at once, or that is not missed.
        worth: ({ hp, me, hand }) =>
          hp(me) > (hand.some((card) => card.startsWith('peach-h')) ? 1 : 3) ? 0.5 : -1,
      },
    },
  ],
}

/** 苦肉 as revised: once in a phase; a card and 1 HP for three cards and a Slash more. */
export const revisedHuangGai: Source = {
  id: 'huang-gai',
  skills: [
    {
      id: 'kurou',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0,
        price: () => ({ cards: 1, hp: 1 }),
        announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          return actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
        },
        pay: (actions, me, cards) => actions.discard(me.seat, cards),
        *run(actions, me) {
          yield* actions.loseHp(me.seat, 1)
          if (!actions.alive(me.seat)) return
          actions.mark(me)
          yield* actions.draw(me.seat, 3)
        },
      }),
      lasting: () => ({ statics: { slashes: 1 } }),
      sense: {
        // Blood that heals again at once, or that is not missed.
        worth: ({ hp, me, hand }) =>
          hp(me) > (hand.some((card) => card.startsWith('peach-h')) ? 1 : 3) ? 0.5 : -1,
        option: (sight, id) => 3 - sight.keep(id) - (id.startsWith('peach-') ? 2 : 0),
      },
    },
  ],
}
