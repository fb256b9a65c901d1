// 蔣琬費禕.
import { isKin, mayBeKin } from '../../core/kin.ts'
import { on, type Source } from '../../core/skill.ts'

/** 生息: who dealt no damage in the turn draws two at its end. 守成: an ally without a hand outside its turn draws one. */
export const jiangWanFeiYi: Source = {
  id: 'jiang-wan-fei-yi',
  skills: [
    {
      id: 'shengxi',
      triggers: [
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner && phase === 'end' && !facts.hasDealt(owner),
          *run(actions, _event, me) {
            yield* actions.draw(me.seat, 2)
          },
        }),
      ],
      sense: { worth: () => 2 },
    },
    {
      id: 'shoucheng',
      triggers: [
        on('cards-lost', {
          when: (facts, { seat, fromHand }, owner) =>
            fromHand > 0 &&
            facts.handSize(seat) === 0 &&
            facts.turnSeat() !== seat &&
            mayBeKin(facts, owner, seat),
          can: (actions, { seat }, me) => isKin(actions, me.seat, seat),
          *run(actions, { seat }) {
            yield* actions.draw(seat, 1)
          },
        }),
      ],
    },
  ],
}
