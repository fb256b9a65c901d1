// Pages of games that computer players have played to their end, with the proof of their draws.

import { eventsIn, type PageSource, proofOf } from '../../src/discord/page/source.ts'
import { commitmentOf, seedOf, sha256 } from '../../src/engine/commitment.ts'
import { replay } from '../../src/engine/draws.ts'
import { exportGame, type GameExport } from '../../src/engine/export.ts'
import type { Policy } from '../../src/engine/game.ts'
import { defaultOptions } from '../../src/engine/options.ts'
import type { Title } from '../../src/games/common/title.ts'
import type { GameInfo } from '../../src/host/table/types.ts'
import type { Effort } from '../../src/search/review/points.ts'
import { filmedGame } from './filmed-games.ts'

interface Cast {
  readonly title: Title
  /** From it comes all chance. */
  readonly seed: string
  readonly policy: Policy
  readonly names: readonly string[]
  readonly effort?: Effort
}

/** Plays a game to its end; what its page is made from, its file, and the milliseconds that playing it again took. */
export function pagedGame(cast: Cast): { source: PageSource; file: GameExport; replayMs: number } {
  const { title, names } = cast
  const { game } = title
  const secret = sha256(cast.seed)
  const contributions = names.map((name, seat) => ({ seat, join: sha256(name) }))
  const { reel, steps, seatViews } = filmedGame({ ...cast, seed: seedOf(secret, contributions) })
  const { info } = reel
  const options = defaultOptions(game)
  const outcome = info.outcome ?? null
  const file = exportGame({
    game: game.id,
    seats: names.length,
    options,
    secret,
    contributions,
    steps,
    outcome,
  })
  const began = performance.now()
  const replayed = replay(game, file)
  const replayMs = performance.now() - began
  const named: GameInfo = { ...info, commitment: commitmentOf(secret) }
  const reading = reel.reading && { ...reel.reading, info: named }
  const source: PageSource = {
    ...reel,
    info: named,
    reading,
    viewer: 'public',
    events: eventsIn(file),
    seatViews,
    proof: proofOf(file, replayed),
  }
  return { source, file, replayMs }
}
