// How long and how often an interaction may be answered.
// https://discord.com/developers/docs/interactions/receiving-and-responding
import { type Interaction, MessageFlags, SlashCommandBuilder } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox, type TestClock, testClock } from '../../src/sandbox/index.ts'
import { eventually, request, startBot } from './bot.ts'

let clock: TestClock
let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let received: Interaction[]
let answer: (interaction: Interaction) => unknown

beforeEach(async () => {
  clock = testClock()
  received = []
  answer = () => undefined
  sandbox = await openSandbox({ clock, limits: { timeoutMs: 2_000 } })
  sandbox.addMember({ name: 'Mei', locale: 'en-GB' })
  bot = await startBot(sandbox, (interaction) => {
    received.push(interaction)
    return answer(interaction)
  })
  await bot.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('play')
      .setDescription('Play')
      .addStringOption((o) => o.setName('choice').setDescription('What').setAutocomplete(true)),
  ])
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

/** The interaction the bot got last, by the parts of it that REST needs. */
const last = () => {
  const interaction = received.at(-1)
  if (interaction === undefined) throw new Error('the bot has received nothing')
  return interaction
}
const webhook = () => `/webhooks/${sandbox.botId}/${last().token}`
const callback = () => `/interactions/${last().id}/${last().token}/callback`

describe('the first answer', () => {
  test('within three seconds, else "The application did not respond" and 10062', async () => {
    const waiting = sandbox.as('Mei').slash('#general', 'play')
    await eventually(() => received.length === 1)
    clock.advance(2_999)
    expect(sandbox.notices).toEqual([])
    clock.advance(1)
    expect(await waiting).toMatchObject({ kind: 'silence', text: 'The application did not respond' })
    expect(sandbox.as('Mei').notices).toHaveLength(1)
    expect(await request(sandbox, 'POST', callback(), { type: 4, data: { content: 'late' } })).toMatchObject({
      status: 404,
      code: 10062,
    })
    expect(await request(sandbox, 'POST', webhook(), { content: 'late' })).toMatchObject({
      status: 404,
      code: 10015,
    })
  })

  test('only once: the second gets 40060', async () => {
    answer = (interaction) => interaction.isChatInputCommand() && interaction.reply('first')
    await sandbox.as('Mei').slash('#general', 'play')
    expect(
      await request(sandbox, 'POST', callback(), { type: 4, data: { content: 'second' } }),
    ).toMatchObject({ status: 400, code: 40060 })
  })

  test('nobody but the holder of the token may give it', async () => {
    void sandbox
      .as('Mei')
      .slash('#general', 'play')
      .catch(() => undefined)
    await eventually(() => received.length === 1)
    expect(
      await request(sandbox, 'POST', `/interactions/${last().id}/wrong/callback`, { type: 5 }),
    ).toMatchObject({ code: 10062 })
  })

  test('may bring back the message it made', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      const response = await interaction.reply({
        content: 'secret',
        flags: MessageFlags.Ephemeral,
        withResponse: true,
      })
      expect(response.resource?.message?.content).toBe('secret')
      expect(response.interaction.responseMessageEphemeral).toBe(true)
    }
    await sandbox.as('Mei').slash('#general', 'play')
    await eventually(() => received.length === 1)
    expect(bot.errors).toEqual([])
  })

  test('a completion is answered by choices alone, a command never', async () => {
    void sandbox
      .as('Mei')
      .slash('#general', 'play')
      .catch(() => undefined)
    await eventually(() => received.length === 1)
    expect(await request(sandbox, 'POST', callback(), { type: 8, data: { choices: [] } })).toMatchObject({
      status: 400,
      code: 50035,
    })
    expect(await request(sandbox, 'POST', callback(), { type: 7, data: { content: 'x' } })).toMatchObject({
      status: 400,
      code: 50035,
    })
    expect(sandbox.violations).toHaveLength(2)
  })
})

describe('deferred answers', () => {
  test('show as thinking, then as the edit', async () => {
    answer = (interaction) =>
      interaction.isChatInputCommand() && interaction.deferReply({ flags: MessageFlags.Ephemeral })
    const mei = sandbox.as('Mei')
    const waiting = mei.slash('#general', 'play')
    await eventually(() => mei.messages('#general').some((each) => each.loading))
    const interaction = last()
    if (!interaction.isChatInputCommand()) throw new Error('not a command')
    await eventually(() => interaction.deferred)
    await interaction.editReply('done')
    expect(await waiting).toMatchObject({
      text: 'done',
      message: { ephemeral: true, loading: false, edited: false },
    })
  })

  test('the first follow-up fills the placeholder and stays as secret as it was deferred', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      await interaction.followUp('filled')
      await interaction.followUp('public')
    }
    const mei = sandbox.as('Mei')
    expect(await mei.slash('#general', 'play')).toMatchObject({
      text: 'filled',
      message: { ephemeral: true },
    })
    await eventually(() => mei.messages('#general').length === 2)
    expect(sandbox.transcript('#general').map((each) => [each.text, each.ephemeralFor])).toEqual([
      ['filled', 'Mei'],
      ['public', null],
    ])
  })

  test('the original is found under @original, plain and encoded', async () => {
    answer = (interaction) => interaction.isChatInputCommand() && interaction.reply('one')
    await sandbox.as('Mei').slash('#general', 'play')
    expect(
      await request(sandbox, 'PATCH', `${webhook()}/messages/@original`, { content: 'two' }),
    ).toMatchObject({ body: { content: 'two' } })
    expect(await request(sandbox, 'GET', `${webhook()}/messages/%40original`)).toMatchObject({
      body: { content: 'two' },
    })
    expect((await request(sandbox, 'DELETE', `${webhook()}/messages/%40original`)).status).toBe(204)
    expect(
      await request(sandbox, 'PATCH', `${webhook()}/messages/@original`, { content: 'x' }),
    ).toMatchObject({ code: 10008 })
  })
})

describe('the token', () => {
  test('opens the webhook for 15 minutes, then 50027', async () => {
    answer = (interaction) => interaction.isChatInputCommand() && interaction.reply('one')
    await sandbox.as('Mei').slash('#general', 'play')
    clock.advance(15 * 60_000 - 1)
    expect((await request(sandbox, 'POST', webhook(), { content: 'still' })).status).toBe(200)
    clock.advance(1)
    expect(await request(sandbox, 'POST', webhook(), { content: 'over' })).toMatchObject({
      status: 401,
      code: 50027,
    })
    expect(
      await request(sandbox, 'PATCH', `${webhook()}/messages/@original`, { content: 'over' }),
    ).toMatchObject({ code: 50027 })
  })

  test('does not open messages that another token made', async () => {
    answer = (interaction) =>
      interaction.isChatInputCommand() && interaction.reply({ content: 'one', flags: MessageFlags.Ephemeral })
    const mei = sandbox.as('Mei')
    const first = await mei.slash('#general', 'play')
    await mei.slash('#general', 'play')
    expect(
      await request(sandbox, 'PATCH', `${webhook()}/messages/${first.message?.id}`, { content: 'x' }),
    ).toMatchObject({ code: 10008 })
  })
})

describe('ephemeral messages', () => {
  test('are seen by their reader alone, until the client reloads, and never over the channel', async () => {
    answer = (interaction) =>
      interaction.isChatInputCommand() &&
      interaction.reply({ content: 'for you', flags: MessageFlags.Ephemeral })
    sandbox.addMember({ name: 'Arjun' })
    const mei = sandbox.as('Mei')
    const { message } = await mei.slash('#general', 'play')
    expect(mei.messages('#general').map((each) => each.text)).toEqual(['for you'])
    expect(sandbox.as('Arjun').messages('#general')).toEqual([])
    const channel = sandbox.channel('#general').id
    expect((await request(sandbox, 'GET', `/channels/${channel}/messages`)).body).toEqual([])
    expect(await request(sandbox, 'GET', `/channels/${channel}/messages/${message?.id}`)).toMatchObject({
      code: 10008,
    })
    expect(
      await request(sandbox, 'PATCH', `/channels/${channel}/messages/${message?.id}`, { content: 'x' }),
    ).toMatchObject({ code: 10008 })
    mei.reload()
    expect(mei.messages('#general')).toEqual([])
    expect(sandbox.transcript('#general')).toHaveLength(1)
  })
})

describe('what discord.js is told', () => {
  test('locale, permissions, channel and context are all there', async () => {
    answer = (interaction) => interaction.isChatInputCommand() && interaction.reply('x')
    await sandbox.as('Mei').slash('#general', 'play', { choice: 'anything' })
    const interaction = last()
    expect(interaction.locale).toBe('en-GB')
    expect(interaction.guildLocale).toBe('en-US')
    expect(interaction.context).toBe(0)
    expect(interaction.inCachedGuild() && interaction.member.displayName).toBe('Mei')
    expect(interaction.memberPermissions?.has('SendMessages')).toBe(true)
    expect(interaction.memberPermissions?.has('ManageGuild')).toBe(false)
    expect(interaction.appPermissions.has('AttachFiles')).toBe(true)
    expect(interaction.channel?.id).toBe(sandbox.channel('#general').id)
    expect(interaction.authorizingIntegrationOwners['0']).toBe(sandbox.guild.id)
  })

  test('a command in direct messages has a user and no member', async () => {
    answer = (interaction) => interaction.isChatInputCommand() && interaction.reply('hello')
    const mei = sandbox.as('Mei')
    await bot.client.users.createDM(mei.id)
    expect((await mei.slash('@bot', 'play')).text).toBe('hello')
    expect(last().guildId).toBeNull()
    expect(last().context).toBe(1)
    expect(last().user.id).toBe(mei.id)
  })
})
