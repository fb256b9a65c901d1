// Servers, members, roles and scheduled events over REST; the bot itself; the gateway's address.

import { roleRule } from '../validate/place.ts'
import { refuse } from '../world/errors.ts'
import { type Call, nothing, ok, type Route } from '../world/http.ts'
import { type Guild, isThread, type JsonObject, type Role } from '../world/model.ts'
import { memberLeaves } from '../world/people.ts'
import { Permission, type PermissionName, serverPermissions } from '../world/permissions.ts'
import { sessionStartLimit } from '../world/session-starts.ts'
import { wireChannel, wireMember, wireRole, wireUser } from '../world/wire.ts'
import { wireGuild } from '../world/wire-guild.ts'
import { botGuild, botId, changed, memberOf, newId, userOf, type World } from '../world/world.ts'

const GUILD_MEMBERS = 2

/** The server, if the bot has one of the permissions `needed` there. @throws 10004, 50013 */
export function guildWith(call: Call, ...needed: PermissionName[]) {
  const guild = botGuild(call.world, call.param('guild'))
  const allowed = serverPermissions(guild, memberOf(guild, botId(call.world)))
  if (needed.length > 0 && !needed.some((name) => (allowed & Permission[name]) !== 0n))
    throw refuse('missingPermissions')
  return guild
}

/** The application as it describes itself. */
export function wireApplication(world: World) {
  const bot = userOf(world, botId(world))
  return {
    id: bot.id,
    name: bot.name,
    icon: null,
    description: '',
    type: null,
    bot: wireUser(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    team: null,
    owner: wireUser(userOf(world, world.state.guilds[0]?.owner ?? bot.id)),
    integration_types_config: { 0: {} },
    approximate_guild_count: world.state.guilds.length,
  }
}

function members(call: Call) {
  if ((call.world.privileged & GUILD_MEMBERS) === 0) throw refuse('missingAccess')
  const after = call.query.after ?? '0'
  const limit = Number(call.query.limit ?? 1)
  const found = guildWith(call).members.filter((each) => BigInt(each.user) > BigInt(after))
  return ok(found.slice(0, limit).map((each) => wireMember(call.world, each)))
}

function search(call: Call) {
  const start = (call.query.query ?? '').toLowerCase()
  const found = guildWith(call).members.filter((each) => {
    const names = [each.nick ?? '', userOf(call.world, each.user).name]
    return names.some((name) => name.toLowerCase().startsWith(start))
  })
  return ok(found.slice(0, Number(call.query.limit ?? 1)).map((each) => wireMember(call.world, each)))
}

/** The role that is named, below the bot's own. @throws 10011, 50013 */
function roleBelow(call: Call, guild: Guild): Role {
  const role = guild.roles.find((each) => each.id === call.param('role'))
  if (role === undefined) throw refuse('unknownRole')
  const own = memberOf(guild, botId(call.world)).roles
  const top = Math.max(...guild.roles.filter((each) => own.includes(each.id)).map((each) => each.position), 0)
  if (role.position >= top) throw refuse('missingPermissions')
  return role
}

function changeRoles(add: boolean) {
  return (call: Call) => {
    const guild = guildWith(call, 'ManageRoles')
    const member = memberOf(guild, call.param('user'))
    const role = roleBelow(call, guild)
    member.roles = [...member.roles.filter((each) => each !== role.id), ...(add ? [role.id] : [])]
    call.world.emit({
      t: 'GUILD_MEMBER_UPDATE',
      d: { ...wireMember(call.world, member), guild_id: guild.id },
      guild: guild.id,
      intent: GUILD_MEMBERS,
    })
    changed(call.world)
    return nothing
  }
}

function createRole(call: Call) {
  const { world } = call
  const guild = guildWith(call, 'ManageRoles')
  if (guild.roles.length >= world.limits.roles) throw refuse('tooManyRoles')
  const body = call.body as {
    name?: string | null
    permissions?: string | number | null
    mentionable?: boolean | null
  }
  const role: Role = {
    id: newId(world),
    name: body.name ?? 'new role',
    permissions: String(body.permissions ?? 0),
    position: 1,
    mentionable: body.mentionable ?? false,
    managed: false,
  }
  for (const each of guild.roles) if (each.position >= 1) each.position += 1
  guild.roles.push(role)
  tellRole(world, 'GUILD_ROLE_CREATE', guild, { role: wireRole(role) })
  return ok(wireRole(role))
}

function changeRole(call: Call) {
  const guild = guildWith(call, 'ManageRoles')
  const role = roleBelow(call, guild)
  const body = call.body as { name?: string | null; mentionable?: boolean | null }
  role.name = body.name ?? role.name
  role.mentionable = body.mentionable ?? role.mentionable
  tellRole(call.world, 'GUILD_ROLE_UPDATE', guild, { role: wireRole(role) })
  return ok(wireRole(role))
}

function deleteRole(call: Call) {
  const guild = guildWith(call, 'ManageRoles')
  const role = roleBelow(call, guild)
  guild.roles = guild.roles.filter((each) => each !== role)
  for (const member of guild.members) member.roles = member.roles.filter((each) => each !== role.id)
  tellRole(call.world, 'GUILD_ROLE_DELETE', guild, { role_id: role.id })
  return nothing
}

function tellRole(world: World, t: string, guild: Guild, what: JsonObject): void {
  world.emit({ t, d: { guild_id: guild.id, ...what }, guild: guild.id, intent: 1 })
  changed(world)
}

const gateway = (call: Call) =>
  ok({
    url: `${call.world.url.replace('http', 'ws')}/gateway`,
    shards: call.world.limits.shards,
    session_start_limit: sessionStartLimit(call.world),
  })

/** Everything about servers, and the bot's own account. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/gateway', open: true, handle: gateway },
  { method: 'GET', path: '/gateway/bot', handle: gateway },
  {
    method: 'GET',
    path: '/users/@me',
    handle: (call) => ok(wireUser(userOf(call.world, botId(call.world)))),
  },
  {
    method: 'GET',
    path: '/users/@me/guilds',
    handle: (call) => {
      const mine = call.world.state.guilds.filter((guild) =>
        guild.members.some((each) => each.user === botId(call.world)),
      )
      return ok(
        mine.map((guild) => ({
          id: guild.id,
          name: guild.name,
          icon: null,
          owner: false,
          features: [],
          permissions: serverPermissions(guild, memberOf(guild, botId(call.world))).toString(),
        })),
      )
    },
  },
  {
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    handle: (call) => {
      memberLeaves(call.world, guildWith(call), botId(call.world))
      return nothing
    },
  },
  {
    method: 'GET',
    path: '/users/:user',
    handle: (call) => ok(wireUser(userOf(call.world, call.param('user')))),
  },
  { method: 'GET', path: '/applications/@me', handle: (call) => ok(wireApplication(call.world)) },
  { method: 'GET', path: '/oauth2/applications/@me', handle: (call) => ok(wireApplication(call.world)) },
  { method: 'GET', path: '/guilds/:guild', handle: (call) => ok(wireGuild(guildWith(call))) },
  {
    method: 'GET',
    path: '/guilds/:guild/channels',
    handle: (call) => {
      const guild = guildWith(call)
      return ok(
        call.world.state.channels
          .filter((each) => each.guild === guild.id && !isThread(each))
          .map((each) => wireChannel(call.world, each)),
      )
    },
  },
  { method: 'GET', path: '/guilds/:guild/roles', handle: (call) => ok(guildWith(call).roles.map(wireRole)) },
  { method: 'POST', path: '/guilds/:guild/roles', rule: roleRule, handle: createRole },
  { method: 'PATCH', path: '/guilds/:guild/roles/:role', rule: roleRule, handle: changeRole },
  { method: 'DELETE', path: '/guilds/:guild/roles/:role', handle: deleteRole },
  { method: 'GET', path: '/guilds/:guild/members', handle: members },
  { method: 'GET', path: '/guilds/:guild/members/search', handle: search },
  {
    method: 'GET',
    path: '/guilds/:guild/members/:user',
    handle: (call) => ok(wireMember(call.world, memberOf(guildWith(call), call.param('user')))),
  },
  { method: 'PUT', path: '/guilds/:guild/members/:user/roles/:role', handle: changeRoles(true) },
  { method: 'DELETE', path: '/guilds/:guild/members/:user/roles/:role', handle: changeRoles(false) },
]
