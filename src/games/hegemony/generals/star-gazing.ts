// Looking at the top of the deck: 觀星, and 遺志 that lends it.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { cardOption } from '../core/labels.ts'
import { on, type Skill, type SkillSense } from '../core/skill.ts'
import type { Facts } from '../table/facts.ts'
import { say } from '../text/say.ts'

/** Cards that are looked at: as many as players live, up to so many. */
const MOST = 5

/** Looks at so many cards at the start of the preparation phase and puts them back in any order, on top or below. */
export const starGazing = (
  id: Id,
  count: (facts: Facts, seat: Seat) => number,
  may: (facts: Facts, seat: Seat) => boolean,
): Skill => ({
  id,
  triggers: [
    on('phase-start', {
      when: (facts, { seat, phase }, owner) => seat === owner && phase === 'prepare' && may(facts, owner),
      *run(actions, _event, me) {
        const cards = actions.look(me.seat, count(actions, me.seat))
        if (cards.length === 0) return
        const ask = (prompt: 'ask-top' | 'ask-bottom', among: readonly Id[], min: number) =>
          actions.ask(me, me.seat, {
            prompt: say(prompt),
            options: among.map(cardOption),
            min,
            max: among.length,
            ordered: true,
          })
        const top = yield* ask('ask-top', cards, 0)
        const left = cards.filter((card) => !top.includes(card))
        const bottom = left.length > 1 ? yield* ask('ask-bottom', left, left.length) : left
        actions.putBack(me.seat, top, bottom)
      },
    }),
  ],
  sense,
})

const sense: SkillSense = { worth: () => 1, option: (sight, id) => sight.keep(id) - 1.2 }

/** As many as players live. */
export const asManyAsLive = (facts: Facts): number => Math.min(MOST, facts.seats().length)

/** With 遺志 face up beside it as deputy it is always the most. */
export const gazed = (facts: Facts, seat: Seat): number =>
  facts.up(seat).some(({ id, place, lost }) => id === 'jiang-wei' && place === 'deputy' && !lost)
    ? MOST
    : asManyAsLive(facts)
