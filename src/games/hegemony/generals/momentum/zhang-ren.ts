// 張任.
import { seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { isSlash } from '../../cards/index.ts'
import { besiegersOf } from '../../core/formations.ts'
import { damageIn } from '../../core/going-on.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'
import { callsSiege, callWorth } from '../formation/calling.ts'

const ID = 'zhang-ren'

/** What a deputy is worth, in cards. */
const DEPUTY = 2.2

/** 穿心: instead of damage by his Slash or Duel in his play phase, the victim loses equipment and HP, or the deputy. 鋒矢: whom he besieges discards equipment when struck at by a besieger. */
export const zhangRen: Source = {
  id: ID,
  skills: [
    {
      id: 'chuanxin',
      triggers: [
        on('dealing', {
          when: (facts, { source, use, victim, chain, redirected }, owner) =>
            source === owner &&
            facts.turnSeat() === owner &&
            facts.phase() === 'play' &&
            use?.user === owner &&
            (isSlash(use.kind) || use.kind === 'duel') &&
            !chain &&
            !redirected &&
            facts.faction(victim) !== null &&
            !facts.allied(owner, victim) &&
            facts.hasGeneral(victim, 'deputy'),
          can: (actions, { victim }, me) => !actions.wouldAlly(me.seat, victim),
          price: (_facts, { victim }) => ({ gives: ['damage'], harms: [victim] }),
          *run(actions, damage, me) {
            const { victim } = damage
            damage.amount = 0
            const worn = actions.worn(victim)
            const way =
              worn.length === 0
                ? 'deputy'
                : at(
                    yield* actions.ask(me, victim, {
                      prompt: say('ask-pierced', { who: seatRef(me.seat) }),
                      options: [
                        { id: 'worn', text: say('pierced-worn') },
                        { id: 'deputy', text: say('pierced-deputy') },
                      ],
                    }),
                    0,
                  )
            if (way === 'deputy') return yield* actions.removeGeneral(victim, 'deputy')
            yield* actions.discard(victim, worn)
            yield* actions.loseHp(victim, 1)
          },
        }),
      ],
      sense: {
        // The victim takes the lesser evil.
        worth: (sight) => {
          const { victim, amount } = damageIn(sight)
          const worn = sight.worn(victim).length
          const foe = sight.foe(victim)
          const stripped = worn === 0 ? DEPUTY * foe : worn * foe + sight.hurt(victim, 1)
          return Math.min(DEPUTY * foe, stripped) - sight.hurt(victim, amount)
        },
        option: (sight, id) => {
          if (id === 'deputy') return -DEPUTY
          return sight.hp(sight.me) < 2 ? -6 : -1.6 - sight.worn(sight.me).length * 0.8
        },
      },
    },
    {
      id: 'fengshi',
      active: callsSiege,
      triggers: [
        on('after-targeting', {
          forced: true,
          when: (facts, { use, target }, owner) => {
            if (!isSlash(use.kind) || facts.up(owner).every(({ id }) => id !== ID)) return false
            const besiegers = besiegersOf(facts, target)
            return besiegers.includes(owner) && besiegers.includes(use.user) && facts.worn(target).length > 0
          },
          *run(actions, { target }, me) {
            const worn = actions.worn(target)
            const card =
              worn.length === 1
                ? at(worn, 0)
                : at(yield* actions.pickCardsNow(me, target, worn, 1, 1, say('ask-shot-off')), 0)
            yield* actions.discard(target, [card])
          },
        }),
      ],
      sense: { worth: callWorth, option: (sight, id) => 3 - sight.keep(id) },
    },
  ],
}
