// Attacks and what cancels them (D9, D24, D29, D30).

import type { Decision } from '../../../engine/decision.ts'
import { type Phrase, type Ref, type Seat, seatRef } from '../../../engine/phrase.ts'
import { everyone, firstOf, type Script } from '../../../engine/script.ts'
import { takeOut } from '../../common/take-out.ts'
import type { Blow } from '../cards/types.ts'
import { defenceOf } from '../table/pacts.ts'
import { cardRef, type DynastiesState, type DynastiesTable, discard, playerAt } from '../table/state.ts'
import { describeBlow } from '../text/describe.ts'
import { say } from '../text/say.ts'
import { playOption } from './labels.ts'
import { type Play, playId, reactions, succeeds } from './legal.ts'
import { alter, toEach } from './stats.ts'

/** Who attacks, with what strength, and what it will cost: what the attacked are asked about. */
interface Threat {
  readonly who: Ref
  readonly strength: number
  readonly change: Phrase
}

/** Attacks these opponents at once; those whom it would hit and who hold cards may cancel it for themselves. */
export function* attack(table: DynastiesTable, seat: Seat, targets: readonly Seat[], blow: Blow): Script {
  const { state } = table
  const { loss, bonus = 0, defence = 0 } = blow
  const strength = playerAt(state, seat).stats.attack + bonus
  const change = describeBlow(blow)
  for (const target of targets) {
    const told = { who: seatRef(seat), whom: seatRef(target), strength, guard: defenceOf(state, target) }
    if (succeeds(state, seat, target, bonus))
      table.tell(say('attacks', { ...told, change }), { mark: 'notice' })
    else table.tell(say('attack-fails', told))
  }
  const hit = targets.filter((target) => succeeds(state, seat, target, bonus))
  const cancelled = yield* answers(table, hit, { who: seatRef(seat), strength, change })
  const struck = hit.filter((target) => !cancelled.includes(target))
  toEach(table, struck, (target) => alter(table, target, { state: -loss, defence: -defence }))
}

/**
 * Asks all who hold cards, and carries out their reactions; who cancelled the attack. Alone, silence lets it come;
 * several are waited for, since each answers for themselves.
 */
function* answers(table: DynastiesTable, targets: readonly Seat[], threat: Threat): Script<Seat[]> {
  const { state } = table
  const asked = targets.filter((target) => playerAt(state, target).hand.length > 0)
  const decisions = asked.map((target) => reaction(state, target, threat))
  const given = asked.length === 1 ? [(yield* firstOf(decisions))?.choice] : yield* everyone(decisions)
  return asked.filter((target, index) => {
    const play = reactions(state, target).find((each) => playId(each) === given[index]?.[0])
    if (play) cancel(table, target, play)
    return play !== undefined
  })
}

function reaction(state: DynastiesState, seat: Seat, threat: Threat): Decision {
  return {
    seat,
    prompt: say('ask-react', threat),
    notice: say('waits-react', { who: threat.who, whom: seatRef(seat) }),
    options: [
      ...reactions(state, seat).map((play) => playOption(state, seat, play)),
      { id: 'pass', text: say('suffer') },
    ],
    min: 1,
    max: 1,
    pass: 'pass',
    kind: 'react',
  }
}

function cancel({ state, tell }: DynastiesTable, seat: Seat, { card, crossing }: Play): void {
  const { hand } = playerAt(state, seat)
  discard(state, takeOut(hand, card))
  const told = { who: seatRef(seat), card: cardRef(state, card) }
  if (crossing === null) tell(say('cancels', told))
  else {
    discard(state, takeOut(hand, crossing))
    tell(say('cancels-crossing', { ...told, crossing: cardRef(state, crossing) }))
  }
}
