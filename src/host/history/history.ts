// A game's past, step by step: what a viewer was told in each, and the table as that viewer saw it then.
//
// A step is an entry that told the viewer something; others are not counted, since their number would tell a running
// game's viewers how often somebody was asked.

import type { GameSession } from '../../engine/lifecycle.ts'
import { type LogEntry, takenBack } from '../../engine/log.ts'
import type { Seat, Viewer } from '../../engine/phrase.ts'
import { isFor, playerView } from '../../engine/player-view.ts'
import { findGame, type GameRow } from '../../store/games.ts'
import { checkpointAt, checkpointNumbers, type EntryRow, entriesFrom } from '../../store/log.ts'
import { notesBetween } from '../../store/notes.ts'
import type { Tx } from '../../store/open.ts'
import { type HostContext, titleOf } from '../table/context.ts'
import { infoOf, nameAt, playerRow } from '../table/info.ts'
import { grant, refusals, refuse } from '../table/refusals.ts'
import type { GameId, GameInfo, Person, Result, StoryEvent } from '../table/types.ts'
import { lastCheckpoint, resumed, snapshotOf } from './replaying.ts'

/** One step of a game's past. */
export interface HistoryPage {
  readonly info: GameInfo
  /** Through whose eyes. */
  readonly viewer: Viewer
  /** The entry after which the table stood so; of a finished game alone: in a running one it counts what others were asked. */
  readonly entry?: number
  /** From 1 to `steps`. */
  readonly step: number
  readonly steps: number
  /** What the viewer was told in it; marked where it was taken back later. */
  readonly told: readonly StoryEvent[]
  /** The viewer's view after it; absent where the rules have changed since. */
  readonly view?: unknown
  /** What was noted while the table stood so: by this person for themselves, and quotes by who said so, where they still sit there. */
  readonly notes: readonly { readonly text: string; readonly quoted?: string }[]
  /** Through whose eyes this person may look. */
  readonly viewers: readonly Viewer[]
}

/** Where in a game's past. `before` says through whose eyes `step` was counted, where the viewer has changed since. */
export interface HistoryCall {
  readonly viewer: Viewer
  /** The last one when left out. */
  readonly step?: number
  readonly before?: Viewer
}

/** One step of a game's past: a finished game's through anyone's eyes, a running one's through the public's or one's own. */
export async function page(
  context: HostContext,
  game: GameId,
  { id }: Person,
  { viewer, step, before = viewer }: HistoryCall,
): Promise<Result<HistoryPage>> {
  return context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    if (!row) return refuse(refusals.noGame())
    if (row.seed === null) return refuse(refusals.notPlaying())
    const viewers = viewersOf(row, playerRow(row, id)?.seat)
    if (!viewers.includes(viewer) || !viewers.includes(before)) return refuse(refusals.notOverYet())
    const entries = (await entriesFrom(tx, game, 0)).filter(({ entry }) => entry.number <= row.number)
    const entry = entryAt(entries, viewer, before, step)
    const steps = stepsOf(entries, viewer)
    const until = steps[steps.indexOf(entry) + 1]?.entry.number
    const noted = await notesBetween(tx, game, id, { from: entry.entry.number, until })
    const past = entries.map((each) => each.entry).filter(({ number }) => number <= entry.entry.number)
    const view = await viewAt(tx, context, row, past, viewer)
    return grant({
      info: infoOf(row),
      viewer,
      viewers,
      notes: noted.map((note) => ({ text: note.text, ...(note.shared && { quoted: authorOf(row, note) }) })),
      ...(row.status === 'finished' && { entry: entry.entry.number }),
      step: steps.indexOf(entry) + 1,
      steps: steps.length,
      told: eventsOf(entry, viewer, takenBack(entries.map((each) => each.entry))),
      ...(view !== undefined && { view }),
    })
  })
}

/**
 * The last table of a finished game as each seat saw its own, by seat: nothing is hidden any more. `undefined` for a game that is
 * not over, and where the rules have changed since.
 */
export async function opened(context: HostContext, game: GameId): Promise<readonly unknown[] | undefined> {
  return context.store.transaction(async (tx) => {
    const row = await findGame(tx, game)
    if (row?.status !== 'finished' || row.seed === null) return undefined
    const entries = await entriesFrom(tx, game, 0)
    const past = entries.map(({ entry }) => entry).filter(({ number }) => number <= row.number)
    const session = await sessionAt(tx, context, row, past)
    const { game: rules } = titleOf(context, row.title)
    return session && row.players.map(({ seat }) => playerView(rules, session, seat).view)
  })
}

/** What who wrote a quote is called at the table; nothing where they sit there no more. */
function authorOf(row: GameRow, { member }: { readonly member: string }): string {
  const player = playerRow(row, member)
  return player ? nameAt(row, player.seat) : ''
}

const viewersOf = (row: GameRow, own: Seat | undefined): Viewer[] => [
  'public',
  ...(row.status === 'finished' ? row.players.map(({ seat }) => seat) : own === undefined ? [] : [own]),
]

/** What a viewer was told in an entry; marked where it was taken back. */
export function eventsOf(
  { entry: { number }, events }: EntryRow,
  viewer: Viewer,
  back: ReadonlyMap<number, number>,
): StoryEvent[] {
  const undone = back.get(number)
  return events.flatMap((told, index) =>
    isFor(told, viewer) ? [{ number, index, told, ...(undone !== undefined && { undone }) }] : [],
  )
}

/** Entries that told a viewer something, and the beginning. */
const stepsOf = (entries: readonly EntryRow[], viewer: Viewer): EntryRow[] =>
  entries.filter(({ entry, events }) => entry.number === 0 || events.some((told) => isFor(told, viewer)))

/** The entry meant: the viewer's step, or the viewer's last one up to that of the eyes looked through before. */
function entryAt(entries: readonly EntryRow[], viewer: Viewer, before: Viewer, step?: number): EntryRow {
  const counted = stepsOf(entries, before)
  const meant = counted[Math.min(Math.max(1, step ?? counted.length), counted.length) - 1]
  const found = stepsOf(entries, viewer).findLast(({ entry }) => entry.number <= (meant?.entry.number ?? 0))
  if (!found) throw new Error('a game that has begun has a first entry')
  return found
}

/** What a viewer saw after an entry; `undefined` where the rules tell another story by now. */
async function viewAt(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  past: readonly LogEntry[],
  viewer: Viewer,
): Promise<unknown> {
  const session = await sessionAt(tx, context, row, past)
  return session && playerView(titleOf(context, row.title).game, session, viewer).view
}

/** The game after an entry, from the checkpoint before it; `undefined` where the rules tell another story by now. */
async function sessionAt(
  tx: Tx,
  context: HostContext,
  row: GameRow,
  past: readonly LogEntry[],
): Promise<GameSession | undefined> {
  const from = lastCheckpoint(past, await checkpointNumbers(tx, row.id))
  const snapshot = snapshotOf(row, past, from, await checkpointAt(tx, row.id, from))
  return resumed(titleOf(context, row.title).game, snapshot)
}
