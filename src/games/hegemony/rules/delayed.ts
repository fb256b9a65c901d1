// The judgement phase (section 2): delayed tricks, newest first: nullify, judge, effect; Lightning moves on.
import { nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import type { Actions } from '../core/actions.ts'
import type { SkillRegistry } from '../core/registry.ts'
import { DELAYED } from '../kinds/delayed.ts'
import { pull, toTable } from '../table/card-moves.ts'
import { type Delayed, playerAt, type Turn } from '../table/state.ts'
import { say } from '../text/say.ts'
import { newUse } from './making.ts'
import { isNullified } from './nullify.ts'

/** Resolves the newest delayed trick that was not yet; false when there is none left. */
export function* judgeNext(actions: Actions, registry: SkillRegistry, turn: Turn): Script<boolean> {
  const { seat } = turn
  const trick = playerAt(actions.state, seat).judgement.findLast(({ card }) => !turn.judged.includes(card))
  if (!trick) return false
  turn.judged.push(trick.card)
  const rule = DELAYED[trick.as]
  if (!rule) throw new Error(`${trick.as} is no delayed trick`)
  toTable(actions.state, trick.card)
  const face = { ...actions.faceOf(trick.card, null), kind: trick.as }
  const used = newUse(actions.state, { user: seat, face, cards: [trick.card], via: null, targets: [seat] })
  used.at = seat
  actions.state.happening.push(used)
  if (!(yield* isNullified(actions, registry, used, seat)))
    yield* actions.judge(seat, trick.as, function* (judgement) {
      yield* rule.result(actions, judgement, used)
    })
  if (rule.movesOn && actions.state.table.includes(trick.card)) yield* moveOn(actions, seat, trick)
  actions.clear([trick.card])
  actions.state.happening.splice(actions.state.happening.indexOf(used), 1)
  actions.endBrokenTurn()
  return true
}

/** To the next living player who may hold it; back to its holder when nobody may. There is one Lightning. */
function* moveOn(actions: Actions, holder: Seat, trick: Delayed): Script {
  for (const seat of actions.others(holder)) {
    if (!(yield* actions.welcomes(seat, trick.as, trick.card))) continue
    return lay(actions, seat, trick)
  }
  lay(actions, holder, trick)
}

function lay(actions: Actions, seat: Seat, trick: Delayed): void {
  pull(actions.state, trick.card)
  playerAt(actions.state, seat).judgement.push(trick)
  actions.tell(say('moves-on', { card: nameRef(trick.as), whom: seatRef(seat) }))
}
