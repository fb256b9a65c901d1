// Announcing a skill (section 8): it is named, paid for, its general turned up and rewarded; then its effect comes.
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import type { Owned } from '../core/registry.ts'
import type { Announce } from '../core/skill.ts'
import { personAt, playerAt } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Names a skill, runs the payment, and turns its general up where it was hidden. */
export function* announcing(actions: Actions, { me, skill, hidden }: Owned, pay?: Announce): Script {
  if (hidden && me.place) personAt(actions.state, me.seat, me.place).shown = true // its skill names it
  actions.tell(say('uses-skill', { who: seatRef(me.seat), skill: nameRef(skill.id) }))
  if (skill.limited) playerAt(actions.state, me.seat).spent.push(me.key)
  if (pay) yield* pay()
  if (hidden && me.place && actions.alive(me.seat)) yield* actions.reveal(me.seat, me.place)
}
