// 蔣欽.
import { type Id, type Seat, seatRef } from '../../../../engine/phrase.ts'
import type { Script } from '../../../../engine/script.ts'
import { at } from '../../../common/at.ts'
import { isSlash } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { besiegersOf } from '../../core/formations.ts'
import { cardOption } from '../../core/labels.ts'
import { active, on, type Source } from '../../core/skill.ts'
import { lookAtGeneral, lookAtHand } from '../../kinds/taking.ts'
import type { Facts } from '../../table/facts.ts'
import type { Owner } from '../../table/owner.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'
import { callsSiege, callWorth } from './calling.ts'

const ID = 'jiang-qin'

/** Who has something to be looked at. */
const candidates = (facts: Facts, seat: Seat): Seat[] =>
  facts.others(seat).filter((other) => facts.handSize(other) > 0 || facts.hasDown(other))

/** All hand cards of a player, of which a black one may be discarded. */
function* lookAndDiscard(actions: Actions, me: Owner, to: Seat) {
  lookAtHand(actions, me.seat, to)
  const black = playerAt(actions.state, to).hand.filter((card) => actions.faceOf(card, to).colour === 'black')
  // Whether there is a black one is for his eyes alone: he is asked in any case.
  const card = yield* actions.askMaybe(me, me.seat, {
    prompt: say('ask-black', { whom: seatRef(to) }),
    options: black.map(cardOption),
  })
  if (card !== undefined) yield* actions.discard(to, [yield* actions.parting(me.seat, to, card)])
}

function* chooseLook(actions: Actions, me: Owner, to: Seat): Script<Id> {
  const options = [
    { id: 'hand', text: say('look-hand') },
    { id: 'generals', text: say('look-generals') },
  ]
  return at(yield* actions.ask(me, me.seat, { prompt: say('ask-look', { whom: seatRef(to) }), options }), 0)
}

/** 尚義: he shows his hand to another, then looks at theirs and may discard a black card, or at their hidden generals. 鳥翔: whom he besieges needs two Dodges. */
export const jiangQin: Source = {
  id: ID,
  skills: [
    {
      id: 'shangyi',
      active: active({
        limit: 1,
        when: (facts, seat) => facts.handSize(seat) > 0 && candidates(facts, seat).length > 0,
        announce: (actions, me) => actions.pickSeat(me, candidates(actions, me.seat)),
        *run(actions, me, to) {
          lookAtHand(actions, to, me.seat)
          const down = playerAt(actions.state, to).generals.filter(({ up }) => !up)
          const both = down.length > 0 && actions.handSize(to) > 0
          const looks = both ? yield* chooseLook(actions, me, to) : down.length > 0 ? 'generals' : 'hand'
          if (looks === 'hand') return yield* lookAndDiscard(actions, me, to)
          for (const { place } of down) lookAtGeneral(actions, me.seat, to, place)
        },
      }),
      sense: {
        worth: ({ others, foe, handSize }) =>
          others.some((seat) => foe(seat) > 0.3 && handSize(seat) > 0) ? 0.7 : -0.2,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return sight.foe(seat) * (sight.handSize(seat) > 0 ? 1 : 0.3)
          if (id === 'hand') return 1
          return id === 'generals' ? 0.5 : 0.3 + sight.keep(id)
        },
      },
    },
    {
      id: 'niaoxiang',
      active: callsSiege,
      triggers: [
        on('after-targeting', {
          forced: true,
          when: (facts, { use, target }, owner) => {
            if (!isSlash(use.kind) || facts.up(owner).every(({ id }) => id !== ID)) return false
            const besiegers = besiegersOf(facts, target)
            return besiegers.includes(owner) && besiegers.includes(use.user)
          },
          *run(_actions, { entry }) {
            entry.dodges = Math.max(2, entry.dodges)
          },
        }),
      ],
      sense: { worth: callWorth, besieges: true },
    },
  ],
}
