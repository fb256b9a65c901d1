// `/server …`: what holds for all tables of a server, for members who manage it.
import { PermissionFlagsBits } from 'discord.js'
import type { Command } from '../src/discord/call/reply.ts'
import { family } from './family.ts'
import { serverCustom } from './server/custom.ts'
import { serverDaily } from './server/daily.ts'
import { serverSettings } from './server/settings.ts'

const { definition, ...rest } = family('server', [serverSettings, serverDaily, serverCustom])

/** Shown to those who manage the server; each use is checked again. */
export const server: Command = {
  ...rest,
  definition: { ...definition, default_member_permissions: String(PermissionFlagsBits.ManageGuild) },
}
