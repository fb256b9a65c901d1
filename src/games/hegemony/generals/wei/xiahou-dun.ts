// 夏侯惇.
import { seatRef } from '../../../../engine/phrase.ts'
import { sourceOf } from '../../core/blows.ts'
import { damageIn } from '../../core/going-on.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** 剛烈: after damage, judge; unless it is a heart the source discards two hand cards or suffers 1 damage. */
export const xiahouDun: Source = {
  id: 'xiahou-dun',
  strength: 0.29,
  skills: [
    {
      id: 'ganglie',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, seat) => victim === seat,
          price: (_facts, damage) => ({ harms: sourceOf(damage) }),
          *run(actions, { source }, me) {
            yield* actions.judge(me.seat, me.skill, function* ({ face }) {
              if (face.suit === 'heart' || source === null || !actions.alive(source)) return
              const [way] =
                actions.handSize(source) < 2
                  ? ['suffer']
                  : yield* actions.ask(me, source, {
                      prompt: say('ask-ganglie', { who: seatRef(me.seat) }),
                      options: [
                        { id: 'discard', text: say('discard-two') },
                        { id: 'suffer', text: say('suffer-one') },
                      ],
                    })
              if (way === 'suffer') {
                yield* actions.damage({ source: me.seat, victim: source })
                return
              }
              const { hand } = playerAt(actions.state, source)
              yield* actions.discard(source, yield* actions.pickCardsNow(me, source, hand, 2, 2))
            })
          },
        }),
      ],
      sense: {
        worth: (sight) => {
          const { source } = damageIn(sight)
          return source === null || source === sight.me ? -1 : sight.foe(source)
        },
        option: (sight, id) => {
          if (id === 'suffer') return 0
          if (id !== 'discard') return -sight.keep(id)
          const [first = 0, second = 0] = sight.hand.map(sight.keep).sort((a, b) => a - b)
          return sight.hp(sight.me) < 2 ? 1 : 2 - first - second
        },
      },
    },
  ],
}
