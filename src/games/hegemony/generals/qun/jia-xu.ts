// 賈詡.
import { factsOf } from '../../cards/index.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

/** 完殺: in his turn none but the dying may use Peach. 亂武: all others strike their nearest or lose HP. 帷幕: no black trick. */
export const jiaXu: Source = {
  id: 'jia-xu',
  strength: 0.2,
  skills: [
    {
      id: 'wansha',
      triggers: [
        on('dying', {
          claim: true,
          when: (facts, { seat }, owner) => seat !== owner && facts.turnSeat() === owner,
          *run() {},
        }),
      ],
      statics: {
        bansRescue: (facts, owner, helper, dying) =>
          facts.turnSeat() === owner && helper !== owner && helper !== dying,
      },
    },
    {
      id: 'luanwu',
      limited: true,
      active: active({
        price: (facts, seat) => ({ harms: facts.others(seat) }),
        *run(actions, me) {
          for (const seat of actions.others(me.seat)) {
            if (!actions.alive(seat)) continue
            const away = actions.others(seat).map((other) => actions.distance(seat, other))
            const nearest = actions
              .others(seat)
              .filter((other) => actions.distance(seat, other) === Math.min(...away))
            if (!(yield* actions.demandSlash(seat, nearest, say('ask-luanwu'), false)))
              yield* actions.loseHp(seat, 1)
          }
        },
      }),
      sense: { worth: (sight) => sight.others.reduce((sum, seat) => sum + sight.hurt(seat) * 0.4, -1.5) },
    },
    {
      id: 'weimu',
      triggers: [
        on('becoming-target', {
          forced: true,
          when: (_facts, { use, target }, seat) =>
            target === seat &&
            use.colour === 'black' &&
            ['trick', 'delayed'].includes(factsOf(use.kind).type),
          *run(actions, { use, entry }) {
            actions.cancel(use, entry)
          },
        }),
      ],
      sense: { wards: ({ kind, black }) => black && ['trick', 'delayed'].includes(factsOf(kind).type) },
    },
  ],
}
