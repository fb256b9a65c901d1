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
  strength: -0.4,
  skills: [
    {
      id: 'beige',
      triggers: [
        on('after-suffering', {
          when: (facts, { victim, use }, seat) =>
            use !== null && isSlash(use.kind) && facts.alive(victim) && facts.cardCount(seat) > 0,
          price: (_facts, damage) => ({ cards: 1, harms: sourceOf(damage) }),
          *announce(war, _damage, me) {
            const player = playerAt(war.state, me.seat)
            return yield* war.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          },
          pay: (war, _damage, me, cards) => war.discard(me.seat, cards),
          *run(war, { victim, source }, me) {
            yield* war.judge(victim, me.skill, function* ({ face }) {
              const foe = source !== null && war.alive(source) ? source : null
              if (face.suit === 'heart') yield* war.recover(victim, 1)
              else if (face.suit === 'diamond') yield* war.draw(victim, 2)
              else if (face.suit === 'club' && foe !== null) yield* war.throwAway(foe, 2)
              else if (face.suit === 'spade' && foe !== null) war.flip(foe)
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
          *run(war, { killer }, me) {
            if (killer === null) throw new Error('nobody killed her')
            const { generals } = playerAt(war.state, killer)
            const prompt = say('ask-lose-skills', { whom: seatRef(killer) })
            const options = generals.map((person) => ({
              id: person.place,
              text: say(`look-${person.place}`),
            }))
            yield* war.loseSkills(killer, at(yield* war.ask(me, me.seat, { prompt, options }), 0) as Place)
          },
        }),
      ],
    },
  ],
}
