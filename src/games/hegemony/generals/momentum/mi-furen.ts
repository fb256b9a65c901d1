// 糜夫人.
import { seatRef } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards/index.ts'
import { active, on, type Skill, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

const ID = 'mi-furen'

/** 勇決, which 存嗣 lends: a Slash that one of the own faction uses first in the own play phase may be taken back. */
const yongjue: Skill = {
  id: 'yongjue',
  triggers: [
    on('card-resolved', {
      forced: true,
      when: (facts, { id, kind, user }, owner) =>
        isSlash(kind) && facts.isFirstUse(id) && facts.alive(user) && facts.allied(owner, user),
      can: (actions, { cards }) =>
        cards.length > 0 && cards.every((card) => actions.state.table.includes(card)),
      *run(actions, { user, cards }, me) {
        const taken = yield* actions.askMaybe(me, user, {
          prompt: say('ask-take-back'),
          options: [{ id: 'take', text: say('take-back') }],
        })
        if (taken !== undefined) yield* actions.gain(user, cards)
      },
    }),
  ],
  sense: { option: () => 1 },
}

/** 閨秀: she draws two when she is turned up, and recovers when she is removed. 存嗣: she is removed, and somebody has 勇決 from then on. */
export const miFuren: Source = {
  id: ID,
  skills: [
    {
      id: 'guixiu',
      triggers: [
        on('revealed', {
          when: (_facts, { seat, general }, owner) => seat === owner && general === ID,
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 2)
          },
        }),
      ],
      removed: (actions, seat) => actions.recover(seat, 1),
      sense: { worth: () => 2 },
    },
    {
      id: 'cunsi',
      active: active({
        price: () => ({ gives: ['general'] }),
        announce: (actions, me) => actions.pickSeat(me, [me.seat, ...actions.others(me.seat)]),
        *run(actions, me, to) {
          if (me.place === null) throw new Error('nobody is lent this skill')
          yield* actions.removeGeneral(me.seat, me.place)
          actions.tell(say('names-heir', { who: seatRef(me.seat), whom: seatRef(to) }))
          actions.endow(to, `${ID}:yongjue`)
          if (to !== me.seat) yield* actions.draw(to, 2)
        },
      }),
      // It may wait for a wound that it heals, or for a friend.
      sense: {
        worth: ({ hp, maxHp, me, friends }) => (hp(me) < maxHp(me) ? 2 : friends.length > 0 ? 1 : -1),
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : seat === sight.me ? 0.5 : -2 * sight.foe(seat)
        },
      },
    },
  ],
  lends: [yongjue],
}
