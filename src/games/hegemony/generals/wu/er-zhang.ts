// 張昭張紘.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { cardOption } from '../../core/labels.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** Other players whose slot for this equipment is empty. */
function takers(actions: Actions, owner: Seat, card: Id): Seat[] {
  const facts = factsOf(cardOf(card).kind)
  if (facts.type !== 'equipment') return []
  return actions.others(owner).filter((seat) => playerAt(actions.state, seat).equipment[facts.slot] === null)
}

const gifts = (actions: Actions, owner: Seat): Id[] =>
  playerAt(actions.state, owner).hand.filter((card) => takers(actions, owner, card).length > 0)

/** Cards that still lie in the discard pile of those discarded in this phase. */
const lying = (actions: Actions, by?: Seat): Id[] =>
  actions.discardedNow().flatMap((each) => (by === undefined || each.by === by ? [each.card] : []))

/** 直諫: put equipment before another, then draw. 固政: return a discarded card and take the others. */
export const erZhang: Source = {
  id: 'er-zhang',
  strength: 0.06,
  skills: [
    {
      id: 'zhijian',
      active: active({
        can: (actions, me) => gifts(actions, me.seat).length > 0,
        *announce(actions, me) {
          const [card] = (yield* actions.pickCards(me, gifts(actions, me.seat), 1, 1)) ?? []
          const to =
            card === undefined ? undefined : yield* actions.pickSeat(me, takers(actions, me.seat, card))
          return card === undefined || to === undefined ? undefined : { card, to }
        },
        *run(actions, me, { card, to }) {
          yield* actions.equip(to, card)
          yield* actions.draw(me.seat, 1)
        },
      }),
      sense: {
        // A friend has room for it.
        worth: ({ hand, friends, lacks }) =>
          hand.some((card) => friends.some((seat) => lacks(seat, card))) ? 0.6 : -0.5,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return -sight.foe(seat)
          return sight.friends.some((friend) => sight.lacks(friend, id)) ? 1 : -1
        },
      },
    },
    {
      id: 'guzheng',
      triggers: [
        on('phase-end', {
          when: (facts, { seat, phase }, owner) =>
            phase === 'discard' && seat !== owner && facts.discardedNow().some(({ by }) => by === seat),
          *announce(actions, { seat }, me) {
            return yield* actions.askMaybe(me, me.seat, {
              prompt: say('ask-return', { whom: seatRef(seat) }),
              options: lying(actions, seat).map(cardOption),
            })
          },
          *run(actions, { seat }, me, card) {
            // The reward for turning him up may have shuffled it into the deck.
            yield* actions.gain(
              seat,
              lying(actions, seat).filter((each) => each === card),
            )
            const rest = lying(actions)
            if (rest.length === 0) return
            const take = yield* actions.askMaybe(me, me.seat, {
              prompt: say('ask-take-rest', { count: rest.length }),
              options: [{ id: 'take', text: say('take-them') }],
            })
            if (take !== undefined) yield* actions.gain(me.seat, rest)
          },
        }),
      ],
      sense: { option: (sight, id) => (id === 'take' ? 1 : 1.5 - sight.keep(id)) },
    },
  ],
}
