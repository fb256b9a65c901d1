// Notes what happens in a turn that skills of the expansion 變 ask for (section 20); nothing at tables without it.

import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Actions } from '../core/actions.ts'
import type { CardUse } from '../table/events.ts'
import { skillIn } from '../table/owner.ts'
import { type Noted, playerAt, playsWith, type Turn, turnOf } from '../table/state.ts'
import { say } from '../text/say.ts'

function note({ state }: Actions, more: (noted: Noted) => Noted): void {
  if (!playsWith(state, 'transformation')) return
  const turn = turnOf(state)
  turn.noted = { ...turn.noted, ...more(turn.noted ?? {}) }
}

const added = (counts: Noted['plays'], seat: Seat, more: number): Readonly<Record<string, number>> => ({
  ...counts,
  [seat]: (counts?.[seat] ?? 0) + more,
})

/** A card is used or played. */
export const notePlay = (actions: Actions, seat: Seat): void =>
  note(actions, ({ plays }) => ({ plays: added(plays, seat, 1) }))

/** Cards left hand or equipment. */
export function noteLoss(actions: Actions, seat: Seat, count: number): void {
  if (count > 0) note(actions, ({ losses }) => ({ losses: added(losses, seat, count) }))
}

/** The turn's player aims at somebody who is not of its faction. */
export function noteStruck(actions: Actions, { user, targets }: CardUse): void {
  if (turnOf(actions.state).seat !== user || targets.every(({ seat }) => actions.allied(user, seat))) return
  note(actions, () => ({ struck: true }))
}

/** A limited skill may be used again once the turn is over. */
export const noteRestore = (actions: Actions, seat: Seat, key: Id): void =>
  note(actions, ({ restores = [] }) => ({ restores: [...restores, { seat, key }] }))

/** A phase begins: what was lost in the one before counts no more. */
export function forgetLosses(turn: Turn): void {
  if (!turn.noted) return
  const { losses: _before, ...rest } = turn.noted
  turn.noted = rest
}

/** The turn is over: limited skills that were to be restored are as if they had not been used. */
export function restoreSkills(actions: Actions): void {
  for (const { seat, key } of turnOf(actions.state).noted?.restores ?? []) {
    const player = playerAt(actions.state, seat)
    if (!player.alive) continue
    player.spent = player.spent.filter((each) => each !== key)
    actions.tell(say('restores', { who: seatRef(seat), skill: nameRef(skillIn(key)) }))
  }
}
