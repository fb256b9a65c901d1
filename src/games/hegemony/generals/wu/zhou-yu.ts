// 周瑜.
import { seatRef } from '../../../../engine/phrase.ts'
import type { Suit } from '../../cards.ts'
import { say } from '../../say.ts'
import { active, on, type Source } from '../../skill.ts'

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
          if (!war.alive(to) || war.handSize(me.seat) === 0) return
          const [named = ''] = yield* war.ask(me, to, {
            prompt: say('ask-suit'),
            options: SUITS.map((suit) => ({ id: suit, text: say(`suit-${suit}`) })),
          })
          const suit = SUITS.find((each) => each === named)
          if (!suit) throw new Error(`${named} is no suit`)
          war.tell(say('names-suit', { who: seatRef(to), suit: say(`suit-${suit}`) }))
          const card = yield* war.pickFrom(me, to, me.seat, ['hand'])
          yield* war.take(to, me.seat, [card])
          if (!war.alive(to)) return
          // Another skill may have moved the card on meanwhile.
          if (!war.state.players[to]?.hand.includes(card)) return
          war.show(to, [card])
          if (war.faceOf(card, to).suit !== suit) yield* war.damage({ source: me.seat, victim: to })
        },
      }),
      sense: {
        worth: ({ hand }) => (hand.length > 1 ? 1 : 0.5),
        option: (sight, id) => sight.hurt(sight.seatOf(id) ?? sight.me),
      },
    },
  ],
}
