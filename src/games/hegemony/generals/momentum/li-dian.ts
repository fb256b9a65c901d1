// 李典.

import type { Seat } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import type { Actions } from '../../core/actions.ts'
import { damageIn } from '../../core/going-on.ts'
import { cardOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Damage } from '../../table/events.ts'
import { say } from '../../text/say.ts'

/** Cards that are looked at, and how many of them go back on top. */
const LOOKED = 4
const TOP = 2

/** The two of a blow draw a card each, in turn order. */
function* drawBoth(actions: Actions, { source, victim }: Damage): Script {
  for (const seat of actions.seats()) if (seat === source || seat === victim) yield* actions.draw(seat, 1)
}

const times = ({ amount }: Damage): number => amount

/** Whether this seat and another who lives are the two of a blow. */
const isBetween = (
  alive: (seat: Seat) => boolean,
  own: Seat | null,
  other: Seat | null,
  seat: Seat,
): boolean => own === seat && other !== null && other !== seat && alive(other)

/** 恂恂: at the start of his draw phase, two of the four top cards stay on top, the others go below. 忘隙: for each point of damage between him and another who lives, both draw. */
export const liDian: Source = {
  id: 'li-dian',
  skills: [
    {
      id: 'xunxun',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'draw',
          *run(actions, _event, me) {
            const cards = actions.look(me.seat, LOOKED)
            const most = Math.min(TOP, cards.length)
            const ask = (prompt: 'ask-xunxun' | 'ask-bottom', among: readonly string[], count: number) =>
              actions.ask(me, me.seat, {
                prompt: say(prompt),
                options: among.map(cardOption),
                min: count,
                max: count,
                ordered: true,
              })
            const top = cards.length > 1 ? yield* ask('ask-xunxun', cards, most) : cards
            const left = cards.filter((card) => !top.includes(card))
            const bottom = left.length > 1 ? yield* ask('ask-bottom', left, left.length) : left
            actions.putBack(me.seat, top, bottom)
          },
        }),
      ],
      sense: { worth: () => 1, option: (sight, id) => sight.keep(id) },
    },
    {
      id: 'wangxi',
      triggers: [
        on('after-dealing', {
          when: (facts, { source, victim }, owner) =>
            isBetween((seat) => facts.alive(seat), source, victim, owner),
          times,
          *run(actions, damage) {
            yield* drawBoth(actions, damage)
          },
        }),
        on('after-suffering', {
          when: (facts, { source, victim }, owner) =>
            isBetween((seat) => facts.alive(seat), victim, source, owner),
          times,
          *run(actions, damage) {
            yield* drawBoth(actions, damage)
          },
        }),
      ],
      // A card for a card: others at the table are behind by it.
      sense: {
        worth: (sight) => {
          const { source, victim } = damageIn(sight)
          const other = victim === sight.me ? source : victim
          return 1 - 0.6 * (other === null ? 0 : sight.foe(other))
        },
      },
    },
  ],
}
