// Cards and abilities of one's own turn: some join the plan, 劫糧, 反間 and 百騎 happen at once (ruling 5).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { seatId, seatOf } from '../../common/seat-id.ts'
import {
  activeSeat,
  areFriends,
  citiesOf,
  findUnit,
  hasGeneral,
  isArmy,
  playerAt,
  printedStamina,
  unitOf,
  unitsOf,
} from '../board/look.ts'
import { canMarch } from '../board/moves.ts'
import { distancesFrom } from '../board/reach.ts'
import { canAttack } from '../board/targets.ts'
import { generalOf, isGeneral } from '../box/generals.ts'
import { isPlayedAt, stratagemOf } from '../cards/index.ts'
import { gatesOf, specialFrom } from '../map/index.ts'
import type { MarchStep, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askPlace, askStep } from './asking.ts'
import { checkWin } from './end.ts'
import { extraOption } from './extras.ts'
import { discard, payRage, playable } from './goods.ts'
import { marchWarning } from './lookahead.ts'
import { commitMarch, draftOf, isDrafted, planned } from './march.ts'
import { kinds } from './reply.ts'

const LETTERS_RANGE = 2

/** Cards and abilities that can do something now; ids of cards, and of generals. */
export function playsNow(state: StormState, plan: StormState, seat: number): Id[] {
  const free = playable(playerAt(state, seat)).filter(
    (card) => isPlayedAt(card, 'own') && !isDrafted(state, card),
  )
  const cards = kinds(free).filter((card) => aimsOf(plan, seat, card).length > 0)
  return [...cards, ...abilitiesNow(plan, seat)]
}

function abilitiesNow(plan: StormState, seat: number): Id[] {
  const { rage, used } = playerAt(plan, seat)
  return ['han-sui', 'gan-ning'].filter(
    (general) =>
      hasGeneral(plan, seat, general) &&
      rage >= generalOf(general).rage &&
      !used.includes(general) &&
      aimsOf(plan, seat, general).length > 0,
  )
}

/** What a card or an ability may be used on: units, or seats for 劫糧. */
export function aimsOf(plan: StormState, seat: number, what: Id): readonly Id[] {
  const own = unitsOf(plan, seat)
  const ids = (units: readonly Unit[]) => units.map(({ id }) => id)
  if (what === 'gan-ning') {
    const { now } = unitOf(plan, what)
    return now.won && now.attacked ? [what] : []
  }
  if (what === 'han-sui') {
    const near = distancesFrom(plan, seat, unitOf(plan, what).place, LETTERS_RANGE)
    return ids(
      plan.units.filter(
        ({ seat: other, place, now }) => !areFriends(plan, seat, other) && !now.apart && near.has(place),
      ),
    )
  }
  const kind = stratagemOf(what)
  if (kind === 'rest') return ids(own.filter((unit) => (isArmy(unit) ? unit.routed !== null : isHurt(unit))))
  if (kind === 'raid-supplies') return raided(plan, seat)
  // Across a special link a unit attacks after a march too (ruling 36).
  if (kind === 'secret-crossing') return ids(own.filter(mayCrossLater))
  return ids(own.filter(canMarch))
}

/** Whether 暗渡陳倉 brings a unit anything: a march, or after one an attack across a link where it stands. */
const mayCrossLater = (unit: Unit): boolean =>
  canAttack(unit) && !unit.now.secret && (!unit.now.moved || specialFrom(unit.place).length > 0)

const isHurt = ({ id, stamina }: Unit): boolean => stamina < printedStamina(id)

/** Foes with cards, of whose cities an own army stands at a gate or next to one. */
function raided(plan: StormState, seat: number): Id[] {
  const armies = unitsOf(plan, seat).filter(isArmy)
  const near = new Set(armies.flatMap(({ place }) => [...distancesFrom(plan, seat, place, 1).keys()]))
  return plan.players.flatMap((player, other) => {
    if (areFriends(plan, seat, other) || player.hand.length === 0) return []
    const gates = citiesOf(plan, other).flatMap(({ id }) => gatesOf(id))
    return gates.some((gate) => near.has(gate)) ? [seatId(other)] : []
  })
}

/** Which card or ability, on what; then it joins the plan or is carried out. */
export function* cardsMenu(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const plan = planned(state)
  const what = yield* askStep(state, seat, say('ask-card'), playsNow(state, plan, seat).map(extraOption))
  if (what === undefined) return
  const options = aimsOf(plan, seat, what).map((aim) => aimOption(plan, seat, aim))
  const warning = (isAtOnce(what) && marchWarning(state)) || say('nothing')
  const aim = yield* askPlace(state, seat, say('ask-aim', { card: nameRef(what), warning }), options)
  if (aim === undefined) return
  if (what === 'han-sui' || what === 'gan-ning') return useAbility(table, what, aim.slice('unit-'.length))
  if (stratagemOf(what) === 'raid-supplies') return raid(table, what, seatOf(aim))
  draftOf(state).march.push(cardStep(plan, what, aim.slice('unit-'.length)))
}

/** Whether it is carried out at once, and the march that is planned with it. */
const isAtOnce = (what: Id): boolean => isGeneral(what) || stratagemOf(what) === 'raid-supplies'

function aimOption(plan: StormState, seat: number, aim: Id): Option & { at: Id } {
  const unit = findUnit(plan, aim)
  if (!unit) {
    const other = seatOf(aim)
    const text = say('seat', { whom: seatRef(other), count: playerAt(plan, other).hand.length })
    return { id: aim, text, harms: [other], at: playerAt(plan, other).capital }
  }
  return {
    id: `unit-${aim}`,
    text: say('unit-at', { unit: nameRef(aim), place: nameRef(unit.place) }),
    ...(unit.seat !== seat && { harms: [unit.seat] }),
    at: unit.place,
  }
}

function cardStep(plan: StormState, card: Id, unit: Id): MarchStep {
  const kind = stratagemOf(card)
  const effect =
    kind === 'forced-march' || kind === 'secret-crossing'
      ? kind
      : isArmy(unitOf(plan, unit))
        ? 'rally'
        : 'heal'
  return { kind: 'card', card, unit, effect }
}

/** 反間 and 百騎. */
function useAbility(table: StormTable, general: Id, aim: Id): void {
  const { state } = table
  const seat = activeSeat(state)
  commitMarch(table)
  payRage(table, seat, generalOf(general).rage)
  playerAt(state, seat).used.push(general)
  const unit = unitOf(state, aim)
  const told = { who: seatRef(seat), general: nameRef(general), unit: nameRef(aim) }
  if (general === 'han-sui') {
    unit.now.apart = true
    table.tell(say('sets-apart', { ...told, whom: seatRef(unit.seat) }), { mark: 'notice' })
  } else {
    Object.assign(unit.now, { attacked: false, moved: true, spared: true, won: false })
    table.tell(say('attacks-anew', told))
  }
}

/** 劫糧: a card of the city's owner, at random. */
function raid(table: StormTable, card: Id, victim: number): void {
  const { state } = table
  const seat = activeSeat(state)
  commitMarch(table)
  discard(state, seat, [card])
  const { hand } = playerAt(state, victim)
  const lost = at(hand, table.int(hand.length))
  discard(state, victim, [lost])
  const told = { who: seatRef(seat), card: nameRef(card), whom: seatRef(victim), lost: nameRef(lost) }
  table.tell(say('raids', told), { mark: 'notice' })
  checkWin(table)
}
