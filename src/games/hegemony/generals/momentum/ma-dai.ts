// 馬岱.
import { type Seat, seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { card as cardOf, colourOf } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { mashu } from '../mashu.ts'

/** Whom it binds and by which colour, as the mark of this turn names them. */
const bound = (seat: Seat, colour: 'red' | 'black'): string => `${seat} ${colour}`

/** 潛襲: as his turn begins he draws and discards; somebody at distance 1 has no hand cards of that colour for this turn. */
export const maDai: Source = {
  id: 'ma-dai',
  skills: [
    mashu,
    {
      id: 'qianxi',
      harms: () => true,
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'prepare',
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 1)
            const player = playerAt(actions.state, me.seat)
            const cards = [...player.hand, ...worn(player)]
            const card = at(yield* actions.pickCardsNow(me, me.seat, cards, 1, 1), 0)
            const { colour } = actions.faceOf(card, me.seat)
            yield* actions.discard(me.seat, [card])
            const near = actions.others(me.seat).filter((other) => actions.distance(me.seat, other) === 1)
            if (near.length === 0) return
            const to = yield* actions.pickSeatNow(me, me.seat, near, say('seat-withhold'))
            actions.mark(me, bound(to, colour))
            actions.tell(say(`withheld-${colour}`, { whom: seatRef(to) }))
          },
        }),
      ],
      lasting: (value) => ({
        statics: {
          withholds: (seat) => (['red', 'black'] as const).find((colour) => value === bound(seat, colour)),
        },
      }),
      sense: {
        // Without red cards there is no Dodge and no Peach, without black ones rarely less than a Nullify.
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.foe(seat) + 0.05 * sight.handSize(seat)
          return 3 - sight.keep(id) + (colourOf(cardOf(id).suit) === 'red' ? 0.6 : 0)
        },
      },
    },
  ],
}
