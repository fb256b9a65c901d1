// The few things the publisher asks of Discord's HTTP API. Mentions are always explicit, threads are woken when needed.

import { createHash } from 'node:crypto'
import { DiscordAPIError, MessageFlags, type REST, Routes } from 'discord.js'
import { z } from 'zod'
import type { Drawn } from '../../picture/picture.ts'
import type { Screen } from '../screen.ts'

/** A message of the bot's own as the channel has it. */
export interface Posted {
  readonly id: string
  readonly content: string
  readonly at: Date
}

/** Where messages go. */
export interface Place {
  readonly isThread: boolean
  readonly archived: boolean
  readonly locked: boolean
}

/** What the publisher can do; throws Discord's errors. */
export interface Wire {
  /**
   * Posts a screen, notifying the `mention`ed members only, or without a sound (`silent`). The same `key` is posted
   * once within minutes.
   */
  post(
    channel: string,
    screen: Screen,
    key: string,
    mention?: readonly string[],
    silent?: boolean,
  ): Promise<Posted>
  /** Deletes a message of the bot's own. */
  remove(channel: string, message: string): Promise<void>
  /**
   * Redraws a message; edits never notify. Wakes its thread first if that is archived. Its attachments stay: those
   * `kept` are listed where they are known.
   */
  edit(channel: string, message: string, screen: Screen, kept?: readonly string[]): Promise<void>
  /** Makes a picture the one attachment of a message and changes nothing else of it; the attachment's id. */
  hang(channel: string, message: string, name: string, drawn: Drawn): Promise<string>
  /** Whether somebody is a member of a server. */
  isMember(guild: string, member: string): Promise<boolean>
  /** The bot's own among the latest messages of a channel, newest first. */
  recent(channel: string): Promise<readonly Posted[]>
  place(channel: string): Promise<Place>
  /** Opens a thread, from a message if one is named, and returns its id. */
  openThread(channel: string, name: string, message?: string): Promise<string>
  addToThread(thread: string, member: string): Promise<void>
  wake(thread: string): Promise<void>
  /** The channel of direct messages with a member. */
  directWith(member: string): Promise<string>
}

const UNKNOWN_MEMBER = 10007

/** A thread that nobody but moderators can write in or wake. */
export class Locked extends Error {}

const WEEK = 10_080
const PUBLIC_THREAD = 11
const THREADS = [10, 11, 12]
const LOOKED_AT = 50

const messageShape = z.object({
  id: z.string(),
  content: z.string(),
  timestamp: z.string(),
  author: z.object({ id: z.string() }),
})
const hungShape = z.object({ attachments: z.tuple([z.object({ id: z.string() })]) })
const userShape = z.object({ id: z.string() })
const channelShape = z.object({
  id: z.string(),
  type: z.number(),
  thread_metadata: z.object({ archived: z.boolean(), locked: z.boolean().optional() }).optional(),
})

/**
 * The wire over discord.js's REST client. Pictures go over a second one: requests of one client to one channel wait for
 * each other, and no word waits for a picture.
 */
export function wireOf(rest: REST, uploads: REST): Wire {
  let self: string | undefined
  const ownId = async (): Promise<string> => {
    self ??= userShape.parse(await rest.get(Routes.user())).id
    return self
  }
  const bodyOf = (screen: Screen, mention: readonly string[]) => ({
    content: screen.content,
    components: screen.rows ?? [],
    allowed_mentions: { parse: [], users: [...mention] },
  })
  const posted = (raw: unknown): Posted => {
    const { id, content, timestamp } = messageShape.parse(raw)
    return { id, content, at: new Date(timestamp) }
  }
  const place = async (channel: string): Promise<Place> => {
    const { type, thread_metadata: thread } = channelShape.parse(await rest.get(Routes.channel(channel)))
    return {
      isThread: THREADS.includes(type),
      archived: thread?.archived === true,
      locked: thread?.locked === true,
    }
  }
  const wake = async (thread: string): Promise<void> => {
    const { isThread, archived, locked } = await place(thread)
    if (!isThread || !archived) return
    try {
      await rest.patch(Routes.channel(thread), { body: { archived: false } })
    } catch (error) {
      throw locked ? new Locked(`thread ${thread} is locked`) : error
    }
  }
  return {
    place,
    wake,
    async remove(channel, message) {
      await rest.delete(Routes.channelMessage(channel, message))
    },
    async post(channel, screen, key, mention = [], silent = false) {
      const nonce = createHash('sha256').update(key).digest('hex').slice(0, 24)
      const flags = silent ? { flags: MessageFlags.SuppressNotifications } : {}
      const body = { ...bodyOf(screen, mention), ...flags, nonce, enforce_nonce: true }
      return posted(await rest.post(Routes.channelMessages(channel), { body }))
    },
    async edit(channel, message, screen, kept) {
      const body = { ...bodyOf(screen, []), ...(kept && { attachments: kept.map((id) => ({ id })) }) }
      const edit = () => rest.patch(Routes.channelMessage(channel, message), { body })
      try {
        await edit()
      } catch (error) {
        if (codeOf(error) !== 50083) throw error
        await wake(channel)
        await edit()
      }
    },
    async hang(channel, message, name, { png, alt }) {
      const body = {
        attachments: [{ id: 0, filename: name, description: alt }],
        allowed_mentions: { parse: [] },
      }
      const files = [{ name, data: png, contentType: 'image/png' }]
      const raw = await uploads.patch(Routes.channelMessage(channel, message), { body, files })
      const [attachment] = hungShape.parse(raw).attachments
      return attachment.id
    },
    async recent(channel) {
      const query = new URLSearchParams({ limit: String(LOOKED_AT) })
      const raw = z.array(messageShape).parse(await rest.get(Routes.channelMessages(channel), { query }))
      const own = await ownId()
      return raw.filter(({ author }) => author.id === own).map(posted)
    },
    async openThread(channel, name, message) {
      const body = {
        name,
        auto_archive_duration: WEEK,
        ...(message === undefined && { type: PUBLIC_THREAD }),
      }
      return channelShape.parse(await rest.post(Routes.threads(channel, message), { body })).id
    },
    async addToThread(thread, member) {
      await rest.put(Routes.threadMembers(thread, member))
    },
    async isMember(guild, member) {
      try {
        await rest.get(Routes.guildMember(guild, member))
        return true
      } catch (error) {
        if (codeOf(error) === UNKNOWN_MEMBER) return false
        throw error
      }
    },
    async directWith(member) {
      return channelShape.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: member } })).id
    },
  }
}

/** Discord's JSON error code, if it is one of Discord's errors. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof DiscordAPIError ? Number(error.code) : undefined
