// 小喬.
import type { Id } from '../../../../engine/phrase.ts'
import { seatRef } from '../../../../engine/phrase.ts'
import type { Actions } from '../../core/actions.ts'
import { on, type Skill, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** Hand cards that count as hearts once this general is up: her own recolouring works for her own skill. */
const hearts = (actions: Actions, { seat, place }: Owner): Id[] => {
  if (place === null) throw new Error('tianxiang stands on a general')
  return playerAt(actions.state, seat).hand.filter(
    (card) => actions.faceOf(card, seat, [place]).suit === 'heart',
  )
}

const hongyan: Skill = {
  id: 'hongyan',
  statics: { suit: (suit) => (suit === 'spade' ? 'heart' : suit) },
  triggers: [
    on('judge-fixed', {
      // Once she is up no card of hers is a spade.
      when: (_facts, { seat, face }, owner) => seat === owner && face.suit === 'spade',
      *run() {},
    }),
  ],
}

/** 天香: discard a heart and turn damage onto another, who then draws for what is missing. 紅顏: spades are hearts. */
export const xiaoQiao: Source = {
  id: 'xiao-qiao',
  strength: 0.15,
  skills: [
    {
      id: 'tianxiang',
      harms: () => true,
      triggers: [
        on('suffering', {
          when: (facts, { victim }, seat) => victim === seat && facts.handSize(seat) > 0,
          can: (actions, _damage, me) => hearts(actions, me).length > 0,
          price: () => ({ cards: 1 }),
          *announce(actions, _damage, me) {
            const cards = yield* actions.pickCards(me, hearts(actions, me), 1, 1)
            const to = cards && (yield* actions.pickSeat(me, actions.others(me.seat)))
            return cards && to !== undefined ? { cards, to } : undefined
          },
          pay: (actions, _damage, me, { cards }) => actions.discard(me.seat, cards),
          *run(actions, damage, _me, { to }) {
            const { source, amount, nature, use, chain } = damage
            damage.amount = 0
            yield* actions.damage({
              source,
              victim: to,
              amount,
              nature,
              chain,
              redirected: true,
              ...(use && { use }),
              *over() {
                yield* actions.draw(to, actions.missing(to))
              },
            })
          },
        }),
      ],
      sense: {
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2 - sight.keep(id) : sight.hurt(seat)
        },
      },
    },
    hongyan,
  ],
}

/** What is drawn at most by who suffers for her. */
const DRAWN = 5

/** 天香 as revised: discard a heart against damage; another suffers 1 and draws for what is missing, or loses 1 HP and gets the card. 紅顏. */
export const revisedXiaoQiao: Source = {
  id: 'xiao-qiao',
  skills: [
    {
      id: 'tianxiang',
      harms: () => true,
      triggers: [
        on('suffering', {
          when: (facts, { victim }, seat) => victim === seat && facts.handSize(seat) > 0,
          can: (actions, _damage, me) => hearts(actions, me).length > 0,
          price: () => ({ cards: 1 }),
          *announce(actions, _damage, me) {
            const cards = yield* actions.pickCards(me, hearts(actions, me), 1, 1)
            const to =
              cards && (yield* actions.pickSeat(me, actions.others(me.seat), say('ask-fragrance-seat')))
            return cards && to !== undefined ? { cards, to } : undefined
          },
          pay: (actions, _damage, me, { cards }) => actions.discard(me.seat, cards),
          *run(actions, damage, me, { cards, to }) {
            damage.amount = 0
            const { source } = damage
            const [way] =
              source === null || !actions.alive(source)
                ? ['lose']
                : yield* actions.ask(me, me.seat, {
                    prompt: say('ask-fragrance', { whom: seatRef(to) }),
                    options: [
                      { id: 'hurt', text: say('fragrance-hurt') },
                      { id: 'lose', text: say('fragrance-lose') },
                    ],
                  })
            if (way === 'hurt') {
              yield* actions.damage({ source, victim: to })
              if (actions.alive(to)) yield* actions.draw(to, Math.min(DRAWN, actions.missing(to)))
              return
            }
            yield* actions.loseHp(to, 1)
            const { discard, deck } = actions.state
            yield* actions.gain(
              to,
              cards.filter((card) => discard.includes(card) || deck.includes(card)),
            )
          },
        }),
      ],
      sense: {
        option: (sight, id) => {
          if (id === 'lose') return 1
          if (id === 'hurt') return 0.5
          const seat = sight.seatOf(id)
          return seat === undefined ? 2 - sight.keep(id) : sight.hurt(seat)
        },
      },
    },
    hongyan,
  ],
}
