// Reminds seats whose time runs out: together in the thread, or in private for members who wish that.
import type { Seat } from '../../engine/phrase.ts'
import type { GameRow } from '../../store/games.ts'
import { memberTimes } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import type { Job } from '../table/posts.ts'

/** The jobs that remind the members at these seats. */
export async function nudges(tx: Tx, { players }: GameRow, seats: readonly Seat[]): Promise<Job[]> {
  const members = new Map(players.flatMap(({ seat, member }) => (member ? [[seat, member] as const] : [])))
  const times = await memberTimes(
    tx,
    seats.flatMap((seat) => members.get(seat) ?? []),
  )
  const inPrivate = seats.flatMap((seat) => {
    const member = members.get(seat)
    return member && times.get(member)?.reminders === 'dm' ? [{ seat, member }] : []
  })
  const here = seats.filter((seat) => !inPrivate.some((each) => each.seat === seat))
  return [
    ...(here.length > 0 ? [{ kind: 'nudge', why: 'time', seats: here } as const] : []),
    ...inPrivate.map((whom): Job => ({ kind: 'notify', why: 'time', ...whom })),
  ]
}
