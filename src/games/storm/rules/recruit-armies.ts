// Recruiting armies: one for a card, two by 徵兵, one more by 仁德 (rulings 30, 66).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { at } from '../../common/at.ts'
import { activeSeat, hasGeneral } from '../board/look.ts'
import { armiesLeft, freePieces, openCities, type Placing, placesForArmy } from '../board/placing.ts'
import { threatsTo } from '../board/targets.ts'
import { ARMIES, ARMY_TYPES, type ArmyType } from '../box/factions.ts'
import { generalOf } from '../box/generals.ts'
import { stratagemOf } from '../cards/index.ts'
import { cityAt } from '../map/index.ts'
import type { RecruitStep, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askPlace, askStep } from './asking.ts'
import { draftOf } from './march.ts'
import { freeCards, rageLeft, withRecruits } from './recruits.ts'
import { kinds } from './reply.ts'

type ArmyStep = RecruitStep & { kind: 'army' }

/** Types of which there is a piece and a place. */
export function typesNow(plan: StormState, seat: number): ArmyType[] {
  const open = openCities(plan, seat)
  return ARMY_TYPES.filter(
    (type) => freePieces(plan, seat, type).length > 0 && placesForArmy(plan, seat, type, open).length > 0,
  )
}

/** One army for a card; with Liu Bei the first of a turn may bring foot besides, for rage. */
export function* recruitArmy(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const cards = kinds(freeCards(state, seat))
  const step = yield* oneArmy(state, typesNow(withRecruits(state), seat), 'pay')
  if (!step) return
  const card =
    cards.length === 1
      ? at(cards, 0)
      : yield* askStep(
          state,
          seat,
          say('ask-payment', { unit: nameRef(step.unit) }),
          cards.map(paymentOption),
        )
  if (card === undefined) return
  const group: RecruitStep[] = [{ ...step, card }]
  draftOf(state).recruits.push(group)
  if (!isBenevolent(state, seat)) return
  const gift = yield* oneArmy(state, ['foot'], 'benevolence', generalOf('liu-bei').rage)
  if (gift) group.push(gift)
}

/** The payment of an army: any card, instead of its effect. */
export const paymentOption = (card: Id): Option => ({
  id: card,
  text: say('card', { card: nameRef(card) }),
  hint: say(`hint-${stratagemOf(card)}`),
})

/** 仁德: the first army paid with a card in this turn, by then with Liu Bei, while there is room and rage for a foot. */
function isBenevolent(state: StormState, seat: number): boolean {
  const paid = draftOf(state)
    .recruits.flat()
    .filter((step) => step.kind === 'army' && step.by === 'pay')
  const plan = withRecruits(state)
  const room = armiesLeft(plan, seat) > 0 && typesNow(plan, seat).includes('foot')
  const rage = rageLeft(state, seat) >= generalOf('liu-bei').rage
  return hasGeneral(plan, seat, 'liu-bei') && paid.length === 1 && room && rage
}

/** Two armies by 徵兵, at most one of them cavalry. */
export function* levy(table: StormTable, card: Id): Script {
  const { state } = table
  const seat = activeSeat(state)
  const first = yield* oneArmy(state, typesNow(withRecruits(state), seat), 'levy')
  if (!first) return
  const group: RecruitStep[] = [{ ...first, card }]
  draftOf(state).recruits.push(group)
  const plan = withRecruits(state)
  const types = typesNow(plan, seat).filter((type) => type !== 'cavalry' || first.type !== 'cavalry')
  if (armiesLeft(plan, seat) <= 0 || types.length === 0) return
  const second = yield* oneArmy(state, types, 'levy')
  if (second) group.push(second)
}

/** A type, where there is a choice, and a place. */
function* oneArmy(
  state: StormState,
  types: readonly ArmyType[],
  by: ArmyStep['by'],
  rage = 0,
): Script<ArmyStep | undefined> {
  const seat = activeSeat(state)
  const [only] = types
  const chosen =
    types.length === 1 ? only : yield* askStep(state, seat, say('ask-type'), types.map(typeOption))
  const type = types.find((each) => each === chosen)
  if (!type) return undefined
  const plan = withRecruits(state)
  const unit = at(freePieces(plan, seat, type), 0)
  const places = placesForArmy(plan, seat, type)
  const threats = threatsTo(plan, seat)
  const options = places.map((placing) => placingOption(placing, threats))
  const asked = { unit: nameRef(unit) }
  const picked =
    rage > 0
      ? yield* askPlace(state, seat, say('ask-gift', { ...asked, rage }), options, say('no-gift'))
      : yield* askPlace(state, seat, say('ask-place', asked), options)
  const placing = places.find((each) => placingId(each) === picked)
  return placing && { kind: 'army', unit, type, card: null, by, to: placing.to, swap: placing.swap }
}

const typeOption = (type: ArmyType): Option => {
  const { attack, defence, move, range } = ARMIES[type]
  return { id: type, text: say(type), hint: say('hint-type', { attack, defence, move, range }) }
}

/** `ye-w`, or `ye-w+shu-foot-2` where that garrison goes to the gate and the recruit inside. */
export const placingId = ({ to, swap }: Placing): Id => (swap === null ? to : `${to}+${swap}`)

/** A place for a recruit, as an option. */
export function placingOption({ to, swap }: Placing, threats: ReadonlySet<Id>): Option & { at: Id } {
  const place = nameRef(to)
  const text =
    swap === null
      ? say('to', { place })
      : say('to-swap', { place, unit: nameRef(swap), city: nameRef(cityAt(to)) })
  return { id: placingId({ to, swap }), text, ...(threats.has(to) && { hint: say('hint-threat') }), at: to }
}
