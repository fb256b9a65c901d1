// Closes a table before its game has come to an end: for its managers, or because nobody plays there.
import type { Outcome } from '../../engine/game.ts'
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { changeGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { lostPlace } from '../../store/pause-reason.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { tellLeague } from '../leagues/league-jobs.ts'
import { closeSitting } from '../sittings/sitting-interruption.ts'
import { change } from '../table/change.ts'
import type { HostContext } from '../table/context.ts'
import type { Job } from '../table/posts.ts'
import { refusals } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import type { Closed } from '../table/upkeep.ts'
import { voidVotes } from '../table/votes.ts'

const say = sayer<typeof en>('bot')

/** Characters of the reason for which a manager closes a table. */
export const REASON_LENGTH = 200

/** Ids of members are not kept with a game. */
const MENTION = /<[@#&!]*\d+>/g

/** A manager of its server closes a table, with a reason that all can read. That they may is the caller's to check. */
export const close = (
  context: HostContext,
  game: GameId,
  person: Person,
  reason: string,
): Promise<Result<GameInfo>> =>
  change(context, game, (tx, row) => {
    if (row.status === 'finished' || row.status === 'cancelled') return Promise.resolve(refusals.tableOver())
    const said = reason.replaceAll(MENTION, '…')
    const note = say('closed-by', { who: personRef(person), reason: { typed: said } })
    return closeTable(tx, context, row, { why: 'manager', reason: said }, note)
  })

/** Closes a table: it is kept as it is, and counts for nobody. */
export async function closeTable(
  tx: Tx,
  context: HostContext,
  before: GameRow,
  closed: Closed,
  note?: Phrase,
  outcome?: Outcome,
): Promise<GameRow> {
  const now = context.clock.now()
  const isLobby = before.status === 'lobby'
  const row = isLobby ? before : await closeSitting(tx, context, before, { why: 'over' })
  const change = { status: 'cancelled', finishedAt: now, closed, ...(outcome && { outcome }) } as const
  await changeGame(tx, row, change)
  await enqueue(
    tx,
    row.id,
    [
      ...(await voidVotes(tx, row.id)),
      { kind: 'lobby' },
      ...(note ? tellings(row, note) : []),
      ...(isLobby ? [] : [{ kind: 'prompt' }]),
    ],
    now,
  )
  if (row.league !== null) await tellLeague(tx, row.league, row.id, now)
  return { ...row, ...change, version: row.version + 1 }
}

/** Tells a table something; its members alone where nothing gets through in its place. */
export const tellings = (row: GameRow, phrase: Phrase): Job[] =>
  lostPlace(row)
    ? row.players.flatMap(({ member }) =>
        member === null ? [] : [{ kind: 'tell', member, phrase } as const],
      )
    : [{ kind: 'note', phrase }]
