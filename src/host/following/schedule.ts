// When a follower is told next: once a day at their time. One job stands for each follower.
import type { FollowerRow } from '../../store/follows.ts'
import { scheduleJob } from '../../store/jobs.ts'
import type { MoveTx } from '../../store/open.ts'
import { DAY, MINUTE } from '../../text/length.ts'
import { dayOf, momentOf } from '../table/clock/standstill.ts'

const SECOND = 1_000

/** The kind of the job that tells a follower. */
export const DIGEST = 'digest'

/** Those who chose the same time are told within so many seconds, so that no answer waits for thousands of messages. */
export const SPREAD = 30 * 60

/** The next time at which a follower is told, on a day on which they were not. */
export function nextDigest({ member, at, zone, postedAt }: FollowerRow, now: Date): Date {
  const told = postedAt ? dayOf(postedAt.getTime(), zone) : Number.NEGATIVE_INFINITY
  const time = at * MINUTE + Number(BigInt(member) % BigInt(SPREAD)) * SECOND
  for (let day = dayOf(now.getTime(), zone); ; day += DAY) {
    const due = momentOf(day + time, zone)
    if (day > told && due > now.getTime()) return new Date(due)
  }
}

/** Schedules when a follower is told next, in place of what was scheduled before. */
export const scheduleDigest = (tx: MoveTx, row: FollowerRow, now: Date): Promise<void> =>
  scheduleJob(tx, {
    subject: { kind: 'member', id: row.member },
    kind: DIGEST,
    key: '',
    due: nextDigest(row, now),
    payload: null,
  })
