// Packs the log of a game some time after its end: what is over is looked at now and then, and never changed.
import { findGame } from '../../store/games.ts'
import { PACK, packLog } from '../../store/packed-log.ts'
import { type Handler, runAgenda } from '../table/agenda.ts'
import type { HostContext } from '../table/context.ts'

/** Packs the logs whose time has come, `most` of them: years of games that were over before wait their turn. */
export function packDue(context: HostContext, most: number, going: () => boolean): Promise<void> {
  let packed = 0
  const pack: Handler = async (...task) => {
    packed++
    await packGame(...task)
  }
  return runAgenda(context, { [PACK]: pack }, () => going() && packed < most)
}

/** Packs a game's log, in the transaction in which its job goes: killed on the way, it is packed another time. */
const packGame: Handler = async (tx, _context, { game }) => {
  const row = await findGame(tx, game)
  if (row?.status === 'finished' || row?.status === 'cancelled') await packLog(tx, game)
}
