// 鄧艾.
import { seatRef } from '../../../../engine/phrase.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

const FIELDS = 'tuntian'

/** 屯田: outside his turn lost cards become fields, which bring others nearer. 急襲: a field as Snatch. 資糧: a field for an ally who is hurt. */
export const dengAi: Source = {
  id: 'deng-ai',
  skills: [
    {
      id: FIELDS,
      statics: { distanceByPile: (cards) => -cards },
      triggers: [
        on('cards-lost', {
          when: (facts, { seat }, owner) => seat === owner && facts.turnSeat() !== owner,
          *run(actions, _loss, me) {
            const { card, face } = yield* actions.judge(me.seat, FIELDS, undefined, 'keep')
            if (!actions.state.table.includes(card)) return
            const lays = face.suit !== 'heart' && actions.alive(me.seat)
            const picked = lays
              ? yield* actions.askMaybe(me, me.seat, {
                  prompt: say('ask-field'),
                  options: [{ id: 'lay', text: say('lay-field') }],
                })
              : undefined
            if (picked === undefined) actions.clear([card])
            else yield* actions.layOn(me.seat, FIELDS, card)
          },
        }),
      ],
      *lost(actions, seat) {
        actions.clear(actions.pile(seat, FIELDS))
      },
      sense: { option: () => 1 },
    },
    {
      id: 'jixi',
      only: 'head',
      conversions: [{ as: 'snatch', only: 'play-phase', pile: FIELDS, fits: () => true }],
    },
    {
      id: 'ziliang',
      only: 'deputy',
      triggers: [
        on('after-suffering', {
          when: (facts, { victim }, owner) =>
            facts.alive(victim) && facts.allied(owner, victim) && facts.pile(owner, FIELDS).length > 0,
          *announce(actions, { victim }, me) {
            return yield* actions.askMaybe(me, me.seat, {
              prompt: say('ask-ration', { whom: seatRef(victim) }),
              options: actions.pile(me.seat, FIELDS).map(cardOption),
            })
          },
          *run(actions, { victim }, _me, card) {
            yield* actions.gain(victim, [card])
          },
        }),
      ],
      sense: { option: (sight, id) => sight.keep(id) + 0.3 },
    },
  ],
}
