// 劉禪.
import { seatRef } from '../../../../engine/phrase.ts'
import { card as cardOf, factsOf, isSlash } from '../../cards/index.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** 享樂: another's Slash needs a basic card besides. 放權: skip the play phase and give somebody a turn. */
export const liuShan: Source = {
  id: 'liu-shan',
  strength: 0.18,
  skills: [
    {
      id: 'xiangle',
      triggers: [
        on('becoming-target', {
          forced: true,
          when: (_facts, { use, target }, seat) => target === seat && use.user !== seat && isSlash(use.kind),
          *run(actions, { use, target, entry }, me) {
            const { user } = use
            const basics = playerAt(actions.state, user).hand.filter(
              (card) => factsOf(cardOf(card).kind).type === 'basic',
            )
            const given =
              actions.handSize(user) > 0
                ? yield* actions.askMaybe(me, user, {
                    prompt: say('ask-basic', { whom: seatRef(target) }),
                    options: basics.map(cardOption),
                  })
                : undefined
            if (given === undefined) entry.voided = true
            else yield* actions.discard(user, [given])
          },
        }),
      ],
      sense: { asksBasic: true },
    },
    {
      id: 'fangquan',
      triggers: [
        on('before-phase', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'play',
          price: () => ({ gives: ['play'] }),
          *run(actions, event, me) {
            event.skipped = true
            actions.mark(me)
          },
        }),
      ],
      lasting: () => ({
        triggers: [
          on('turn-end', {
            when: (facts, { seat }, owner) => seat === owner && facts.handSize(owner) > 0,
            price: () => ({ cards: 1 }),
            *announce(actions, _event, me) {
              const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
              const to = cards && (yield* actions.pickSeat(me, actions.others(me.seat)))
              return cards && to !== undefined ? { cards, to } : undefined
            },
            pay: (actions, _event, me, { cards }) => actions.discard(me.seat, cards),
            *run(actions, _event, _me, { to }) {
              actions.extraTurn(to)
            },
          }),
        ],
      }),
      sense: {
        worth: ({ hand, friends, handSize }) =>
          hand.length > 0 && hand.length < 3 && friends.some((seat) => handSize(seat) > 2) ? 0.6 : -0.2,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 1.5 - sight.keep(id) : -sight.foe(seat)
        },
      },
    },
  ],
}
