// Checks whether a table can agree on a sitting, and sets it up once it has.
import type { Phrase, Seat } from '../../engine/phrase.ts'
import { changeGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import { readPace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { refusals } from '../table/refusals.ts'
import { FARTHEST_SITTING, isLive, LONGEST_SITTING, type Sitting, sittingOf } from '../table/sitting.ts'
import { scheduleSitting } from './turning.ts'

const say = sayer<typeof en>('bot')

/** An evening that is proposed, in milliseconds since 1970; nothing in it is trusted. */
export type EveningAsked = Pick<Sitting, 'from' | 'until'>

/** Why a table cannot hold a sitting, or not then. */
export function sittingFault(
  { clock }: HostContext,
  row: GameRow,
  { from, until }: EveningAsked,
): Phrase | undefined {
  if (row.status !== 'playing') return refusals.paused()
  // A league promises the same time to all its tables.
  if (row.league !== null) return refusals.sittingInLeague()
  const agreed = sittingOf(row)
  if (agreed) return refusals.sittingAgreed(agreed.from)
  if (isLive(readPace(row.pace))) return refusals.sittingLive()
  if (row.players.filter(isPresent).length < 2) return refusals.sittingAlone()
  const ahead = from - clock.now().getTime()
  if (!(ahead > 0 && ahead <= FARTHEST_SITTING)) return refusals.sittingWhen()
  const length = until - from
  return length > 0 && length <= LONGEST_SITTING ? undefined : refusals.sittingLength()
}

/** Everyone agrees: the sitting is in the game, the agenda and the calendar. `undefined` where the table has moved on. */
export async function agree(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  { from, until }: EveningAsked,
  seats: readonly Seat[],
): Promise<GameRow | undefined> {
  const isEveryone = row.players.filter(isPresent).every(({ seat }) => seats.includes(seat))
  if (sittingFault(context, row, { from, until }) || !isEveryone) return undefined
  const change = { sitting: { from, until, seats } satisfies Sitting }
  await changeGame(tx, row, change)
  await scheduleSitting(tx, row.id, from)
  const times = { from: Math.floor(from / 1000), until: Math.floor(until / 1000) }
  const note = { kind: 'note', phrase: say('sitting-agreed', times) } as const
  await enqueue(tx, row.id, [note, { kind: 'prompt' }, { kind: 'calendar' }], context.clock.now())
  return { ...row, ...change, version: row.version + 1 }
}
