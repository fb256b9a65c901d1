// People: the language a member reads, what they have played, and everything that is stored about them.
import { type HostContext, inContext } from '../table/context.ts'
import * as blocking from './blocking.ts'
import * as erasedAgain from './erased-again.ts'
import * as erasing from './erasing.ts'
import * as exporting from './exporting.ts'
import * as hall from './hall.ts'
import * as notes from './notes.ts'
import * as rivalries from './rivalries.ts'
import * as stats from './stats.ts'
import * as wishes from './wishes.ts'

export { MOST_BLOCKED } from './blocking.ts'
export { HALL_GAMES, type HallRecord } from './hall.ts'
export { type GameNote, NOTE_LENGTH } from './notes.ts'
export type { Meeting } from './rivalries.ts'
export { COUNTED, type PersonStats } from './stats.ts'

export const peopleService = (context: HostContext) => ({
  ...inContext(context, wishes, 'languageOf', 'setLanguage', 'stopHints'),
  ...inContext(context, stats, 'stats', 'reliability'),
  ...inContext(context, hall, 'hall'),
  ...inContext(context, notes, 'writeNote', 'quoteLine', 'notesOf', 'dropNote', 'latestNotesOf'),
  ...inContext(context, rivalries, 'rivals', 'meetingsAt'),
  ...inContext(context, blocking, 'block', 'unblock', 'blockedOf'),
  ...inContext(context, exporting, 'exportOf'),
  ...inContext(context, erasing, 'erase'),
  ...inContext(context, erasedAgain, 'eraseReturned'),
})
