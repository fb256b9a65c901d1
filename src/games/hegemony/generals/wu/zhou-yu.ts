// 周瑜.
import { seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import type { Suit } from '../../cards/index.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

const SUITS: readonly Suit[] = ['spade', 'heart', 'club', 'diamond']

/** 英姿: draw one more. 反間: another names a suit and takes a hand card unseen; a wrong guess costs 1 HP. */
export const zhouYu: Source = {
  id: 'zhou-yu',
  strength: 0.1,
  skills: [
    {
      id: 'yingzi',
      triggers: [
        on('draw-count', {
          when: (_facts, { seat }, owner) => seat === owner,
          *run(_war, event) {
            event.count++
          },
        }),
      ],
    },
    {
      id: 'fanjian',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.handSize(seat) > 0,
        price: () => ({ cards: 1 }),
        announce: (war, me) => war.pickSeat(me, war.others(me.seat)),
        *run(war, me, to) {
          const options = SUITS.map((suit) => ({ id: suit, text: say(`suit-${suit}`) }))
          const suit = at(yield* war.ask(me, to, { prompt: say('ask-suit'), options }), 0) as Suit
          war.tell(say('names-suit', { who: seatRef(to), suit: say(`suit-${suit}`) }))
          const card = yield* war.pickFrom(me, to, me.seat, ['hand'])
          yield* war.take(to, me.seat, [card])
          war.show(to, [card])
          if (war.faceOf(card, to).suit !== suit) yield* war.damage({ source: me.seat, victim: to })
        },
      }),
      sense: {
        worth: ({ hand }) => (hand.length > 1 ? 1 : 0.5),
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : sight.hurt(seat) // one suit is as good as another
        },
      },
    },
  ],
}
