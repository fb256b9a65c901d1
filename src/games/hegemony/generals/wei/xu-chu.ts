// 許褚.
import { isSlash } from '../../cards/index.ts'
import { type Hooks, on, type Source } from '../../core/skill.ts'
import { playerAt, worn } from '../../table/state.ts'

/** Until the turn ends the own Slash and Duel hurt their targets by one more. */
const lasting = (): Hooks => ({
  triggers: [
    on('dealing', {
      forced: true,
      when: (_facts, { use, chain, redirected, victim }, seat) =>
        use !== null &&
        !chain &&
        !redirected &&
        use.user === seat &&
        victim !== seat &&
        (isSlash(use.kind) || use.kind === 'duel'),
      *run(_actions, damage) {
        damage.amount++
      },
    }),
  ],
})

/** 裸衣: draw one fewer; for this turn the own Slash and Duel hurt their targets by one more. */
export const xuChu: Source = {
  id: 'xu-chu',
  strength: -0.25,
  skills: [
    {
      id: 'luoyi',
      triggers: [
        on('draw-count', {
          when: (facts, { seat, count }, owner) =>
            seat === owner && count > 0 && !facts.marked(owner, 'xu-chu:luoyi'),
          price: () => ({ gives: ['one-drawn'] }),
          *run(actions, event, me) {
            event.count--
            actions.mark(me)
          },
        }),
      ],
      lasting,
      sense: {
        worth: ({ hand }) =>
          hand.some((card) => card.includes('slash') || card.startsWith('duel')) ? 1 : -1,
      },
    },
  ],
}

/** 裸衣 as revised: when the draw phase ends, discard a card for it. */
export const revisedXuChu: Source = {
  id: 'xu-chu',
  skills: [
    {
      id: 'luoyi',
      triggers: [
        on('phase-end', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'draw' &&
            facts.cardCount(owner) > 0 &&
            !facts.marked(owner, 'xu-chu:luoyi'),
          price: () => ({ cards: 1 }),
          announce(actions, _event, me) {
            const player = playerAt(actions.state, me.seat)
            return actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          },
          pay: (actions, _event, me, cards) => actions.discard(me.seat, cards),
          *run(actions, _event, me) {
            actions.mark(me)
          },
        }),
      ],
      lasting,
      sense: {
        // A card that another is left to strike with.
        worth: ({ hand, keep }) =>
          hand.some((card) => card.includes('slash') || card.startsWith('duel')) && hand.length > 1
            ? 1.6 - Math.min(...hand.map(keep))
            : -1,
        option: (sight, id) => {
          const strikes = sight.hand.filter((card) => card.includes('slash') || card.startsWith('duel'))
          return 3 - sight.keep(id) - (strikes.length < 2 && strikes.includes(id) ? 2 : 0)
        },
      },
    },
  ],
}
