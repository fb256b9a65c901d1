// 鄒氏.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { BACK } from '../../core/labels.ts'
import { active, type Source } from '../../core/skill.ts'
import { type Place, playerAt, worn } from '../../table/state.ts'
import { say } from '../../text/say.ts'

const equipment = (war: Actions, seat: Seat): Id[] => {
  const player = playerAt(war.state, seat)
  const inHand = player.hand.filter((card) => factsOf(cardOf(card).kind).type === 'equipment')
  return [...inHand, ...worn(player)]
}

/** 禍水: in her turn nobody else turns generals up. 傾城: for an equipment card a general is turned down. */
export const zouShi: Source = {
  id: 'zou-shi',
  strength: -0.2,
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
        when: (facts, seat) => facts.others(seat).some((other) => facts.up(other).length === 2),
        can: (war, me) => equipment(war, me.seat).length > 0,
        price: () => ({ cards: 1 }),
        *announce(war, me) {
          const cards = yield* war.pickCards(me, equipment(war, me.seat), 1, 1)
          const open = war.others(me.seat).filter((other) => war.up(other).length === 2)
          const to = cards && (yield* war.pickSeat(me, open))
          if (!cards || to === undefined) return undefined
          const places = war.up(to).map((person) => ({ id: person.place, text: say(`look-${person.place}`) }))
          const prompt = say('ask-turn-down', { whom: seatRef(to) })
          const place = at(yield* war.ask(me, me.seat, { prompt, options: [...places, BACK] }), 0)
          return place === BACK.id ? undefined : { cards, to, place: place as Place }
        },
        pay: (war, me, { cards }) => war.discard(me.seat, cards),
        *run(war, _me, { to, place }) {
          yield* war.turnDown(to, place)
        },
      }),
      sense: {
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
