// Time, for the floors above: a table's clocks, what members say about their time, and who is back or gone.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, GameInfo, Person, Result } from '../types.ts'
import { type Reminders, setAway, setQuiet, setReminders, type Times, timesOf } from './absence.ts'
import { resting } from './resting.ts'
import { comeBack, goneFrom } from './returning.ts'
import { type ShownClock, tableClocks } from './showing.ts'
import type { Quiet } from './standstill.ts'

export { RESPITE } from './clocks.ts'
export { isTimed, LONGEST_WAIT, type Pace, type PaceWish, paceOf, SPEED_NAMES } from './pace.ts'
export type { ShownClock } from './showing.ts'
export { dayOf, momentOf, type Quiet, zoneNamed } from './standstill.ts'

/** Everything about time. */
export interface ClockService {
  /** Every seat's clock; `undefined` where none runs. */
  ofGame(game: GameId): Promise<readonly ShownClock[] | undefined>
  /** A member takes their seat back from the computer that plays for them. */
  comeBack(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** A member has left the server: a computer plays for them until they return. */
  goneFrom(game: GameId, member: string): Promise<Result<GameInfo>>
  /** Who of these members has quiet hours or a vacation now. */
  resting(members: readonly string[]): Promise<readonly string[]>
  /** A member's settings about time. */
  timesOf(member: string): Promise<Times>
  /** A member is away until a moment; without one they are back. */
  setAway(person: Person, until: Date | undefined): Promise<void>
  setQuiet(person: Person, quiet: Quiet | undefined): Promise<void>
  setReminders(
    person: Pick<Person, 'id' | 'name'>,
    change: { readonly reminders?: Reminders; readonly likely?: boolean },
  ): Promise<void>
}

export const clockService = (context: HostContext): ClockService =>
  inContext(context, {
    ...{ ofGame: tableClocks, comeBack, goneFrom },
    ...{ timesOf, resting, setAway, setQuiet, setReminders },
  })
