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
  strength: -0.3,
  skills: [
    mashu,
    {
      id: 'xiongyi',
      limited: true,
      active: active({
        *run(war, me) {
          for (const seat of members(war, me.seat)) yield* war.draw(seat, 3)
          const own = members(war, me.seat).length
          const smallest = war
            .seats()
            .every((seat) => war.faction(seat) === null || members(war, seat).length >= own)
          if (smallest) yield* war.recover(me.seat, 1)
        },
      }),
      sense: { worth: ({ friends }) => 2 + friends.length },
    },
  ],
}
