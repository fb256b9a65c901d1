// Steps 1 and 2 of a turn: one private plan of marches, and attacks that commit one by one (rulings 5–8, and the plan).
import type { Option } from '../../../engine/decision.ts'
import { nameRef, type Phrase, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { activeSeat, playerAt, unitOf, unitsOf } from '../board/look.ts'
import { mayMarch } from '../board/moves.ts'
import { prestigeOf } from '../board/supply.ts'
import { targetsOf } from '../board/targets.ts'
import type { StormState, StormTable, Unit } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askMenu, mayGoBack } from './asking.ts'
import { attackMenu } from './attack-menu.ts'
import { cardsMenu, playsNow } from './cards-menu.ts'
import { playable } from './goods.ts'
import { captivesWarning, marchWarning } from './lookahead.ts'
import { commitMarch, draftOf, planned } from './march.ts'
import { dropLast, marchMenu, redraftable } from './march-menu.ts'

/** One choice of the active player in steps 1 and 2. */
export function* act(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const plan = planned(state)
  if (nothingLeft(state, plan, seat)) return endSteps(table, 'refill')
  const warning = marchWarning(state)
  const picked = yield* askMenu(
    seat,
    say('ask-turn', {
      round: state.round,
      prestige: prestigeOf(plan, seat),
      rage: playerAt(state, seat).rage,
      planned: draftOf(state).march.length,
      warning: warning ?? say('nothing'),
    }),
    [...unitOptions(state, plan, seat), ...actions(state, plan, seat, warning).map(asAction)],
  )
  if (picked === 'attack') yield* attackMenu(table)
  else if (picked === 'cards') yield* cardsMenu(table)
  else if (picked === 'back-move') dropLast(state)
  else if (picked === 'recruit') endSteps(table, 'recruit')
  else if (picked === 'end-turn') endSteps(table, 'refill')
  else yield* marchMenu(table, picked.slice('unit-'.length))
}

/** Units that may march, or whose march may be changed. */
const unitOptions = (state: StormState, plan: StormState, seat: number): Option[] =>
  unitsOf(plan, seat)
    .filter((unit) => mayMarch(plan, unit) || redraftable(state, unit.id))
    .map((unit) => unitOption(state, unit))

function unitOption(state: StormState, unit: Unit): Option {
  const moves = draftOf(state).march.some((step) => step.kind === 'move' && step.unit === unit.id)
  const from = unitOf(state, unit.id).place
  const told = { unit: nameRef(unit.id), place: nameRef(from), to: nameRef(unit.place) }
  const hint = unit.type === 'general' ? say('hint-stamina', { stamina: unit.stamina }) : undefined
  return {
    id: `unit-${unit.id}`,
    text: moves ? say('unit-planned', told) : say('unit-at', { unit: told.unit, place: told.place }),
    ...(hint && { hint }),
  }
}

/** A button beside the menu of units. */
const asAction = (option: Option): Option => ({ ...option, action: true })

/** What ends the planning or goes on from it; a warning stands on all that carries the plan out. */
function actions(state: StormState, plan: StormState, seat: number, warning?: Phrase): Option[] {
  const { march } = draftOf(state)
  const targets = unitsOf(plan, seat).flatMap((unit) => targetsOf(plan, unit))
  const attacked = targets.flatMap(({ target }) => (target === null ? [] : [unitOf(plan, target).seat]))
  const harms = [...new Set(attacked)]
  const warned = (hint: Phrase): Phrase => (warning ? say('two-things', { a: warning, b: hint }) : hint)
  return [
    ...(targets.length > 0
      ? [{ id: 'attack', text: say('menu-attack'), hint: warned(say('hint-commits')), harms }]
      : []),
    ...(playsNow(state, plan, seat).length > 0 ? [{ id: 'cards', text: say('menu-cards') }] : []),
    ...(march.length > 0 && mayGoBack(state)
      ? [{ id: 'back-move', text: say('menu-back-move'), hint: say('hint-back-move') }]
      : []),
    ...(mayRecruit(state, seat)
      ? [
          {
            id: 'recruit',
            text: say('menu-recruit', { planned: march.length }),
            hint: warned(say('hint-recruit')),
          },
        ]
      : []),
    {
      id: 'end-turn',
      text: say('menu-end-turn', { planned: march.length }),
      hint: warned(
        captivesWarning(state, seat) ??
          (mayRecruit(state, seat) ? say('hint-no-recruits') : say('hint-end-turn')),
      ),
    },
  ]
}

/** Whether public facts allow anything in the recruit step. */
export function mayRecruit(state: StormState, seat: number): boolean {
  const player = playerAt(state, seat)
  return playable(player).length > 0 || player.captives.length > 0 || player.heirlooms.length > 0
}

/** Whether everybody can see that nothing is left to do. */
function nothingLeft(state: StormState, plan: StormState, seat: number): boolean {
  const player = playerAt(state, seat)
  if (draftOf(state).march.length > 0 || mayRecruit(state, seat) || player.rage > 0) return false
  return unitsOf(plan, seat).every((unit) => !mayMarch(plan, unit) && targetsOf(plan, unit).length === 0)
}

/** The march is carried out; units that were routed in an earlier turn turn back (ruling 14). */
function endSteps(table: StormTable, next: 'recruit' | 'refill'): void {
  const { state } = table
  const seat = activeSeat(state)
  commitMarch(table)
  const back = unitsOf(state, seat).filter(({ routed }) => routed !== null && routed < state.turn)
  for (const unit of back) unit.routed = null
  if (back.length > 0)
    table.tell(say('turns-back', { who: seatRef(seat), units: back.map(({ id }) => nameRef(id)) }))
  state.draft = null
  state.phase = next === 'recruit' || playerAt(state, seat).heirlooms.length > 0 ? 'recruit' : 'refill'
}
