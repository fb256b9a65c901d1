// A player of any game who answers as the steady computer would from the same seat.

import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Look } from '../../src/host/types.ts'
import type { Answer } from './moves.ts'

/** What this player answers to what is asked; nothing where nothing is. */
export function steadyAnswer({ info, outlook, seat, token }: Look): Answer | undefined {
  const decision = outlook?.decision
  if (!decision || token === undefined || seat === undefined) return undefined
  const situation = { seat, view: outlook.view, story: [], decision }
  const picked = TITLES[info.title]?.game.computers.steady?.decide(situation, sideStream('steady', 0))
  const choice = picked ?? decision.options.slice(0, decision.min).map(({ id }) => id)
  return { token, choice, decision }
}
