// The next step of a turn of the hard computer player: a march, an attack, a card, or nothing more.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { unitsOf } from '../board/look.ts'
import { canMarch, type Destination, isHolder } from '../board/moves.ts'
import { planned } from '../rules/march.ts'
import type { Attack, StormState, Unit } from '../table/state.ts'
import { bestAssault } from './assault.ts'
import { attacksOf, bestMarch, type Field, fieldOf, marchOf } from './marching.ts'
import { bestPlay } from './plays.ts'
import { bestOf } from './question.ts'
import { attackWorth } from './worth.ts'

/** Attacks that promise less than this are left alone, of one unit and of several. */
const LITTLE = 0.12
const LITTLE_FOR_MANY = 0.3

/** Cards that join the plan, and what is carried out at once. */
const [JOINS, AT_ONCE] = [/^(forced-march|secret-crossing|rest)/, /^(raid-supplies|han-sui|gan-ning)/]

export type Step =
  | { readonly is: 'march'; readonly unit: Id; readonly to: Destination }
  | { readonly is: 'attack'; readonly attack: Attack }
  | { readonly is: 'card'; readonly what: Id; readonly aim: Id }
  | { readonly is: 'over' }

/** The last step that was looked for: a turn asks for it in several questions, one after the other. */
let last: { readonly key: string; readonly step: Step } | undefined

/** What to do next. */
export function nextStep(sight: StormState, seat: Seat): Step {
  const plan = planned(sight)
  const key = keyOf(sight, plan, seat)
  if (last?.key !== key) last = { key, step: found(sight, plan, seat) }
  return last.step
}

/** Everything that a step depends on. */
const keyOf = (
  { draft, players, allied, mode, round }: StormState,
  { units, cities }: StormState,
  seat: Seat,
): string => JSON.stringify([seat, round, mode, allied, players, draft?.march, units, cities])

function found(sight: StormState, plan: StormState, seat: Seat): Step {
  const field = fieldOf(plan, seat)
  const ready = unitsOf(plan, seat).filter(canMarch)
  // Cities that cost nothing, attacks in numbers, and the rest as it comes.
  return (
    taking(field, ready) ??
    inNumbers(field) ??
    playing(sight, plan, seat, JOINS) ??
    marching(field, ready) ??
    playing(sight, plan, seat, AT_ONCE) ??
    attacking(plan, seat) ?? { is: 'over' }
  )
}

const march = ({ id }: Unit, to: Destination): Step => ({ is: 'march', unit: id, to })

/** The unit that gains most by a city that stands open. */
function taking(field: Field, ready: readonly Unit[]): Step | undefined {
  const found = ready.filter(isHolder).flatMap((unit) => {
    const { stays, stands } = marchOf(field, unit)
    const open = bestOf(
      stands.filter(({ to }) => to.takes !== null),
      ({ worth }) => worth,
    )
    return open && open.worth > stays.worth ? [{ unit, to: open.to, gain: open.worth - stays.worth }] : []
  })
  const best = bestOf(found, ({ gain }) => gain)
  return best && march(best.unit, best.to)
}

function marching(field: Field, ready: readonly Unit[]): Step | undefined {
  for (const unit of ready) {
    const better = bestMarch(field, unit)
    if (better) return march(unit, better.to)
  }
  return undefined
}

/** The attack that promises most, if any promises enough. */
function attacking(plan: StormState, seat: Seat): Step | undefined {
  const all = unitsOf(plan, seat).flatMap((unit) => attacksOf(plan, unit))
  const attack = bestOf(all, (each) => attackWorth(plan, each))
  return attack && attackWorth(plan, attack) > LITTLE ? { is: 'attack', attack } : undefined
}

function playing(sight: StormState, plan: StormState, seat: Seat, what: RegExp): Step | undefined {
  const play = bestPlay(sight, plan, seat, what)
  return play && { is: 'card', what: play.what, aim: play.aim }
}

/** Somebody goes to the post for an attack in numbers; once all are there, the first of them attacks. */
function inNumbers(field: Field): Step | undefined {
  const assault = bestAssault(field)
  if (!assault || assault.worth <= LITTLE_FOR_MANY) return undefined
  const goes = assault.posts.find(({ unit, to }) => to.to !== unit.place)
  return goes ? march(goes.unit, goes.to) : { is: 'attack', attack: assault.attack }
}
