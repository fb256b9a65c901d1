// A member asks to be forgotten: their seats pass on, their id and name go from every table. Games stay as they are.
import { DASHBOARD, scheduleDashboards } from '../../store/dashboards.ts'
import {
  eraseId,
  type HeldSeat,
  heldSeats,
  openGamesHostedBy,
  openGamesWith,
  vacateSeats,
} from '../../store/erasing.ts'
import { type Erasure, newMark, noteErasure } from '../../store/erasures.ts'
import { changeGame, findGame, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, transact } from '../context.ts'
import { closeDashboard } from '../dashboard/dashboards.ts'
import { redrawLeagues } from '../leagues/messages.ts'
import { leave } from '../lobby/lobby.ts'
import { resign } from '../play/leaving.ts'
import type { GameId } from '../types.ts'
import type { Work } from '../work.ts'
import { writeErasures } from './erased-again.ts'

/** Somebody who is erased: all that is known of them follows from their id. */
type Erased = { readonly id: string }

/** Erases a member by their id. An erasure that is done again keeps its mark. */
export type EraseMember = (member: string, again?: Erasure) => Promise<void>

/** Erases members one after the other: each may touch thousands of rows. */
export function erasing(context: HostContext, work: Pick<Work, 'deliverNow'>): EraseMember {
  let before: Promise<void> = Promise.resolve()
  return (member, again) => {
    const erasure = again ?? { mark: newMark(member), at: context.clock.now() }
    const erased = before.then(async () => {
      await eraseMember(context, work, { id: member, erasure })
      if (!again) writeErasures(context, [erasure])
    })
    before = erased.catch(() => undefined)
    return erased
  }
}

/** Erases a member; may be asked for again when it was interrupted, or when they came back with a backup. */
async function eraseMember(
  context: HostContext,
  work: Pick<Work, 'deliverNow'>,
  member: Erased & { readonly erasure: Erasure },
): Promise<void> {
  await clearDashboard(context, work, member)
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
  transact(context, async (tx) => {
    tx.$takesLong()
    if ((await openGamesWith(tx, id)).some((game) => !left.has(game))) return undefined
    for (const game of await openGamesHostedBy(tx, id)) await passOn(tx, game, id)
    const seats = await heldSeats(tx, id)
    await vacateSeats(
      tx,
      seats.map((held) => ({ ...held, name: nameless(held) })),
    )
    await redrawLeagues(tx, context, id)
    await eraseId(tx, id)
    await noteErasure(tx, erasure)
    return seats.map(({ gameId }) => gameId)
  })

/** Clears a member's dashboard while it is known whose it is. */
async function clearDashboard(
  context: HostContext,
  work: Pick<Work, 'deliverNow'>,
  member: Erased,
): Promise<void> {
  await closeDashboard(context, member)
  await scheduleDashboards(context.store.db, context.clock.now(), { member: member.id })
  await work.deliverNow({ subject: { kind: 'member', id: member.id }, lane: DASHBOARD })
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
