// 卞夫人.
import { at } from '../../../common/at.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** 挽危: what another discards or takes of her cards she chooses herself. 約儉: an ally who struck nobody keeps as many cards as its maximum HP. */
export const bianFuren: Source = {
  id: 'bian-furen',
  skills: [
    {
      id: 'wanwei',
      triggers: [
        on('parting', {
          when: (facts, { victim }, owner) => victim === owner && facts.cardCount(owner) > 1,
          *announce(actions, _event, me) {
            const player = playerAt(actions.state, me.seat)
            const cards = yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
            return cards && at(cards, 0)
          },
          *run(_actions, event, _me, card) {
            event.card = card
          },
        }),
      ],
      // What she would miss least.
      sense: { worth: () => 0.6, option: (sight, id) => 3 - sight.keep(id) },
    },
    {
      id: 'yuejian',
      triggers: [
        on('phase-start', {
          forced: true,
          when: (facts, { seat, phase }, owner) =>
            phase === 'discard' &&
            facts.allied(owner, seat) &&
            !facts.hasStruck() &&
            facts.handSize(seat) > Math.max(0, facts.hp(seat)) &&
            facts.missing(seat) > 0,
          *run(actions, { seat }, me) {
            actions.mark({ ...me, seat }, actions.missing(seat))
          },
        }),
      ],
      lasting: (value) => ({ statics: { handLimit: Number(value) } }),
      sense: { worth: (sight) => (sight.foe(sight.turn.seat) <= 0 ? 1 : -1) },
    },
  ],
}
