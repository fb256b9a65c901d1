// 蔡文姬.
import { seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { isSlash } from '../../cards/index.ts'
import { sourceOf } from '../../core/blows.ts'
import { damageIn } from '../../core/going-on.ts'
import { on, type Source } from '../../core/skill.ts'
import { type Place, playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** 悲歌: for a card, the victim of a Slash judges, and the suit helps or avenges. 斷腸: her killer loses a general's skills. */
export const caiWenji: Source = {
  id: 'cai-wenji',
  strength: -0.17,
  skills: [
    {
      id: 'beige',
      triggers: [
        on('after-suffering', {
          when: (facts, { victim, use }, seat) =>
            use !== null && isSlash(use.kind) && facts.alive(victim) && facts.cardCount(seat) > 0,
          price: (_facts, damage) => ({ cards: 1, harms: sourceOf(damage) }),
          *announce(actions, _damage, me) {
            const player = playerAt(actions.state, me.seat)
            return yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          },
          pay: (actions, _damage, me, cards) => actions.discard(me.seat, cards),
          *run(actions, { victim, source }, me) {
            yield* actions.judge(victim, me.skill, function* ({ face }) {
              const foe = source !== null && actions.alive(source) ? source : null
              if (face.suit === 'heart') yield* actions.recover(victim, 1)
              else if (face.suit === 'diamond') yield* actions.draw(victim, 2)
              else if (face.suit === 'club' && foe !== null) yield* actions.throwAway(foe, 2)
              else if (face.suit === 'spade' && foe !== null) actions.flip(foe)
            })
          },
        }),
      ],
      sense: {
        worth: (sight) => {
          const { victim } = damageIn(sight)
          return 0.2 - (victim === sight.me ? -1 : sight.foe(victim))
        },
        option: (sight, id) => 1.2 - sight.keep(id),
      },
    },
    {
      id: 'duanchang',
      triggers: [
        on('death', {
          forced: true,
          when: (facts, { seat, killer }, owner) => seat === owner && killer !== null && facts.alive(killer),
          *run(actions, { killer }, me) {
            if (killer === null) throw new Error('nobody killed her')
            const generals = playerAt(actions.state, killer).generals.filter(({ removed }) => !removed)
            if (generals.length === 0) return
            const prompt = say('ask-lose-skills', { whom: seatRef(killer) })
            const options = generals.map((person) => ({
              id: person.place,
              text: say(`look-${person.place}`),
            }))
            yield* actions.loseSkills(
              killer,
              at(yield* actions.ask(me, me.seat, { prompt, options }), 0) as Place,
            )
          },
        }),
      ],
    },
  ],
}
