// 鄒氏.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { BACK } from '../../core/labels.ts'
import { active, type Source } from '../../core/skill.ts'
import type { Facts } from '../../table/facts.ts'
import { type Place, playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'

const isEquipment = (card: Id): boolean => factsOf(cardOf(card).kind).type === 'equipment'

const equipment = (actions: Actions, seat: Seat): Id[] => {
  const player = playerAt(actions.state, seat)
  const inHand = player.hand.filter(isEquipment)
  return [...inHand, ...worn(player)]
}

/** Others with both generals face up, one of which at least can be turned down. */
const bothUp = (facts: Facts, seat: Seat): Seat[] =>
  facts.others(seat).filter((other) => {
    const up = facts.up(other)
    return up.length === 2 && up.some(({ removed }) => !removed)
  })

/** 禍水: in her turn nobody else turns generals up. 傾城: for an equipment card a general is turned down. */
export const zouShi: Source = {
  id: 'zou-shi',
  strength: -0.24,
  skills: [
    {
      id: 'huoshui',
      active: active({ claim: true, *run() {} }),
      statics: { bansReveal: (facts, owner, seat) => facts.turnSeat() === owner && seat !== owner },
      sense: { worth: () => -0.5 },
    },
    {
      id: 'qingcheng',
      harms: () => true,
      active: active({
        when: (facts, seat) => bothUp(facts, seat).length > 0,
        can: (actions, me) => equipment(actions, me.seat).length > 0,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const cards = yield* actions.pickCards(me, equipment(actions, me.seat), 1, 1)
          const to = cards && (yield* actions.pickSeat(me, bothUp(actions, me.seat)))
          if (!cards || to === undefined) return undefined
          const places = actions
            .up(to)
            .filter(({ removed }) => !removed)
            .map((person) => ({ id: person.place, text: say(`look-${person.place}`) }))
          const prompt = say('ask-turn-down', { whom: seatRef(to) })
          const place = at(yield* actions.ask(me, me.seat, { prompt, options: [...places, BACK] }), 0)
          return place === BACK.id ? undefined : { cards, to, place: place as Place }
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, _me, { to, place }) {
          yield* actions.turnDown(to, place)
        },
      }),
      sense: {
        worth: ({ hand, keep, others, foe, open }) =>
          hand.some((card) => isEquipment(card) && keep(card) < 0.6) &&
          others.some((seat) => open(seat) === 2 && foe(seat) > 0.5)
            ? 0.5
            : -1,
        option: (sight, id) => {
          // Which of two generals is turned down is all the same to her.
          if (id === 'head' || id === 'deputy') return 0
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.foe(seat)
          return 0.8 - sight.keep(id)
        },
      },
    },
  ],
}
