// What a private game is played on from, as its row stores it.
import type { GameRow } from '../../store/games.ts'
import type { PlayedOn } from './types.ts'

/** What a game is played on from; `undefined` for every other game. */
export const originOf = ({ lesson }: Pick<GameRow, 'lesson'>): PlayedOn | undefined =>
  (lesson as { readonly from?: PlayedOn } | null)?.from
