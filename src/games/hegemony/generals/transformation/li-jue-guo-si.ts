// 李傕郭汜.
import { nameRef, type Seat, seatRef } from '../../../../engine/phrase.ts'
import { at } from '../../../common/at.ts'
import type { Actions } from '../../core/actions.ts'
import { active, type Source } from '../../core/skill.ts'
import { type Owner, skillIn } from '../../table/owner.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** One of the limited skills that a player has used, for its return at the end of the turn. */
function* restore(actions: Actions, me: Owner, to: Seat) {
  const keys = actions.spentSkills(to)
  if (keys.length === 0) return
  const options = keys.map((key) => ({
    id: skillIn(key),
    text: say('skill', { skill: nameRef(skillIn(key)) }),
  }))
  const prompt = say('ask-restore', { whom: seatRef(to) })
  const picked =
    keys.length === 1 ? at(options, 0).id : at(yield* actions.ask(me, me.seat, { prompt, options }), 0)
  for (const key of keys) if (skillIn(key) === picked) actions.restoreLater(to, key)
}

/** 兇算: once, for a hand card, 1 damage to one of their faction and three cards; a limited skill of that one may be used again after the turn. */
export const liJueGuoSi: Source = {
  id: 'li-jue-guo-si',
  skills: [
    {
      id: 'xiongsuan',
      limited: true,
      harms: () => true,
      active: active({
        when: (facts, seat) => facts.handSize(seat) > 0,
        price: () => ({ cards: 1 }),
        *announce(actions, me) {
          const cards = yield* actions.pickCards(me, playerAt(actions.state, me.seat).hand, 1, 1)
          const kin = [me.seat, ...actions.others(me.seat).filter((seat) => actions.wouldAlly(me.seat, seat))]
          const to = cards && (yield* actions.pickSeat(me, kin))
          return cards && to !== undefined ? { cards, to } : undefined
        },
        pay: (actions, me, { cards }) => actions.discard(me.seat, cards),
        *run(actions, me, { to }) {
          yield* actions.damage({ source: me.seat, victim: to })
          yield* actions.draw(me.seat, 3)
          if (actions.alive(me.seat) && actions.alive(to)) yield* restore(actions, me, to)
        },
      }),
      sense: {
        // On themselves it comes back; so as long as a point of HP can be spared.
        worth: ({ me, hp, hand, keep }) => (hp(me) >= 3 ? 1.2 - Math.min(3, ...hand.map(keep)) * 0.5 : -1),
        option: (sight, id) => {
          const seat = sight.seatOf(id)
          if (seat !== undefined) return seat === sight.me ? 1 : -0.2
          return id === 'xiongsuan' ? 1 : sight.hand.includes(id) ? 3 - sight.keep(id) : 0.5
        },
      },
    },
  ],
}
