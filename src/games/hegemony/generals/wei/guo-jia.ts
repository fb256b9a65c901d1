// 郭嘉.
import { seatOf } from '../../../common/seat-id.ts'
import { cardPhrase } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

/** 天妒: take the own judgement card. 遺計: for each damage, look at two cards and give them out. */
export const guoJia: Source = {
  id: 'guo-jia',
  strength: 0.28,
  skills: [
    {
      id: 'tiandu',
      triggers: [
        on('judged', {
          when: (_facts, judgement, seat) => judgement.seat === seat,
          *run(actions, { card }, me) {
            yield* actions.gain(me.seat, [card])
          },
        }),
      ],
    },
    {
      id: 'yiji',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, seat) => victim === seat,
          times: ({ amount }) => amount,
          *run(actions, _damage, me) {
            for (const card of actions.look(me.seat, 2)) {
              const prompt = say('ask-give', { card: cardPhrase(card) })
              const to = yield* actions.pickSeatNow(me, me.seat, actions.seats(), prompt)
              yield* actions.handOut(me.seat, to, [card])
            }
          },
        }),
      ],
      sense: { option: (sight, id) => -sight.foe(seatOf(id)) },
    },
  ],
}
