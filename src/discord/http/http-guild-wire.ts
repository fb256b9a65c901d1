// Calendar events, roles and tags of a server over Discord's HTTP API.
import { type REST, Routes } from 'discord.js'
import type { CalendarEvent, ForumTag, GuildWire } from '../core/guild-wire.ts'
import { ANSWERS } from './shapes.ts'

/**
 * What is asked of a server, over discord.js's REST client. What makes something goes over `once`, which tries nothing again by itself: what may have
 * got through is looked for first.
 */
export class HttpGuildWire implements GuildWire {
  protected readonly rest: REST
  protected readonly once: REST
  #self: string | undefined

  constructor(rest: REST, once: REST) {
    this.rest = rest
    this.once = once
  }

  async events(guild: string) {
    const raw = ANSWERS.events.shape.parse(await this.rest.get(Routes.guildScheduledEvents(guild)))
    const own = await this.ownId()
    return raw
      .filter(({ creator_id }) => creator_id === own)
      .map(({ id, description }) => ({ id, about: description ?? '' }))
  }

  async addEvent(guild: string, event: CalendarEvent): Promise<string> {
    const raw = await this.once.post(Routes.guildScheduledEvents(guild), { body: eventBody(event) })
    return ANSWERS.event.shape.parse(raw).id
  }

  async changeEvent(guild: string, id: string, event: CalendarEvent): Promise<void> {
    await this.rest.patch(Routes.guildScheduledEvent(guild, id), { body: eventBody(event) })
  }

  async removeEvent(guild: string, id: string): Promise<void> {
    await this.rest.delete(Routes.guildScheduledEvent(guild, id))
  }

  async roles(guild: string) {
    return ANSWERS.roles.shape.parse(await this.rest.get(Routes.guildRoles(guild)))
  }

  async channels(guild: string) {
    const raw = await this.rest.get(Routes.guildChannels(guild))
    return ANSWERS.channels.shape.parse(raw).map(({ id }) => id)
  }

  async addRole(guild: string, name: string): Promise<string> {
    const body = { name, permissions: 0, mentionable: false }
    return ANSWERS.role.shape.parse(await this.once.post(Routes.guildRoles(guild), { body })).id
  }

  async renameRole(guild: string, role: string, name: string): Promise<void> {
    await this.rest.patch(Routes.guildRole(guild, role), { body: { name } })
  }

  async setMentionable(guild: string, role: string, mentionable: boolean): Promise<void> {
    await this.rest.patch(Routes.guildRole(guild, role), { body: { mentionable } })
  }

  async removeRole(guild: string, role: string): Promise<void> {
    await this.rest.delete(Routes.guildRole(guild, role))
  }

  async giveRole(guild: string, member: string, role: string): Promise<void> {
    await this.rest.put(Routes.guildMemberRole(guild, member, role))
  }

  async takeRole(guild: string, member: string, role: string): Promise<void> {
    await this.rest.delete(Routes.guildMemberRole(guild, member, role))
  }

  async tags(forum: string): Promise<readonly ForumTag[]> {
    return ANSWERS.forum.shape.parse(await this.rest.get(Routes.channel(forum))).available_tags
  }

  async addTag(forum: string, tags: readonly ForumTag[], name: string): Promise<string> {
    // All tags are sent: those that are missing from the list would be deleted.
    const body = { available_tags: [...tags, { name }] }
    const raw = await this.once.patch(Routes.channel(forum), { body })
    const tag = ANSWERS.forum.shape.parse(raw).available_tags.find((each) => each.name === name)
    if (!tag) throw new Error(`forum ${forum} has no tag ${name}`)
    return tag.id
  }

  protected async ownId(): Promise<string> {
    this.#self ??= ANSWERS.user.shape.parse(await this.rest.get(Routes.user())).id
    return this.#self
  }
}

/** Guild only, outside Discord. https://discord.com/developers/docs/resources/guild-scheduled-event */
const eventBody = ({ name, about, place, start, end }: CalendarEvent) => ({
  name,
  description: about,
  entity_metadata: { location: place },
  privacy_level: 2,
  entity_type: 3,
  scheduled_start_time: start.toISOString(),
  scheduled_end_time: end.toISOString(),
})
