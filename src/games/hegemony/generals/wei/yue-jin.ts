// 樂進.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { ownEquipment } from './own.ts'

const basicCards = ({ state }: Actions, seat: Seat): Id[] =>
  playerAt(state, seat).hand.filter((card) => factsOf(cardOf(card).kind).type === 'basic')

/** 驍果: when another's turn ends, discard a basic card; it discards an equipment card or suffers 1 damage. */
export const yueJin: Source = {
  id: 'yue-jin',
  strength: -0.14,
  skills: [
    {
      id: 'xiaoguo',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat !== owner && phase === 'end' && facts.handSize(owner) > 0,
          can: (actions, _event, me) => basicCards(actions, me.seat).length > 0,
          price: (_facts, { seat }) => ({ cards: 1, harms: [seat] }),
          announce: (actions, _event, me) => actions.pickCards(me, basicCards(actions, me.seat), 1, 1),
          pay: (actions, _event, me, cards) => actions.discard(me.seat, cards),
          *run(actions, { seat }, me) {
            // A player with any card is asked: nobody learns whether equipment is in the hand.
            const given =
              actions.cardCount(seat) === 0
                ? undefined
                : yield* actions.askMaybe(me, seat, {
                    prompt: say('ask-xiaoguo', { who: seatRef(me.seat) }),
                    options: ownEquipment(actions, seat).map(cardOption),
                  })
            if (given === undefined) yield* actions.damage({ source: me.seat, victim: seat })
            else yield* actions.discard(seat, [given])
          },
        }),
      ],
      sense: {
        // Asked of the turn's player: damage, or a piece of equipment, for a poor card.
        worth: ({ turn, hurt, hand, keep }) => hurt(turn.seat) - Math.min(3, ...hand.map(keep)) * 0.6 - 0.2,
        option: (sight, id) => 2.2 - sight.keep(id),
      },
    },
  ],
}
