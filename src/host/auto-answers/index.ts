// Auto-answers. What a person sets is for that person alone.
import { type HostContext, inContext } from '../table/context.ts'
import * as setting from './setting.ts'

export { autoAnswerFor } from '../table/windows.ts'
export { autoAnswersMark } from './setting.ts'

export const autoAnswerService = (context: HostContext) =>
  inContext(context, setting, 'of', 'set', 'setAll', 'suggest', 'keep', 'endPasses')
