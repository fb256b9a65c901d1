// 龐德.
import { card as cardOf, factsOf, isCard, isSlash } from '../../cards/index.ts'
import { on, type Source } from '../../core/skill.ts'
import { mashu } from '../mashu.ts'

/** 馬術. 猛進: the player who dodges his Slash loses a card. */
export const pangDe: Source = {
  id: 'pang-de',
  strength: 0.01,
  skills: [
    mashu,
    {
      id: 'mengjin',
      triggers: [
        on('dodged', {
          when: (facts, { use, target }, seat) => use.user === seat && facts.cardCount(target) > 0,
          price: (_facts, { target }) => ({ harms: [target] }),
          *run(actions, { target }, me) {
            yield* actions.discard(target, [yield* actions.pickFrom(me, me.seat, target, ['hand', 'worn'])])
          },
        }),
      ],
    },
  ],
}

/** 馬術. 鞬出, in newer printings: a card of his Slash's target; it cannot dodge for equipment, and gets the Slash for anything else. */
export const revisedPangDe: Source = {
  id: 'pang-de',
  skills: [
    mashu,
    {
      id: 'jianchu',
      triggers: [
        on('after-targeting', {
          when: (facts, { use, target }, seat) =>
            use.user === seat && isSlash(use.kind) && facts.cardCount(target) > 0,
          price: (_facts, { target }) => ({ harms: [target] }),
          *run(actions, { use, target, entry }, me) {
            const card = yield* actions.pickFrom(me, me.seat, target, ['hand', 'worn'])
            yield* actions.discard(target, [card])
            if (factsOf(cardOf(card).kind).type === 'equipment') entry.undodgeable = true
            else
              yield* actions.gain(
                target,
                use.cards.filter((each) => actions.state.table.includes(each)),
              )
          },
        }),
      ],
      // What is worn is sure to be equipment: the Slash hits for it.
      sense: { from: (sight, id, whom) => (isCard(id) ? sight.foe(whom) * 2 : 0.5) },
    },
  ],
}
