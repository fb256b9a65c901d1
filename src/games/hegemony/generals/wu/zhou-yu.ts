// 周瑜.
import { seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import type { Suit } from '../../cards/index.ts'
import { active, on, type Skill, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

const SUITS: readonly Suit[] = ['spade', 'heart', 'club', 'diamond']

/** 英姿: draw one more. */
export const yingzi: Skill = {
  id: 'yingzi',
  triggers: [
    on('draw-count', {
      when: (_facts, { seat }, owner) => seat === owner,
      *run(_actions, event) {
        event.count++
      },
    }),
  ],
}

/** 英姿. 反間: another names a suit and takes a hand card unseen; a wrong guess costs 1 HP. */
export const zhouYu: Source = {
  id: 'zhou-yu',
  strength: 0.1,
  skills: [
    yingzi,
    {
      id: 'fanjian',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.handSize(seat) > 0,
        price: () => ({ cards: 1 }),
        announce: (actions, me) => actions.pickSeat(me, actions.others(me.seat)),
        *run(actions, me, to) {
          const options = SUITS.map((suit) => ({ id: suit, text: say(`suit-${suit}`) }))
          const suit = at(yield* actions.ask(me, to, { prompt: say('ask-suit'), options }), 0) as Suit
          actions.tell(say('names-suit', { who: seatRef(to), suit: say(`suit-${suit}`) }))
          const card = yield* actions.pickFrom(me, to, me.seat, ['hand'])
          yield* actions.take(to, me.seat, [card])
          actions.show(to, [card])
          if (actions.faceOf(card, to).suit !== suit) yield* actions.damage({ source: me.seat, victim: to })
        },
      }),
      sense: {
        worth: ({ hand, others, hurt }) =>
          others.some((seat) => hurt(seat) > 0) ? (hand.length > 1 ? 1 : 0.5) : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 0 : sight.hurt(seat) // one suit is as good as another
        },
      },
    },
  ],
}
