// Cards and abilities of the own turn: what the hard computer player plays before it recruits.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { areFriends, isArmy, playerAt, printedStamina, unitOf, unitsOf } from '../board/look.ts'
import { canMarch, destinations, isHolder } from '../board/moves.ts'
import { stratagemOf } from '../cards/index.ts'
import { aimsOf, playsNow } from '../rules/cards-menu.ts'
import type { StormState, Unit } from '../table/state.ts'
import { attacksOf, bestMarch, fieldOf } from './marching.ts'
import { hasSpareCards, ragePrice } from './prices.ts'
import { attackWorth } from './worth.ts'

/** A card or an ability, on what, and what it brings. */
export interface Play {
  readonly what: Id
  readonly aim: Id
  readonly worth: number
}

/** What a card must bring that could be an army, and one that could not. */
const [ARMY, SPARE] = [1, 0.2]
/** What a card less in the enemy's hand is worth, and stamina that comes back. */
const [RAIDED, HEALED] = [0.5, 1]
const FURTHER = 2

/** The best card or ability of those named to play now, if any is worth it. */
export function bestPlay(sight: StormState, plan: StormState, seat: Seat, named: RegExp): Play | undefined {
  const { hand, rage } = playerAt(sight, seat)
  if (rage === 0 && !hand.some((card) => named.test(card))) return undefined
  const price = hasSpareCards(sight, seat) ? SPARE : ARMY
  let best: Play | undefined
  for (const what of playsNow(sight, plan, seat).filter((each) => named.test(each))) {
    const aims = aimsOf(plan, seat, what).map((aim) => aim.replace(/^unit-/, ''))
    for (const play of aimed(plan, seat, what, price))
      if (play.worth > (best?.worth ?? 0.1) && aims.includes(play.aim.replace(/^unit-/, ''))) best = play
  }
  return best
}

function aimed(plan: StormState, seat: Seat, what: Id, price: number): Play[] {
  if (what === 'gan-ning') return [{ what, aim: `unit-${what}`, worth: again(plan, seat, what) }]
  if (what === 'han-sui') return letters(plan, seat)
  const kind = stratagemOf(what)
  if (kind === 'raid-supplies') return raids(plan, seat, what, price)
  if (kind === 'rest') return rests(plan, seat, what, price)
  const changed = (unit: Unit): Unit => ({
    ...unit,
    now:
      kind === 'forced-march'
        ? { ...unit.now, march: unit.now.march + FURTHER }
        : { ...unit.now, secret: true },
  })
  // Only for a city that it cannot reach otherwise.
  const field = fieldOf(plan, seat)
  return unitsOf(plan, seat)
    .filter((unit) => canMarch(unit) && isHolder(unit))
    .flatMap((unit) => {
      const further = changed(unit)
      if (!takesAny(plan, further) || takesAny(plan, unit)) return []
      const better = bestMarch(field, further)
      const gain = better?.to.takes ? better.gain - (bestMarch(field, unit)?.gain ?? 0) : 0
      return [{ what, aim: `unit-${unit.id}`, worth: gain - price }]
    })
}

const takesAny = (plan: StormState, unit: Unit): boolean =>
  destinations(plan, unit).some(({ takes }) => takes !== null)

/** 百騎: what his next attack promises. */
function again(plan: StormState, seat: Seat, general: Id): number {
  const unit = unitOf(plan, general)
  const fresh = { ...unit, now: { ...unit.now, attacked: false, moved: true, spared: true } }
  const so = { ...plan, units: plan.units.map((other) => (other.id === general ? fresh : other)) }
  return (
    Math.max(0, ...attacksOf(so, fresh).map((attack) => attackWorth(so, attack))) - ragePrice(plan, seat, 2)
  )
}

/** 反間: how much better the best attack becomes on a foe who stands apart. */
function letters(plan: StormState, seat: Seat): Play[] {
  const attacks = unitsOf(plan, seat).flatMap((unit) => attacksOf(plan, unit))
  return attacks.flatMap((attack) => {
    const { target } = attack
    if (target === null) return []
    const units = plan.units.map((unit) =>
      unit.id === target ? { ...unit, now: { ...unit.now, apart: true } } : unit,
    )
    const before = Math.max(0, attackWorth(plan, attack))
    const worth = attackWorth({ ...plan, units }, attack) - before - ragePrice(plan, seat, 2)
    return [{ what: 'han-sui', aim: `unit-${target}`, worth }]
  })
}

const raids = (plan: StormState, seat: Seat, what: Id, price: number): Play[] =>
  plan.players.flatMap(({ hand }, other) =>
    areFriends(plan, seat, other) || hand.length === 0
      ? []
      : [{ what, aim: `seat-${other}`, worth: RAIDED + (hand.length === 1 ? 0.3 : 0) - price }],
  )

/** 休整: a general whose wounds it heals in full; an army that can attack again. */
const rests = (plan: StormState, seat: Seat, what: Id, price: number): Play[] =>
  unitsOf(plan, seat).map((unit) => {
    const hurt = isArmy(unit) ? 0 : Math.min(2, printedStamina(unit.id) - unit.stamina)
    const frail = !isArmy(unit) && unit.stamina <= 2 ? 0.4 : 0
    const worth = isArmy(unit) ? rallied(plan, unit) : hurt === 2 ? HEALED + frail : 0
    return { what, aim: `unit-${unit.id}`, worth: worth - price }
  })

function rallied(plan: StormState, unit: Unit): number {
  if (unit.routed === null) return 0
  const fit = { ...unit, routed: null }
  const so = { ...plan, units: plan.units.map((other) => (other.id === unit.id ? fit : other)) }
  return Math.max(0.3, ...attacksOf(so, fit).map((attack) => attackWorth(so, attack)))
}
