// Settings: of a whole server, and what the bot itself remembers.
import { type HostContext, inContext } from '../table/context.ts'
import * as server from './server.ts'
import * as settings from './settings.ts'

export {
  MOST_SET,
  MOST_TABLES,
  MOST_VOTE_DAYS,
  type Opener,
  type ServerChange,
  type ServerSettings,
  serverMark,
  VOTE_DAYS,
} from './server.ts'

export const settingService = (context: HostContext) => ({
  ...inContext(context, server, 'server', 'changeServer'),
  ...inContext(
    context,
    settings,
    'languageOfGuild',
    'setLanguageOfGuild',
    'callRole',
    'saveCallRole',
    'get',
    'save',
  ),
})
