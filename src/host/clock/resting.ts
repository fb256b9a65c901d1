// Finds members who have quiet hours or a vacation now: mentions do not notify them.
import { memberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { restEnd } from '../table/clock/standstill.ts'
import type { HostContext } from '../table/context.ts'
import { habitsOf } from '../table/hours.ts'

/** The members of these who rest at the moment, regardless of what their tables grant them. */
export async function restingIn(
  tx: Tx,
  { clock }: Pick<HostContext, 'clock'>,
  members: readonly string[],
): Promise<readonly string[]> {
  const times = await memberTimes(tx, members)
  const now = clock.now().getTime()
  return members.filter((member) => restEnd(habitsOf(times.get(member)), now) !== undefined)
}

/** Who of these members has quiet hours or a vacation now. */
export const resting = (context: HostContext, members: readonly string[]): Promise<readonly string[]> =>
  restingIn(context.store.db, context, members)
