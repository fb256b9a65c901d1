// The recruits that are planned: the table with them, and carrying them out in one step.
import { type Id, nameRef, nameRefs, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { activeSeat, generalsAt, isOwnLord, playerAt, printedStamina, unitOf } from '../board/look.ts'
import { generalOf, isGeneral } from '../box/generals.ts'
import { cityAt } from '../map/index.ts'
import {
  newTurn,
  type RecruitStep,
  type StormState,
  type StormTable,
  type Unit,
  type UnitType,
} from '../table/state.ts'
import { say } from '../text/say.ts'
import { releaseGeneral } from './capture.ts'
import { checkWin } from './end.ts'
import { discard, payRage, playable } from './goods.ts'
import { copyOf, draftOf } from './march.ts'
import { cutOffNow, tellSupply } from './supply-news.ts'

const cardsOf = (step: RecruitStep): readonly Id[] =>
  step.kind === 'general' ? step.cards : step.kind === 'dismiss' || step.card === null ? [] : [step.card]

/** Cards that may still be paid or played in the recruit step. */
export function freeCards(state: StormState, seat: Seat): Id[] {
  const planned = new Set(draftOf(state).recruits.flat().flatMap(cardsOf))
  return playable(playerAt(state, seat)).filter((card) => !planned.has(card))
}

/** Generals who may be dismissed: on the board already, and not the own lord. */
export const dismissable = (state: StormState, plan: StormState, seat: Seat): Id[] =>
  generalsAt(plan, seat)
    .filter(({ id }) => !isOwnLord(playerAt(state, seat), id))
    .filter(({ id }) => state.units.some((unit) => unit.id === id))
    .map(({ id }) => id)

/** A unit that has just come: generals with full stamina. */
export const newUnit = (id: Id, seat: Seat, type: UnitType, place: Id): Unit => ({
  id,
  seat,
  type,
  place,
  stamina: isGeneral(id) ? printedStamina(id) : 0,
  routed: null,
  now: newTurn(),
})

/** The table as it will be with the recruits that are planned; to be looked at only. */
export function withRecruits(state: StormState): StormState {
  const steps = draftOf(state).recruits.flat()
  if (steps.length === 0) return state
  const copy = copyOf(state)
  for (const step of steps) apply(copy, activeSeat(state), step)
  return copy
}

function apply(state: StormState, seat: Seat, step: RecruitStep): void {
  if (step.kind === 'dismiss') {
    state.units = state.units.filter(({ id }) => id !== step.unit)
    return
  }
  if (step.kind !== 'army') state.units.push(newUnit(step.unit, seat, 'general', step.to))
  else if (step.swap === null) state.units.push(newUnit(step.unit, seat, step.type, step.to))
  else {
    const garrison = unitOf(state, step.swap)
    state.units.push(newUnit(step.unit, seat, step.type, cityAt(step.to)))
    garrison.place = step.to
  }
}

/** Carries out all recruits that are planned, and tells everybody. */
export function commitRecruits(table: StormTable): void {
  const { state } = table
  const seat = activeSeat(state)
  const before = cutOffNow(state)
  for (const step of draftOf(state).recruits.splice(0).flat()) carryOut(table, seat, step)
  tellSupply(table, before)
  checkWin(table)
}

function carryOut(table: StormTable, seat: Seat, step: RecruitStep): void {
  const { state } = table
  apply(state, seat, step)
  discard(state, seat, cardsOf(step))
  if (step.kind === 'dismiss') releaseGeneral(state, step.unit)
  if (step.kind === 'general') {
    const { faction } = playerAt(state, seat)
    state.pools[faction] = state.pools[faction].filter((id) => id !== step.unit)
  }
  if (step.kind === 'revive') state.fallen = state.fallen.filter((id) => id !== step.unit)
  payRage(table, seat, rageOf(step))
  table.tell(recruitText(seat, step))
}

/** Rage that a step of the plan costs: a lord's return its stamina, a foot by 仁德 what that ability costs. */
const rageOf = (step: RecruitStep): number => {
  if (step.kind === 'revive') return generalOf(step.unit).stamina
  return step.kind === 'army' && step.by === 'benevolence' ? generalOf('liu-bei').rage : 0
}

/** Rage that the plan leaves. */
export const rageLeft = (state: StormState, seat: Seat): number =>
  draftOf(state)
    .recruits.flat()
    .reduce((left, step) => left - rageOf(step), playerAt(state, seat).rage)

function recruitText(seat: Seat, step: RecruitStep): Phrase {
  const told = { who: seatRef(seat), unit: nameRef(step.unit) }
  if (step.kind === 'dismiss') return say('dismisses', told)
  if (step.kind === 'revive')
    return say('revives', { ...told, to: nameRef(step.to), card: nameRef(step.card), rage: rageOf(step) })
  if (step.kind === 'general')
    return say('hires', { ...told, to: nameRef(step.to), cards: nameRefs(step.cards) })
  const to = placeText(step)
  if (step.by === 'benevolence') return say('recruits-benevolence', { ...told, to, rage: rageOf(step) })
  if (step.card === null) return say(`recruits-${step.by}`, { ...told, to })
  return say(step.by === 'levy' ? 'levies' : 'recruits', { ...told, to, card: nameRef(step.card) })
}

const placeText = ({ to, swap }: RecruitStep & { kind: 'army' }) =>
  swap === null
    ? say('placed', { place: nameRef(to) })
    : say('placed-swap', { place: nameRef(to), unit: nameRef(swap), city: nameRef(cityAt(to)) })
