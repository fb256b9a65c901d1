// Scheduled events over REST.
// https://discord.com/developers/docs/resources/guild-scheduled-event

import { eventRule } from '../validate/place.ts'
import { refuse } from '../world/errors.ts'
import { type Call, created, invalid, nothing, ok, type Route } from '../world/http.ts'
import type { JsonObject, ScheduledEvent } from '../world/model.ts'
import type { PermissionName } from '../world/permissions.ts'
import { wireEvent } from '../world/wire-guild.ts'
import { botId, changed, newId } from '../world/world.ts'
import { guildWith } from './guilds.ts'

const COMPLETED = 3

/** An external event begins and is over by itself, at its times. */
function statusAt({ body, status }: ScheduledEvent, now: number): number {
  const at = (key: string) => Date.parse(String(body[key]))
  if (status > 2 || !(at('scheduled_start_time') <= now)) return status
  return at('scheduled_end_time') <= now ? COMPLETED : 2
}

/** @throws 50035 when what is about to happen begins in the past */
function requireFuture(call: Call, body: JsonObject): void {
  const { scheduled_start_time: start } = body
  if (typeof start !== 'string' || Date.parse(start) > call.world.clock.now()) return
  const what = 'Cannot schedule event in the past'
  throw invalid(call, ['scheduled_start_time'], 'GUILD_SCHEDULED_EVENT_SCHEDULE_PAST', what)
}

function createEvent(call: Call) {
  const { world } = call
  const guild = guildWith(call, 'CreateEvents', 'ManageEvents')
  requireFuture(call, call.body as JsonObject)
  const open = guild.events.filter((each) => statusAt(each, world.clock.now()) < COMPLETED)
  if (open.length >= world.limits.events) throw refuse('tooManyEvents')
  const event = { id: newId(world), creator: botId(world), body: call.body as JsonObject, status: 1 }
  guild.events.push(event)
  world.emit({
    t: 'GUILD_SCHEDULED_EVENT_CREATE',
    d: wireEvent(guild, event),
    guild: guild.id,
    intent: 65536,
  })
  changed(world)
  return created(wireEvent(guild, event))
}

function eventOf(call: Call, ...needed: PermissionName[]) {
  const guild = guildWith(call, ...needed)
  const event = guild.events.find((each) => each.id === call.param('event'))
  if (event === undefined) throw refuse('unknownEvent')
  return { guild, event }
}

function changeEvent(call: Call) {
  const { guild, event } = eventOf(call, 'CreateEvents', 'ManageEvents')
  if (statusAt(event, call.world.clock.now()) >= COMPLETED) throw refuse('eventFinished')
  const { status, ...rest } = call.body as JsonObject
  requireFuture(call, rest)
  event.body = { ...event.body, ...rest }
  if (typeof status === 'number') event.status = status
  call.world.emit({
    t: 'GUILD_SCHEDULED_EVENT_UPDATE',
    d: wireEvent(guild, event),
    guild: guild.id,
    intent: 65536,
  })
  changed(call.world)
  return ok(wireEvent(guild, event))
}

function removeEvent(call: Call) {
  const { guild, event } = eventOf(call, 'CreateEvents', 'ManageEvents')
  guild.events = guild.events.filter((each) => each !== event)
  call.world.emit({
    t: 'GUILD_SCHEDULED_EVENT_DELETE',
    d: wireEvent(guild, event),
    guild: guild.id,
    intent: 65536,
  })
  changed(call.world)
  return nothing
}

/** Everything about scheduled events. */
export const eventRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/guilds/:guild/scheduled-events',
    handle: (call) => {
      const guild = guildWith(call)
      const open = guild.events.filter((each) => statusAt(each, call.world.clock.now()) < COMPLETED)
      return ok(open.map((each) => wireEvent(guild, each)))
    },
  },
  { method: 'POST', path: '/guilds/:guild/scheduled-events', rule: eventRule, handle: createEvent },
  {
    method: 'GET',
    path: '/guilds/:guild/scheduled-events/:event',
    handle: (call) => {
      const { guild, event } = eventOf(call)
      return ok(wireEvent(guild, event))
    },
  },
  { method: 'PATCH', path: '/guilds/:guild/scheduled-events/:event', handle: changeEvent },
  { method: 'DELETE', path: '/guilds/:guild/scheduled-events/:event', handle: removeEvent },
]
