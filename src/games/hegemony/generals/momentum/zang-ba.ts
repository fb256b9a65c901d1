// 臧霸.
import { on, type Source } from '../../core/skill.ts'

const KEY = 'zang-ba:hengjiang'

/** 橫江: for each point of damage he suffers the turn's player may hold one card less; where that discards none for it, he draws at the end of the turn. */
export const zangBa: Source = {
  id: 'zang-ba',
  skills: [
    {
      id: 'hengjiang',
      triggers: [
        on('after-suffering', {
          when: (facts, { victim }, owner) => victim === owner && facts.alive(facts.turnSeat()),
          times: ({ amount }) => amount,
          price: (facts, _damage, owner) => ({ harms: facts.turnSeat() === owner ? [] : [facts.turnSeat()] }),
          *run(actions, _damage, me) {
            actions.mark(me, Number(actions.marked(me.seat, KEY)?.value ?? 0) + 1)
          },
        }),
      ],
      lasting: (value) => ({
        statics: { limitOfTurn: -Number(value) },
        triggers: [
          on('turn-end', {
            forced: true,
            when: (facts) => !facts.hasShed(),
            *run(actions, _event, me) {
              yield* actions.draw(me.seat, 1)
            },
          }),
        ],
      }),
      sense: { worth: ({ turn, me, foe }) => (turn.seat === me ? 0.2 : foe(turn.seat)) },
    },
  ],
}
