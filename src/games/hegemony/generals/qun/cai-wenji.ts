// 蔡文姬.
import { seatRef } from '../../../../engine/phrase.ts'
import { isSlash } from '../../cards.ts'
import { say } from '../../say.ts'
import { on, type Source } from '../../skill.ts'
import { playerAt, worn } from '../../state.ts'

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
          price: (_facts, { source }) => ({ cards: 1, harms: source === null ? [] : [source] }),
          *announce(war, _damage, me) {
            const player = playerAt(war.state, me.seat)
            return yield* war.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          },
          pay: (war, _damage, me, cards) => war.discard(me.seat, cards),
          *run(war, { victim, source }, me) {
            if (!war.alive(victim)) return
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
        worth: ({ happening, foe, me }) => {
          const damage = happening.findLast(({ is }) => is === 'damage')
          return damage?.is === 'damage' ? 0.2 - (damage.victim === me ? -1 : foe(damage.victim)) : -1
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
            if (killer === null || !war.alive(killer)) return
            const { generals } = playerAt(war.state, killer)
            const [place] = yield* war.ask(me, me.seat, {
              prompt: say('ask-lose-skills', { whom: seatRef(killer) }),
              options: generals.map((person) => ({ id: person.place, text: say(`look-${person.place}`) })),
            })
            if (place === 'head' || place === 'deputy') yield* war.loseSkills(killer, place)
          },
        }),
      ],
    },
  ],
}
