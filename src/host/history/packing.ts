// Packs the log of a game some time after its end: what is over is looked at now and then, and never changed.
import { takenBack } from '../../engine/log.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { saveCounted } from '../../store/hall.ts'
import { entriesFrom } from '../../store/log.ts'
import { PACK, packLog } from '../../store/packed-log.ts'
import type { Tx } from '../../store/tx.ts'
import { type Handler, runAgenda } from '../table/agenda.ts'
import type { HostContext } from '../table/context.ts'
import { eventsOf } from './history.ts'

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
const packGame: Handler = async (tx, context, { game }) => {
  const row = await findGame(tx, game)
  if (row?.status === 'finished') await count(tx, context, row)
  if (row?.status === 'finished' || row?.status === 'cancelled') await packLog(tx, game)
}

/** Stores what a game's title counts of it for the records of its server. */
async function count(tx: Tx, { titles }: HostContext, { id, title, seats }: GameRow): Promise<void> {
  const counts = titles[title]?.counts
  if (!counts) return
  const entries = await entriesFrom(tx, id, 0)
  const back = takenBack(entries.map(({ entry }) => entry))
  const told = entries.flatMap((each) => eventsOf(each, 'public', back))
  const stood = told.flatMap(({ told: { phrase }, undone }) => (undone === undefined ? [phrase] : []))
  await saveCounted(tx, id, counts(stood, seats))
}
