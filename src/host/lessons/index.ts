// Lessons: a first game that teaches itself. A member is in one at a time; what is answered in it goes through `play`.
import { type HostContext, inContext } from '../table/context.ts'
import * as lessons from './lessons.ts'

export { playLesson } from './lesson-playout.ts'

export const lessonService = (context: HostContext) =>
  inContext(context, lessons, 'begin', 'current', 'proceed', 'share', 'leave')
