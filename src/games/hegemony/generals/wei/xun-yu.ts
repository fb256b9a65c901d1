// 荀彧.
import { seatRef } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import { card as cardOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { active, on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { say } from '../../text/say.ts'

/** The most cards 節命 fills a hand up to. */
const FULL = 5

/** Those with more HP and a hand to fight with. */
const tigers = (actions: Actions, { seat }: Owner) =>
  actions.others(seat).filter((other) => actions.hp(other) > actions.hp(seat) && actions.handSize(other) > 0)

/** 驅虎: point fight somebody with more HP, who then hurts another or oneself. 節命: somebody fills its hand. */
export const xunYu: Source = {
  id: 'xun-yu',
  strength: -0.16,
  skills: [
    {
      id: 'quhu',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.handSize(seat) > 0,
        can: (actions, me) => tigers(actions, me).length > 0,
        price: () => ({ cards: 1 }),
        announce: (actions, me) => actions.pickSeat(me, tigers(actions, me)),
        *run(actions, me, tiger) {
          const won = yield* actions.fight(me, me.seat, tiger)
          const prey = actions.seats().filter((seat) => actions.inRange(tiger, seat))
          if (!won) yield* actions.damage({ source: tiger, victim: me.seat })
          else if (prey.length > 0) {
            const prompt = say('ask-quhu', { who: seatRef(tiger) })
            yield* actions.damage({
              source: tiger,
              victim: yield* actions.pickSeatNow(me, me.seat, prey, prompt),
            })
          }
        },
      }),
      sense: {
        worth: ({ hand, others, foe, hp, me, handSize }) => {
          const prey = others.some((seat) => hp(seat) > hp(me) && handSize(seat) > 0 && foe(seat) > 0)
          return prey && hand.some((card) => cardOf(card).number > 10) ? 1 : -1
        },
        option: (sight, id) => sight.hurt(seatOf(id)),
      },
    },
    {
      id: 'jieming',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, seat) => victim === seat,
          times: ({ amount }) => amount,
          announce: (actions, _damage, me) => actions.pickSeat(me, actions.seats()),
          *run(actions, _damage, _me, seat) {
            yield* actions.draw(seat, Math.min(FULL, actions.maxHp(seat)) - actions.handSize(seat))
          },
        }),
      ],
      sense: {
        option: (sight, id) => {
          const seat = seatOf(id)
          return -sight.foe(seat) * Math.max(0, Math.min(FULL, sight.maxHp(seat)) - sight.handSize(seat))
        },
      },
    },
  ],
}
