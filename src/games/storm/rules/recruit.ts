// Step 3, the recruit step: a private plan with one confirmation; a persuasion's die commits by itself (rulings 22, 23, 30, 47, 66).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import type { Script } from '../../../engine/script.ts'
import { activeSeat, armiesOf, playerAt } from '../board/look.ts'
import { armyLimit } from '../board/supply.ts'
import { generalOf, lordOf } from '../box/generals.ts'
import { isPlayedAt, stratagemOf } from '../cards/index.ts'
import { FACES } from '../fight/dice.ts'
import type { StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askMenu, joined, mayGoBack } from './asking.ts'
import { adopt } from './heirs.ts'
import { captivesWarning, recruitWarning } from './lookahead.ts'
import { mayTakeOn, placesAtOnce, placesFor, placesForReturn } from './making-room.ts'
import { draftOf } from './march.ts'
import { persuade } from './persuade.ts'
import { levy, recruitArmy, typesNow } from './recruit-armies.ts'
import { lordRage, recruitGeneral, reviveLord } from './recruit-generals.ts'
import { commitRecruits, freeCards, rageLeft, withRecruits } from './recruits.ts'

/** Cards that a general costs. */
const GENERAL = 2

/** One choice of the recruit step. */
export function* recruit(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  if (playerAt(state, seat).heirlooms.length > 0) return yield* adopt(table)
  const plan = withRecruits(state)
  const limit = armyLimit(plan, seat)
  const armies = armiesOf(plan, seat).length
  const options = menu(state, plan, seat, limit > armies)
  // Who might hold 招賢, for all the others know, is asked: an end by itself would tell that it is not there.
  if (options.length === 0 && !mightHireForNothing(state, plan, seat)) return finish(table)
  const warning = recruitWarning(state)
  const known = [warning, captivesWarning(state, seat)].filter((each) => each !== undefined)
  const picked = yield* askMenu(
    seat,
    say('ask-recruit', {
      armies,
      limit,
      cards: freeCards(state, seat).length,
      planned: draftOf(state).recruits.length,
      warning: warning ?? say('nothing'),
    }),
    [...options, { id: 'done', text: say('menu-done'), hint: joined(known) ?? say('hint-done') }],
  )
  if (picked === 'done') finish(table)
  else if (picked === 'army') yield* recruitArmy(table)
  else if (picked === 'general') yield* recruitGeneral(table, null)
  else if (picked === 'revive') yield* reviveLord(table)
  else if (picked === 'take-back') takeBack(state)
  else if (picked.startsWith('persuade-')) yield* persuade(table, picked.slice('persuade-'.length))
  else if (stratagemOf(picked) === 'levy') yield* levy(table, picked)
  else yield* recruitGeneral(table, picked)
}

function menu(state: StormState, plan: StormState, seat: number, hasRoom: boolean): Option[] {
  const cards = freeCards(state, seat)
  const player = playerAt(state, seat)
  const armies = hasRoom && typesNow(plan, seat).length > 0
  const hires = mayHire(state, plan, seat)
  const mayJoinAtOnce = mayTakeOn(state, plan, seat, placesAtOnce(state, plan, seat))
  const special = cards.filter((card) => isPlayedAt(card, 'recruit'))
  const levies = special.filter((card) => stratagemOf(card) === 'levy').slice(0, armies ? 1 : 0)
  const talents = special.filter((card) => stratagemOf(card) === 'call-talent' && hires)
  const revives = mayRevive(state, seat) && plan.units.every(({ id }) => id !== lordOf(player.faction))
  return [
    ...(armies && cards.length > 0 ? [{ id: 'army', text: say('menu-army'), hint: say('hint-army') }] : []),
    ...levies.map((card) => ({
      id: card,
      text: say('play-card', { card: nameRef(card) }),
      hint: say('hint-levy'),
    })),
    ...talents.map((card) => ({
      id: card,
      text: say('play-card', { card: nameRef(card) }),
      hint: say('hint-call-talent'),
    })),
    ...(hires && cards.length >= GENERAL
      ? [{ id: 'general', text: say('menu-general'), hint: say('hint-general') }]
      : []),
    ...(revives && cards.length > 0 && mayTakeOn(state, plan, seat, placesForReturn(plan, seat))
      ? [{ id: 'revive', text: say('menu-revive'), hint: say('hint-revive', { rage: lordRage(player) }) }]
      : []),
    ...player.captives
      .filter((id) => mayJoinAtOnce && mayPersuade(state, seat, id))
      .map((id) => ({ id: `persuade-${id}`, text: say('menu-persuade', { general: nameRef(id) }) })),
    ...(draftOf(state).recruits.length > 0 && mayGoBack(state)
      ? [{ id: 'take-back', text: say('menu-take-back') }]
      : []),
  ]
}

/** Whether the own lord, slain in an earlier turn, can be paid for with what the plan leaves (ruling 22). */
function mayRevive(state: StormState, seat: number): boolean {
  const player = playerAt(state, seat)
  const gone = state.fallen.includes(lordOf(player.faction)) && player.lordFell !== state.turn
  return gone && rageLeft(state, seat) >= lordRage(player)
}

/** Whether one of the faction's generals can be hired, if it is paid for: all know whether. */
function mayHire(state: StormState, plan: StormState, seat: number): boolean {
  const pool = state.pools[playerAt(state, seat).faction]
  const left = pool.some((id) => plan.units.every((unit) => unit.id !== id))
  return left && mayTakeOn(state, plan, seat, placesFor(plan, seat))
}

const mightHireForNothing = (state: StormState, plan: StormState, seat: number): boolean =>
  freeCards(state, seat).length > 0 && mayHire(state, plan, seat)

/** The own faction's generals come for nothing; others for a card and a die; foreign lords never. */
function mayPersuade(state: StormState, seat: number, general: Id): boolean {
  const { faction, persuade: roll } = generalOf(general)
  if (faction === playerAt(state, seat).faction) return true
  return roll <= FACES && freeCards(state, seat).length > 0
}

function takeBack(state: StormState): void {
  const draft = draftOf(state)
  draft.recruits.pop()
  draft.changes++
}

function finish(table: StormTable): void {
  const { state } = table
  const seat = activeSeat(state)
  const count = draftOf(state).recruits.length
  commitRecruits(table)
  if (count === 0) table.tell(say('recruits-none', { who: seatRef(seat) }))
  state.draft = null
  state.phase = 'refill'
}
