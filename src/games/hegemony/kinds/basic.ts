// Basic cards: Slash of three natures, Peach, Wine. A Dodge only answers.
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { factsOf } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import { cardList } from '../core/labels.ts'
import type { CardUse, TargetEntry } from '../table/events.ts'
import { turnOf } from '../table/state.ts'
import { say } from '../text/say.ts'
import type { KindRule } from './rule.ts'

/** 殺: the target dodges, as often as is demanded, or is hit. */
export const slash: KindRule = {
  aim: { min: 1, max: 1 },
  reach: 'range',
  may: (_actions, user, target) => user !== target,
  *effect(actions, use, target, entry) {
    const dodged = yield* dodges(actions, use, entry)
    if (dodged) {
      const event = { use, target, hits: false }
      yield* actions.trigger('dodged', event)
      if (!event.hits) return
    }
    yield* hit(actions, use, target)
  },
}

function* dodges(actions: Actions, use: CardUse, target: TargetEntry): Script<boolean> {
  if (target.undodgeable) return false
  for (let given = 0; given < target.dodges; given++) {
    const answer = yield* actions.respond({
      seat: target.seat,
      kinds: ['dodge'],
      how: 'use',
      use,
      prompt: say('ask-dodge', {
        who: seatRef(use.user),
        slash: say('used-card', { card: nameRef(use.kind), cards: cardList(use.cards) }),
        damage: 1 + use.bonus,
        left: target.dodges - given,
      }),
    })
    if (!answer) return false
  }
  return true
}

function* hit(actions: Actions, use: CardUse, target: Seat): Script {
  const facts = factsOf(use.kind)
  if (!('nature' in facts)) throw new Error(`${use.kind} is no Slash`)
  const { nature } = facts
  yield* actions.damage({ source: use.user, victim: target, amount: 1 + use.bonus, nature, use })
}

/** 桃 in the play phase: for oneself, if wounded. */
export const peach: KindRule = {
  aim: 'self',
  may: (actions, user, target) => !actions.state.lastBattle && user === target && actions.missing(user) > 0,
  *effect(actions, _use, target) {
    yield* actions.recover(target, 1)
  },
}

/** 酒 in the play phase: the next Slash of this turn hits harder. */
export const wine: KindRule = {
  aim: 'self',
  may: (_actions, user, target) => user === target,
  *effect(actions) {
    turnOf(actions.state).drunk = true
  },
}
