// 夏侯淵.
import type { Seat } from '../../../../engine/phrase.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { ownEquipment } from './own.ts'

/** A virtual Slash at any distance. */
function* strike(actions: Actions, me: Owner, target: Seat) {
  yield* actions.use({ user: me.seat, kind: 'slash', targets: [target], via: me.skill })
}

/** 神速: skip judgement and draw, or play and an equipment, for a Slash at any distance. */
export const xiahouYuan: Source = {
  id: 'xiahou-yuan',
  strength: -0.15,
  skills: [
    {
      id: 'shensu',
      harms: () => true,
      triggers: [
        on('before-phase', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'judge',
          price: () => ({ gives: ['judge', 'draw'] }),
          announce: (actions, _event, me) => actions.pickSeat(me, actions.others(me.seat)),
          *run(actions, event, me, target) {
            event.skipped = true
            actions.skip('draw')
            yield* strike(actions, me, target)
          },
        }),
        on('before-phase', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'play' && facts.cardCount(owner) > 0,
          can: (actions, _event, me) => ownEquipment(actions, me.seat).length > 0,
          price: () => ({ cards: 1, gives: ['play'] }),
          *announce(actions, _event, me) {
            const cards = yield* actions.pickCards(me, ownEquipment(actions, me.seat), 1, 1)
            const target = cards && (yield* actions.pickSeat(me, actions.others(me.seat)))
            return cards && target !== undefined ? { cards, target } : undefined
          },
          pay: (actions, _event, me, { cards }) => actions.discard(me.seat, cards),
          *run(actions, event, me, { target }) {
            event.skipped = true
            yield* strike(actions, me, target)
          },
        }),
      ],
      sense: {
        // Best where a delayed trick would take the phase anyhow.
        worth: ({ turn, delayed, me, others, hurt }) => {
          const burdened = delayed(me).some((kind) => kind !== 'lightning')
          const blow = Math.max(...others.map((seat) => hurt(seat)))
          return turn.phase === 'judge' ? blow * 0.7 - (burdened ? 0.5 : 2.2) : -1
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2 - sight.keep(id) : sight.hurt(seat) / (1 + sight.handSize(seat) * 0.1)
        },
      },
    },
  ],
}
