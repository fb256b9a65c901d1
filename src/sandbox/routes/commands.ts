// Registering commands.
// https://discord.com/developers/docs/interactions/application-commands#endpoints

import { commandChangeRule, commandRule, commandsRule } from '../validate/command.ts'
import { refuse } from '../world/errors.ts'
import { type Call, created, nothing, ok, type Route } from '../world/http.ts'
import type { Command, CommandOption, Id } from '../world/model.ts'
import { wireCommand } from '../world/wire-guild.ts'
import { botGuild, botId, changed, newId, type World } from '../world/world.ts'

interface CommandBody {
  name: string
  type?: number | null
  description?: string
  name_localizations?: Record<string, string> | null
  description_localizations?: Record<string, string> | null
  options?: CommandOption[] | null
  default_member_permissions?: string | number | null
  dm_permission?: boolean | null
  contexts?: number[] | null
  integration_types?: number[] | null
  nsfw?: boolean | null
}

const DAY = 86_400_000
const CREATES_A_DAY = 200
const MOST = 100

function scope(call: Call): Id | null {
  if (call.param('application') !== botId(call.world)) throw refuse('missingAccess')
  const guild = call.param('guild')
  return guild === '' ? null : botGuild(call.world, guild).id
}

const same = (one: Command, guild: Id | null, body: { name: string; type?: number | null }) =>
  one.guild === guild && one.name === body.name && one.type === (body.type ?? 1)

/** Counts a command that did not exist before. @throws 30034 */
function countCreate(world: World): void {
  const now = world.clock.now()
  world.state.commandCreates = world.state.commandCreates.filter((at) => at > now - DAY)
  if (world.state.commandCreates.length >= CREATES_A_DAY) throw refuse('tooManyCreates')
  world.state.commandCreates.push(now)
}

function commandFrom(world: World, guild: Id | null, body: CommandBody, id: Id): Command {
  const permissions = body.default_member_permissions
  return {
    id,
    version: newId(world),
    guild,
    type: body.type ?? 1,
    name: body.name,
    description: body.description ?? '',
    name_localizations: body.name_localizations ?? null,
    description_localizations: body.description_localizations ?? null,
    options: body.options ?? [],
    default_member_permissions:
      permissions === undefined || permissions === null ? null : String(permissions),
    contexts: body.contexts ?? (body.dm_permission === false ? [0] : null),
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
  }
}

function replaceAll(call: Call) {
  const { world } = call
  const guild = scope(call)
  const bodies = call.body as CommandBody[]
  const fresh = bodies.map((body) => {
    const known = world.state.commands.find((each) => same(each, guild, body))
    if (known === undefined) countCreate(world)
    return commandFrom(world, guild, body, known?.id ?? newId(world))
  })
  world.state.commands = [...world.state.commands.filter((each) => each.guild !== guild), ...fresh]
  changed(world)
  return ok(fresh.map((each) => wireCommand(world, each, true)))
}

function create(call: Call) {
  const { world } = call
  const guild = scope(call)
  const body = call.body as CommandBody
  const known = world.state.commands.find((each) => same(each, guild, body))
  if (known === undefined) {
    if (
      world.state.commands.filter((each) => each.guild === guild && each.type === (body.type ?? 1)).length >=
      MOST
    )
      throw refuse('tooManyCommands')
    countCreate(world)
  }
  const command = commandFrom(world, guild, body, known?.id ?? newId(world))
  world.state.commands = [...world.state.commands.filter((each) => each !== known), command]
  changed(world)
  const answer = wireCommand(world, command, true)
  return known === undefined ? created(answer) : ok(answer)
}

function commandOf(call: Call): Command {
  const guild = scope(call)
  const command = call.world.state.commands.find(
    (each) => each.guild === guild && each.id === call.param('command'),
  )
  if (command === undefined) throw refuse('unknownCommand')
  return command
}

function change(call: Call) {
  const { world } = call
  const command = commandOf(call)
  const fresh = commandFrom(world, command.guild, { ...command, ...(call.body as CommandBody) }, command.id)
  world.state.commands = world.state.commands.map((each) => (each === command ? fresh : each))
  changed(world)
  return ok(wireCommand(world, fresh, true))
}

function remove(call: Call) {
  const command = commandOf(call)
  call.world.state.commands = call.world.state.commands.filter((each) => each !== command)
  changed(call.world)
  return nothing
}

function list(call: Call) {
  const guild = scope(call)
  const localized = call.query.with_localizations === 'true'
  return ok(
    call.world.state.commands
      .filter((each) => each.guild === guild)
      .map((each) => wireCommand(call.world, each, localized)),
  )
}

/** Global commands and those of one server. */
export const commandRoutes: readonly Route[] = [
  '/applications/:application/commands',
  '/applications/:application/guilds/:guild/commands',
].flatMap((path): Route[] => [
  { method: 'GET', path, handle: list },
  { method: 'PUT', path, rule: commandsRule, handle: replaceAll },
  { method: 'POST', path, rule: commandRule, handle: create },
  {
    method: 'GET',
    path: `${path}/:command`,
    handle: (call) => ok(wireCommand(call.world, commandOf(call), true)),
  },
  { method: 'PATCH', path: `${path}/:command`, rule: commandChangeRule, handle: change },
  { method: 'DELETE', path: `${path}/:command`, handle: remove },
])
