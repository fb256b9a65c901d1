// 何太后.
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'

/** 鴆毒: as another's play phase begins, for a hand card it uses a Wine made of nothing and suffers 1 damage. 戚亂: who has killed in a turn draws three at its end. */
export const heTaihou: Source = {
  id: 'he-taihou',
  skills: [
    {
      id: 'zhendu',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat !== owner && phase === 'play' && facts.handSize(owner) > 0,
          price: (_facts, { seat }) => ({ cards: 1, harms: [seat] }),
          announce: (actions, _event, me) =>
            actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1),
          pay: (actions, _event, me, cards) => actions.discard(me.seat, cards),
          *run(actions, { seat }, me) {
            yield* actions.use({ user: seat, kind: 'wine', targets: [seat] })
            yield* actions.damage({ source: me.seat, victim: seat })
          },
        }),
      ],
      sense: {
        // Asked of the turn's player, whose next Slash is the harder for it: most where it kills.
        worth: ({ turn, hurt, hand, keep, hp, handSize }) => {
          const risk = hp(turn.seat) > 1 && handSize(turn.seat) > 2 ? 0.8 : 0.2
          return hurt(turn.seat) - Math.min(3, ...hand.map(keep)) * 0.6 - risk
        },
        option: (sight, id) => 3 - sight.keep(id),
      },
    },
    {
      id: 'qiluan',
      triggers: [
        on('turn-over', {
          when: (facts, _event, owner) => facts.hasKilled(owner),
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 3)
          },
        }),
      ],
      sense: { worth: () => 3 },
    },
  ],
}
