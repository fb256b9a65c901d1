// A member asks to be forgotten: their seats pass on, their id and name go from every table. Games stay as they are.
import { DASHBOARD } from '../../store/dashboards.ts'
import {
  eraseId,
  forgetInCopies,
  type HeldSeat,
  heldSeats,
  openGamesHostedBy,
  openGamesWith,
  vacateSeats,
} from '../../store/erased-rows.ts'
import { type Erasure, newMark, noteErasure } from '../../store/erasures.ts'
import { changeGame, findGame, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { gamesWithPost } from '../../store/posts.ts'
import { voidVotesFor } from '../../store/votes.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { withdraw } from '../daily/wishes.ts'
import { close as closeDashboard } from '../dashboard/dashboards.ts'
import { redrawLeagues } from '../leagues/member-messages.ts'
import { leave } from '../lobby/lobby.ts'
import { resign } from '../play/leaving.ts'
import { type HostContext, transact, transactAtLength } from '../table/context.ts'
import type { GameId } from '../table/types.ts'
import { writeErasures } from './erasure-file.ts'

/** Somebody who is erased: all that is known of them follows from their id. */
type Erased = { readonly id: string }

/** The last erasure of each host: one follows another, since each may touch thousands of rows. */
const latest = new WeakMap<HostContext, Promise<void>>()

/**
 * Forgets a member by their id: their seats pass on, their name and id go from every table. One at a time in this process;
 * nothing happens where nothing is stored about them.
 * @param again an erasure that is done again, under its own mark
 */
export function erase(context: HostContext, member: string, again?: Erasure): Promise<void> {
  const erasure = again ?? { mark: newMark(member), at: context.clock.now() }
  const erased = (latest.get(context) ?? Promise.resolve()).then(async () => {
    await eraseNow(context, { id: member, erasure })
    if (!again) writeErasures(context, [erasure])
  })
  latest.set(
    context,
    erased.catch(() => undefined),
  )
  return erased
}

/** Erases a member; may be asked for again when it was interrupted, or when they came back with a backup. */
async function eraseNow(context: HostContext, member: Erased & { readonly erasure: Erasure }): Promise<void> {
  await clearDashboard(context, member)
  await transact(context, (tx) => forgetInCopies(tx, member.id))
  const left = new Set<GameId>()
  let vacated: readonly GameId[] | undefined
  do {
    await leaveGames(context, member, left)
    vacated = await eraseRows(context, member, left)
  } while (!vacated)
  for (const game of [...left, ...vacated]) context.notify(game)
}

/** Gives up a member's seats in games that are not over. */
async function leaveGames(context: HostContext, member: Erased, left: Set<GameId>): Promise<void> {
  for (const game of await openGamesWith(context.store.db, member.id)) {
    if (left.has(game)) continue
    await transact(context, (tx) => unname(tx, game, member))
    const hasLeft = await leave(context, game, member)
    if (!hasLeft.ok) await resign(context, game, member, false)
    left.add(game)
  }
}

/**
 * Takes a member out of all rows; the games in which they had a seat still. `undefined` where a game of theirs has begun
 * meanwhile, such as a league's: that comes first.
 */
const eraseRows = (
  context: HostContext,
  { id, erasure }: Erased & { readonly erasure: Erasure },
  left: ReadonlySet<GameId>,
): Promise<readonly GameId[] | undefined> =>
  transactAtLength(context, async (tx) => {
    if ((await openGamesWith(tx, id)).some((game) => !left.has(game))) return undefined
    for (const game of await openGamesHostedBy(tx, id)) await passOn(tx, game, id)
    const seats = await heldSeats(tx, id)
    await withdraw(tx, context, id)
    // The films that show their name are made anew.
    for (const game of await gamesWithPost(
      tx,
      seats.map(({ gameId }) => gameId),
      'film',
    ))
      await enqueue(tx, game, [{ kind: 'film' }], context.clock.now())
    await vacateSeats(
      tx,
      seats.map((held) => ({ ...held, name: nameless(held) })),
    )
    for (const vote of await voidVotesFor(tx, id))
      await enqueue(tx, vote.game, [{ kind: 'vote', vote: vote.id }], context.clock.now())
    await redrawLeagues(tx, context, id)
    await eraseId(tx, id)
    await noteErasure(tx, erasure)
    return seats.map(({ gameId }) => gameId)
  })

/** Clears a member's dashboard while it is known whose it is. */
async function clearDashboard(context: HostContext, member: Erased): Promise<void> {
  await closeDashboard(context, member)
  await context.deliverNow({ subject: { kind: 'member', id: member.id }, lane: DASHBOARD })
}

/** What a seat is called whose member was forgotten. */
const nameless = ({ language, seat }: Pick<HeldSeat, 'language' | 'seat'>): string =>
  BOT_WORDS[language as Language].phrases['erased-name']({ n: seat + 1 })

/** Takes the name off a member's seat, so that nothing said from now on speaks it; redraws the lobby that shows it. */
async function unname(tx: Tx, game: GameId, { id }: Erased): Promise<void> {
  const row = await findGame(tx, game)
  if (!row) return
  const players = row.players.map((player) =>
    player.member === id
      ? { ...player, name: nameless({ language: row.language, seat: player.seat }) }
      : player,
  )
  await replacePlayers(tx, row.id, players)
  await changeGame(tx, row, {})
  await enqueue(tx, row.id, [{ kind: 'lobby' }], new Date(0))
}

/** A game that a forgotten member hosted is hosted by the next member there. */
async function passOn(tx: Tx, game: GameId, id: string): Promise<void> {
  const row = await findGame(tx, game)
  const next = row?.players.find(({ member }) => member !== null && member !== id)?.member
  if (row && next) await changeGame(tx, row, { host: next })
}
