// 郭嘉.
import { cardPhrase } from '../../labels.ts'
import { say } from '../../say.ts'
import { on, type Source } from '../../skill.ts'

/** 天妒: take the own judgement card. 遺計: for each damage, look at two cards and give them out. */
export const guoJia: Source = {
  id: 'guo-jia',
  strength: 1.1,
  skills: [
    {
      id: 'tiandu',
      triggers: [
        on('judged', {
          when: (_facts, judgement, seat) => judgement.seat === seat,
          can: (war, { card }) => war.state.table.includes(card),
          *run(war, { card }, me) {
            if (war.state.table.includes(card)) yield* war.gain(me.seat, [card])
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
          *run(war, _damage, me) {
            for (const card of war.look(me.seat, 2)) {
              const prompt = say('ask-give', { card: cardPhrase(card) })
              const to = yield* war.pickSeatNow(me, me.seat, war.seats(), prompt)
              yield* war.handOut(me.seat, to, [card])
            }
          },
        }),
      ],
      sense: { option: (sight, id) => -sight.foe(sight.seatOf(id) ?? sight.me) },
    },
  ],
}
