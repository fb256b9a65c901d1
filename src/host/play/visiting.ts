// A member looks at their game: what has happened to them since they did so before.
import { takenBack } from '../../engine/log.ts'
import { namesSeat, type Phrase, type Seat } from '../../engine/phrase.ts'
import { isFor } from '../../engine/player-view.ts'
import { findGame } from '../../store/games.ts'
import { type EntryRow, entriesFrom } from '../../store/log.ts'
import { findVisit, saveVisit } from '../../store/visits.ts'
import { type HostContext, read, throughLosses } from '../context.ts'
import type { GameId, Person } from '../types.ts'
import { playerRow } from './info.ts'

/** What a member is told as they come to look. */
export interface Visit {
  /** Whether they had looked before: what happened is told from then on, else from the beginning of the game. */
  readonly cameBefore: boolean
  /** Oldest first: events that they were told and that name their seat. */
  readonly happened: readonly Phrase[]
}

/**
 * What happened to a member since their last visit, without what they chose themselves and that their turn begins.
 * While nothing new happens the same is told again.
 */
export async function visit(context: HostContext, game: GameId, { id }: Person): Promise<Visit> {
  const { made, ...seen } = await read(context, async (tx) => {
    const [row, before] = await Promise.all([findGame(tx, game), findVisit(tx, game, id)])
    const seat = row && playerRow(row, id)?.seat
    if (!row || seat === undefined || row.seed === null) return { cameBefore: false, happened: [] }
    const isNew = before === undefined || row.number > before.number
    const since = isNew ? (before?.number ?? -1) : before.since
    const entries = await entriesFrom(tx, game, since + 1)
    const back = takenBack(entries.map(({ entry }) => entry))
    const happened = entries
      .filter(({ entry }) => !back.has(entry.number) && !isOwnChoice(entry, seat))
      .flatMap(({ events }) => events.filter((told) => isFor(told, seat)))
      .flatMap(({ phrase, mark }) => (mark !== 'turn' && namesSeat(phrase, seat) ? [phrase] : []))
    return { cameBefore: since >= 0, happened, ...(isNew && { made: { since, number: row.number } }) }
  })
  if (made) await throughLosses(() => saveVisit(context.store.db, game, id, made))
  return seen
}

const isOwnChoice = (entry: EntryRow['entry'], seat: Seat): boolean =>
  entry.kind === 'answer' && entry.by === 'member' && entry.seat === seat
