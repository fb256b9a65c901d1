// Finished games and leagues of one member. Found by the indexes on members.
import type { Tx } from './open.ts'

/** A seat of a member in a finished game. */
export interface FinishedSeat {
  readonly seat: number
  readonly title: string
  readonly seats: number
  /** The host's own shape. */
  readonly outcome: unknown
  readonly finishedAt: Date | null
}

/** The finished games in which a member sits, the latest first; on one server where that is named. */
export async function finishedSeats(
  tx: Tx,
  member: string,
  guild: string | undefined,
  limit: number,
): Promise<readonly FinishedSeat[]> {
  const rows = await tx.player.findMany({
    where: { member, game: { status: 'finished', ...(guild !== undefined && { guild }) } },
    select: { seat: true, game: { select: { title: true, seats: true, outcome: true, finishedAt: true } } },
    orderBy: [{ game: { finishedAt: 'desc' } }, { gameId: 'asc' }],
    take: limit,
  })
  return rows.map(({ seat, game }) => ({ seat, ...game }))
}

/** A league that somebody is a member of, under a number. */
export interface OwnLeague {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly status: string
  readonly number: number
  /** The host's own shape. */
  readonly rules: unknown
}

/** The leagues of a member, the newest first; of one server where that is named. */
export async function leaguesOfMember(
  tx: Tx,
  member: string,
  guild: string | undefined,
): Promise<readonly OwnLeague[]> {
  const rows = await tx.leagueMember.findMany({
    where: { member, ...(guild !== undefined && { league: { guild } }) },
    select: {
      number: true,
      league: { select: { id: true, name: true, title: true, status: true, rules: true } },
    },
    orderBy: [{ league: { createdAt: 'desc' } }, { leagueId: 'asc' }],
  })
  return rows.map(({ number, league }) => ({ number, ...league }))
}

/** The final standings of all seasons of these leagues that are over, by league; their shape is the host's. */
export async function finalsOf(
  tx: Tx,
  leagues: readonly string[],
): Promise<readonly { readonly leagueId: string; readonly final: unknown }[]> {
  return tx.leagueSeason.findMany({
    where: { leagueId: { in: [...leagues] }, status: 'over' },
    select: { leagueId: true, final: true },
  })
}
