// Planning one unit's march: where it may end, with what that means; changing it and taking it back.
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { activeSeat, isInside, unitOf, unitsOn } from '../board/look.ts'
import { type Destination, destinations } from '../board/moves.ts'
import { threatsTo } from '../board/targets.ts'
import { cityOf } from '../map/index.ts'
import type { MarchStep, StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askPlace, joined, mayGoBack } from './asking.ts'
import { applyStep, copyOf, draftOf, planned } from './march.ts'

/** Asks where a unit marches, and puts that into the plan. */
export function* marchMenu(table: StormTable, id: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const changed = redraftable(state, id)
  const before = withoutMove(state, id)
  const plan = planned(before)
  const unit = unitOf(plan, id)
  const open = destinations(plan, unit).filter((to) => !changed || fitsIn(before, state, id, to))
  const threats = threatsTo(plan, seat)
  const options = open.map((to) => ({ ...destinationOption(plan, unit, to, threats), at: to.to }))
  const stays: (Option & { at: Id })[] = changed ? [{ id: 'stay', text: say('stays'), at: unit.place }] : []
  const picked = yield* askPlace(
    state,
    seat,
    say('ask-march', { unit: nameRef(id), place: nameRef(unit.place) }),
    [...options, ...stays],
  )
  if (picked === undefined) return
  const draft = draftOf(state)
  const at = draft.march.findIndex((step) => step.kind === 'move' && step.unit === id)
  if (changed) draft.changes++
  if (picked === 'stay') {
    draft.march.splice(at, 1)
    return
  }
  const chosen = open.find((to) => destinationId(to) === picked)
  if (!chosen) throw new Error(`${picked} is no destination of ${id}`)
  draft.march.splice(at < 0 ? draft.march.length : at, at < 0 ? 0 : 1, stepTo(id, chosen))
}

const stepTo = (unit: Id, { to, stay }: Destination): MarchStep => ({ kind: 'move', unit, to, stay })

/** The last step of the plan is taken back. */
export function dropLast(state: StormState): void {
  const draft = draftOf(state)
  draft.march.pop()
  draft.changes++
}

/** Whether a unit's planned march may be changed: the rest of the plan must hold without it. */
export const redraftable = (state: StormState, id: Id): boolean =>
  mayGoBack(state) &&
  draftOf(state).march.some((step) => step.kind === 'move' && step.unit === id) &&
  holds(withoutMove(state, id))

/** The table with a unit's march taken out of the plan. */
function withoutMove(state: StormState, id: Id): StormState {
  const draft = draftOf(state)
  const march = draft.march.filter((step) => step.kind !== 'move' || step.unit !== id)
  return march.length === draft.march.length ? state : { ...state, draft: { ...draft, march } }
}

/** Whether the plan holds when a unit marches elsewhere, at its place in the order. */
function fitsIn(before: StormState, state: StormState, id: Id, to: Destination): boolean {
  const draft = draftOf(state)
  const march = draft.march.map((step) => (step.kind === 'move' && step.unit === id ? stepTo(id, to) : step))
  return holds({ ...before, draft: { ...draft, march } })
}

/** Whether every step of a plan is legal when its turn comes. */
function holds(state: StormState): boolean {
  const so = copyOf(state)
  for (const step of draftOf(state).march) {
    if (step.kind === 'move' && !isOpen(so, step)) return false
    applyStep(so, step)
  }
  return true
}

const isOpen = (state: StormState, { unit, ...move }: MarchStep & { kind: 'move' }): boolean =>
  destinations(state, unitOf(state, unit)).some(({ to, stay }) => to === move.to && stay === move.stay)

/** `ye-w`, or `ye-w+stay` for taking the city and staying at its gate. */
const destinationId = ({ to, stay }: Destination): Id => (stay ? `${to}+stay` : to)

function destinationOption(
  plan: StormState,
  unit: Unit,
  { to, takes, stay }: Destination,
  threats: ReadonlySet<Id>,
): Option {
  const empties = isInside(unit.place) && unit.place !== to && unitsOn(plan, unit.place).length === 1
  const hint = joined([
    ...(takes === null ? [] : [say('hint-takes', { city: nameRef(takes), level: cityOf(takes).level })]),
    ...(empties ? [say('hint-empties', { city: nameRef(unit.place) })] : []),
    ...(threats.has(to) ? [say('hint-threat')] : []),
  ])
  const taken = takes === null ? [] : [{ kind: 'turns-up' as const, id: takes, text: say('draws-a-card') }]
  return {
    id: destinationId({ to, takes, stay }),
    text: stay ? say('to-stay', { place: nameRef(to) }) : say('to', { place: nameRef(to) }),
    ...(hint && { hint }),
    ...(taken.length > 0 && { irrevocable: taken }),
  }
}
