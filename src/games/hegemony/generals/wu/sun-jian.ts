// 孫堅.
import { seatRef } from '../../../../engine/phrase.ts'
import { BACK } from '../../core/labels.ts'
import { on, type Skill, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

/** 英魂: wounded, another draws X and discards 1, or draws 1 and discards X; X is the missing HP. */
export const yinghun: Skill = {
  id: 'yinghun',
  triggers: [
    on('phase-start', {
      when: (facts, { seat, phase }, owner) =>
        seat === owner && phase === 'prepare' && facts.missing(owner) > 0,
      *announce(actions, _event, me) {
        const to = yield* actions.pickSeat(me, actions.others(me.seat))
        if (to === undefined) return undefined
        const count = actions.missing(me.seat)
        if (count === 1) return { to, draw: 1, discard: 1 }
        const [way] = yield* actions.ask(me, me.seat, {
          prompt: say('ask-yinghun', { whom: seatRef(to) }),
          options: [
            { id: 'gift', text: say('draw-then-discard', { draw: count, discard: 1 }) },
            { id: 'burden', text: say('draw-then-discard', { draw: 1, discard: count }) },
            BACK,
          ],
        })
        if (way === BACK.id) return undefined
        return way === 'gift' ? { to, draw: count, discard: 1 } : { to, draw: 1, discard: count }
      },
      *run(actions, _event, _me, { to, draw, discard }) {
        yield* actions.draw(to, draw)
        yield* actions.throwAway(to, discard)
      },
    }),
  ],
  sense: {
    option: (sight, id) => {
      const seat = sight.seatOf(id)
      if (seat !== undefined)
        return sight.maxHp(sight.me) - sight.hp(sight.me) > 1 ? Math.abs(sight.foe(seat)) : -sight.foe(seat)
      return id === 'gift' ? 1 : 0.5
    },
  },
}

/** 英魂. */
export const sunJian: Source = { id: 'sun-jian', strength: -0.14, skills: [yinghun] }
