// The last member at a table may play on, or end the game as won or as unfinished.
import type { Outcome } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import { changeGame, findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY } from '../../text/length.ts'
import { change } from '../table/change.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import type { Job } from '../table/posts.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { upkeepOf, upkeepWith } from '../table/upkeep.ts'
import { closeTable } from './closing.ts'

const say = sayer<typeof en>('bot')

/** What the last member may choose. */
export const CLAIMS = ['on', 'won', 'unfinished'] as const
export type Claim = (typeof CLAIMS)[number]

/** A computer that plays for so long until a member returns counts as having replaced them. */
const GONE = 3 * DAY

/** The seat of the only member who still plays where others have; a league counts its games itself. */
function lastSeat(row: GameRow): Seat | undefined {
  if ((row.status !== 'playing' && row.status !== 'paused') || row.league !== null || row.lesson !== null)
    return undefined
  const people = row.players.filter(({ join, member }) => join !== null || member !== null)
  const [last, ...others] = people.filter(isPresent)
  return last && others.length === 0 && people.length > 1 ? last.seat : undefined
}

/** The same once nobody else is to be expected back. */
export function claimantOf(row: GameRow, now: Date): Seat | undefined {
  const isGone = ({ standInSince }: GameRow['players'][number]) =>
    standInSince === null || now.getTime() - standInSince.getTime() >= GONE
  return row.players.every(isGone) ? lastSeat(row) : undefined
}

/** Asks the last member what is to become of the game, once: what is posted, and how the row changes. */
export function claimQuestion(
  row: GameRow,
  now: Date,
): { readonly job: Job; readonly upkeep: unknown } | undefined {
  const seat = claimantOf(row, now)
  if (seat === undefined || upkeepOf(row).claimant === seat) return undefined
  return { job: { kind: 'claim', seat }, ...upkeepWith(row, { claimant: seat }) }
}

/** Asks the last member once nobody else is expected back; the row after it. */
export async function offerClaim(tx: Tx, context: HostContext, row: GameRow): Promise<GameRow> {
  const question = claimQuestion(row, context.clock.now())
  if (!question) return row
  const { job, upkeep } = question
  await changeGame(tx, row, { upkeep })
  await enqueue(tx, row.id, [job], context.clock.now())
  return { ...row, upkeep, version: row.version + 1 }
}

/** The seat of the last member, who may end the game alone. */
export async function claimant({ store, clock }: HostContext, game: GameId): Promise<Seat | undefined> {
  const row = await findGame(store.db, game)
  return row && claimantOf(row, clock.now())
}

/** The last member plays on, or ends the game. */
export const claim = (
  context: HostContext,
  game: GameId,
  person: Person,
  what: Claim,
): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row) => {
    if (row.status !== 'playing' && row.status !== 'paused') return refusals.tableOver()
    const seat = playerRow(row, person.id)?.seat
    if (seat === undefined) return refusals.notSeated()
    if (row.league !== null) return refusals.inLeague()
    if (lastSeat(row) !== seat) return refusals.notAlone()
    if (claimantOf(row, context.clock.now()) !== seat) return refusals.claimSoon(GONE / DAY)
    const who = { who: { seat } }
    if (what === 'on') return row
    return what === 'won'
      ? closeTable(tx, context, row, { why: 'claimed', seat }, say('claimed-note', who), wonBy(row, seat))
      : closeTable(tx, context, row, { why: 'unfinished', seat }, say('unfinished-note', who))
  })

/** The result of a game that its last member ends as won. */
const wonBy = ({ players }: GameRow, winner: Seat): Outcome => ({
  winners: [winner],
  ranks: players.map(({ seat }) => (seat === winner ? 1 : 2)),
  facts: {},
})
