// Auto-answers, for the floors above. What a person lays down is for that person alone.
import { type HostContext, inContext } from '../context.ts'
import type { AutoAnswerCall, AutoAnswerScope, AutoAnswersPage, GameId, Person, Result } from '../types.ts'
import { autoAnswersOf, endAutoPasses, keepAutoAnswers, setAutoAnswer, takeSuggested } from './setting.ts'

export { autoAnswerFor } from './windows.ts'

/** Laying down auto-answers and taking them back. */
export interface AutoAnswerService {
  /** What a person has laid down in a running game, or for all new games of a title. */
  of(person: Person, scope: AutoAnswerScope): Promise<Result<AutoAnswersPage>>
  /** Lays an auto-answer down, once or for good; the value `ask` takes it back. */
  set(person: Person, scope: AutoAnswerScope, call: AutoAnswerCall): Promise<Result<AutoAnswersPage>>
  /** Lays down what a title suggests, or, with `isTaken` false, takes that back. */
  suggest(person: Person, scope: AutoAnswerScope, isTaken: boolean): Promise<Result<AutoAnswersPage>>
  /** What a person has laid down in a game holds in new games of its title too. */
  keep(person: Person, game: GameId): Promise<Result<AutoAnswersPage>>
  /** Passes no stretch of a game any more. */
  endPasses(person: Person, game: GameId): Promise<Result<AutoAnswersPage>>
}

export const autoAnswerService = (context: HostContext): AutoAnswerService =>
  inContext(context, {
    ...{ of: autoAnswersOf, set: setAutoAnswer, suggest: takeSuggested },
    ...{ keep: keepAutoAnswers, endPasses: endAutoPasses },
  })
