// The course of a finished game: the checkpoints that stand, and which steps between them hung on chance.
import type { Game, GameEvent, State } from '../../engine/game.ts'
import { standing } from '../../engine/log.ts'
import type { Id } from '../../engine/phrase.ts'
import { nobodyKnows } from './fresh.ts'
import type { Finished } from './types.ts'

/** A checkpoint from which the game can be played on under the present rules. */
export interface Stop {
  readonly number: number
  /** Its state as text, under the present rules. */
  readonly checkpoint: string
  /** What nobody knew then. */
  readonly hidden: readonly (readonly Id[])[]
  /** Something that nobody could know beforehand decided on the way to the next: dice, or a card off a deck. */
  readonly luck: boolean
}

/**
 * The stops of a game in order, the end left out. None where the rules have changed since and cannot read what was
 * stored.
 */
export function stopsOf<S extends State>(game: Game<S>, finished: Finished): Stop[] {
  const stood = standing(finished.pages.map(({ entry }) => entry))
  const states = stood.flatMap((entry) => {
    const stored = finished.checkpoints[entry.number]
    if (stored === undefined) return []
    const parsed: unknown = JSON.parse(stored)
    if (entry.rules === game.version) return [{ number: entry.number, state: parsed as S, text: stored }]
    if (!game.upgrade) return []
    const state = game.upgrade(parsed, entry.rules)
    return [{ number: entry.number, state, text: JSON.stringify(state) }]
  })
  const hidden = states.map(({ state }) => nobodyKnows(game, state, finished.seats))
  return states
    .slice(0, -1)
    .map(({ number, state, text }, index) => ({
      number,
      checkpoint: text,
      hidden: hidden[index] ?? [],
      luck: isLuck(state, states[index + 1]?.state, hidden[index] ?? [], hidden[index + 1] ?? []),
    }))
}

/** Chance was used, or somebody has come to know what nobody did. */
function isLuck<S extends State>(
  before: S,
  after: S | undefined,
  was: readonly (readonly Id[])[],
  is: readonly (readonly Id[])[],
): boolean {
  if (!after) return false
  const { epoch, counter } = before.chance
  if (after.chance.epoch !== epoch || after.chance.counter !== counter) return true
  const left = new Set(is.flat())
  return was.flat().some((id) => !left.has(id))
}

/** All that anybody was told up to and with an entry, of what stands. */
export function toldUpTo({ pages }: Pick<Finished, 'pages'>, number: number): GameEvent[] {
  const stood = new Set(standing(pages.map(({ entry }) => entry)).map((entry) => entry.number))
  return pages
    .filter(({ entry }) => entry.number <= number && stood.has(entry.number))
    .flatMap(({ events }) => events)
}
