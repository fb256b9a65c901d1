// Declarations of an attacker besides the attack: a card, 背水, an ability, a duel (rulings 21, 58, 62).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef } from '../../../engine/phrase.ts'
import { findUnit, hasGeneral, isInside, playerAt, unitOf } from '../board/look.ts'
import { distancesFrom } from '../board/reach.ts'
import { generalOf, isGeneral } from '../box/generals.ts'
import { isPlayedAt, stratagemOf } from '../cards/index.ts'
import { defenderSeat } from '../fight/sides.ts'
import type { Attack, StormState } from '../table/state.ts'
import { say } from '../text/say.ts'
import { rageFor } from './declare.ts'
import { playable } from './goods.ts'
import { kinds, LAST_STAND } from './reply.ts'

const FIRE_RANGE = 2

/** Whether a card of the attacker fits an attack. */
function fits(state: StormState, attack: Attack, card: Id): boolean {
  const kind = stratagemOf(card)
  if (kind === 'provoke') return attack.duel
  if (!isPlayedAt(card, 'attack')) return false
  if (kind === 'assault') return true
  if (attack.duel) return false
  if (kind === 'ladders') return isInside(attack.at)
  if (kind === 'fire') return unitOf(state, attack.attacker).type === 'archers'
  return defenderSeat(state, attack) !== null
}

/** Cards that may be declared with an attack, one of each kind; none once one is. */
export const cardsFor = (state: StormState, attack: Attack, seat: number): Id[] =>
  attack.card !== null || attack.second
    ? []
    : kinds(playable(playerAt(state, seat)).filter((card) => fits(state, attack, card)))

/** Generals whose ability may be declared with an attack. */
export function abilitiesFor(state: StormState, attack: Attack, seat: number): Id[] {
  const { used } = playerAt(state, seat)
  return ['guan-yu', 'zhang-liao', 'ma-chao', 'zhou-yu'].filter(
    (general) =>
      hasGeneral(state, seat, general) &&
      !used.includes(general) &&
      !attack.abilities.includes(general) &&
      helpsWith(state, attack, general),
  )
}

function helpsWith(state: StormState, attack: Attack, general: Id): boolean {
  if (general === 'zhou-yu') {
    const { seat, place } = unitOf(state, general)
    const archers = unitOf(state, attack.attacker)
    const near = distancesFrom(state, seat, place, FIRE_RANGE)
    return archers.type === 'archers' && near.has(archers.place)
  }
  if (attack.attacker !== general) return false
  return general !== 'zhang-liao' || (!attack.duel && attack.target !== null)
}

/** Whether a duel may be offered: general against general, once a turn. */
export function mayDuel(state: StormState, attack: Attack): boolean {
  const attacker = unitOf(state, attack.attacker)
  const target = findUnit(state, attack.target)
  const both = attacker.type === 'general' && target?.type === 'general'
  const bare = attack.card === null && !attack.lastStand && attack.abilities.length === 0
  return both && bare && !attack.duel && !attack.second && !attacker.now.dueled
}

/** Everything that may be added to an attack as it is declared so far; nothing where no fight follows (ruling 60). */
export function extrasFor(state: StormState, attack: Attack, seat: number): Id[] {
  if ((findUnit(state, attack.target)?.routed ?? null) !== null) return []
  const { rage } = playerAt(state, seat)
  const spent = rageFor(attack)
  const abilities = abilitiesFor(state, attack, seat).filter((id) => spent + generalOf(id).rage <= rage)
  const stand = !attack.duel && !attack.lastStand && spent + LAST_STAND <= rage ? ['last-stand'] : []
  return [
    ...(mayDuel(state, attack) ? ['duel'] : []),
    ...cardsFor(state, attack, seat),
    ...stand,
    ...abilities,
  ]
}

/** An attack with one more thing declared. */
export function withExtra(attack: Attack, extra: Id): Attack {
  if (extra === 'duel') return { ...attack, duel: true }
  if (extra === 'last-stand') return { ...attack, lastStand: true }
  if (isGeneral(extra)) return { ...attack, abilities: [...attack.abilities, extra] }
  return { ...attack, card: extra }
}

/** One thing to declare. */
export function extraOption(extra: Id): Option {
  if (extra === 'duel') return { id: extra, text: say('offer-duel'), hint: say('hint-duel') }
  if (extra === 'last-stand') {
    const rage = LAST_STAND
    const cost = [{ of: 'rage', amount: rage, text: say('cost-rage', { rage }) }]
    return { id: extra, text: say('declare-stand'), hint: say('hint-stand', { rage }), cost }
  }
  if (isGeneral(extra)) {
    const { rage } = generalOf(extra)
    const cost = [{ of: 'rage', amount: rage, text: say('cost-rage', { rage }) }]
    return {
      id: extra,
      text: say('use-ability', { general: nameRef(extra) }),
      hint: say(`hint-${extra}`),
      cost,
    }
  }
  return {
    id: extra,
    text: say('play-card', { card: nameRef(extra) }),
    hint: say(`hint-${stratagemOf(extra)}`),
    cost: [{ of: 'cards', amount: 1, text: say('cost-card') }],
  }
}
