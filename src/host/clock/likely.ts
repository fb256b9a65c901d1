// "You are likely next": tells the next seat when a turn begins, if its member asked for it.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { Table } from '../../store/table.ts'
import { HOUR } from '../../text/length.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import { isTimed, readPace } from '../table/clock/pace.ts'
import type { Job } from '../table/posts.ts'

/** Where people sit together nobody needs to be told. */
const TOGETHER = 6 * HOUR

/** The job of telling the member likely next after a turn that these steps began; none where nobody asked for it. */
export function likelyNext(row: Table, { open }: GameSession, steps: readonly Step[]): Job[] {
  const pace = readPace(row.pace)
  const [asked, ...others] = open?.request.decisions ?? []
  const begun = steps.some(({ events }) => events.some(({ to, mark }) => to === 'all' && mark === 'turn'))
  if (!begun || !asked || others.length > 0 || (isTimed(pace) && pace.cap < TOGETHER)) return []
  const { length } = row.players
  const next = row.players.find(({ seat }) => seat === (asked.seat + 1) % length)
  if (!next?.member || !isPresent(next) || next.seat === asked.seat) return []
  const wants = row.around.times.get(next.member)?.likely
  return wants ? [{ kind: 'notify', why: 'likely', seat: next.seat, member: next.member }] : []
}
