// Looks ahead before a player acts: who else would win by it, who would get a city, if anybody, and who goes free (ruling 78).
import { type Id, nameRef, nameRefs, type Phrase, type Seat, seatRef } from '../../../engine/phrase.ts'
import { readBack } from '../../../engine/plain.ts'
import { activeSeat, isInside, playerAt, unitOf, unitsOn } from '../board/look.ts'
import { fullPrestige, targetOf } from '../board/supply.ts'
import { CITIES } from '../map/index.ts'
import type { Attack, StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { nextIn } from './capture.ts'
import { checkWin, GameOver, seatsOfSide } from './end.ts'
import { endWith } from './fight.ts'
import { dismissNow } from './making-room.ts'
import { commitMarch } from './march.ts'
import { commitRecruits } from './recruits.ts'

/** Leads of the attacker that end a fight in different ways: destroyed, pushed back, on either side. */
const LEADS = [9, 1, -1, -9]
const HIGHEST = Math.max(...CITIES.map(({ level }) => level))

/** What a player should know before the march that is planned is carried out, if anything. */
export const marchWarning = (state: StormState): Phrase | undefined =>
  warning('warns-win', othersWhoWin(state, commitMarch))

/** What a player should know before the recruits that are planned are carried out, if anything. */
export const recruitWarning = (state: StormState): Phrase | undefined =>
  warning('warns-win', othersWhoWin(state, commitRecruits))

/** What a player should know before a general of theirs is dismissed, if anything. */
export const dismissalWarning = (state: StormState, general: Id): Phrase | undefined =>
  warning(
    'warns-win',
    othersWhoWin(state, (table) => dismissNow(table, general)),
  )

/** What a player should know before an attack: who else may win by it, and if an ally or nobody would get the city. */
export function attackWarnings(plan: StormState, attack: Attack): Phrase[] {
  const seats = LEADS.flatMap((lead) => othersWhoWin(plan, (table) => fightOut(table, attack, lead)))
  return [warning('warns-fight', [...new Set(seats)]), entryWarning(plan, attack)].filter(
    (phrase) => phrase !== undefined,
  )
}

/** Captives who go free when the turn ends without their being persuaded, if any (rulings 23, 42). */
export function captivesWarning(state: StormState, seat: Seat): Phrase | undefined {
  const { captives } = playerAt(state, seat)
  return captives.length === 0 ? undefined : say('warns-release', { units: nameRefs(captives) })
}

const warning = (key: 'warns-win' | 'warns-fight', seats: readonly Seat[]): Phrase | undefined =>
  seats.length === 0 ? undefined : say(key, { who: seats.map(seatRef) })

/** A city that is beaten is taken by foot or archers at a gate: an ally's for lack of own ones, or nobody's (ruling 39). */
function entryWarning(plan: StormState, { attacker, target, at }: Attack): Phrase | undefined {
  if (!isInside(at) || unitsOn(plan, at).some(({ id }) => id !== target)) return undefined
  const { seat } = unitOf(plan, attacker)
  const next = nextIn(plan, seat, at)
  if (!next) return say('warns-empty', { city: nameRef(at) })
  return next.seat === seat ? undefined : say('warns-ally', { whom: seatRef(next.seat) })
}

/** Players of another side than the active one's who win while something is tried out on a copy of the table. */
function othersWhoWin(state: StormState, act: (table: StormTable) => void): Seat[] {
  const { side } = playerAt(state, activeSeat(state))
  if (!mightWin(state, side)) return []
  const table = copied(state)
  try {
    act(table)
  } catch (error) {
    if (!(error instanceof GameOver)) throw error
  }
  const { winner } = table.state
  return winner && winner.side !== side ? seatsOfSide(state, winner.side) : []
}

/** Whether another side has cities enough to win, cut off or not, or with one more that an ally gets. */
function mightWin(state: StormState, own: number): boolean {
  const more = state.allied.length > 0 ? HIGHEST : 0
  const sides = new Set(state.players.map(({ side }) => side))
  return [...sides].some((side) => {
    const cities = seatsOfSide(state, side).reduce((sum, seat) => sum + fullPrestige(state, seat), 0)
    return side !== own && cities + more >= targetOf(state)
  })
}

/** A copy of the table that tells nobody anything and has no chance. */
const copied = (state: StormState): StormTable => ({
  state: readBack(state),
  seats: state.players.length,
  options: {},
  tell() {},
  reveal() {},
  int: () => 0,
  shuffle: (list) => list,
})

/** Ends an attack by a lead, without the second fight that it may force; what it asks stays open. */
function fightOut(table: StormTable, attack: Attack, lead: number): void {
  const script = endWith(table, attack, lead, function* () {})
  if (script.next().done) checkWin(table)
}
