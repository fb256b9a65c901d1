// What a film and a page of a game are made from: what a viewer was told, and what they saw at some of its moments.
import { setImmediate as otherWork } from 'node:timers/promises'
import type { Snapshot } from '../../engine/lifecycle.ts'
import { takenBack } from '../../engine/log.ts'
import type { Viewer } from '../../engine/phrase.ts'
import { playerView } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import { checkpointNumbers, checkpointsOf, entriesFrom } from '../../store/log.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { infoOf, playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result, StoryEvent } from '../table/types.ts'
import { eventsOf } from './history.ts'
import { lastCheckpoint, resumed, snapshotOf } from './replaying.ts'

/** What a viewer has seen of a game. */
export interface Footage {
  readonly info: GameInfo
  readonly viewer: Viewer
  /** What stands of what the viewer was told. */
  readonly story: readonly StoryEvent[]
  /** What the viewer saw after the entries asked for; those are missing where the rules have changed since. */
  readonly views: ReadonlyMap<number, unknown>
  /** Of a finished game what each seat saw then, by seat. */
  readonly seatViews: ReadonlyMap<number, readonly unknown[]>
}

/**
 * What a person may see of a game after some of its entries: of a finished one what everybody saw, of another what the own seat
 * saw, or everybody. The log is read at once; then each entry is played again by itself, with other work in between.
 * @param choose the entries, from what the viewer was told
 */
export async function footage(
  context: HostContext,
  game: GameId,
  { id }: Pick<Person, 'id'>,
  choose: (seen: Omit<Footage, 'views' | 'seatViews'>) => readonly number[],
): Promise<Result<Footage>> {
  const read = await context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.seed === null) return refuse(refusals.notPlaying())
    const viewer: Viewer = (row.status === 'finished' ? undefined : playerRow(row, id)?.seat) ?? 'public'
    const entries = (await entriesFrom(tx, game, 0)).filter(({ entry }) => entry.number <= row.number)
    const log = entries.map(({ entry }) => entry)
    const back = takenBack(log)
    const story = entries
      .flatMap((entry) => eventsOf(entry, viewer, back))
      .filter(({ undone }) => undone === undefined)
    const seen = { info: infoOf(row), viewer, story }
    const numbers = await checkpointNumbers(tx, game)
    const moments = choose(seen).map((number) => {
      const past = log.filter((entry) => entry.number <= number)
      return { number, past, from: lastCheckpoint(past, numbers) }
    })
    const checkpoints = await checkpointsOf(
      tx,
      game,
      moments.map(({ from }) => from),
    )
    const snapshots = moments.map(({ number, past, from }): [number, Snapshot] => [
      number,
      snapshotOf(row, past, from, checkpoints.get(from) ?? ''),
    ])
    return grant({ seen, snapshots })
  })
  if (!read.ok) return read
  const { seen, snapshots } = read.value
  const { game: rules } = titleOf(context, seen.info.title)
  const views = new Map<number, unknown>()
  const seatViews = new Map<number, readonly unknown[]>()
  for (const [number, snapshot] of snapshots) {
    await otherWork()
    const session = resumed(rules, snapshot)
    if (!session) continue
    views.set(number, playerView(rules, session, seen.viewer).view)
    if (seen.info.status === 'finished')
      seatViews.set(
        number,
        seen.info.players.map(({ seat }) => playerView(rules, session, seat).view),
      )
  }
  return grant({ ...seen, views, seatViews })
}
