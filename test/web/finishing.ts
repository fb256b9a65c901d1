// A player of records who wants to be done: buys no draws, keeps cities, builds whenever it can be, and never marches.

import type { Situation } from '../../src/engine/game.ts'
import { sideStream } from '../../src/engine/random.ts'
import { CITIES } from '../../src/games/records/cards/index.ts'
import { title as recordsTitle } from '../../src/games/records/index.ts'
import type { RecordsView } from '../../src/games/records/view/view.ts'
import type { GameView } from '../../src/host/table/types.ts'
import type { Answer } from './moves.ts'

const { hard } = recordsTitle.game.computers ?? {}

/** What this player answers to what is asked; nothing where nothing is. */
export function finishingAnswer({ playerView, seat, token }: GameView): Answer | undefined {
  const decision = playerView?.decision
  if (!decision || token === undefined || seat === undefined) return undefined
  const ids = decision.options.map(({ id }) => id)
  const wanted = ['extra-0', 'build', 'end', ...Object.keys(CITIES)].find((id) => ids.includes(id))
  if (wanted !== undefined && decision.max === 1) return { token, choice: [wanted], decision }
  const situation = {
    seat,
    view: playerView.view as RecordsView,
    story: [],
    decision,
  } as Situation<RecordsView>
  return { token, choice: hard?.decide(situation, sideStream('finishing', 0)) ?? [], decision }
}
