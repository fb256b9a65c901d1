// A member asks to be forgotten: their seats pass on, and their name and id go from every table. Games stay as they are.
import { DASHBOARD, scheduleDashboards } from '../../store/dashboards.ts'
import { eraseId, eraseName, gamesHostedBy, gamesWith, namesOf } from '../../store/erasing.ts'
import { changeGame, findGame, type GameRow, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import { BOT_WORDS } from '../../text/bot/index.ts'
import type { Language } from '../../text/language.ts'
import { type HostContext, transact } from '../context.ts'
import { closeDashboard } from '../dashboard/dashboards.ts'
import { leave } from '../lobby/lobby.ts'
import { resign } from '../play/leaving.ts'
import type { GameId, Person } from '../types.ts'
import type { Work } from '../work.ts'

/** Forgets a member; may be asked for again when it was interrupted. */
export async function erase(
  context: HostContext,
  work: Pick<Work, 'deliverNow'>,
  person: Person,
): Promise<void> {
  await clearDashboard(context, work, person)
  const names = new Set([person.name, ...(await namesOf(context.store.db, person.id))])
  const left = new Set<GameId>()
  do await leaveGames(context, person, left)
  while (!(await eraseRows(context, person, names, left)))
  for (const game of left) context.notify(game)
}

/** Gives up a member's seats in all games that they have not left yet. */
async function leaveGames(context: HostContext, person: Person, left: Set<GameId>): Promise<void> {
  for (const game of await gamesWith(context.store.db, person.id)) {
    if (left.has(game)) continue
    await transact(context, (tx) => unname(tx, game, person))
    await giveUp(context, game, person)
    left.add(game)
  }
}

/** Takes a member out of all rows; false where a game of theirs has begun meanwhile, such as a league's: that comes first. */
const eraseRows = (
  context: HostContext,
  person: Person,
  names: ReadonlySet<string>,
  left: ReadonlySet<GameId>,
): Promise<boolean> =>
  transact(context, async (tx) => {
    if ((await gamesWith(tx, person.id)).some((game) => !left.has(game))) return false
    for (const game of await gamesHostedBy(tx, person.id)) await passOn(tx, game, person)
    for (const name of names) await eraseName(tx, name, BOT_WORDS.en.phrases['erased-member']())
    await eraseId(tx, person.id)
    return true
  })

/** Clears a member's dashboard while it is known whose it is. */
async function clearDashboard(
  context: HostContext,
  work: Pick<Work, 'deliverNow'>,
  person: Person,
): Promise<void> {
  await closeDashboard(context, person)
  await scheduleDashboards(context.store.db, context.clock.now(), { member: person.id })
  await work.deliverNow({ subject: { kind: 'member', id: person.id }, lane: DASHBOARD })
}

/** What a seat is called whose member was forgotten. */
const nameless = ({ language }: GameRow, seat: number): string =>
  BOT_WORDS[language as Language].phrases['erased-name']({ n: seat + 1 })

/** Takes the name off a member's seat, so that nothing said from now on speaks it; redraws the lobby that shows it. */
async function unname(tx: Tx, game: GameId, { id }: Person): Promise<void> {
  const row = await findGame(tx, game)
  if (!row) return
  const over = row.status === 'finished' || row.status === 'cancelled'
  const players = row.players.map((player) =>
    player.member === id
      ? { ...player, name: nameless(row, player.seat), ...(over && { member: null }) }
      : player,
  )
  await replacePlayers(tx, row.id, players)
  await changeGame(tx, row, {})
  await enqueue(tx, row.id, [{ kind: 'lobby' }], new Date(0))
}

/** Leaves a lobby or a running game. */
async function giveUp(context: HostContext, game: GameId, person: Person): Promise<void> {
  const left = await leave(context, game, person)
  if (!left.ok) await resign(context, game, person)
}

/** A running game that a forgotten member hosted is hosted by the next member there. */
async function passOn(tx: Tx, game: GameId, { id }: Person): Promise<void> {
  const row = await findGame(tx, game)
  const next = row?.players.find(({ member }) => member !== null && member !== id)?.member
  if (row && next) await changeGame(tx, row, { host: next })
}
