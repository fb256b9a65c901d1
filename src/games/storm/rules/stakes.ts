// A fight's odds in one line made from public facts: dice, bonuses, and the probability of each end.
import type { Phrase } from '../../../engine/phrase.ts'
import { findUnit, unitOf } from '../board/look.ts'
import { harmsOf, oddsOf, shares } from '../fight/odds.ts'
import { type Answer, NO_ANSWER, type Side, sidesOf } from '../fight/sides.ts'
import type { Attack, StormState } from '../table/state.ts'
import { say } from '../text/say.ts'

/** Chances that the attacker wins, draws and loses. */
export interface Chances {
  readonly win: number
  readonly draw: number
  readonly lose: number
}

/** Whether both sides of an attack are generals. */
export const isGeneralFight = (state: StormState, attack: Attack): boolean =>
  unitOf(state, attack.attacker).type === 'general' && findUnit(state, attack.target)?.type === 'general'

/** The chances of an attack, in per cent, if it is answered so. */
export function chancesOf(state: StormState, attack: Attack, answer: Answer = NO_ANSWER): Chances {
  const { attacker, defender } = sidesOf(state, attack, answer)
  if (!isGeneralFight(state, attack)) {
    const { destroys, pushes, tie } = oddsOf(attacker, defender, attack.duel)
    return shares(destroys + pushes, tie)
  }
  let [win, draw] = [0, 0]
  for (const { toAttacker, toDefender, chance } of harmsOf(attacker, defender, attack.duel))
    if (toDefender > toAttacker) win += chance
    else if (toDefender === toAttacker) draw += chance
  return shares(win, draw)
}

/** A fight in one line. */
export function stakesOf(state: StormState, attack: Attack): Phrase {
  const routed = findUnit(state, attack.target)?.routed ?? null
  if (routed !== null) return say('stakes-routed')
  const { attacker, defender } = sidesOf(state, attack)
  return say('stakes', {
    dice: thrown(attacker, attack.duel),
    plus: attacker.attack,
    foeDice: thrown(defender, attack.duel),
    foePlus: defender.defence,
    ...chancesOf(state, attack),
  })
}

const thrown = ({ dice }: Side, duel: boolean): number => (duel ? 2 : dice)
