// 孫堅.
import { seatRef } from '../../../../engine/phrase.ts'
import { BACK } from '../../labels.ts'
import { say } from '../../say.ts'
import { on, type Source } from '../../skill.ts'

/** 英魂: wounded, another draws X and discards 1, or draws 1 and discards X; X is the missing HP. */
export const sunJian: Source = {
  id: 'sun-jian',
  strength: -0.8,
  skills: [
    {
      id: 'yinghun',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'prepare' && facts.missing(owner) > 0,
          *announce(war, _event, me) {
            const to = yield* war.pickSeat(me, war.others(me.seat))
            if (to === undefined) return undefined
            const count = war.missing(me.seat)
            const [way] =
              count === 1
                ? ['gift']
                : yield* war.ask(me, me.seat, {
                    prompt: say('ask-yinghun', { whom: seatRef(to) }),
                    options: [
                      { id: 'gift', text: say('draw-then-discard', { draw: count, discard: 1 }) },
                      { id: 'burden', text: say('draw-then-discard', { draw: 1, discard: count }) },
                      BACK,
                    ],
                  })
            if (way === BACK.id) return undefined
            return { to, count, gift: way === 'gift' }
          },
          *run(war, _event, _me, { to, count, gift }) {
            if (!war.alive(to)) return
            yield* war.draw(to, gift ? count : 1)
            if (war.alive(to)) yield* war.throwAway(to, gift ? 1 : count)
          },
        }),
      ],
      sense: {
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined)
            return sight.maxHp(sight.me) - sight.hp(sight.me) > 1
              ? Math.abs(sight.foe(seat))
              : -sight.foe(seat)
          return id === 'gift' ? 1 : 0.5
        },
      },
    },
  ],
}
