// 甄姬.
import type { Id } from '../../../../engine/phrase.ts'
import { on, type Source } from '../../core/skill.ts'
import { say } from '../../text/say.ts'

/** 洛神: judge as long as it is black and take those cards. 傾國: a black hand card as Dodge. */
export const zhenJi: Source = {
  id: 'zhen-ji',
  strength: 0.36,
  skills: [
    {
      id: 'luoshen',
      triggers: [
        on('phase-start', {
          when: (_facts, { seat, phase }, owner) => seat === owner && phase === 'prepare',
          *run(actions, _event, me) {
            const black: Id[] = []
            const question = {
              prompt: say('ask-luoshen'),
              options: [{ id: 'again', text: say('judge-again') }],
            }
            do {
              const { card, face } = yield* actions.judge(me.seat, me.skill, undefined, 'keep')
              if (face.colour !== 'black') {
                actions.clear([card])
                break
              }
              black.push(card)
            } while ((yield* actions.askMaybe(me, me.seat, question)) !== undefined)
            const there = black.filter((card) => actions.state.table.includes(card))
            yield* actions.gain(me.seat, there)
          },
        }),
      ],
      sense: { option: (_sight, id) => (id === 'again' ? 1 : 0) },
    },
    {
      id: 'qingguo',
      conversions: [{ as: 'dodge', only: 'answer', fits: ({ colour }) => colour === 'black' }],
    },
  ],
}
