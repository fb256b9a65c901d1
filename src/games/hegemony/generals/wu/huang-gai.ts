// 黃蓋.
import { active, type Source } from '../../core/skill.ts'

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
