// Lobbies: games that are being gathered, until they start or are called off.
import * as leaving from '../play/leaving.ts'
import { type HostContext, inContext } from '../table/context.ts'
import * as alone from './alone.ts'
import * as inviting from './inviting.ts'
import * as joinRequests from './join-requests.ts'
import * as lobby from './lobby.ts'
import * as readyCheck from './ready-check.ts'
import * as rematch from './rematch.ts'
import * as series from './series.ts'
import * as settings from './settings.ts'

export { INVITED_AN_HOUR, INVITED_AT_ONCE, type Invited } from './inviting.ts'
export { CLIENT_SEED_LENGTH, type LobbyCall } from './lobby.ts'
export type { Series } from './series.ts'
export { type LobbySettings, settingsMark } from './settings.ts'

export const lobbyService = (context: HostContext) => ({
  ...inContext(context, lobby, 'open', 'join', 'leave', 'addComputer', 'start'),
  ...inContext(context, alone, 'openAlone'),
  ...inContext(context, readyCheck, 'sayReady'),
  ...inContext(context, rematch, 'openRematch', 'startRematch'),
  ...inContext(context, series, 'seriesOf'),
  ...inContext(context, settings, 'configure', 'toConfigure'),
  ...inContext(context, inviting, 'invite', 'callPlayers'),
  ...inContext(context, joinRequests, 'requestToJoin', 'letIn', 'decline', 'standingTo'),
  ...inContext(context, leaving, 'cancel'),
})
