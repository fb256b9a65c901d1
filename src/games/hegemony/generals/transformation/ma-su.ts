// 馬謖.
import type { Seat } from '../../../../engine/phrase.ts'
import { damageIn } from '../../core/going-on.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { takeAny } from '../../kinds/taking.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt, worn } from '../../table/state.ts'
import { offerChange } from './changing.ts'

/** Players with the most HP. */
function strongest(facts: Facts): Seat[] {
  const all = facts.seats()
  const most = Math.max(...all.map((seat) => facts.hp(seat)))
  return all.filter((seat) => facts.hp(seat) === most)
}

/** 散謠: for a card 1 damage to one with the most HP. 制蠻: instead of damage he takes a card that lies before the victim; an ally may change its deputy. */
export const maSu: Source = {
  id: 'ma-su',
  skills: [
    {
      id: 'sanyao',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          const cards = yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          const to = cards && (yield* actions.pickSeat(me, strongest(actions)))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, me, { to }) {
          yield* actions.damage({ source: me.seat, victim: to })
        },
      }),
      sense: {
        worth: ({ me, others, hp, hurt, hand, keep }) => {
          const most = Math.max(hp(me), ...others.map(hp))
          const gain = Math.max(-1, ...others.filter((seat) => hp(seat) === most).map((seat) => hurt(seat)))
          return gain - Math.min(3, ...hand.map(keep)) * 0.7
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.hurt(seat)
          return 3 - sight.keep(id) - (sight.hand.includes(id) ? 0 : 0.5)
        },
      },
    },
    {
      id: 'zhiman',
      triggers: [
        on('dealing', {
          when: (_facts, { source, victim }, owner) => source === owner && victim !== owner,
          price: () => ({ gives: ['damage'] }),
          *run(actions, damage, me) {
            const { victim } = damage
            damage.amount = 0
            const count = actions.worn(victim).length + actions.delayed(victim).length
            if (count > 0) {
              const card = yield* actions.pickFrom(me, me.seat, victim, ['worn', 'judgement'])
              yield* takeAny(actions, me.seat, victim, card)
            }
            if (actions.allied(me.seat, victim)) yield* offerChange(actions, me, victim)
          },
        }),
      ],
      sense: {
        // A friend is spared; of an enemy only good equipment is worth more than a wound.
        worth: (sight) => {
          const { victim, amount } = damageIn(sight)
          const spared = -sight.hurt(victim, amount)
          if (sight.foe(victim) < 0) return spared + 1
          return spared + (sight.worn(victim).length > 0 ? 1.5 : 0)
        },
      },
    },
  ],
}
