// 孔融.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { Actions } from '../../core/actions.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { say } from '../../text/say.ts'

/** A discarded card and who gets it. */
interface Gift {
  readonly card: Id
  readonly to: Seat
}

/** A gift of those that `pick` offers; who goes back from the player thinks of a card again. */
function* gift(actions: Actions, me: Owner, pick: () => Script<Id | undefined>): Script<Gift | undefined> {
  for (let card = yield* pick(); card !== undefined; card = yield* pick()) {
    const to = yield* actions.pickSeat(me, actions.others(me.seat))
    if (to !== undefined) return { card, to }
  }
  return undefined
}

/** Which of these still lie in the discard pile. */
const lying = ({ state }: Actions, cards: readonly Id[]): Id[] =>
  cards.filter((card) => state.discard.includes(card))

/** 名士: damage by a source with a hidden general is one less. 禮讓: what is discarded of his goes to others. */
export const kongRong: Source = {
  id: 'kong-rong',
  strength: -0.17,
  skills: [
    {
      id: 'mingshi',
      triggers: [
        on('suffering', {
          forced: true,
          when: (facts, { victim, source }, seat) =>
            victim === seat && source !== null && facts.hasDown(source),
          *run(_actions, damage) {
            damage.amount--
          },
        }),
      ],
    },
    {
      id: 'lirang',
      triggers: [
        on('discarded', {
          when: (_facts, { seat }, owner) => seat === owner,
          // The first gift is announced: who goes back from it has shown nothing (section 8).
          announce: (actions, { cards }, me) =>
            gift(actions, me, function* () {
              return (yield* actions.pickCards(me, lying(actions, cards), 1, 1))?.[0]
            }),
          *run(actions, { cards }, me, first) {
            const more = () => {
              const options = lying(actions, cards).map(cardOption)
              return gift(actions, me, function* () {
                return yield* actions.askMaybe(me, me.seat, { prompt: say('ask-cards'), options })
              })
            }
            for (let next: Gift | undefined = first; next; ) {
              // The reward for turning him up may have shuffled it into the deck.
              yield* actions.gain(next.to, lying(actions, [next.card]))
              next = lying(actions, cards).length > 0 ? yield* more() : undefined
            }
          },
        }),
      ],
      sense: {
        worth: ({ friends }) => (friends.length > 0 ? 1 : -1),
        // Without a friend no card is given either: back is worth more than that.
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return -sight.foe(seat)
          return sight.friends.length > 0 ? 1 - sight.keep(id) : -1
        },
      },
    },
  ],
}
