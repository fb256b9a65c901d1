// Delayed tricks: how they may be laid, and what their judgement does (閃電, 樂不思蜀, 兵糧寸斷).
import type { Seat } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Kind } from '../cards/index.ts'
import type { Actions } from '../core/actions.ts'
import type { CardUse, Judgement } from '../table/events.ts'
import { playerAt } from '../table/state.ts'
import type { KindRule } from './rule.ts'

/** Nothing is done when it is laid down. */
function* nothing(): Script {}

const holds = (actions: Actions, seat: Seat, kind: Kind): boolean =>
  playerAt(actions.state, seat).judgement.some(({ as }) => as === kind)

const onOther = (kind: Kind): KindRule => ({
  aim: { min: 1, max: 1 },
  may: (actions, user, target) => user !== target && !holds(actions, target, kind),
  effect: nothing,
})

export const indulgence = onOther('indulgence')
export const supplyShortage: KindRule = { ...onOther('supply-shortage'), reach: 1 }
export const lightning: KindRule = {
  aim: 'self',
  may: (_actions, user, target) => user === target,
  effect: nothing,
}

/** A delayed trick in its judgement phase: what the result does, and whether the trick moves on. */
export interface DelayedRule {
  result(actions: Actions, judgement: Judgement, trick: CardUse): Script
  /** It moves to the next player where others are discarded. */
  readonly movesOn?: true
}

const skipping = (suit: 'heart' | 'club', phase: 'play' | 'draw'): DelayedRule => ({
  *result(actions, { face }) {
    if (face.suit !== suit) actions.skip(phase)
  },
})

/** By kind. */
export const DELAYED: Partial<Record<Kind, DelayedRule>> = {
  indulgence: skipping('heart', 'play'),
  'supply-shortage': skipping('club', 'draw'),
  lightning: {
    movesOn: true,
    *result(actions, { face, seat }, trick) {
      const strikes = face.suit === 'spade' && face.number >= 2 && face.number <= 9
      if (!strikes) return
      // The card lies on the table until its damage is over, for skills that take what hurt them.
      yield* actions.damage({ source: null, victim: seat, amount: 3, nature: 'thunder', use: trick })
      actions.clear(trick.cards)
    },
  },
}
