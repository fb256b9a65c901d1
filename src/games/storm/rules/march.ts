// The march as a plan: what a player has drafted, the table as it would then be, and carrying it out as one step.
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { activeSeat, cityState, printedStamina, unitOf } from '../board/look.ts'
import { placeOf } from '../map/index.ts'
import type { Draft, MarchStep, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { takeCity } from './capture.ts'
import { checkWin } from './end.ts'
import { discard } from './goods.ts'
import { cutOffNow, tellSupply } from './supply-news.ts'

type Move = MarchStep & { kind: 'move' }

const FORCED = 2
const HEALED = 2

/** A copy of the table whose units and cities may be changed without changing the table. */
export const copyOf = (state: StormState): StormState => ({
  ...state,
  units: state.units.map((unit) => ({ ...unit, now: { ...unit.now } })),
  cities: state.cities.map((city) => ({ ...city })),
})

/** The table as it will be once the march that is drafted is carried out; to be looked at only. */
export function planned(state: StormState): StormState {
  const steps = state.draft?.march ?? []
  if (steps.length === 0) return state
  const copy = copyOf(state)
  for (const step of steps) applyStep(copy, step)
  return copy
}

/** The city that a move takes: it goes inside one that is not its own, or stays at such a gate. */
function takenBy(state: StormState, step: Move): string | null {
  const { kind, city } = placeOf(step.to)
  if (city === undefined) return null
  const enters = kind === 'inside' && cityState(state, city).owner !== unitOf(state, step.unit).seat
  return enters || step.stay ? city : null
}

/** Changes units and cities as a step does; cards, draws and rage are no part of it. */
export function applyStep(state: StormState, step: MarchStep): void {
  const unit = unitOf(state, step.unit)
  if (step.kind === 'move') {
    const city = takenBy(state, step)
    unit.place = step.to
    unit.now.moved = true
    if (city !== null) cityState(state, city).owner = unit.seat
  } else if (step.effect === 'forced-march') unit.now.march += FORCED
  else if (step.effect === 'secret-crossing') unit.now.secret = true
  else if (step.effect === 'rally') unit.routed = null
  else unit.stamina = Math.min(printedStamina(unit.id), unit.stamina + HEALED)
}

/** An empty plan. */
export const newDraft = (seat: number): Draft => ({ seat, march: [], recruits: [], places: {}, changes: 0 })

/** The draft of the active player. */
export function draftOf(state: StormState): Draft {
  const seat = activeSeat(state)
  if (state.draft?.seat !== seat) state.draft = newDraft(seat)
  return state.draft
}

/** Whether a card is already part of the march that is planned. */
export const isDrafted = (state: StormState, card: Id): boolean =>
  draftOf(state).march.some((step) => step.kind === 'card' && step.card === card)

/** Carries out what is drafted, in its order, and tells everybody. */
export function commitMarch(table: StormTable): void {
  const { state } = table
  const steps = draftOf(state).march.splice(0)
  if (steps.length === 0) return
  let cut = cutOffNow(state)
  for (const step of steps) {
    if (step.kind === 'move') move(table, step)
    else card(table, step)
    cut = tellSupply(table, cut)
    checkWin(table)
  }
}

function move(table: StormTable, step: Move): void {
  const { state } = table
  const unit = unitOf(state, step.unit)
  const city = takenBy(state, step)
  const from = unit.place
  unit.place = step.to
  unit.now.moved = true
  const told = { who: seatRef(unit.seat), unit: nameRef(unit.id), from: nameRef(from), to: nameRef(step.to) }
  if (from !== step.to) table.tell(say('marches', told))
  if (city !== null) takeCity(table, unit, city)
}

function card(table: StormTable, step: MarchStep & { kind: 'card' }): void {
  const { state } = table
  const unit = unitOf(state, step.unit)
  applyStep(state, step)
  discard(state, unit.seat, [step.card])
  const told = { who: seatRef(unit.seat), card: nameRef(step.card), unit: nameRef(unit.id) }
  if (step.effect === 'heal') table.tell(say('heals', { ...told, stamina: unit.stamina }))
  else table.tell(say(step.effect === 'rally' ? 'rallies' : 'plays-on', told))
}
