// People: the language a member reads, what they have played, and everything that is stored about them.
import { type HostContext, inContext } from '../table/context.ts'
import * as erasedAgain from './erased-again.ts'
import * as erasing from './erasing.ts'
import * as exporting from './exporting.ts'
import * as stats from './stats.ts'
import * as wishes from './wishes.ts'

export { COUNTED, type PersonStats } from './stats.ts'

export const peopleService = (context: HostContext) => ({
  ...inContext(context, wishes, 'languageOf', 'setLanguage', 'stopHints'),
  ...inContext(context, stats, 'stats'),
  ...inContext(context, exporting, 'exportOf'),
  ...inContext(context, erasing, 'erase'),
  ...inContext(context, erasedAgain, 'eraseReturned'),
})
