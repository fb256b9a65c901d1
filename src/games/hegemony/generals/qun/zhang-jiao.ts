// 張角.
import { seatOf } from '../../../common/seat-id.ts'
import type { Actions } from '../../core/actions.ts'
import { bestTurn, isBlack, turnWorth } from '../../core/judging.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

const blackCards = (actions: Actions, seat: number) => {
  const player = playerAt(actions.state, seat)
  return [...player.hand, ...worn(player)].filter((card) => actions.faceOf(card, seat).colour === 'black')
}

/** 雷擊: on answering with Dodge, somebody judges and a spade strikes. 鬼道: a black card replaces a judgement. */
export const zhangJiao: Source = {
  id: 'zhang-jiao',
  strength: -0.07,
  skills: [
    {
      id: 'leiji',
      harms: () => true,
      triggers: [
        on('responded', {
          when: (_facts, { seat, kind }, owner) => seat === owner && kind === 'dodge',
          announce: (actions, _event, me) => actions.pickSeat(me, actions.seats()),
          *run(actions, _event, me, target) {
            yield* actions.judge(target, me.skill, function* ({ face }) {
              if (face.suit === 'spade')
                yield* actions.damage({ source: me.seat, victim: target, amount: 2, nature: 'thunder' })
            })
          },
        }),
      ],
      sense: { option: (sight, id) => sight.hurt(seatOf(id), 2) },
    },
    {
      id: 'guidao',
      triggers: [
        on('judging', {
          when: (facts, _judgement, seat) => facts.cardCount(seat) > 0,
          can: (actions, _judgement, me) => blackCards(actions, me.seat).length > 0,
          price: () => ({ cards: 1 }),
          *announce(actions, _judgement, me) {
            const cards = yield* actions.pickCards(me, blackCards(actions, me.seat), 1, 1)
            return cards?.[0]
          },
          *run(actions, judgement, me, card) {
            yield* actions.replaceJudgement(judgement, me.seat, card, true)
          },
        }),
      ],
      sense: {
        worth: (sight) => (bestTurn(sight, isBlack) > 1 ? 1 : -1),
        option: (sight, id) => (isBlack(id) ? turnWorth(sight, id) - sight.keep(id) / 6 : -1),
      },
    },
  ],
}
