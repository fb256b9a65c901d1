// What a private game is, as its row stores it: played on from another, or played to try a server's set.
import type { GameRow } from '../../store/games.ts'
import type { PlayedOn } from './types.ts'

/** What a game is played on from; `undefined` for every other game. */
export const originOf = ({ lesson }: Pick<GameRow, 'lesson'>): PlayedOn | undefined =>
  (lesson as { readonly from?: PlayedOn } | null)?.from

/** Whether a game tries a server's set. */
export const isTrial = ({ lesson }: Pick<GameRow, 'lesson'>): boolean =>
  (lesson as { readonly trial?: true } | null)?.trial === true
