// 張昭張紘.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { cardOption } from '../../core/labels.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** Other players whose slot for this equipment is empty. */
function takers(war: Actions, owner: Seat, card: Id): Seat[] {
  const facts = factsOf(cardOf(card).kind)
  if (facts.type !== 'equipment') return []
  return war.others(owner).filter((seat) => playerAt(war.state, seat).equipment[facts.slot] === null)
}

const gifts = (war: Actions, owner: Seat): Id[] =>
  playerAt(war.state, owner).hand.filter((card) => takers(war, owner, card).length > 0)

/** Cards that still lie in the discard pile of those discarded in this phase. */
const lying = (war: Actions, by?: Seat): Id[] =>
  war.discardedNow().flatMap((each) => (by === undefined || each.by === by ? [each.card] : []))

/** 直諫: put equipment before another, then draw. 固政: return a discarded card and take the others. */
export const erZhang: Source = {
  id: 'er-zhang',
  strength: -0.5,
  skills: [
    {
      id: 'zhijian',
      active: active({
        can: (war, me) => gifts(war, me.seat).length > 0,
        *announce(war, me) {
          const [card] = (yield* war.pickCards(me, gifts(war, me.seat), 1, 1)) ?? []
          const to = card === undefined ? undefined : yield* war.pickSeat(me, takers(war, me.seat, card))
          return card === undefined || to === undefined ? undefined : { card, to }
        },
        *run(war, me, { card, to }) {
          yield* war.equip(to, card)
          yield* war.draw(me.seat, 1)
        },
      }),
      sense: {
        worth: ({ friends }) => (friends.length > 0 ? 0.6 : -0.5),
        option: (sight, id) => -sight.foe(sight.seatOf(id) ?? sight.me),
      },
    },
    {
      id: 'guzheng',
      triggers: [
        on('phase-end', {
          when: (facts, { seat, phase }, owner) =>
            phase === 'discard' && seat !== owner && facts.discardedNow().some(({ by }) => by === seat),
          *announce(war, { seat }, me) {
            return yield* war.askMaybe(me, me.seat, {
              prompt: say('ask-return', { whom: seatRef(seat) }),
              options: lying(war, seat).map(cardOption),
            })
          },
          *run(war, { seat }, me, card) {
            yield* war.gain(seat, [card])
            const rest = lying(war)
            if (rest.length === 0) return
            const take = yield* war.askMaybe(me, me.seat, {
              prompt: say('ask-take-rest', { count: rest.length }),
              options: [{ id: 'take', text: say('take-them') }],
            })
            if (take !== undefined) yield* war.gain(me.seat, rest)
          },
        }),
      ],
      sense: { option: (sight, id) => (id === 'take' ? 1 : 1.5 - sight.keep(id)) },
    },
  ],
}
