// 華佗.
import type { Seat } from '../../../../engine/phrase.ts'
import { card as cardOf } from '../../cards/index.ts'
import { active, type Skill, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { playerAt, worn } from '../../table/state.ts'

const jijiu: Skill = {
  id: 'jijiu',
  conversions: [
    {
      as: 'peach',
      worn: true,
      only: 'answer',
      when: (facts, seat) => facts.turnSeat() !== seat,
      fits: ({ colour }) => colour === 'red',
    },
  ],
}

/** 急救: outside his turn a red card as Peach. 青囊: a hand card heals a wounded player. */
export const huaTuo: Source = {
  id: 'hua-tuo',
  strength: 0.12,
  skills: [
    jijiu,
    {
      id: 'qingnang',
      active: active({
        limit: 1,
        when: (facts, seat) =>
          facts.handSize(seat) > 0 && facts.seats().some((each) => facts.missing(each) > 0),
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
          const wounded = actions.seats().filter((seat) => actions.missing(seat) > 0)
          const to = cards && (yield* actions.pickSeat(me, wounded))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, _me, { to }) {
          yield* actions.recover(to, 1)
        },
      }),
      sense: {
        worth: ({ hand, keep, hp, maxHp, me, friends }) =>
          [me, ...friends].some((seat) => hp(seat) < maxHp(seat)) ? 2 - Math.min(...hand.map(keep)) : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          return seat === undefined ? 2.1 - sight.keep(id) : -sight.foe(seat) - sight.hp(seat) * 0.1
        },
      },
    },
  ],
}

/** Whom 除疠 may strike at most. */
const STRUCK = 3

const withCards = (facts: Facts, seat: Seat): Seat[] =>
  facts.others(seat).filter((other) => facts.cardCount(other) > 0)

/** 急救. 除疠, in newer printings: a card of his own and one each of up to three others of different factions; who lost a spade draws. */
export const revisedHuaTuo: Source = {
  id: 'hua-tuo',
  skills: [
    jijiu,
    {
      id: 'chuli',
      harms: () => true,
      active: active({
        limit: 1,
        when: (facts, seat) => facts.cardCount(seat) > 0 && withCards(facts, seat).length > 0,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const player = playerAt(actions.state, me.seat)
          const cards = yield* actions.pickCards(me, [...player.hand, ...worn(player)], 1, 1)
          // Players of no faction are of none with anybody.
          const goes = (seat: Seat, picked: readonly Seat[]) =>
            !picked.some((other) => actions.allied(seat, other))
          const to = cards && (yield* actions.pickSeats(me, withCards(actions, me.seat), 1, STRUCK, goes))
          if (!cards || !to) return undefined
          return { cards, to, spades: cards.filter((card) => actions.faceOf(card, me.seat).suit === 'spade') }
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, me, { to, spades }) {
          const drawing = spades.length > 0 ? [me.seat] : []
          for (const seat of actions.seats().filter((each) => to.includes(each))) {
            if (actions.cardCount(seat) === 0) continue
            const card = yield* actions.pickFrom(me, me.seat, seat, ['hand', 'worn'])
            if (actions.faceOf(card, seat).suit === 'spade') drawing.push(seat)
            yield* actions.discard(seat, [card])
          }
          for (const seat of drawing) yield* actions.draw(seat, 1)
        },
      }),
      sense: {
        worth: ({ hand, keep, others, foe, handSize, worn: equipment }) => {
          const foes = others.filter((seat) => foe(seat) > 0.2 && handSize(seat) + equipment(seat).length > 0)
          return Math.min(STRUCK, foes.length) - Math.min(3, ...hand.map(keep)) - 0.2
        },
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.foe(seat)
          return 2.5 - sight.keep(id) + (cardOf(id).suit === 'spade' ? 1 : 0)
        },
      },
    },
  ],
}
