// The throw of a fight: both sides' dice, told with all that is added (rulings 9, 10, 21).
import { nameRef, type Phrase } from '../../../engine/phrase.ts'
import { at } from '../../common/at.ts'
import { duelWorth, FACES, worthOf } from '../fight/dice.ts'
import type { Part, Side } from '../fight/sides.ts'
import type { Attack, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'

/** What both sides threw, as it counts. */
export interface Throw {
  readonly mine: number
  readonly theirs: number
}

/** Throws for both sides and tells it. `generals`: each takes the other's attack less the own defence. */
export function throwDice(
  table: StormTable,
  attack: Attack,
  { attacker, defender }: { readonly attacker: Side; readonly defender: Side },
  generals: boolean,
): Throw {
  const worth = attack.duel ? duelWorth : worthOf
  const roll = ({ dice }: Side) => Array.from({ length: attack.duel ? 2 : dice }, () => table.int(FACES) + 1)
  const [mine, theirs] = [roll(attacker), roll(defender)]
  const told = {
    unit: nameRef(attack.attacker),
    dice: diceText(mine),
    worth: worth(mine),
    target: nameRef(attack.target ?? attack.at),
    foeDice: diceText(theirs),
    foeWorth: worth(theirs),
  }
  if (generals)
    table.tell(
      say('throws-generals', {
        ...told,
        attack: worth(mine) + attacker.attack,
        defence: worth(mine) + attacker.defence,
        foeAttack: worth(theirs) + defender.attack,
        foeDefence: worth(theirs) + defender.defence,
      }),
    )
  else
    table.tell(
      say('throws', {
        ...told,
        plus: partsText(attacker, 'attack'),
        total: worth(mine) + attacker.attack,
        foePlus: partsText(defender, 'defence'),
        foeTotal: worth(theirs) + defender.defence,
      }),
    )
  return { mine: worth(mine), theirs: worth(theirs) }
}

function diceText(dice: readonly number[]): Phrase {
  const [a, b, c] = [at(dice, 0), dice[1], dice[2]]
  if (b === undefined) return say('dice-1', { a })
  return c === undefined ? say('dice-2', { a, b }) : say('dice-3', { a, b, c })
}

/** "+1 value, −1 fatigue", or nothing. */
function partsText({ parts }: Side, of: 'attack' | 'defence'): Phrase {
  const counted = parts.filter((part) => part[of] !== 0)
  return counted.reduce<Phrase>(
    (before, part) => say('part-more', { before, part: partText(part, of) }),
    say('nothing'),
  )
}

const partText = (part: Part, of: 'attack' | 'defence'): Phrase => say(`part-${part.what}`, { n: part[of] })
