// A member looks at their game: what has happened to them since they did so before.
import { takenBack } from '../../engine/log.ts'
import { namesSeat, type Phrase, type Seat } from '../../engine/phrase.ts'
import { isFor } from '../../engine/player-view.ts'
import { type EntryRow, entriesFrom } from '../../store/log.ts'
import { visitGame } from '../../store/visits.ts'
import { type HostContext, throughLosses } from '../table/context.ts'
import type { GameId, Person } from '../table/types.ts'

/** What a member is told as they come to look. */
export interface Visit {
  /** Whether they had looked before: what happened is told from then on, else from the beginning of the game. */
  readonly cameBefore: boolean
  /** Oldest first: events that they were told and that name their seat. */
  readonly happened: readonly Happened[]
}

/** An event, and whether others must notice it too, as that a city was taken. */
interface Happened {
  readonly phrase: Phrase
  readonly isNotice: boolean
}

/**
 * What happened to a member since their last visit, without what they chose themselves and that their turn begins.
 * While nothing new happens the same is told again.
 */
export async function visit(context: HostContext, game: GameId, { id }: Person): Promise<Visit> {
  const { single } = context.store
  const news = await throughLosses(() => visitGame(single, game, id))
  if (!news) return { cameBefore: false, happened: [] }
  const { seat } = news
  const isPacked = news.number > news.since && news.entries.length === 0
  const entries = isPacked ? await entriesFrom(single, game, news.since + 1) : news.entries
  const back = takenBack(entries.map(({ entry }) => entry))
  const happened = entries
    .filter(({ entry }) => !back.has(entry.number) && !isOwnChoice(entry, seat))
    .flatMap(({ events }) => events.filter((told) => isFor(told, seat)))
    .flatMap(({ phrase, mark }) =>
      mark !== 'turn' && namesSeat(phrase, seat) ? [{ phrase, isNotice: mark === 'notice' }] : [],
    )
  return { cameBefore: news.since >= 0, happened }
}

const isOwnChoice = (entry: EntryRow['entry'], seat: Seat): boolean =>
  entry.kind === 'answer' && entry.by === 'member' && entry.seat === seat
