// 馬騰.
import type { Seat } from '../../../../engine/phrase.ts'
import { active, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { mashu } from '../mashu.ts'

/** Living members of a player's faction; an ambitionist is a faction of one. */
const members = (facts: Facts, seat: Seat): Seat[] =>
  facts.seats().filter((other) => facts.allied(seat, other))

/** 馬術. 雄異: once, all of his faction draw three; when none is smaller he recovers 1 HP. */
export const maTeng: Source = {
  id: 'ma-teng',
  strength: 0.26,
  skills: [
    mashu,
    {
      id: 'xiongyi',
      limited: true,
      active: active({
        *run(actions, me) {
          for (const seat of members(actions, me.seat)) yield* actions.draw(seat, 3)
          const own = members(actions, me.seat).length
          const smallest = actions
            .seats()
            .every((seat) => actions.faction(seat) === null || members(actions, seat).length >= own)
          if (smallest) yield* actions.recover(me.seat, 1)
        },
      }),
      sense: { worth: ({ friends }) => 2 + friends.length },
    },
  ],
}
