// Play, for the floors above: looking at a running game, answering, and leaving it.
import type { Choice, Decision } from '../../engine/decision.ts'
import { type HostContext, inContext } from '../context.ts'
import type { AnswerCall, Draft, GameId, GameInfo, GameView, Person, Result } from '../types.ts'
import { draft, saveDraft } from './drafts.ts'
import { checkResign, type ResumePlace, resign, resume } from './leaving.ts'
import { type Opening, openingOf } from './opening.ts'
import { answer, getView } from './play.ts'
import { rehearsed } from './rehearsing.ts'
import { type Visit, visit } from './visiting.ts'

export { type Experts, openExperts, type ThoughtFacts } from './experts.ts'

/** Everything done in a running game. */
export interface PlayService {
  /** Takes an answer; on success the person's look at what follows. */
  answer(call: AnswerCall): Promise<Result<GameView>>
  /** What a person would be asked after these private steps of theirs; nothing is taken. */
  rehearse(game: GameId, person: Person, steps: readonly Choice[]): Promise<Result<Decision>>
  /** What a person may see now. */
  getView(game: GameId, person: Person): Promise<Result<GameView>>
  /** What happened to a member since they looked last, oldest first; from now on they have seen it. */
  visit(game: GameId, person: Person): Promise<Visit>
  /** How the open request of a game came up; `undefined` when nothing is open. */
  opening(game: GameId): Promise<Opening | undefined>
  /** A member's picks for a decision that are not confirmed yet. */
  draft(member: string, token: string): Promise<Draft>
  /** Stores picks; refused (`undefined`) when `version` is not the draft's any more. */
  saveDraft(member: string, token: string, draft: Draft): Promise<Draft | undefined>
  /** Whether a person may leave a running game; refuses as `resign` would, and changes nothing. */
  checkResign(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Leaves a running game: the hard computer player takes the seat. */
  resign(game: GameId, person: Person): Promise<Result<GameInfo>>
  /** Goes on with a paused game in a channel of its server; host or any player. */
  resume(game: GameId, person: Person, place: ResumePlace): Promise<Result<GameInfo>>
}

export const playService = (context: HostContext): PlayService =>
  inContext(context, {
    ...{ answer, rehearse: rehearsed, getView, visit, opening: openingOf },
    ...{ draft, saveDraft, checkResign, resign, resume },
  })
