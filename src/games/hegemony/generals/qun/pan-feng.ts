// 潘鳳.

import { card as cardOf, factsOf } from '../../cards/index.ts'
import type { Actions } from '../../core/actions.ts'
import { hurtBySlash } from '../../core/blows.ts'
import { cardPhrase } from '../../core/labels.ts'
import { on, type Source } from '../../core/skill.ts'
import { playerAt } from '../../table/state.ts'
import { say } from '../../text/say.ts'

/** Whether the slot for an equipment card is empty. */
function hasRoom(actions: Actions, seat: number, card: string): boolean {
  const facts = factsOf(cardOf(card).kind)
  return facts.type === 'equipment' && playerAt(actions.state, seat).equipment[facts.slot] === null
}

/** 狂斧: after his Slash hurts, an equipment card of the victim is discarded or put on. */
export const panFeng: Source = {
  id: 'pan-feng',
  strength: -0.07,
  skills: [
    {
      id: 'kuangfu',
      triggers: [
        on('after-dealing', {
          when: (facts, damage, seat) =>
            hurtBySlash(facts, damage, seat) && facts.worn(damage.victim).length > 0,
          price: (_facts, { victim }) => ({ harms: [victim] }),
          *run(actions, { victim }, me) {
            const card = yield* actions.pickFrom(me, me.seat, victim, ['worn'], 'put')
            const [fate] = hasRoom(actions, me.seat, card)
              ? yield* actions.ask(me, me.seat, {
                  prompt: say('ask-equipment-fate', { card: cardPhrase(card) }),
                  options: [
                    { id: 'put-on', text: say('put-on') },
                    { id: 'discard', text: say('throw-away') },
                  ],
                })
              : ['discard']
            if (fate === 'put-on') yield* actions.move(card, victim, me.seat)
            else yield* actions.discard(victim, [yield* actions.parting(me.seat, victim, card)])
          },
        }),
      ],
      sense: { option: (_sight, id) => (id === 'put-on' ? 1 : 0.5) },
    },
  ],
}
