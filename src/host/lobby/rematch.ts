// Rematch: the same table once more, opened once however many press at one moment.
import type { Strength } from '../../engine/strength.ts'
import { changeGame, findGame, type GameRow, lobbiesIn } from '../../store/games.ts'
import { inTurn, type Tx } from '../../store/tx.ts'
import { change } from '../table/change.ts'
import { type HostContext, transact } from '../table/context.ts'
import { hostSeat, infoOf } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { strengthsOf } from '../table/seats.ts'
import type { GameId, GameInfo, Result } from '../table/types.ts'
import { upkeepOf, upkeepWith } from '../table/upkeep.ts'
import { beginAlone, isAlone } from './alone.ts'
import { type LobbyCall, newLobby } from './lobby.ts'
import { begin } from './seating.ts'
import { nextPlace } from './series.ts'

/** A lobby for a rematch, and whether it was opened just now: else one of those who played had opened it before. */
export interface Rematch {
  readonly lobby: GameInfo
  readonly isNew: boolean
}

/** Opens a lobby like that of a game that is over, with the same computers; where one stands already, that is it. Against computers alone it starts at once. */
export async function openRematch(
  context: HostContext,
  over: GameId,
  call: Pick<LobbyCall, 'person' | 'interaction' | 'opener'> & {
    /** Of all computers, where it is to be another than before. */
    readonly strength?: Strength
    /** Where it starts at once: whether it may have a thread. */
    readonly threads: boolean
    /** The game that is over is to be the first of a series, and this the second. One that goes on needs no asking. */
    readonly isSeries?: boolean
  },
): Promise<Result<Rematch>> {
  const opened = await transact(context, async (tx): Promise<Result<Rematch>> => {
    const row = await findGame(tx, over)
    // Who plays alone has no table to open again.
    if (!row || row.lesson !== null) return refuse(refusals.noGame())
    await inTurn(tx, `rematch ${over}`)
    const { strength, threads, isSeries = false, ...opening } = call
    const series = await nextPlace(tx, row, isSeries)
    const inSeries = async (lobby: GameRow): Promise<GameInfo> => {
      if (!series || upkeepOf(lobby).series) return infoOf(lobby)
      const change = upkeepWith(lobby, { series })
      await changeGame(tx, lobby, change)
      return infoOf({ ...lobby, ...change })
    }
    const standing = await rematchOf(tx, row)
    if (standing) return grant({ lobby: await inSeries(standing), isNew: false })
    const {
      title,
      seats,
      language,
      options,
      pace,
      guild,
      channel,
      inviteOnly = false,
      reliability,
    } = infoOf(row)
    // Who played at a table for invited members is invited to the next.
    const invited = inviteOnly ? membersOf(row) : []
    const table = {
      title,
      seats,
      language,
      options,
      pace,
      guild,
      channel,
      inviteOnly,
      invited,
      ...(reliability && { reliability }),
    }
    const before = computersOf(context, row)
    const computers = strength === undefined ? before : before.map(() => strength)
    const lobby = await newLobby(tx, context, { ...table, ...opening }, computers)
    if (!lobby.ok) return lobby
    const opened = await findGame(tx, lobby.value.id)
    if (!opened) throw new Error(`lobby ${lobby.value.id} was not stored`)
    if (isAlone(opened))
      return grant({ lobby: await beginAlone(tx, context, opened.id, threads), isNew: true })
    return grant({ lobby: await inSeries(opened), isNew: true })
  })
  if (opened.ok && opened.value.isNew) context.notify(opened.value.lobby.id)
  return opened
}

/** Starts the next game once all its seats are taken and everyone who sits there played before: nobody else is waited for. */
export function startRematch(
  context: HostContext,
  over: GameId,
  next: GameId,
  { threads }: { readonly threads: boolean },
): Promise<Result<GameInfo>> {
  return change(context, next, async (tx, row) => {
    const before = await findGame(tx, over)
    if (row.status !== 'lobby') return refusals.notLobby()
    const played = before ? membersOf(before) : []
    const isAgain = membersOf(row).every((member) => played.includes(member))
    if (row.players.length < row.seats || !isAgain) return refusals.notHost(hostSeat(row))
    return begin(tx, context, row, threads)
  })
}

/** The lobby that one of those who played has opened for the next game already. */
async function rematchOf(tx: Tx, over: GameRow): Promise<GameRow | undefined> {
  const members = membersOf(over)
  const lobbies = await lobbiesIn(tx, over.channel)
  return lobbies.find(
    ({ title, seats, host }) => title === over.title && seats === over.seats && members.includes(host),
  )
}

const membersOf = ({ players }: GameRow): readonly string[] => players.flatMap(({ member }) => member ?? [])

/**
 * The strengths of the computers that sat at a table, as far as there still are such. Where all its members had gone one
 * is left out: the member who opens the next table sits at it.
 */
const computersOf = (context: HostContext, over: GameRow): readonly string[] =>
  over.players
    .flatMap(({ member, computer }) =>
      member === null && computer !== null && strengthsOf(context, over).includes(computer) ? [computer] : [],
    )
    .slice(0, over.seats - 1)
