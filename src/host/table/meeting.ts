// Checks who may join a table: not those whom a player there has blocked, nor below the reliability it asks for.
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { blocksBetween } from '../../store/blocks.ts'
import type { GameRow } from '../../store/games.ts'
import { memberRecord } from '../../store/members.ts'
import type { Tx } from '../../store/open.ts'
import { nameAt, playerRow } from './info.ts'
import { refusals } from './refusals.ts'

/** Fewer games than this say nothing of somebody yet. */
const NEWCOMER_GAMES = 3

/** What is known of how reliable somebody is. */
export interface Reliability {
  /** Share of the last 200 decisions made in time; absent before the first. */
  readonly inTime?: number
  /** Games played to the end, and those that they gave up. */
  readonly finished: number
  readonly left: number
  /** The lower of the shares of decisions in time and of games finished; absent where too few games say anything. */
  readonly share?: number
}

/** How reliable somebody is. */
export async function reliabilityIn(tx: Tx, member: string): Promise<Reliability> {
  const { inTime, ...games } = await memberRecord(tx, member)
  const begun = games.finished + games.left
  const share = begun < NEWCOMER_GAMES ? undefined : Math.min(inTime ?? 1, games.finished / begun)
  return { ...games, ...(inTime !== undefined && { inTime }), ...(share !== undefined && { share }) }
}

/** Why somebody is not reliable enough for what is asked, in per cent. Newcomers are never shut out. */
export async function reliabilityFault(
  tx: Tx,
  asked: number | null | undefined,
  member: string,
): Promise<Phrase | undefined> {
  if (!asked) return undefined
  const { share } = await reliabilityIn(tx, member)
  const own = share === undefined ? asked : Math.floor(100 * share)
  return own < asked ? refusals.reliability(asked, own) : undefined
}

/** The members who may not come to a table, or to each other, because somebody there is blocked by them or blocks them. */
export async function keptApart(
  tx: Tx,
  { players }: Pick<GameRow, 'players'>,
  members: readonly string[],
): Promise<readonly string[]> {
  const seated = players.flatMap(({ member }) => member ?? [])
  const blocks = await blocksBetween(tx, members, seated)
  return members.filter((each) => blocks.some(({ member, blocked }) => each === member || each === blocked))
}

/** Why a member may not come to a table: who blocks somebody there is told whom, who is blocked by somebody hears nothing of it. */
export async function meetingFault(tx: Tx, row: GameRow, member: string): Promise<Phrase | undefined> {
  const seated = row.players.flatMap((player) => player.member ?? [])
  const blocks = await blocksBetween(tx, [member], seated)
  if (blocks.length === 0) return undefined
  const own = playerRow(row, blocks.find((block) => block.member === member)?.blocked ?? '')
  return own
    ? refusals.blockedThere(personRef({ id: own.member, name: nameAt(row, own.seat) }))
    : refusals.noRoomForYou()
}
