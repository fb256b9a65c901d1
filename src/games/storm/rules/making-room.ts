// Room for one more general: at the limit one is dismissed first, whose place is free then (rulings 23, 47).
import { type Id, nameRef, type Seat, seatRef } from '../../../engine/phrase.ts'
import { activeSeat, hasRoom } from '../board/look.ts'
import { gatesForLord, hasGeneralRoom, type Placing, placesForGeneral } from '../board/placing.ts'
import type { StormState, StormTable } from '../table/state.ts'
import { say } from '../text/say.ts'
import { releaseGeneral } from './capture.ts'
import { checkWin } from './end.ts'
import { dismissable } from './recruits.ts'
import { cutOffNow, tellSupply } from './supply-news.ts'

/** Where a new general may be placed when this general, or nobody, has been dismissed for it. */
export type Places = (dismissed: Id | null) => readonly Placing[]

const without = (state: StormState, gone: Id | null): StormState => ({
  ...state,
  units: state.units.filter(({ id }) => id !== gone),
})

/** For a general who joins the plan. */
export const placesFor =
  (plan: StormState, seat: Seat): Places =>
  (gone) =>
    placesForGeneral(without(plan, gone), seat)

/** For the own lord, who comes back. */
export const placesForReturn =
  (plan: StormState, seat: Seat): Places =>
  (gone) =>
    gatesForLord(without(plan, gone), seat)

/** For a captive, who comes at once: only what is free both now and by the plan, which may still be taken back. */
export const placesAtOnce =
  (state: StormState, plan: StormState, seat: Seat): Places =>
  (gone) =>
    placesForGeneral(without(plan, gone), seat).filter(({ to }) => hasRoom(without(state, gone), seat, to))

/** Generals whose dismissal leaves a place. */
export const dismissals = (state: StormState, plan: StormState, seat: Seat, places: Places): Id[] =>
  dismissable(state, plan, seat).filter((id) => places(id).length > 0)

/** Whether one more can be taken on: room and a place, or somebody to dismiss for both. */
export const mayTakeOn = (state: StormState, plan: StormState, seat: Seat, places: Places): boolean =>
  hasGeneralRoom(plan, seat) ? places(null).length > 0 : dismissals(state, plan, seat, places).length > 0

/** A general of the active player's leaves at once; by roads that this opens others may win (rulings 28, 32). */
export function dismissNow(table: StormTable, general: Id): void {
  const { state } = table
  const before = cutOffNow(state)
  state.units = state.units.filter(({ id }) => id !== general)
  releaseGeneral(state, general)
  table.tell(say('dismisses', { who: seatRef(activeSeat(state)), unit: nameRef(general) }))
  tellSupply(table, before)
  checkWin(table)
}
