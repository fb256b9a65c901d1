// Every route of the REST API.
import type { Route } from '../world/http.ts'
import { channelRoutes } from './channels.ts'
import { commandRoutes } from './commands.ts'
import { emojiRoutes } from './emojis.ts'
import { eventRoutes } from './events.ts'
import { guildRoutes } from './guilds.ts'
import { interactionRoutes } from './interactions.ts'
import { messageRoutes } from './messages.ts'
import { pinRoutes } from './pins.ts'
import { threadRoutes } from './threads.ts'

export const routes: readonly Route[] = [
  ...guildRoutes,
  ...eventRoutes,
  ...emojiRoutes,
  ...channelRoutes,
  ...messageRoutes,
  ...pinRoutes,
  ...threadRoutes,
  ...commandRoutes,
  ...interactionRoutes,
]
