// A person's games in the order of urgency, and when time is out.
import type { GameId, GameInfo, GameView, Person } from '../../host/table/types.ts'
import { isAsked } from './asked-view.ts'
import type { BotContext } from './context.ts'

/** A person's game in their lists; one whose title this version does not have cannot be looked at. */
export interface OwnGame {
  readonly info: GameInfo
  readonly look?: GameView
}

/**
 * A person's open games as every list of theirs has them, on all servers or on one: those that wait for them first, by
 * deadline, and of those alike the oldest first. Lists are cut after that.
 */
export async function ownGames(
  { host }: BotContext,
  { person }: { readonly person: Person },
  guild?: string,
): Promise<OwnGame[]> {
  const games = (await host.games.ofMember(person.id, guild)).toReversed()
  const looked = await Promise.all(
    games.map(async (info): Promise<OwnGame> => {
      const look = await host.play.getView(info.id, person)
      return { info, ...(look.ok && { look: look.value }) }
    }),
  )
  const rank = ({ look }: OwnGame): number => {
    if (!look || !isAsked(look)) return Number.POSITIVE_INFINITY
    return ownDeadline(look)?.getTime() ?? Number.MAX_SAFE_INTEGER
  }
  // Equal infinities differ by NaN.
  return looked.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
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

/** Games other than `except` in which this person is asked something, on all servers, the most urgent first. */
export async function waitingGames(
  bot: BotContext,
  who: { readonly person: Person },
  except?: GameId,
): Promise<GameInfo[]> {
  const games = await ownGames(bot, who)
  return games.flatMap(({ info, look }) => (look && isAsked(look) && info.id !== except ? [info] : []))
}
