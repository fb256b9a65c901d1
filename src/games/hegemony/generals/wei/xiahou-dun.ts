// 夏侯惇.
import { seatRef } from '../../../../engine/phrase.ts'
import { say } from '../../say.ts'
import { on, type Source } from '../../skill.ts'
import { playerAt } from '../../state.ts'

/** 剛烈: after damage, judge; unless it is a heart the source discards two hand cards or suffers 1 damage. */
export const xiahouDun: Source = {
  id: 'xiahou-dun',
  strength: 0.3,
  skills: [
    {
      id: 'ganglie',
      triggers: [
        on('after-suffering', {
          when: (_facts, { victim }, seat) => victim === seat,
          price: (_facts, { source }) => ({ harms: source === null ? [] : [source] }),
          *run(war, { source }, me) {
            yield* war.judge(me.seat, me.skill, function* ({ face }) {
              if (face.suit === 'heart' || source === null || !war.alive(source)) return
              const [way] =
                war.handSize(source) < 2
                  ? ['suffer']
                  : yield* war.ask(me, source, {
                      prompt: say('ask-ganglie', { who: seatRef(me.seat) }),
                      options: [
                        { id: 'discard', text: say('discard-two') },
                        { id: 'suffer', text: say('suffer-one') },
                      ],
                    })
              if (way === 'suffer') {
                yield* war.damage({ source: me.seat, victim: source })
                return
              }
              const { hand } = playerAt(war.state, source)
              yield* war.discard(source, yield* war.pickCardsNow(me, source, hand, 2, 2))
            })
          },
        }),
      ],
      sense: {
        worth: ({ happening, foe, me }) => {
          const source = happening.findLast(({ is }) => is === 'damage')
          return source?.is !== 'damage' || source.source === null || source.source === me
            ? -1
            : foe(source.source)
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
