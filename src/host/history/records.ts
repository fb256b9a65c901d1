// The record of a game: its public story, a seat's own, and the export that proves it.
import { exportGame, type GameExport } from '../../engine/export.ts'
import { takenBack } from '../../engine/log.ts'
import type { Seat, Viewer } from '../../engine/phrase.ts'
import { isFor } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import { checkpointsOf, entriesFrom } from '../../store/log.ts'
import type { HostContext } from '../context.ts'
import { contributionsOf } from '../lobby/lobby.ts'
import { grant, refusals, refuse } from '../refusals.ts'
import type { GameId, Result, StoryEvent } from '../types.ts'

/** Events of a game that a viewer was told, in order, from an entry on; those taken back are marked. */
export async function storyFor(
  context: HostContext,
  game: GameId,
  viewer: Viewer,
  from = 0,
): Promise<StoryEvent[]> {
  const rows = await entriesFrom(context.store.db, game, from)
  const back = takenBack(rows.map(({ entry }) => entry))
  return rows.flatMap(({ entry: { number }, events }) => {
    const undone = back.get(number)
    return events.flatMap((told, index) =>
      isFor(told, viewer) ? [{ number, index, told, ...(undone !== undefined && { undone }) }] : [],
    )
  })
}

/** The last events a seat was told, newest last. */
export const lastTold = async (
  context: HostContext,
  game: GameId,
  seat: Seat,
  last: number,
): Promise<StoryEvent[]> =>
  (await storyFor(context, game, seat)).filter(({ undone }) => undone === undefined).slice(-last)

/** The export of a finished game; its secret is opened with it. */
export async function exportOf(context: HostContext, game: GameId): Promise<Result<GameExport>> {
  return context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.status !== 'finished' || !row.outcome) return refuse(refusals.notFinished())
    const checkpoints = await checkpointsOf(tx, game)
    const steps = (await entriesFrom(tx, game, 0)).map(({ entry, events }) => {
      const checkpoint = checkpoints.get(entry.number)
      return { entry, events, ...(checkpoint !== undefined && { checkpoint }) }
    })
    const { title, seats, options, secret, outcome } = row
    return grant(
      exportGame({
        game: title,
        seats,
        options,
        secret,
        contributions: contributionsOf(row),
        steps,
        outcome,
      }),
    )
  })
}
