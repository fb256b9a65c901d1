// The publisher's wire over Discord's HTTP API.
import { createHash, randomUUID } from 'node:crypto'
import { MessageFlags, type REST, Routes, SnowflakeUtil } from 'discord.js'
import type { z } from 'zod'
import type { Clock } from '../../host/table/types.ts'
import type { Drawn } from '../../picture/picture.ts'
import { withoutUnseen } from '../../text/icons.ts'
import { CODE } from '../core/faults.ts'
import { fileOf } from '../core/renderer.ts'
import { codeOf, Locked, type Mention, type Place, type Posted, type Wire } from '../core/wire.ts'
import { undressedText } from '../icons/dress.ts'
import { Icons } from '../icons/icons.ts'
import type { Screen } from '../screen/screen.ts'
import { canSee } from './channel-access.ts'
import { HttpGuildWire } from './http-guild-wire.ts'
import { OldEdits } from './old-edits.ts'
import { ANSWERS } from './shapes.ts'

const UNKNOWN_MESSAGE = 10008
const ARCHIVED_THREAD = 50083

const WEEK = 10_080
const PUBLIC_THREAD = 11
/** The line in a channel that says that a thread was opened in it. */
const THREAD_CREATED = 18
const THREADS = [10, 11, 12]
const LOOKED_AT = 50

/**
 * The wire over discord.js's REST client. Pictures go over a second one: requests of one client to one channel wait for
 * each other, and no word waits for a picture.
 */
export const wireOf = (rest: REST, uploads: REST, clock: Clock, icons = new Icons()): Wire =>
  new HttpWire(rest, uploads, clock, icons)

class HttpWire extends HttpGuildWire implements Wire {
  readonly #oldEdits: OldEdits
  readonly #icons: Icons

  constructor(rest: REST, uploads: REST, clock: Clock, icons: Icons) {
    super(rest, uploads)
    this.#icons = icons
    this.#oldEdits = new OldEdits(clock)
  }

  async post(
    channel: string,
    screen: Screen,
    key: string,
    mention: Mention = [],
    silent = false,
  ): Promise<Posted> {
    const flags = silent ? { flags: MessageFlags.SuppressNotifications } : {}
    const send = async (name: string) => {
      const nonce = createHash('sha256').update(name).digest('hex').slice(0, 24)
      const whole = { ...bodyOf(screen, mention), ...flags, nonce, enforce_nonce: true }
      const raw = await this.#icons.send(whole, (body) =>
        this.rest.post(Routes.channelMessages(channel), { body }),
      )
      return postedOf(ANSWERS.message.shape.parse(raw))
    }
    try {
      return await send(key)
    } catch (error) {
      // It was posted and deleted since: Discord remembers its name for a while longer than the message.
      if (codeOf(error) !== UNKNOWN_MESSAGE) throw error
      return send(`${key} again ${randomUUID()}`)
    }
  }

  async remove(channel: string, message: string): Promise<void> {
    await this.#awake(channel, () => this.rest.delete(Routes.channelMessage(channel, message)))
  }

  async pin(channel: string, message: string): Promise<void> {
    await this.rest.put(Routes.channelMessagesPin(channel, message))
  }

  async edit(
    channel: string,
    message: string,
    screen: Screen,
    bare = false,
    mention: Mention = [],
  ): Promise<void> {
    const whole = { ...bodyOf(screen, mention), ...(bare && { attachments: [] }) }
    this.#oldEdits.take(channel, message)
    await this.#awake(channel, () =>
      this.#icons.send(whole, (body) => this.rest.patch(Routes.channelMessage(channel, message), { body })),
    )
  }

  /** Does something to a message; once more where its thread had to be woken for it. */
  async #awake(channel: string, change: () => Promise<unknown>): Promise<void> {
    try {
      await change()
    } catch (error) {
      if (codeOf(error) !== ARCHIVED_THREAD) throw error
      await this.wake(channel)
      await change()
    }
  }

  async hang(channel: string, message: string, name: string, drawn: Drawn): Promise<void> {
    const body = {
      attachments: [{ id: 0, filename: name, description: drawn.alt }],
      allowed_mentions: { parse: [] },
    }
    const files = [fileOf(name, drawn)]
    this.#oldEdits.take(channel, message)
    await this.once.patch(Routes.channelMessage(channel, message), { body, files })
  }

  async takeDown(channel: string, message: string): Promise<void> {
    const body = { attachments: [], allowed_mentions: { parse: [] } }
    this.#oldEdits.take(channel, message)
    await this.rest.patch(Routes.channelMessage(channel, message), { body })
  }

  async isMember(guild: string, member: string): Promise<boolean> {
    return (await this.#rolesOf(guild, member)) !== undefined
  }

  async sees(guild: string, channel: string, member: string): Promise<boolean | 'gone'> {
    const held = await this.#rolesOf(guild, member)
    if (!held) return 'gone'
    const { owner_id: owner, roles } = ANSWERS.guild.shape.parse(await this.rest.get(Routes.guild(guild)))
    const place = ANSWERS.channel.shape.parse(await this.rest.get(Routes.channel(channel)))
    const { permission_overwrites: overwrites } =
      THREADS.includes(place.type ?? 0) && place.parent_id
        ? ANSWERS.channel.shape.parse(await this.rest.get(Routes.channel(place.parent_id)))
        : place
    return canSee({ guild, owner, member, held, roles, overwrites })
  }

  /** The roles of a member; `undefined` where they have left the server. */
  async #rolesOf(guild: string, member: string): Promise<readonly string[] | undefined> {
    try {
      const raw = await this.rest.get(Routes.guildMember(guild, member))
      return ANSWERS.member.shape.parse(raw).roles ?? []
    } catch (error) {
      const code = codeOf(error)
      if (code === CODE.unknownMember || code === CODE.unknownUser) return undefined
      throw error
    }
  }

  async stands(channel: string, message: string): Promise<boolean> {
    try {
      await this.rest.get(Routes.channelMessage(channel, message))
      return true
    } catch (error) {
      if (codeOf(error) === UNKNOWN_MESSAGE) return false
      throw error
    }
  }

  async recent(channel: string): Promise<Posted[]> {
    const query = new URLSearchParams({ limit: String(LOOKED_AT) })
    const raw = ANSWERS.messages.shape.parse(await this.rest.get(Routes.channelMessages(channel), { query }))
    const own = await this.ownId()
    return raw.filter(({ author }) => author?.id === own).map(postedOf)
  }

  async place(channel: string): Promise<Place> {
    const raw = await this.rest.get(Routes.channel(channel))
    const { type, thread_metadata: thread } = ANSWERS.channel.shape.parse(raw)
    return {
      isThread: THREADS.includes(type ?? 0),
      archived: thread?.archived === true,
      locked: thread?.locked === true,
    }
  }

  async openThread(channel: string, name: string, message?: string): Promise<string> {
    const body = { name, auto_archive_duration: WEEK, ...(message === undefined && { type: PUBLIC_THREAD }) }
    // A message has one thread however often it is asked for; without one each time makes another.
    const rest = message === undefined ? this.once : this.rest
    return ANSWERS.channel.shape.parse(await rest.post(Routes.threads(channel, message), { body })).id
  }

  async openPost(forum: string, name: string, screen: Screen, tags: readonly string[]): Promise<string> {
    const post = { name, auto_archive_duration: WEEK, applied_tags: tags }
    const raw = await this.#icons.send(bodyOf(screen, []), (message) =>
      this.once.post(Routes.threads(forum), { body: { ...post, message } }),
    )
    return ANSWERS.channel.shape.parse(raw).id
  }

  async threadNamed(guild: string, channel: string, name: string): Promise<string | undefined> {
    const { threads } = ANSWERS.threads.shape.parse(await this.rest.get(Routes.guildActiveThreads(guild)))
    const own = await this.ownId()
    return threads.find(
      // A name names its game: where Discord does not say whose the thread is, that is enough.
      (thread) => thread.parent_id === channel && thread.name === name && (thread.owner_id ?? own) === own,
    )?.id
  }

  async openThreads(guild: string): Promise<number> {
    const raw = await this.rest.get(Routes.guildActiveThreads(guild))
    return ANSWERS.threads.shape.parse(raw).threads.length
  }

  async removeThreadNotice(channel: string, name: string): Promise<void> {
    const query = new URLSearchParams({ limit: String(LOOKED_AT) })
    const raw = ANSWERS.messages.shape.parse(await this.rest.get(Routes.channelMessages(channel), { query }))
    const own = await this.ownId()
    const notice = raw.find(
      ({ type, content, author }) => type === THREAD_CREATED && content === name && author?.id === own,
    )
    if (notice) await this.remove(channel, notice.id)
  }

  async wake(thread: string): Promise<void> {
    const { isThread, archived, locked } = await this.place(thread)
    if (!isThread || !archived) return
    try {
      await this.rest.patch(Routes.channel(thread), { body: { archived: false } })
    } catch (error) {
      throw locked ? new Locked(`thread ${thread} is locked`) : error
    }
  }

  async directWith(member: string): Promise<string> {
    const body = { recipient_id: member }
    return ANSWERS.channel.shape.parse(await this.rest.post(Routes.userChannels(), { body })).id
  }
}

/** A screen as Discord takes it; nobody is notified but those `mention`ed, by name: never everybody. */
const bodyOf = (screen: Screen, mention: Mention) => ({
  content: screen.content,
  components: screen.rows ?? [],
  allowed_mentions: {
    parse: [],
    ...('users' in mention
      ? { users: [...mention.users], roles: [...mention.roles] }
      : { users: [...mention] }),
  },
})

function postedOf({ id, content, timestamp }: z.output<typeof ANSWERS.message.shape>): Posted {
  return {
    id,
    content: withoutUnseen(undressedText(content ?? '')),
    at: new Date(timestamp ?? SnowflakeUtil.timestampFrom(id)),
  }
}
