// 袁紹.
import { on, type Source } from '../../core/skill.ts'
import type { CardUse } from '../../table/events.ts'
import type { Facts } from '../../table/facts.ts'

/** 亂擊: two hand cards of one suit as Volley of Arrows. */
export const yuanShao: Source = {
  id: 'yuan-shao',
  strength: -0.12,
  skills: [
    {
      id: 'luanji',
      conversions: [
        {
          as: 'arrow-volley',
          count: 2,
          only: 'play-phase',
          fits: () => true,
          together: (first, second) => first.suit === second.suit,
        },
      ],
    },
  ],
}

const KEY = 'yuan-shao:luanji'
const isHis = (use: CardUse | undefined, seat: number): boolean =>
  use !== undefined && use.via === 'luanji' && use.user === seat

/** Suits that have made a volley in this turn, as the skill's mark names them. */
const spentSuits = (facts: Facts, seat: number): readonly string[] =>
  String(facts.marked(seat, KEY)?.value ?? '').split(' ')

/** 亂擊 as revised: two hand cards of suits that it has not taken in this turn; allies who dodge it draw. */
export const revisedYuanShao: Source = {
  id: 'yuan-shao',
  skills: [
    {
      id: 'luanji',
      conversions: [
        {
          as: 'arrow-volley',
          count: 2,
          only: 'play-phase',
          fits: () => true,
          allows: (facts, seat, { suit }) => !spentSuits(facts, seat).includes(suit),
        },
      ],
      triggers: [
        on('card-used', {
          forced: true,
          when: (_facts, use, seat) => isHis(use, seat),
          *run(actions, use, me) {
            const suits = use.cards.map((card) => actions.faceOf(card, me.seat).suit)
            actions.mark(me, [...new Set([...spentSuits(actions, me.seat), ...suits])].join(' '))
          },
        }),
      ],
      lasting: () => ({
        triggers: [
          on('responded', {
            forced: true,
            when: (facts, { seat, kind }, owner) =>
              kind === 'dodge' && seat !== owner && facts.allied(seat, owner),
            can: ({ state }, _event, me) =>
              isHis(
                state.happening.findLast((each) => each.is === 'use'),
                me.seat,
              ),
            *run(actions, { seat }) {
              yield* actions.draw(seat, 1)
            },
          }),
        ],
      }),
    },
  ],
}
