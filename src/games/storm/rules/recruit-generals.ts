// Recruiting a general of one's own faction, and bringing back the own lord (rulings 22, 23).
import type { Option } from '../../../engine/decision.ts'
import { type Id, nameRef, seatRef } from '../../../engine/phrase.ts'
import { choose, type Script } from '../../../engine/script.ts'
import { activeSeat, playerAt } from '../board/look.ts'
import { hasGeneralRoom, type Placing } from '../board/placing.ts'
import { threatsTo } from '../board/targets.ts'
import { generalOf, lordOf } from '../box/generals.ts'
import type { Player, RecruitStep, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { askPlace, askStep, joined } from './asking.ts'
import { dismissalWarning } from './lookahead.ts'
import { dismissals, type Places, placesFor, placesForReturn } from './making-room.ts'
import { draftOf } from './march.ts'
import { paymentOption, placingOption } from './recruit-armies.ts'
import { freeCards, withRecruits } from './recruits.ts'
import { kinds } from './reply.ts'

/** Rage that bringing back a player's lord costs: its stamina. */
export const lordRage = ({ faction }: Player): number => generalOf(lordOf(faction)).stamina

/** A general for two cards, or for 招賢 alone. */
export function* recruitGeneral(table: StormTable, talent: Id | null): Script {
  const { state } = table
  const seat = activeSeat(state)
  const plan = withRecruits(state)
  const places = placesFor(plan, seat)
  const room = yield* makeRoom(state, seat, places)
  if (!room) return
  const pool = state.pools[playerAt(state, seat).faction].filter((id) =>
    plan.units.every((unit) => unit.id !== id),
  )
  const general = yield* askStep(state, seat, say('ask-general'), pool.map(generalOption))
  if (general === undefined) return
  const to = yield* askGeneralPlace(state, seat, general, places(dismissedIn(room)))
  if (to === undefined) return
  const cards = talent === null ? yield* askCards(state, seat, general) : [talent]
  draftOf(state).recruits.push([...room, { kind: 'general', unit: general, cards, to }])
}

/** A general to choose, with its values. */
export function generalOption(id: Id): Option {
  const { attack, defence, stamina, move } = generalOf(id)
  return {
    id,
    text: say('general', { general: nameRef(id) }),
    hint: say('hint-values', { attack, defence, stamina, move }),
  }
}

/** A general to dismiss, with a warning where somebody else would win by it (ruling 78). */
export function dismissalOption(state: StormState, id: Id): Option {
  const option = generalOption(id)
  const hint = joined([dismissalWarning(state, id), option.hint].filter((each) => each !== undefined))
  return { ...option, ...(hint && { hint }) }
}

/** Who is dismissed where the limit is reached; nobody where there is room; `undefined` when the player goes back. */
export function* makeRoom(
  state: StormState,
  seat: number,
  places: Places,
): Script<readonly RecruitStep[] | undefined> {
  const plan = withRecruits(state)
  if (hasGeneralRoom(plan, seat)) return []
  const options = dismissals(state, plan, seat, places).map((id) => ({
    ...dismissalOption(state, id),
    irrevocable: [{ kind: 'gives-up' as const, id, text: say('general', { general: nameRef(id) }) }],
  }))
  const picked = yield* askStep(state, seat, say('ask-dismiss'), options)
  return picked === undefined ? undefined : [{ kind: 'dismiss', unit: picked }]
}

/** Who goes so that there is room. */
const dismissedIn = (room: readonly RecruitStep[]): Id | null => room[0]?.unit ?? null

/** Where a general is placed. */
export function* askGeneralPlace(
  state: StormState,
  seat: number,
  general: Id,
  places: readonly Placing[],
): Script<Id | undefined> {
  const threats = threatsTo(state, seat)
  const options = places.map((placing) => placingOption(placing, threats))
  return yield* askPlace(state, seat, say('ask-place', { unit: nameRef(general) }), options)
}

/** Two cards at once. */
function* askCards(state: StormState, seat: number, general: Id): Script<readonly Id[]> {
  return yield* choose(seat, {
    prompt: say('ask-two-cards', { unit: nameRef(general) }),
    notice: say('waits-turn', { who: seatRef(seat) }),
    options: freeCards(state, seat).map(paymentOption),
    min: 2,
    max: 2,
    ownTurn: true,
    step: true,
  })
}

/** The own lord comes back at full stamina, for a card and as much rage. */
export function* reviveLord(table: StormTable): Script {
  const { state } = table
  const seat = activeSeat(state)
  const lord = lordOf(playerAt(state, seat).faction)
  const places = placesForReturn(withRecruits(state), seat)
  const room = yield* makeRoom(state, seat, places)
  if (!room) return
  const to = yield* askGeneralPlace(state, seat, lord, places(dismissedIn(room)))
  if (to === undefined) return
  const cards = kinds(freeCards(state, seat))
  const card = yield* askStep(
    state,
    seat,
    say('ask-payment', { unit: nameRef(lord) }),
    cards.map(paymentOption),
  )
  if (card === undefined) return
  draftOf(state).recruits.push([...room, { kind: 'revive', unit: lord, card, to }])
}
