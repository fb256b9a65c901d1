// 孟獲.
import { on, type Source } from '../../core/skill.ts'

/** 禍首: Barbarian Invasion spares him, and what others' does is his damage. 再起: turn up cards instead of drawing. */
export const mengHuo: Source = {
  id: 'meng-huo',
  strength: 0.12,
  skills: [
    {
      id: 'huoshou',
      triggers: [
        on('card-effect', {
          forced: true,
          when: (_facts, { use, target }, seat) => target === seat && use.kind === 'barbarians',
          *run(_actions, { entry }) {
            entry.voided = true
          },
        }),
        on('targets-fixed', {
          forced: true,
          when: (_facts, use, seat) => use.kind === 'barbarians' && use.user !== seat,
          *run(_actions, use, me) {
            use.source = me.seat
          },
        }),
      ],
      sense: {
        wards: ({ kind }) => kind === 'barbarians',
        // Who dies of Barbarians that he takes over dies at his hand.
        worth: ({ others, hp, foe }) =>
          others.reduce((sum, seat) => sum + (hp(seat) > 1 ? 0 : foe(seat) < 0 ? -3 : 1), 0.6),
      },
    },
    {
      id: 'zaiqi',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'draw' && facts.missing(owner) > 0,
          price: () => ({ gives: ['draw'] }),
          *run(actions, event, me) {
            event.over = true
            const cards = actions.turnUp(actions.missing(me.seat))
            const hearts = cards.filter((card) => actions.faceOf(card, null).suit === 'heart')
            yield* actions.recover(me.seat, hearts.length)
            actions.clear(hearts)
            yield* actions.gain(
              me.seat,
              cards.filter((card) => !hearts.includes(card)),
            )
          },
        }),
      ],
      sense: { worth: (sight) => sight.maxHp(sight.me) - sight.hp(sight.me) - 1.5 },
    },
  ],
}
