// A player of any game who answers as the hard computer would from the same seat.

import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { GameView } from '../../src/host/table/types.ts'
import type { Answer } from './moves.ts'

/** What this player answers to what is asked; nothing where nothing is. */
export function hardAnswer({ info, playerView, seat, token }: GameView): Answer | undefined {
  const decision = playerView?.decision
  if (!decision || token === undefined || seat === undefined) return undefined
  const situation = { seat, view: playerView.view, story: [], decision }
  const picked = TITLES[info.title]?.game.computers.hard?.decide(situation, sideStream('steady', 0))
  const choice = picked ?? decision.options.slice(0, decision.min).map(({ id }) => id)
  return { token, choice, decision }
}
