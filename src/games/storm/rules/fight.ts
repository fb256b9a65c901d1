// An attack from its declaration to its end (rulings 9–21, 25, 26, 38–44, 54–64, 74, 75).
import { nameRef, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { findUnit, isInside, playerAt, unitOf } from '../board/look.ts'
import { stratagemOf } from '../cards/index.ts'
import { type Harm, harmOf } from '../fight/odds.ts'
import { defenderSeat, sidesOf } from '../fight/sides.ts'
import type { Attack, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { advance, entersAfterRetreat, type Strike } from './advance.ts'
import { armyLoses, type Blow, generalLoses, hurt, pushGeneral, removeArmy, stepBack } from './casualties.ts'
import { isCancelled } from './counsel.ts'
import { declare, offer, payFor, refusal } from './declare.ts'
import { throwDice } from './dice.ts'
import { checkWin } from './end.ts'
import { discard, gainRage, payRage } from './goods.ts'
import { askReply, fights, LAST_STAND, mayRefuse, type Reply, towards } from './reply.ts'
import { isGeneralFight } from './stakes.ts'
import { cutOffNow, tellSupply } from './supply-news.ts'

/** Carries an attack out, the fights it forces included, and looks whether somebody has won. */
export function* carryOut(table: StormTable, attack: Attack): Script {
  const before = cutOffNow(table.state)
  yield* strike(table, attack)
  table.state.attack = null
  tellSupply(table, before)
  checkWin(table)
}

function* strike(table: StormTable, attack: Attack): Script {
  const { state } = table
  state.attack = attack
  const defender = defenderSeat(state, attack)
  if (defender !== null && playerAt(state, defender).capital === attack.at)
    state.alarms[defender] = at(state.alarms, defender) + 1
  if (mayRefuse(attack)) offer(table, attack)
  else declare(table, attack)
  const target = findUnit(state, attack.target)
  if (target && target.routed !== null) return yield* overrun(table, attack, target, strike)
  const reply = yield* askReply(table, attack)
  if (reply.refuses) return refusal(table, attack)
  if (mayRefuse(attack)) {
    if (fights(reply)) table.tell(say('accepts', { who: seatRef(unitOf(state, attack.target).seat) }))
    payFor(table, attack)
  }
  yield* answered(table, attack, reply)
}

/** A routed unit falls without dice and without fatigue (rulings 14, 60). */
function* overrun(table: StormTable, attack: Attack, target: Unit, next: Strike): Script {
  removeArmy(table, target)
  unitOf(table.state, attack.attacker).now.won = true
  yield* advance(table, attack, next)
}

function* answered(table: StormTable, attack: Attack, reply: Reply): Script {
  const { state } = table
  const defender = defenderSeat(state, attack)
  const attacker = unitOf(state, attack.attacker)
  const target = findUnit(state, attack.target)
  if (defender !== null) tellReply(table, defender, reply)
  if (reply.withdraws && target) return yield* withdraw(table, attack, target)
  const theirs = defender !== null && (yield* isCancelled(table, attack, reply.card, defender))
  const card = theirs ? null : reply.card
  if (card !== null && stratagemOf(card) === 'decoys')
    return table.tell(
      say(attack.ranged ? 'decoys-afar' : 'decoys', {
        unit: nameRef(attack.attacker),
        place: nameRef(attack.from),
      }),
    )
  // Asked last: a card of an attack that is cancelled has nothing left to do (ruling 62).
  const mine = yield* isCancelled(table, attack, provoking(attack) ? null : attack.card, attacker.seat)
  if (target) target.now.suffered++
  yield* resolve(table, { ...attack, card: mine ? null : attack.card }, { ...reply, card })
}

const provoking = ({ card }: Attack): boolean => card !== null && stratagemOf(card) === 'provoke'

/** Pays for an answer and tells it. */
function tellReply(table: StormTable, seat: number, { card, lastStand }: Reply): void {
  const who = seatRef(seat)
  if (card !== null) {
    discard(table.state, seat, [card])
    table.tell(say('answers', { who, card: nameRef(card) }))
  }
  if (!lastStand) return
  payRage(table, seat, LAST_STAND)
  table.tell(say('last-stand', { who }))
}

/** Before the dice: an army is routed, a general loses stamina, either gains 1 rage; the attack is over (rulings 18, 61). */
function* withdraw(table: StormTable, attack: Attack, target: Unit): Script {
  const { state } = table
  target.now.suffered++
  stepBack(table, target, { toward: towards(state, attack) })
  if (target.type === 'general') hurt(table, target, 1, null)
  gainRage(table, target.seat, 1)
  yield* entersAfterRetreat(table, attack)
}

function* resolve(table: StormTable, attack: Attack, reply: Reply): Script {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  const target = findUnit(state, attack.target)
  const sides = sidesOf(state, attack, reply)
  const generals = isGeneralFight(state, attack)
  const { mine, theirs } = throwDice(table, attack, sides, generals)
  attacker.now.fights++
  attacker.now.won = false
  if (target) target.now.fights++
  const harm = harmOf(sides.attacker, sides.defender, mine, theirs)
  const lead = mine + sides.attacker.attack - theirs - sides.defender.defence
  if (generals && target) return yield* betweenGenerals(table, attack, target, harm, strike)
  if (lead === 0) return tellTie(table, attack, attacker)
  if (lead > 0) return yield* defenderLoses(table, attack, target, lead, strike)
  attackerLoses(table, attack, attacker, -lead)
}

/**
 * Ends an attack as if the attacker led by so much, below 0 if it lost: to try out what comes of it.
 * @param next carries out the fight that is forced then
 */
export function* endWith(table: StormTable, attack: Attack, lead: number, next: Strike): Script {
  const { state } = table
  const target = findUnit(state, attack.target)
  if (target && target.routed !== null) return yield* overrun(table, attack, target, next)
  const harm = { toAttacker: Math.max(0, -lead), toDefender: Math.max(0, lead) }
  if (target && isGeneralFight(state, attack))
    return yield* betweenGenerals(table, attack, target, harm, next)
  if (lead > 0) return yield* defenderLoses(table, attack, target, lead, next)
  attackerLoses(table, attack, unitOf(state, attack.attacker), -lead)
}

/** The attacker is back where it came from; archers from afar never left it (ruling 16). */
function tellTie(table: StormTable, attack: Attack, { seat }: Unit): void {
  const told = { who: seatRef(seat), unit: nameRef(attack.attacker), place: nameRef(attack.from) }
  table.tell(say(attack.ranged ? 'tie-afar' : 'tie', told))
}

/** The blow that falls on the defender. */
const blowOnDefender = (state: StormState, attack: Attack): Blow => ({
  by: unitOf(state, attack.attacker).seat,
  toward: towards(state, attack),
  fromInside: false,
})

/** The blow that falls on the attacker: it is back where it came from, and steps back from there. */
const blowOnAttacker = (state: StormState, attack: Attack): Blow => ({
  by: defenderSeat(state, attack),
  toward: attack.ranged ? towards(state, attack) : [attack.at],
  fromInside: isInside(attack.from),
})

function* defenderLoses(
  table: StormTable,
  attack: Attack,
  target: Unit | undefined,
  by: number,
  next: Strike,
): Script {
  const blow = blowOnDefender(table.state, attack)
  unitOf(table.state, attack.attacker).now.won = true
  if (target?.type === 'general') generalLoses(table, target, by, blow)
  else if (target) armyLoses(table, target, by, blow)
  yield* advance(table, attack, next)
}

function attackerLoses(table: StormTable, attack: Attack, attacker: Unit, by: number): void {
  const blow = blowOnAttacker(table.state, attack)
  if (attacker.type === 'general') generalLoses(table, attacker, by, blow)
  else armyLoses(table, attacker, by, blow)
}

/** Each takes what the other deals; the side that is hurt more steps back, unless one of them has fallen (rulings 19, 41). */
function* betweenGenerals(
  table: StormTable,
  attack: Attack,
  target: Unit,
  { toAttacker, toDefender }: Harm,
  next: Strike,
): Script {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  const onDefender = blowOnDefender(state, attack)
  const onAttacker = { ...blowOnAttacker(state, attack), by: target.seat }
  const [standsA, standsD] = [attacker.stamina > toAttacker, target.stamina > toDefender]
  hurt(table, target, toDefender, attacker.seat)
  hurt(table, attacker, toAttacker, target.seat)
  if (standsA && (!standsD || toDefender > toAttacker)) {
    attacker.now.won = true
    if (standsD) pushGeneral(table, target, onDefender)
    return yield* advance(table, attack, next)
  }
  if (standsA && standsD && toAttacker > toDefender) return pushGeneral(table, attacker, onAttacker)
  if (standsA) tellTie(table, attack, attacker)
}
