// A person's view of a game in which they have a decision.
import type { GameView } from '../../host/table/types.ts'

/** A look with an open decision. */
export type AskedView = GameView &
  Required<Pick<GameView, 'token' | 'playerView'>> & {
    readonly playerView: { readonly decision: NonNullable<NonNullable<GameView['playerView']>['decision']> }
  }

/** Whether a look asks something. */
export const isAsked = (gameView: GameView): gameView is AskedView =>
  gameView.token !== undefined && gameView.playerView?.decision !== undefined
