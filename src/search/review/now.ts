// Judges a game where it stands: from its last checkpoint, as a review judges the moments of a finished one.
import type { Game, State } from '../../engine/game.ts'
import type { Seat } from '../../engine/phrase.ts'
import { nobodyKnows } from './fresh.ts'
import { judge } from './judge.ts'
import { EFFORT } from './points.ts'
import { stagesOf } from './stages.ts'
import type { Played } from './types.ts'

/** A seat's share of the win as a game stands, from 0 to 1. @throws Error when the rules have changed since */
export function shareNow<S extends State>(game: Game<S>, played: Played, seat: Seat): number {
  const stage = stagesOf(played).at(-1)
  if (stage?.first.rules !== game.version) throw new Error(`${game.id}: the rules have changed`)
  const { checkpoint, first } = stage
  const hidden = nobodyKnows(game, JSON.parse(checkpoint) as S, played.seats)
  const stop = { number: first.number, checkpoint, hidden, luck: false }
  const once = judge(game, played, stop, 0, 1)
  const most = Math.max(FEWEST, Math.floor(ANSWERS / Math.max(1, once.answers)))
  const more = judge(game, played, stop, 1, Math.min(EFFORT.games, most) - 1)
  return ((once.won[seat] ?? 0) + (more.won[seat] ?? 0)) / (once.games + more.games)
}

/** Answers that a look may take, about, and the fewest games that say anything: somebody waits for it. */
const ANSWERS = 15_000
const FEWEST = 8
