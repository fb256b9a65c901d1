// Handles members who have left the server: a computer plays for them, and votes, offers and lobbies go on without them.
import { changeGame, findGame, type GameRow } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { openVotes, voidVotesFor } from '../../store/votes.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { tellGone } from '../leagues/league-jobs.ts'
import { withoutMember } from '../lobby/lobby.ts'
import { reseated } from '../play/reseating.ts'
import { change } from '../table/change.ts'
import { isPresent } from '../table/clock/clocks-after-move.ts'
import type { HostContext } from '../table/context.ts'
import { playerRow } from '../table/info.ts'
import { loadGame } from '../table/load.ts'
import { refusals } from '../table/refusals.ts'
import { standingIn } from '../table/stand-ins.ts'
import type { GameId, GameInfo, Result } from '../table/types.ts'
import { claimed } from '../votes/deciding.ts'
import { withoutVoter } from '../votes/departing.ts'
import type { About } from '../votes/proposing.ts'

const say = sayer<typeof en>('bot')

/** The members for whom a table waits or may come to wait: who plays, who is offered a seat. */
export async function toLookUp({ store }: HostContext, game: GameId): Promise<readonly string[]> {
  const row = await findGame(store.db, game)
  if (!row || row.status === 'finished' || row.status === 'cancelled') return []
  const offers = (await openVotes<About>(store.db, game)).flatMap(({ kind, data }) =>
    kind === 'offer' && data.change ? [data.change.newcomer.member] : [],
  )
  const playing = row.players.filter(isPresent).flatMap(({ member }) => member ?? [])
  return [...new Set([...playing, ...offers])]
}

/** A member cannot be reached any more, since they left the server. In play a computer plays until they return. */
export const goneFrom = (context: HostContext, game: GameId, member: string): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, read) => {
    const row = await claimed(tx, read)
    const isOffered = await withoutOffers(tx, context, row, member)
    const player = playerRow(row, member)
    if (!player) return isOffered ? row : refusals.notSeated()
    if (row.status === 'lobby') return leftLobby(tx, context, row, member)
    if ((row.status !== 'playing' && row.status !== 'paused') || !isPresent(player)) return row
    const phrase = say('member-gone', { who: { seat: player.seat } })
    if (row.league !== null) await tellGone(tx, row.league, member, context.clock.now())
    const loaded = await loadGame(tx, context, row)
    const after = await reseated(tx, context, loaded, standingIn(context, row, player), phrase)
    const hosted = await passOn(tx, after, member)
    await withoutVoter(tx, context, row.id, player.seat)
    return (await findGame(tx, row.id)) ?? hosted
  })

/** Seats that were offered to a member are offered no more. */
async function withoutOffers(tx: Tx, context: HostContext, row: GameRow, member: string): Promise<boolean> {
  const votes = await voidVotesFor(tx, member, row.id)
  const jobs = votes.map(({ id }) => ({ kind: 'vote', vote: id }))
  await enqueue(tx, row.id, jobs, context.clock.now())
  return jobs.length > 0
}

/** A lobby without somebody who has gone; who hosts it now is told. */
async function leftLobby(tx: Tx, context: HostContext, row: GameRow, member: string): Promise<GameRow> {
  const after = await withoutMember(tx, context, row, member)
  const host = playerRow(after, after.host)
  if (after.host !== row.host && host) await enqueue(tx, row.id, [hostNote(host.seat)], context.clock.now())
  return after
}

/** Tells the table who hosts it from now on. */
export const hostNote = (seat: number) =>
  ({ kind: 'note', phrase: say('host-passes', { who: { seat } }), seats: [seat] }) as const

/** A game whose host has gone is hosted by the next member who plays. */
async function passOn(tx: Tx, row: GameRow, member: string): Promise<GameRow> {
  const next = row.players.find((player) => isPresent(player) && player.member !== member)?.member
  if (row.host !== member || !next) return row
  await changeGame(tx, row, { host: next })
  return { ...row, host: next, version: row.version + 1 }
}
