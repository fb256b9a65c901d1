// 大喬.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'
import { playerAt, worn } from '../../table/state.ts'

/** Players in range, reckoned without the card that is given up; another target of the Slash may be one (section 4). */
const onto = (actions: Actions, use: CardUse, seat: Seat, without: readonly Id[]): Seat[] =>
  actions.others(seat).filter((other) => other !== use.user && actions.inRange(seat, other, { without }))

const own = (actions: Actions, seat: Seat): Id[] => [
  ...playerAt(actions.state, seat).hand,
  ...worn(playerAt(actions.state, seat)),
]

/** 國色: a diamond as Indulgence. 流離: discard a card and turn a Slash onto another in range. */
export const daQiao: Source = {
  id: 'da-qiao',
  strength: 0.29,
  skills: [
    {
      id: 'guose',
      conversions: [
        { as: 'indulgence', worn: true, only: 'play-phase', fits: ({ suit }) => suit === 'diamond' },
      ],
    },
    {
      id: 'liuli',
      harms: () => true,
      triggers: [
        on('becoming-target', {
          when: (facts, { use, target }, seat) =>
            target === seat && isSlash(use.kind) && facts.cardCount(seat) > 0,
          can: (actions, { use }, me) =>
            own(actions, me.seat).some((card) => onto(actions, use, me.seat, [card]).length > 0),
          price: () => ({ cards: 1 }),
          *announce(actions, { use }, me) {
            const cards = own(actions, me.seat).filter(
              (card) => onto(actions, use, me.seat, [card]).length > 0,
            )
            const given = yield* actions.pickCards(me, cards, 1, 1)
            const to = given && (yield* actions.pickSeat(me, onto(actions, use, me.seat, given)))
            return given && to !== undefined ? { given, to } : undefined
          },
          pay: (actions, _event, me, { given }) => actions.discard(me.seat, given),
          *run(actions, { use, entry }, _me, { to }) {
            actions.redirect(use, entry, to)
          },
        }),
      ],
      sense: {
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2 - sight.keep(id) : sight.hurt(seat)
        },
      },
    },
  ],
}
