// A person's games in the order of urgency, and when time is out.
import type { GameId, GameInfo, GameView, Person } from '../../host/table/types.ts'
import { isAsked } from './asked-view.ts'
import type { BotContext } from './context.ts'

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

/** Games looked through for the person's next move at most. */
const LOOKED_THROUGH = 25

/** Games other than `except` in which this person is asked something, on all servers, the most urgent first. */
export async function waitingGames(
  bot: BotContext,
  who: { readonly person: Person },
  except?: GameId,
): Promise<GameInfo[]> {
  const games = await bot.host.games.ofMember(who.person.id)
  const candidates = games
    .filter((info) => info.status === 'playing' && info.id !== except)
    .slice(0, LOOKED_THROUGH)
  const looks = await Promise.all(candidates.map((info) => bot.host.play.getView(info.id, who.person)))
  return byUrgency(looks.flatMap((look) => (look.ok ? [look.value] : [])))
    .filter(isAsked)
    .map(({ info }) => info)
}
