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
  strength: 1,
  skills: [
    {
      id: 'xiangle',
      triggers: [
        on('becoming-target', {
          forced: true,
          when: (_facts, { use, target }, seat) => target === seat && use.user !== seat && isSlash(use.kind),
          *run(war, { use, target, entry }, me) {
            const { user } = use
            const basics = playerAt(war.state, user).hand.filter(
              (card) => factsOf(cardOf(card).kind).type === 'basic',
            )
            const given =
              war.handSize(user) > 0
                ? yield* war.askMaybe(me, user, {
                    prompt: say('ask-basic', { whom: seatRef(target) }),
                    options: basics.map(cardOption),
                  })
                : undefined
            if (given === undefined) entry.voided = true
            else yield* war.discard(user, [given])
          },
        }),
      ],
      sense: { option: (sight, id) => 1.5 - sight.keep(id) },
    },
    {
      id: 'fangquan',
      triggers: [
        on('before-phase', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'play',
          price: () => ({ gives: ['play'] }),
          *run(war, event, me) {
            event.skipped = true
            war.mark(me)
          },
        }),
      ],
      lasting: () => ({
        triggers: [
          on('turn-end', {
            when: (facts, { seat }, owner) => seat === owner && facts.handSize(owner) > 0,
            price: () => ({ cards: 1 }),
            *announce(war, _event, me) {
              const cards = yield* war.pickCards(me, playerAt(war.state, me.seat).hand, 1, 1)
              const to = cards && (yield* war.pickSeat(me, war.others(me.seat)))
              return cards && to !== undefined ? { cards, to } : undefined
            },
            pay: (war, _event, me, { cards }) => war.discard(me.seat, cards),
            *run(war, _event, _me, { to }) {
              war.extraTurn(to)
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
