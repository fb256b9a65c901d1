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
export function* judgeNext(war: Actions, book: SkillRegistry, turn: Turn): Script<boolean> {
  const { seat } = turn
  const trick = playerAt(war.state, seat).judgement.findLast(({ card }) => !turn.judged.includes(card))
  if (!trick) return false
  turn.judged.push(trick.card)
  const rule = DELAYED[trick.as]
  if (!rule) throw new Error(`${trick.as} is no delayed trick`)
  toTable(war.state, trick.card)
  const face = { ...war.faceOf(trick.card, null), kind: trick.as }
  const used = newUse(war.state, { user: seat, face, cards: [trick.card], via: null, targets: [seat] })
  used.at = seat
  war.state.happening.push(used)
  if (!(yield* isNullified(war, book, used, seat)))
    yield* war.judge(seat, trick.as, function* (judgement) {
      yield* rule.result(war, judgement, used)
    })
  if (rule.movesOn && war.state.table.includes(trick.card)) yield* moveOn(war, seat, trick)
  war.clear([trick.card])
  war.state.happening.splice(war.state.happening.indexOf(used), 1)
  war.endBrokenTurn()
  return true
}

/** To the next living player who may hold it; back to its holder when nobody may. There is one Lightning. */
function* moveOn(war: Actions, holder: Seat, trick: Delayed): Script {
  for (const seat of war.others(holder)) {
    if (!(yield* war.welcomes(seat, trick.as, trick.card))) continue
    return lay(war, seat, trick)
  }
  lay(war, holder, trick)
}

function lay(war: Actions, seat: Seat, trick: Delayed): void {
  pull(war.state, trick.card)
  playerAt(war.state, seat).judgement.push(trick)
  war.tell(say('moves-on', { card: nameRef(trick.as), whom: seatRef(seat) }))
}
