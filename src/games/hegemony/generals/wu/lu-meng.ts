// 呂蒙.

import { seatOf } from '../../../common/seat-id.ts'
import { on, type Source } from '../../core/skill.ts'
import { movableCards, moveOne } from '../moving.ts'

/** 克己: without a Slash in the own play phase, the discard phase may be skipped. */
export const luMeng: Source = {
  id: 'lu-meng',
  strength: -0.04,
  skills: [
    {
      id: 'keji',
      triggers: [
        on('before-phase', {
          when: (facts, { seat, phase }, owner) => seat === owner && phase === 'discard' && !facts.slashed(),
          *run(_actions, event) {
            event.skipped = true
          },
        }),
      ],
      sense: { worth: (sight) => (sight.handSize(sight.me) > sight.hp(sight.me) ? 1 : -1) },
    },
  ],
}

/** What 克己 adds to the hand limit, and what 謀斷 asks for, as revised. */
const HELD = 4
const SUITS = 4
const TYPES = 3

/** 克己 as revised: with cards of one colour at most in the play phase, four cards more are held. 謀斷: after many kinds of cards, one is moved. */
export const revisedLuMeng: Source = {
  id: 'lu-meng',
  skills: [
    {
      id: 'keji',
      triggers: [
        on('phase-start', {
          forced: true,
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'discard' &&
            facts.used().colours.length < 2 &&
            facts.handSize(owner) > facts.hp(owner),
          *run(actions, _event, me) {
            actions.mark(me)
          },
        }),
      ],
      lasting: () => ({ statics: { handLimit: HELD } }),
    },
    {
      id: 'mouduan',
      harms: () => true,
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) => {
            const { suits, types } = facts.used()
            return seat === owner && phase === 'end' && (suits.length >= SUITS || types.length >= TYPES)
          },
          can: (actions) => movableCards(actions).length > 0,
          *run(actions, _event, me) {
            yield* moveOne(actions, me)
          },
        }),
      ],
      sense: {
        // Equipment of an enemy that oneself or a friend has room for.
        worth: ({ me, others, friends, foe, worn, lacks }) =>
          Math.max(
            -1,
            ...others
              .filter((from) => worn(from).some((card) => [me, ...friends].some((seat) => lacks(seat, card))))
              .map(foe),
          ),
        // An enemy loses equipment, a friend a delayed trick; oneself or an ally gets what is good, an enemy what is not.
        option(sight, id) {
          if (id.startsWith('to-')) {
            const to = seatOf(id.slice('to-'.length))
            return 1 - sight.foe(to)
          }
          const from = [sight.me, ...sight.others].find((seat) => sight.worn(seat).includes(id))
          return from === undefined ? 0.2 : sight.foe(from)
        },
      },
    },
  ],
}
