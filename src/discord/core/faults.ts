// From Discord's errors to how a delivery went. https://discord.com/developers/docs/topics/opcodes-and-status-codes
import { DiscordAPIError, RateLimitError } from 'discord.js'
import { NotInstalled } from '../../engine/not-installed.ts'
import type { Delivery } from '../../host/posts/index.ts'
import { Postponed } from './postponed.ts'
import { codeOf, Locked, NotYet } from './wire.ts'

/** Error codes by what they mean for a game. */
export const CODE = {
  unknownChannel: 10003,
  unknownMessage: 10008,
  missingAccess: 50001,
  missingPermissions: 50013,
  /** The member takes no direct messages from the bot. */
  cannotDirect: [50007, 50278],
  /** There is no such member any more. */
  invalidRecipient: 50033,
  /** Discord keeps the bot from writing to people who have not written to it. */
  quarantined: 20026,
  /** Direct messages are opened too fast: the next ones wait. */
  directTooFast: 40003,
  unknownMember: 10007,
  unknownRole: 10011,
  unknownUser: 10013,
  unknownEvent: 10070,
  /** 250 roles, 100 events. */
  tooManyRoles: 30005,
  tooManyEvents: 30038,
  eventFinished: 180_000,
  unknownTag: 10087,
  wrongChannelType: 50024,
  threadExists: 160004,
  archivedThread: 50083,
  threadLocked: 160005,
  tooManyThreads: 160006,
} as const

/** How long to wait with the next direct message when Discord says that they come too fast, in milliseconds. */
const DIRECT_WAIT = 60_000
/** How long to wait for something else of the bot's own, in milliseconds. */
const NOT_YET_WAIT = 2_000
/** How long the posts of a game wait that is not installed, in milliseconds. */
const NOT_INSTALLED_WAIT = 60 * 60_000
/** How long to wait while the bot is in quarantine, in milliseconds. */
const QUARANTINE_WAIT = 60 * 60_000

/** What an error means: lost permanently, refused as it is, or to be tried again. */
export function deliveryOf(error: unknown): Delivery {
  const why = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  if (error instanceof Locked) return { done: false, lost: 'locked', why }
  if (error instanceof NotInstalled) return { done: false, retryAfterMs: NOT_INSTALLED_WAIT, why }
  if (error instanceof NotYet) return { done: false, retryAfterMs: NOT_YET_WAIT, why }
  if (error instanceof Postponed) return { done: false, retryAfterMs: error.retryAfterMs, why }
  if (error instanceof RateLimitError) return { done: false, retryAfterMs: error.retryAfter, why }
  switch (codeOf(error)) {
    case CODE.unknownChannel:
      return { done: false, lost: 'channel', why }
    case CODE.missingAccess:
    case CODE.missingPermissions:
      return { done: false, lost: 'permission', why }
    case CODE.threadLocked:
      return { done: false, lost: 'locked', why }
    case CODE.quarantined:
      return { done: false, retryAfterMs: QUARANTINE_WAIT, why }
    case CODE.directTooFast:
      return { done: false, retryAfterMs: DIRECT_WAIT, why }
    default:
      return isRefusal(error) ? { done: false, refusal: Number(error.code), why } : { done: false, why }
  }
}

/** Whether the same may go through later: Discord was out of reach, or asks to wait, or fails by itself. */
export function mayPassLater(error: unknown): boolean {
  if (!(error instanceof DiscordAPIError)) return true
  const { status } = error
  // 401: the bot's token is not taken any more, which is no fault of what was asked.
  return codeOf(error) === CODE.directTooFast || status === 401 || status === 429 || status >= 500
}

/** Whether Discord refuses what was asked, and will refuse it again. */
export const isRefusal = (error: unknown): error is DiscordAPIError =>
  error instanceof DiscordAPIError && !mayPassLater(error)

/** Whether the message that was to be changed is gone. */
export const isGone = (error: unknown): boolean => codeOf(error) === CODE.unknownMessage

/**
 * Whether a message cannot be changed, though its channel can be posted in: it is gone or not the bot's, or Discord refuses
 * what it is to say.
 */
export function isUnchangeable(error: unknown): boolean {
  const delivery = deliveryOf(error)
  return !delivery.done && !('lost' in delivery) && delivery.refusal !== undefined
}

/** Whether a message that is to go is gone, or stays as one of an application that the bot was before: its own it may delete. */
export const isPastRemoving = (error: unknown): boolean =>
  isUnchangeable(error) || codeOf(error) === CODE.missingPermissions

/** What may be said of an error in the log: its kind and Discord's code, never the request's body. */
export const errorFacts = (error: unknown): object =>
  error instanceof DiscordAPIError
    ? { code: error.code, status: error.status, method: error.method, what: error.message }
    : { what: error instanceof Error ? (error.stack ?? error.message) : String(error) }
