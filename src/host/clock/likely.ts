// "You are likely next": when a turn begins, whoever sits next may want to know, if they asked for it.
import type { GameSession, Step } from '../../engine/lifecycle.ts'
import type { GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { surroundingsOf } from '../../store/surroundings.ts'
import { HOUR } from '../../text/length.ts'
import type { Job } from '../posts/types.ts'
import { isPresent } from './keeping.ts'
import { isTimed, readPace } from './pace.ts'

/** Where people sit together nobody needs to be told. */
const TOGETHER = 6 * HOUR

/** The job of telling whoever is likely next after a turn that these steps began; none where nobody asked for it. */
export async function likelyNext(
  tx: Tx,
  row: GameRow,
  { open }: GameSession,
  steps: readonly Step[],
): Promise<Job[]> {
  const pace = readPace(row.pace)
  const [asked, ...others] = open?.request.decisions ?? []
  const begun = steps.some(({ events }) => events.some(({ to, mark }) => to === 'all' && mark === 'turn'))
  if (!begun || !asked || others.length > 0 || (isTimed(pace) && pace.cap < TOGETHER)) return []
  const { length } = row.players
  const next = row.players.find(({ seat }) => seat === (asked.seat + 1) % length)
  if (!next?.member || !isPresent(next) || next.seat === asked.seat) return []
  const wants = (await surroundingsOf(tx, row.id)).times.get(next.member)?.likely
  return wants ? [{ kind: 'notify', why: 'likely', seat: next.seat, member: next.member }] : []
}
