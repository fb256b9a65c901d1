// 姜維.
import { seatRef } from '../../../../engine/phrase.ts'
import { queueOf } from '../../core/formations.ts'
import { active, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'
import { asManyAsLive, starGazing } from '../star-gazing.ts'
import { callsQueue, callWorth } from './calling.ts'

const ID = 'jiang-wei'

/** 挑釁: who has him in range strikes him or loses a card. 遺志: as deputy he looks at the stars, or sees more of them. 天覆: as main general, in turns of his queue, black as Nullify. */
export const jiangWei: Source = {
  id: ID,
  skills: [
    {
      id: 'tiaoxin',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.others(seat).some((other) => facts.inRange(other, seat)),
        announce: (actions, me) =>
          actions.pickSeat(
            me,
            actions.others(me.seat).filter((other) => actions.inRange(other, me.seat)),
          ),
        *run(actions, me, to) {
          const prompt = say('ask-provoked', { who: seatRef(me.seat) })
          if (yield* actions.demandSlash(to, [me.seat], prompt, false)) return
          if (actions.cardCount(to) === 0) return
          yield* actions.discard(to, [yield* actions.pickFrom(me, me.seat, to, ['hand', 'worn'])])
        },
      }),
      sense: {
        // An enemy with cards; with few HP and no Dodge a Slash is too dear.
        worth: ({ me, hp, hand, keep, others, foe, handSize }) => {
          const isSafe = hp(me) > 2 || hand.some((card) => card.startsWith('dodge') && keep(card) > 0)
          return isSafe && others.some((seat) => foe(seat) > 0.3 && handSize(seat) > 0) ? 0.8 : -0.5
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat === undefined) return 0
          const rich = sight.handSize(seat) + sight.worn(seat).length > 0 ? 1 : 0.1
          return sight.foe(seat) * rich
        },
      },
    },
    {
      ...starGazing('yizhi', asManyAsLive, (facts, seat) =>
        facts.up(seat).every(({ id, lost }) => id !== 'zhuge-liang' || lost),
      ),
      only: 'deputy',
    },
    {
      id: 'tianfu',
      only: 'head',
      active: callsQueue,
      conversions: [
        {
          as: 'nullify',
          only: 'answer',
          when: (facts, seat) =>
            facts.up(seat).some(({ id }) => id === ID) && queueOf(facts, seat).includes(facts.turnSeat()),
          fits: ({ colour }) => colour === 'black',
        },
      ],
      sense: { worth: callWorth },
    },
  ],
}
