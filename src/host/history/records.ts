// The record of a game: its public story, a seat's own, and the export that proves it.
import type { Replayed } from '../../engine/draws.ts'
import { exportGame, type GameExport } from '../../engine/export.ts'
import { takenBack } from '../../engine/log.ts'
import type { Seat, Viewer } from '../../engine/phrase.ts'
import { isFor } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import { checkpointsOf, entriesFrom, entriesSince } from '../../store/log.ts'
import type { HostContext } from '../table/context.ts'
import { originOf } from '../table/origin.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import { contributionsOf } from '../table/seats.ts'
import type { GameId, Result, StoryEvent } from '../table/types.ts'
import { closedFacts } from '../table/upkeep.ts'
import { eventsOf } from './history.ts'

/** Events of a game that a viewer was told, in order, from an entry on; those taken back are marked. */
export async function storyFor(
  context: HostContext,
  game: GameId,
  viewer: Viewer,
  from = 0,
): Promise<StoryEvent[]> {
  const rows = await entriesFrom(context.store.single, game, from)
  const back = takenBack(rows.map(({ entry }) => entry))
  return rows.flatMap(({ entry: { number }, events }) => {
    const undone = back.get(number)
    return events.flatMap((told, index) =>
      isFor(told, viewer) ? [{ number, index, told, ...(undone !== undefined && { undone }) }] : [],
    )
  })
}

/** Public events of a game in order, from an entry number on. */
export const story = (context: HostContext, game: GameId, from?: number): Promise<readonly StoryEvent[]> =>
  storyFor(context, game, 'public', from)

/** Public events of a game that happened after a moment and stand, in order. */
export async function storySince(
  { store: { single } }: HostContext,
  { id, number }: { readonly id: GameId; readonly number: number },
  since: Date,
): Promise<readonly StoryEvent[]> {
  const rows = (await entriesSince(single, id, since)).filter(({ entry }) => entry.number <= number)
  const back = takenBack(rows.map(({ entry }) => entry))
  return rows.flatMap((row) => eventsOf(row, 'public', back)).filter(({ undone }) => undone === undefined)
}

/** The last events a seat was told privately or publicly, newest last. */
export const storyOf = async (
  context: HostContext,
  game: GameId,
  seat: Seat,
  last: number,
): Promise<readonly StoryEvent[]> =>
  (await storyFor(context, game, seat)).filter(({ undone }) => undone === undefined).slice(-last)

/** The export of a game that is over, also of one that was closed before its end; its secret is opened with it. */
export async function exportOf(context: HostContext, game: GameId): Promise<Result<GameExport>> {
  return context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    const { closed } = closedFacts(row)
    const from = originOf(row)
    const outcome = closed ? null : row.outcome
    const isOver = closed || ((from || row.status === 'finished') && outcome)
    if ((row.lesson !== null && !from) || row.number < 0 || !isOver) return refuse(refusals.notFinished())
    const checkpoints = await checkpointsOf(tx, game)
    const steps = (await entriesFrom(tx, game, 0)).map(({ entry, events }) => {
      const checkpoint = checkpoints.get(entry.number)
      return { entry, events, ...(checkpoint !== undefined && { checkpoint }) }
    })
    const { title, seats, options, secret } = row
    return grant(
      exportGame({
        game: title,
        seats,
        options,
        secret,
        contributions: contributionsOf(row),
        steps,
        outcome,
        ...(closed && { closed: closed.why }),
        ...(from && { from: { table: from.table, number: from.number, seat: from.seat, deal: from.deal } }),
      }),
    )
  })
}

/** A finished game as a file, and what playing it again found. */
interface Verified extends Replayed {
  readonly file: GameExport
}

/** The export of a finished game, and what playing it again found; that takes seconds, and nobody else waits for them. */
export async function verify(context: HostContext, game: GameId): Promise<Result<Verified>> {
  const file = await exportOf(context, game)
  if (!file.ok) return file
  return grant({ file: file.value, ...(await context.verifier.replay(file.value.game, file.value)) })
}
