// Which of a person's games to go on with first, and when time is out.
import type { GameView } from '../../host/types.ts'
import { isAsked } from './asking.ts'

/** Games that wait for the person first, those whose time is out soonest before the others. */
export function byUrgency(looks: readonly GameView[]): GameView[] {
  const rank = (gameView: GameView): number => {
    if (!isAsked(gameView)) return Number.POSITIVE_INFINITY
    return ownDeadline(gameView)?.getTime() ?? Number.MAX_SAFE_INTEGER
  }
  // Equal infinities differ by NaN.
  return looks.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}

/** When the time of the one who looks is out. */
export const ownDeadline = ({ deadlines, seat }: GameView): Date | undefined =>
  deadlines.find((each) => each.seat === seat)?.until

/** When the first of those the table waits for runs out of time. */
export const firstDeadline = ({ awaited, deadlines }: GameView): Date | undefined =>
  deadlines
    .filter(({ seat }) => awaited.some((each) => each.seat === seat))
    .flatMap(({ until }) => until ?? [])
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
