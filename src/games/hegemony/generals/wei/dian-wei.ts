// 典韋.
import type { Id, Seat } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import type { Actions } from '../../core/actions.ts'
import { weighed } from '../../core/consequences.ts'
import { BACK, cardOption } from '../../core/labels.ts'
import { active, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'
import { isWeapon, ownWeapons } from './own.ts'

/** Others in range; without the weapon that is the cost. */
const within = (actions: Actions, seat: Seat, without: readonly Id[]): Seat[] =>
  actions.others(seat).filter((other) => actions.inRange(seat, other, { without }))

/** 強襲: lose 1 HP or discard a weapon, then 1 damage to another in range. */
export const dianWei: Source = {
  id: 'dian-wei',
  strength: -0.06,
  skills: [
    {
      id: 'qiangxi',
      harms: () => true,
      active: active({
        limit: 1,
        can: (actions, { seat }) => within(actions, seat, []).length > 0,
        *announce(actions, me) {
          const weapons = ownWeapons(actions, me.seat).filter(
            (card) => within(actions, me.seat, [card]).length > 0,
          )
          const bleed = weighed({ id: 'lose-hp', text: say('lose-one-hp') }, { hp: 1 })
          const options = [bleed, ...weapons.map(cardOption), BACK]
          const cost = at(yield* actions.ask(me, me.seat, { prompt: say('ask-qiangxi'), options }), 0)
          if (cost === BACK.id) return undefined
          const paid = cost === 'lose-hp' ? [] : [cost]
          const target = yield* actions.pickSeat(me, within(actions, me.seat, paid))
          return target === undefined ? undefined : { paid, target }
        },
        *pay(actions, me, { paid }) {
          if (paid.length === 0) yield* actions.loseHp(me.seat, 1)
          else yield* actions.discard(me.seat, paid)
        },
        *run(actions, me, { target }) {
          yield* actions.damage({ source: me.seat, victim: target })
        },
      }),
      sense: {
        worth: ({ hand, hp, me, others, foe, inRange }) =>
          (hp(me) > 2 || hand.some(isWeapon)) && others.some((seat) => foe(seat) > 0 && inRange(seat))
            ? 1
            : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.hurt(seat)
          // Without the weapon that is worn nobody may be in range.
          if (sight.worn(sight.me).includes(id)) return 0
          return id === 'lose-hp' ? sight.hp(sight.me) - 2.5 : 2 - sight.keep(id)
        },
      },
    },
  ],
}
