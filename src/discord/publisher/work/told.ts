// Reads a game's public events once for a job.
import type { GameId, StoryEvent } from '../../../host/table/types.ts'
import type { BotContext } from '../../core/context.ts'

/** So many entries are read with those that are asked for: pictures look back so far. */
export const LED_TO_IT = 60

/** Reads a game's story, and remembers it from where it was read. */
export function storyOf(
  { host }: BotContext,
  game: GameId,
): (from: number) => Promise<readonly StoryEvent[]> {
  let known: { readonly from: number; readonly events: Promise<readonly StoryEvent[]> } | undefined
  return async (from) => {
    if (!known || known.from > from) {
      const since = Math.max(0, from - LED_TO_IT)
      known = { from: since, events: host.history.story(game, since) }
    }
    return (await known.events).filter(({ number }) => number >= from)
  }
}
