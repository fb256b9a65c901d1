// 大喬.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'
import { playerAt, worn } from '../../table/state.ts'

/** Players in range, reckoned without the card that is given up; another target of the Slash may be one (section 4). */
const onto = (war: Actions, use: CardUse, seat: Seat, without: readonly Id[]): Seat[] =>
  war.others(seat).filter((other) => other !== use.user && war.inRange(seat, other, { without }))

const own = (war: Actions, seat: Seat): Id[] => [
  ...playerAt(war.state, seat).hand,
  ...worn(playerAt(war.state, seat)),
]

/** 國色: a diamond as Indulgence. 流離: discard a card and turn a Slash onto another in range. */
export const daQiao: Source = {
  id: 'da-qiao',
  strength: -0.7,
  skills: [
    {
      id: 'guose',
      conversions: [
        {
          as: 'indulgence',
          worn: true,
          only: 'play-phase',
          fits: ({ suit }) => suit === 'diamond',
        },
      ],
    },
    {
      id: 'liuli',
      harms: () => true,
      triggers: [
        on('becoming-target', {
          when: (facts, { use, target }, seat) =>
            target === seat && isSlash(use.kind) && facts.cardCount(seat) > 0,
          can: (war, { use }, me) =>
            own(war, me.seat).some((card) => onto(war, use, me.seat, [card]).length > 0),
          price: () => ({ cards: 1 }),
          *announce(war, { use }, me) {
            const cards = own(war, me.seat).filter((card) => onto(war, use, me.seat, [card]).length > 0)
            const given = yield* war.pickCards(me, cards, 1, 1)
            const to = given && (yield* war.pickSeat(me, onto(war, use, me.seat, given)))
            return given && to !== undefined ? { given, to } : undefined
          },
          pay: (war, _event, me, { given }) => war.discard(me.seat, given),
          *run(war, { use, entry }, _me, { to }) {
            war.redirect(use, entry, to)
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
