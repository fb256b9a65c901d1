// Turns planned ahead, for the floors above. A plan is for its member alone.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, Person, PlanCall, PlanView, Result } from '../types.ts'
import { addToPlan, dropPlan, lookAtPlan, setWhenever, shortenPlan } from './planning.ts'

/** Planning a turn, and changing one's mind. */
export interface PlanService {
  /** A person's plan in a game, and what they may choose next: the table as it would be at their turn. */
  look(game: GameId, person: Person): Promise<Result<PlanView>>
  /** Adds an answer to it; what follows is kept from now on. */
  add(call: PlanCall): Promise<Result<PlanView>>
  /** Takes its last step back. */
  shorten(game: GameId, person: Person): Promise<Result<PlanView>>
  /** Whether it is played whenever it is legal, also when something of theirs was touched since. */
  setWhenever(game: GameId, person: Person, whenever: boolean): Promise<Result<PlanView>>
  /** Forgets it. */
  drop(game: GameId, person: Person): Promise<Result<PlanView>>
}

export const planService = (context: HostContext): PlanService =>
  inContext(context, { look: lookAtPlan, add: addToPlan, shorten: shortenPlan, setWhenever, drop: dropPlan })
