// Who may do what where: roles, overwrites, time-outs, and what the bot gets for trying.
// https://discord.com/developers/docs/topics/permissions
import { PermissionFlagsBits, SlashCommandBuilder, type TextChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  CannotDo,
  openSandbox,
  type PermissionName,
  type Sandbox,
  type TestClock,
  testClock,
} from '../../src/sandbox/index.ts'
import { request, startBot } from './bot.ts'

let clock: TestClock
let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let channel: TextChannel
let mei: ReturnType<Sandbox['as']>

beforeEach(async () => {
  clock = testClock()
  sandbox = await openSandbox({ clock })
  sandbox.addMember({ name: 'Mei' })
  mei = sandbox.as('Mei')
  bot = await startBot(sandbox, (interaction) => interaction.isChatInputCommand() && interaction.reply('ok'))
  channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
  await bot.client.application.commands.set([
    new SlashCommandBuilder().setName('play').setDescription('Play'),
    new SlashCommandBuilder()
      .setName('admin')
      .setDescription('Administer')
      .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild),
  ])
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

describe('the bot', () => {
  test.each<[PermissionName, object]>([
    ['SendMessages', { content: 'x' }],
    ['EmbedLinks', { embeds: [{ title: 'x' }] }],
    ['AttachFiles', { content: 'x', files: [{ attachment: Buffer.from('x'), name: 'x.txt' }] }],
  ])('without %s gets 50013', async (name, message) => {
    await channel.send(message)
    sandbox.setPermissions('#general', { for: 'bot', deny: [name] })
    await expect(channel.send(message)).rejects.toMatchObject({ status: 403, code: 50013 })
    sandbox.setPermissions('#general', { for: 'bot', allow: [name] })
    await channel.send(message)
  })

  test('in a channel it cannot see gets 50001', async () => {
    sandbox.setPermissions('#general', { for: 'bot', deny: ['ViewChannel'] })
    await expect(channel.send('x')).rejects.toMatchObject({ status: 403, code: 50001 })
  })

  test('without Read Message History reads an empty list', async () => {
    await channel.send('x')
    sandbox.setPermissions('#general', { for: 'bot', deny: ['ReadMessageHistory'] })
    expect((await request(sandbox, 'GET', `/channels/${channel.id}/messages`)).body).toEqual([])
  })

  test('may answer an interaction where it may not write', async () => {
    sandbox.setPermissions('#general', { for: 'bot', deny: ['SendMessages', 'EmbedLinks'] })
    expect((await mei.slash('#general', 'play')).text).toBe('ok')
  })

  test("an overwrite for a member beats a role's, and a role's beats everyone's", async () => {
    sandbox.setPermissions('#general', { deny: ['SendMessages'] })
    expect(() => mei.say('#general', 'x')).toThrow(CannotDo)
    sandbox.addRole({ name: 'players' })
    sandbox.giveRole('Mei', 'players')
    sandbox.setPermissions('#general', { for: 'players', allow: ['SendMessages'] })
    mei.say('#general', 'x')
    sandbox.setPermissions('#general', { for: 'Mei', deny: ['SendMessages'] })
    expect(() => mei.say('#general', 'x')).toThrow(CannotDo)
  })

  test('of two roles the one that allows wins', () => {
    sandbox.addRole({ name: 'players' })
    sandbox.addRole({ name: 'muted' })
    sandbox.giveRole('Mei', 'players')
    sandbox.giveRole('Mei', 'muted')
    sandbox.setPermissions('#general', { for: 'players', allow: ['SendMessages'] })
    sandbox.setPermissions('#general', { for: 'muted', deny: ['SendMessages'] })
    expect(mei.say('#general', 'x').text).toBe('x')
  })

  test('gives roles only below its own', async () => {
    const players = sandbox.addRole({ name: 'players' })
    const give = () =>
      request(sandbox, 'PUT', `/guilds/${sandbox.guild.id}/members/${mei.id}/roles/${players.id}`)
    expect(await give()).toMatchObject({ code: 50013 })
    sandbox.setServerPermissions('bot', ['ManageRoles', 'ViewChannel'])
    expect((await give()).status).toBe(204)
    expect(sandbox.guild.members.find((each) => each.user === mei.id)?.roles).toEqual([players.id])
  })

  test('may do what a server’s seed data gives it besides', async () => {
    const makeRole = async (given: readonly PermissionName[]) => {
      const other = await openSandbox({
        seedData: { guild: 'Garden', channels: [{ name: 'general' }], members: [], given },
      })
      const { status } = await request(other, 'POST', `/guilds/${other.guild.id}/roles`, { name: 'club' })
      await other.close()
      return status
    }
    expect(await makeRole([])).toBe(403)
    expect(await makeRole(['ManageRoles'])).toBe(200)
  })
})

describe('a person', () => {
  test('is offered a command only with its default permissions', async () => {
    expect(mei.commands('#general').map((each) => each.name)).toEqual(['play'])
    await expect(mei.slash('#general', 'admin')).rejects.toThrow('no command /admin')
    sandbox.addRole({ name: 'hosts', permissions: ['ManageGuild'] })
    sandbox.giveRole('Mei', 'hosts')
    expect((await mei.slash('#general', 'admin')).text).toBe('ok')
  })

  test('who is timed out or has left can do nothing', async () => {
    sandbox.timeOut('Mei', 60_000)
    await expect(mei.slash('#general', 'play')).rejects.toThrow('timed out')
    clock.advance(60_000)
    expect((await mei.slash('#general', 'play')).text).toBe('ok')
    sandbox.leave('Mei')
    await expect(mei.slash('#general', 'play')).rejects.toThrow(CannotDo)
    sandbox.join('Mei')
    expect((await mei.slash('#general', 'play')).text).toBe('ok')
  })

  test('does not see a hidden channel or its messages', async () => {
    const message = await channel.send('secret')
    sandbox.setPermissions('#general', { deny: ['ViewChannel'] })
    expect(mei.sees('#general')).toBe(false)
    expect(() => mei.messages('#general')).toThrow(CannotDo)
    expect(() => mei.look(message.id)).toThrow(CannotDo)
  })

  test('without Use Application Commands uses none', async () => {
    sandbox.setPermissions('#general', { deny: ['UseApplicationCommands'] })
    await expect(mei.slash('#general', 'play')).rejects.toThrow('UseApplicationCommands')
  })
})
