// The ready check: a lobby that fills long after the last press asks everybody before it starts.
import { type Phrase, personRef } from '../../engine/phrase.ts'
import { changeGame, findGame, type GameRow, type PlayerRow, replacePlayers } from '../../store/games.ts'
import type { Tx } from '../../store/open.ts'
import { enqueue } from '../../store/outbox.ts'
import type { en } from '../../text/bot/en.ts'
import { sayer } from '../../text/catalogue.ts'
import { DAY, HOUR, MINUTE } from '../../text/length.ts'
import { dropTasks, type Handler, putTask } from '../table/agenda.ts'
import { change } from '../table/change.ts'
import { readPace } from '../table/clock/pace.ts'
import type { HostContext } from '../table/context.ts'
import { nameAt, playerRow } from '../table/info.ts'
import { refusals } from '../table/refusals.ts'
import { isLive } from '../table/sitting.ts'
import type { GameId, GameInfo, Person, Result } from '../table/types.ts'
import { type Upkeep, unready, upkeepOf, upkeepWith } from '../table/upkeep.ts'
import { begin, LOBBY, READY_ENDS, withoutPlayers } from './seating.ts'

const say = sayer<typeof en>('bot')

/** Who has pressed within this is there; how long a check lasts, and at a table where people sit together. */
const PRESENT = 6 * HOUR
const CHECK = DAY
const LIVE_CHECK = 2 * MINUTE

/** What a lobby remembers once one of its members has pressed: when each pressed last, and the check that begins with it. */
export function afterPress(row: GameRow, players: readonly PlayerRow[], by: string, now: number): Upkeep {
  const { pressed: before = {}, ready: _over, ...rest } = upkeepOf(row)
  const own = players.find(({ member }) => member === by)?.join ?? undefined
  const pressed = Object.fromEntries(
    players.flatMap(({ join }) => {
      const at = join === null ? undefined : join === own ? now : before[join]
      return join === null || at === undefined ? [] : [[join, at]]
    }),
  )
  const fills = players.length === row.seats && row.players.length < row.seats
  const live = isLive(readPace(row.pace))
  const others = players.flatMap(({ member, join }) =>
    member === null || join === null || join === own ? [] : [join],
  )
  const lastPress = Math.min(...others.map((join) => pressed[join] ?? row.createdAt.getTime()))
  const isAsked = fills && row.league === null && others.length > 0 && (live || now - lastPress > PRESENT)
  const check = { until: now + (live ? LIVE_CHECK : CHECK), joins: own === undefined ? [] : [own] }
  return { ...rest, pressed, ...(isAsked && { ready: check }) }
}

/** Sets when a check is over, or that none runs any more; the game has been changed before. */
export async function scheduleCheck(tx: Tx, row: Pick<GameRow, 'id' | 'upkeep'>): Promise<void> {
  const { ready } = upkeepOf(row)
  if (ready) await putTask(tx, { kind: READY_ENDS, game: row.id, at: new Date(ready.until) })
  else await dropTasks(tx, row.id, READY_ENDS)
}

/** A member says that they are ready; with the last one the game starts. */
export const sayReady = (context: HostContext, game: GameId, person: Person): Promise<Result<GameInfo>> =>
  change(context, game, async (tx, row): Promise<GameRow | Phrase> => {
    if (row.status !== 'lobby') return refusals.notLobby()
    const player = playerRow(row, person.id)
    if (!player) return refusals.notSeated()
    const { ready } = upkeepOf(row)
    if (!ready) return refusals.notAskedReady()
    if (player.join === null || ready.joins.includes(player.join)) return refusals.readyAlready()
    const after = {
      ...row,
      ...upkeepWith(row, { ready: { ...ready, joins: [...ready.joins, player.join] } }),
    }
    if (unready(after).length === 0) {
      const begun = await begin(tx, context, row)
      // What its options or seats do not allow the host sees at Start.
      if (!('key' in begun)) return begun
    }
    await changeGame(tx, row, { upkeep: after.upkeep })
    await enqueue(tx, game, [LOBBY], context.clock.now())
    return { ...after, version: row.version + 1 }
  })

/** The check is over: who is not ready loses the place; the game starts with the others, or the lobby is open again. */
export const endCheck: Handler = async (tx, context, { game }) => {
  const row = await findGame(tx, game)
  const { ready } = row ? upkeepOf(row) : {}
  const now = context.clock.now()
  if (row?.status !== 'lobby' || !ready || ready.until > now.getTime()) return
  const seats = unready(row)
  const missed = row.players.filter(({ seat }) => seats.includes(seat))
  const phrase = say('ready-missed', {
    names: missed.map(({ member, seat }) => personRef({ id: member, name: nameAt(row, seat) })),
    n: missed.length,
  })
  if (missed.length > 0) await enqueue(tx, game, [{ kind: 'note', phrase }], now)
  const { change: without, players } = withoutPlayers(row, missed)
  if (missed.length > 0) await replacePlayers(tx, game, players)
  const left = { ...row, ...without, players }
  const isCompany = players.filter(({ member }) => member !== null).length > 1
  const begun = isCompany ? await begin(tx, context, left) : undefined
  if (begun && !('key' in begun)) return
  await changeGame(tx, row, { ...without, ...upkeepWith(row, { ready: undefined }) })
  await enqueue(tx, game, [LOBBY], now)
}
