// Recruits of the hard computer player, their places, and the cards it gives away.
import type { Id, Seat } from '../../../engine/phrase.ts'
import { citiesOf, findUnit, generalsAt, isInside, isOwnLord, playerAt, unitsOn } from '../board/look.ts'
import { generalOf, isGeneral } from '../box/generals.ts'
import { placeOf } from '../map/index.ts'
import { withRecruits } from '../rules/recruits.ts'
import type { StormState } from '../table/state.ts'
import { fieldOf } from './marching.ts'
import { bestOf, type Question } from './question.ts'
import { keepWorth } from './worth.ts'

/** Stamina that a general may have left who has fought. */
const HALF_SPENT = 2

/** Levies first, then armies while there is room, a general when there are cards enough. */
export function recruit({ ids, view, seat }: Question): Id | undefined {
  const levy = ids.find((id) => /^levy-\d$/.test(id))
  const talent = ids.find((id) => /^call-talent-\d$/.test(id))
  const captive = ids.find((id) => id.startsWith('persuade-'))
  if (levy !== undefined) return levy
  if (captive !== undefined && hasRoom(view, seat)) return captive
  if (ids.includes('revive')) return 'revive'
  if (talent !== undefined && hasRoom(view, seat)) return talent
  const own = view.players.find((player) => player.seat === seat)
  const armies = (own?.armies ?? 0) + (view.draft?.recruits.filter(({ kind }) => kind === 'army').length ?? 0)
  if (ids.includes('general') && hasRoom(view, seat) && armies >= 4) return 'general'
  return ids.includes('army') ? 'army' : 'done'
}

const hasRoom = (view: Question['view'], seat: Seat): boolean => {
  const drafted =
    view.draft?.recruits.filter(({ kind }) => kind === 'general' || kind === 'revive').length ?? 0
  const own = view.units.filter((unit) => unit.seat === seat && unit.type === 'general').length
  return own + drafted < view.generalLimit
}

/** Archers besiege best; foot where there are many already. */
export function type({ ids, view, seat }: Question): Id | undefined {
  const own = view.units.filter((unit) => unit.seat === seat)
  const archers = own.filter((unit) => unit.type === 'archers').length
  const foot = own.filter((unit) => unit.type === 'foot').length
  const order = archers <= foot + 1 ? ['archers', 'foot', 'cavalry'] : ['foot', 'archers', 'cavalry']
  return order.find((each) => ids.includes(each))
}

/** Inside a city that is empty, then where the front is near. */
export function place({ ids, sight, seat }: Question): Id | undefined {
  const plan = sight.draft ? withRecruits(sight) : sight
  const field = fieldOf(plan, seat)
  const front = (at: Id) =>
    Math.max(0, ...field.aims.map(({ worth, far }) => worth * 0.8 ** (far.get(at) ?? 40)))
  return bestOf(ids, (id) => {
    if (id.startsWith('area-')) return areaWorth(plan, seat, id.slice('area-'.length), front)
    const [to = '', swap] = id.split('+')
    const inside = isInside(to) ? to : undefined
    const { foes = 0 } = field.alarm.get(inside ?? placeOf(to).city ?? '') ?? {}
    const alone = inside !== undefined && unitsOn(plan, inside).length === 0
    const guard =
      inside === undefined ? 0 : keepWorth(plan, seat, inside) * (alone ? 0.4 + 0.2 * foes : 0.04 * foes)
    return guard + front(to) - (swap === undefined ? 0 : 0.1)
  })
}

function areaWorth(plan: StormState, seat: Seat, city: Id, front: (at: Id) => number): number {
  const empty = citiesOf(plan, seat).some(({ id }) => id === city) && unitsOn(plan, city).length === 0
  return (empty ? keepWorth(plan, seat, city) : 0) + front(city)
}

/** A general's strength with so much stamina. */
function strengthOf(id: Id, stamina = generalOf(id).stamina): number {
  const { attack, defence, hand } = generalOf(id)
  return 1.2 * attack + defence + 0.5 * stamina + hand
}

/** The strongest general offered. */
export const general = ({ ids }: Question): Id | undefined =>
  bestOf(ids.filter(isGeneral), (id) => strengthOf(id))

/** How strong a general on the board is now. */
const strengthNow = ({ sight }: Question, id: Id): number => strengthOf(id, findUnit(sight, id)?.stamina ?? 0)

/** The general most easily spared, by what is left of each. */
export const spared = (question: Question): Id | undefined =>
  bestOf(question.ids.filter(isGeneral), (id) => -strengthNow(question, id))

/** Of a fallen ally's general nobody knows the wounds: it is taken where there is room, or for one who is worse off than most. */
export function heir(question: Question): Id | undefined {
  const { view, sight, seat } = question
  const own = generalsAt(sight, seat)
  const offered = general(question)
  if (own.length < view.generalLimit || offered === undefined) return offered
  const others = own.filter(({ id }) => !isOwnLord(playerAt(sight, seat), id))
  const weakest = Math.min(...others.map(({ id }) => strengthNow(question, id)))
  return strengthOf(offered, HALF_SPENT) > weakest ? offered : 'pass'
}
