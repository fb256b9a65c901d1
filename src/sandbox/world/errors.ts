// Discord's error answers, by their JSON codes.
// https://discord.com/developers/docs/topics/opcodes-and-status-codes#json

/** A refusal as Discord words it: thrown by handlers, sent by the HTTP server. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number
  readonly errors: unknown
  /** Seconds to wait, on a 429. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: number,
    message: string,
    more?: { errors?: unknown; retryAfter?: number },
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = more?.errors
    this.retryAfter = more?.retryAfter
  }
}

const refusals = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [404, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  unknownTag: [404, 10087, 'Unknown tag'],
  quarantined: [
    403,
    20026,
    'Your bot has been flagged by our anti-spam system for abusive behavior. In order to continue, please appeal.',
  ],
  tooManyPins: [400, 30003, 'Maximum number of pins reached (250)'],
  tooManyRoles: [400, 30005, 'Maximum number of server roles reached (250)'],
  tooManyEmojis: [400, 30008, 'Maximum number of emojis reached (2000)'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooManyCreates: [400, 30034, 'Max number of daily application command creates has been reached (200)'],
  tooManyEvents: [400, 30038, 'Maximum number of uncompleted guild scheduled events reached (100)'],
  oldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  directTooFast: [400, 40003, 'You are opening direct messages too fast'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  tagNamesUnique: [400, 40061, 'Tag names must be unique'],
  tagRequired: [400, 40067, 'A tag is required to create a forum post in this channel'],
  missingAccess: [403, 50001, 'Missing Access'],
  notInDm: [403, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotDm: [403, 50007, 'Cannot send messages to this user'],
  notText: [400, 50008, 'Cannot send messages in a non-text channel'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  wrongChannelType: [400, 50024, 'Cannot execute action on this channel type'],
  tokenExpired: [401, 50027, 'Invalid Webhook Token'],
  invalidRecipient: [400, 50033, 'Invalid Recipient(s)'],
  bulkDeleteTooOld: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  bodyTooLarge: [413, 40005, 'Request entity too large'],
  invalidForm: [400, 50035, 'Invalid Form Body'],
  threadArchived: [
    400,
    50083,
    'Tried to perform an operation on an archived thread, such as editing a message or adding a user to the thread',
  ],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [403, 160005, 'Thread is locked'],
  tooManyThreads: [400, 160006, 'Maximum number of active threads reached'],
  eventFinished: [400, 180000, 'Cannot update a finished event'],
} as const satisfies Record<string, readonly [number, number, string]>

/** The name of a refusal this sandbox knows. */
export type Refusal = keyof typeof refusals

/** An error to throw: `throw refuse('unknownChannel')`. `retryAfter` in seconds. */
export function refuse(refusal: Refusal, retryAfter?: number): ApiError {
  const [status, code, message] = refusals[refusal]
  return new ApiError(status, code, message, retryAfter === undefined ? {} : { retryAfter })
}
