// Rematch: the same table once more, opened once however many press at one moment.
import { findGame, type GameRow, lobbiesIn } from '../../store/games.ts'
import { inTurn, type Tx } from '../../store/tx.ts'
import { type HostContext, transact } from '../table/context.ts'
import { infoOf } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { strengthsOf } from '../table/seats.ts'
import type { GameId, GameInfo, Result } from '../table/types.ts'
import { type LobbyCall, newLobby } from './lobby.ts'

/** A lobby for a rematch, and whether it was opened just now: else one of those who played had opened it before. */
export interface Rematch {
  readonly lobby: GameInfo
  readonly isNew: boolean
}

/** Opens a lobby like that of a game that is over, with the same computers; where one stands already, that is it. */
export async function openRematch(
  context: HostContext,
  over: GameId,
  call: Pick<LobbyCall, 'person' | 'interaction' | 'opener'>,
): Promise<Result<Rematch>> {
  const opened = await transact(context, async (tx): Promise<Result<Rematch>> => {
    const row = await findGame(tx, over)
    if (!row) return refuse(refusals.noGame())
    await inTurn(tx, `rematch ${over}`)
    const standing = await rematchOf(tx, row)
    if (standing) return grant({ lobby: infoOf(standing), isNew: false })
    const { title, seats, language, options, pace, guild, channel, inviteOnly = false } = infoOf(row)
    // Who played at a table for invited members is invited to the next.
    const invited = inviteOnly ? membersOf(row) : []
    const table = { title, seats, language, options, pace, guild, channel, inviteOnly, invited }
    const lobby = await newLobby(tx, context, { ...table, ...call }, computersOf(context, row))
    return lobby.ok ? grant({ lobby: lobby.value, isNew: true }) : lobby
  })
  if (opened.ok && opened.value.isNew) context.notify(opened.value.lobby.id)
  return opened
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
