// 呂範.
import type { Seat } from '../../../../engine/phrase.ts'
import { seatOf } from '../../../common/seat-id.ts'
import { factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { isKin, mayBeKin } from '../../core/kin.ts'
import { cardPhrase, seatOption } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import type { Owner } from '../../table/owner.ts'
import { say } from '../../text/say.ts'
import { offerChange } from './changing.ts'

const ID = 'lu-fan'

/** Players of his faction, himself too, who wear something. */
const wearers = (actions: Actions, seat: Seat): Seat[] =>
  [seat, ...actions.others(seat).filter((other) => isKin(actions, seat, other))].filter(
    (each) => actions.worn(each).length > 0,
  )

/** What he took goes on to another: it must where it was his own. */
function* handOn(actions: Actions, me: Owner, card: string, from: Seat) {
  const others = actions.others(me.seat).filter((seat) => seat !== from)
  const prompt = say('ask-diaodu', { card: cardPhrase(card) })
  if (from === me.seat) {
    const to = yield* actions.pickSeatNow(me, me.seat, others, prompt)
    return yield* actions.take(to, me.seat, [card])
  }
  const id = yield* actions.askMaybe(me, me.seat, { prompt, options: others.map(seatOption) })
  if (id !== undefined) yield* actions.take(seatOf(id), me.seat, [card])
}

/** 調度: who of his faction puts on equipment draws; as his play phase begins he may take a piece of an ally’s and hand it on. 典財: after a phase that cost him as many cards as he has HP, his hand is filled up and he may change his deputy. */
export const luFan: Source = {
  id: ID,
  skills: [
    {
      id: 'diaodu',
      triggers: [
        on('card-used', {
          forced: true,
          when: (facts, { user, kind }, owner) =>
            factsOf(kind).type === 'equipment' &&
            (user === owner || (facts.allied(owner, user) && facts.up(owner).some(({ id }) => id === ID))),
          *run(actions, { user }) {
            yield* actions.draw(user, 1)
          },
        }),
        on('phase-start', {
          when: (facts, { seat, phase }, owner) =>
            seat === owner &&
            phase === 'play' &&
            [owner, ...facts.others(owner)].some(
              (each) => facts.worn(each).length > 0 && mayBeKin(facts, owner, each),
            ),
          can: (actions, _event, me) => wearers(actions, me.seat).length > 0,
          announce: (actions, _event, me) => actions.pickSeat(me, wearers(actions, me.seat)),
          *run(actions, _event, me, from) {
            const card = yield* actions.pickFrom(me, me.seat, from, ['worn'])
            if (from !== me.seat) yield* actions.take(me.seat, from, [card])
            yield* handOn(actions, me, card, from)
          },
        }),
      ],
      sense: {
        // The player who uses it draws; a friend who wears two pieces of use to him spares one.
        worth: (sight) =>
          sight.happening.some(({ is }) => is === 'use')
            ? 1
            : sight.friends.some((seat) => sight.worn(seat).some((card) => sight.lacks(sight.me, card)))
              ? 0.5
              : -1,
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat === undefined) return sight.hand.includes(id) ? 0 : sight.lacks(sight.me, id) ? 1 : 0.2
          if (seat === sight.me) return -1
          const spare = sight.worn(seat).some((card) => sight.lacks(sight.me, card))
          return sight.foe(seat) < 0 && spare ? 0.5 : -sight.foe(seat) - 0.6
        },
      },
    },
    {
      id: 'diancai',
      triggers: [
        on('phase-end', {
          when: (facts, { seat, phase }, owner) =>
            phase === 'play' && seat !== owner && facts.losses(owner) >= Math.max(1, facts.hp(owner)),
          *run(actions, _event, me) {
            const count = actions.maxHp(me.seat) - actions.handSize(me.seat)
            if (count > 0) yield* actions.draw(me.seat, count)
            yield* offerChange(actions, me, me.seat)
          },
        }),
      ],
      sense: { worth: ({ me, maxHp, hand }) => Math.max(0.3, maxHp(me) - hand.length) },
    },
  ],
}
