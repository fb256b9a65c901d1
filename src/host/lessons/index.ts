// Lessons, for the floors above: a first game that teaches itself.
import { type HostContext, inContext } from '../context.ts'
import type { GameId, GameInfo, GameView, Person, Result } from '../types.ts'
import { begin, current, type LessonCall, leave, proceed } from './lessons.ts'

export { playLesson } from './playing.ts'

/** Everything done about lessons. A member is in one at a time; what is answered in it goes through `play`. */
export interface LessonService {
  /** Begins a lesson, or goes on with the member's own of this game; one of another game is left for it. */
  begin(call: LessonCall): Promise<Result<GameInfo>>
  /** The lesson a member is in, of whatever game. */
  current(member: string): Promise<GameInfo | undefined>
  /** Lets the others play until the member is asked; the member's look then. */
  proceed(game: GameId, person: Person): Promise<Result<GameView>>
  /** Ends a lesson early. */
  leave(game: GameId, person: Person): Promise<Result<GameInfo>>
}

export const lessonService = (context: HostContext): LessonService =>
  inContext(context, { begin, current, proceed, leave })
