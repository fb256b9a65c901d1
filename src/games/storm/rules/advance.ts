// After a won attack: the victor occupies the space, fights another unit there, or takes the city (rulings 17, 39, 55, 74, 75).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { chooseOne, type Script } from '../../../engine/script.ts'
import { areFriends, isInside, playerAt, unitOf, unitsOn } from '../board/look.ts'
import { isHolder, isOpenTo } from '../board/moves.ts'
import { placeOf } from '../map/index.ts'
import type { Attack, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { moveIn, takeCity } from './capture.ts'
import { rageFor } from './declare.ts'
import { abilitiesFor, extraOption } from './extras.ts'
import { stakesOf } from './stakes.ts'

/** Carries out a fight that an attack forces. */
export type Strike = (table: StormTable, attack: Attack) => Script

/** What follows when the attacked is gone from where it stood, or still there with others. */
export function* advance(table: StormTable, attack: Attack, strike: Strike): Script {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  const left = foesAt(state, attacker, attack)
  if (isInside(attack.at))
    return left.length > 0 ? goesBack(table, attack) : yield* intoCity(table, attack, attacker)
  if (attack.ranged) return
  const [next] = left
  if (next) return yield* strike(table, yield* secondAttack(table, attack, next))
  yield* occupy(table, attack, attacker)
}

const foesAt = (state: StormState, attacker: Unit, { at }: Attack): Unit[] =>
  unitsOn(state, at).filter((unit) => !areFriends(state, attacker.seat, unit.seat))

/** After a withdrawal a melee attacker enters if the space is empty, else it returns (ruling 61). */
export function* entersAfterRetreat(table: StormTable, attack: Attack): Script {
  const { state } = table
  const attacker = unitOf(state, attack.attacker)
  if (attack.ranged) return
  if (foesAt(state, attacker, attack).length > 0) return goesBack(table, attack)
  if (isInside(attack.at)) return yield* intoCity(table, attack, attacker)
  yield* occupy(table, attack, attacker)
}

function goesBack(table: StormTable, attack: Attack): void {
  if (attack.ranged) return
  const { seat } = unitOf(table.state, attack.attacker)
  table.tell(
    say('returns', { who: seatRef(seat), unit: nameRef(attack.attacker), place: nameRef(attack.from) }),
  )
}

/** Foot and archers who come hand to hand go in themselves; for others somebody at a gate does (ruling 39). */
function* intoCity(table: StormTable, attack: Attack, attacker: Unit): Script {
  if (attack.ranged || !isHolder(attacker)) return moveIn(table, attacker.seat, attack.at)
  attacker.place = attack.at
  table.tell(say('advances', advanceArgs(attacker, attack.at)))
  takeCity(table, attacker, attack.at)
}

const advanceArgs = (unit: Unit, to: Id) => ({
  who: seatRef(unit.seat),
  unit: nameRef(unit.id),
  to: nameRef(to),
})

function* occupy(table: StormTable, attack: Attack, attacker: Unit): Script {
  const { state } = table
  const { city } = placeOf(attack.at)
  attacker.place = attack.at
  table.tell(say('advances', advanceArgs(attacker, attack.at)))
  if (isInside(attack.from) && unitsOn(state, attack.from).length === 0)
    table.tell(say('left-empty', { city: nameRef(attack.from) }))
  if (city !== undefined && isHolder(attacker) && isOpenTo(state, attacker.seat, city))
    yield* walkIn(table, attacker, city)
}

/** An empty level 1 behind the gate is taken; the unit that takes it goes in, unless told to stay (ruling 55). */
function* walkIn(table: StormTable, unit: Unit, city: Id): Script {
  const { seat } = unit
  takeCity(table, unit, city)
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-enter', { unit: nameRef(unit.id), city: nameRef(city) }),
    notice: say('waits-turn', { who: seatRef(seat) }),
    options: [
      { id: city, text: say('enter', { city: nameRef(city) }) },
      { id: unit.place, text: say('stay-at', { place: nameRef(unit.place) }) },
    ],
    ownTurn: true,
  })
  const now = unitOf(table.state, unit.id)
  if (picked !== city) return
  now.place = city
  table.tell(say('goes-inside', { who: seatRef(seat), unit: nameRef(unit.id), city: nameRef(city) }))
}

/** The forced fight against another unit there: no new card, but 背水 and abilities (ruling 75). */
function* secondAttack(table: StormTable, attack: Attack, next: Unit): Script<Attack> {
  const { state } = table
  const bare: Attack = {
    ...attack,
    target: next.id,
    duel: false,
    second: true,
    card: null,
    lastStand: false,
    abilities: [],
  }
  if (next.routed !== null) return bare
  const { seat } = unitOf(state, attack.attacker)
  const options = secondOptions(state, bare, seat)
  if (options.length === 1) return bare
  const picked = yield* chooseOne(seat, {
    prompt: say('ask-second', { target: nameRef(next.id), stakes: stakesOf(state, bare) }),
    notice: say('waits-turn', { who: seatRef(seat) }),
    options,
    ownTurn: true,
  })
  const parts = picked.split('+')
  return {
    ...bare,
    lastStand: parts.includes('last-stand'),
    abilities: parts.filter((part) => part !== 'fight' && part !== 'last-stand'),
  }
}

function secondOptions(state: StormState, bare: Attack, seat: number): Option[] {
  const { rage } = playerAt(state, seat)
  const abilities = abilitiesFor(state, bare, seat)
  const sets = [[], ['last-stand'], ...abilities.flatMap((id) => [[id], [id, 'last-stand']])]
  return sets
    .filter((set) => {
      const used = set.filter((id) => id !== 'last-stand')
      return rageFor({ lastStand: set.includes('last-stand'), abilities: used }) <= rage
    })
    .map(setOption)
}

function setOption(set: readonly Id[]): Option {
  const [first, more] = set.map(extraOption)
  if (!first) return { id: 'fight', text: say('fight-on') }
  return more
    ? { ...first, id: set.join('+'), text: say('two-things', { a: first.text, b: more.text }) }
    : first
}
