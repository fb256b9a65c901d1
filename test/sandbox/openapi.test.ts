// Bodies against Discord's own OpenAPI description, which lies beside the project and not in it.
import { existsSync } from 'node:fs'
import {
  ActionRowBuilder,
  ApplicationCommandType,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ContextMenuCommandBuilder,
  EmbedBuilder,
  MessageFlags,
  SlashCommandBuilder,
  type TextChannel,
} from 'discord.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { request, startBot } from './bot.ts'

const openapi = '../shared/data/discord/openapi.json'
const present = existsSync(openapi)
if (!present)
  console.log(`${openapi} is not here: bodies are not checked against Discord's OpenAPI description`)

describe.runIf(present)('with the description', () => {
  let sandbox: Sandbox
  let bot: Awaited<ReturnType<typeof startBot>>
  let channel: TextChannel

  beforeAll(async () => {
    sandbox = await openSandbox({ openapi })
    sandbox.addMember({ name: 'Mei' })
    bot = await startBot(sandbox, async (interaction) => {
      if (interaction.isChatInputCommand()) {
        await interaction.deferReply({ flags: MessageFlags.Ephemeral })
        await interaction.editReply({
          content: 'one',
          files: [new AttachmentBuilder(Buffer.from('x'), { name: 'x.png', description: 'x' })],
        })
        await interaction.followUp({ content: 'two', flags: MessageFlags.Ephemeral, components: [buttons()] })
      } else if (interaction.isMessageContextMenuCommand())
        await interaction.reply(`kept ${interaction.targetMessage.content}`)
      else if (interaction.isButton()) await interaction.update({ content: 'three', components: [] })
      else if (interaction.isAutocomplete())
        await interaction.respond([{ name: 'x', value: 'y', nameLocalizations: { 'zh-TW': '嗨' } }])
    })
    channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
  })

  afterAll(async () => {
    await bot.stop()
    await sandbox.close()
  })

  const buttons = () =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('go').setLabel('Go').setEmoji('⚔️').setStyle(ButtonStyle.Primary),
    )

  test('everything discord.js sends passes', async () => {
    await bot.client.application.commands.set([
      new SlashCommandBuilder()
        .setName('play')
        .setDescription('Play')
        .setDescriptionLocalizations({ 'zh-TW': '玩' })
        .setDefaultMemberPermissions(0x20)
        .addStringOption((o) => o.setName('choice').setDescription('What').setAutocomplete(true)),
      new ContextMenuCommandBuilder()
        .setName('Keep it')
        .setType(ApplicationCommandType.Message)
        .setNameLocalizations({ 'zh-TW': '收下' }),
    ])
    const message = await channel.send({
      content: 'hello',
      nonce: 'n1',
      enforceNonce: true,
      embeds: [new EmbedBuilder().setTitle('x').setColor('Red')],
      components: [buttons()],
      files: [new AttachmentBuilder(Buffer.from('x'), { name: 'x.png', description: 'alt' })],
      allowedMentions: { users: [] },
    })
    await message.edit({
      content: 'edited',
      attachments: [...message.attachments.values()],
      allowedMentions: { parse: [] },
    })
    const thread = await message.startThread({ name: 'table', autoArchiveDuration: 10080 })
    await thread.setArchived(true)
    sandbox.addRole({ name: 'hosts', permissions: ['ManageGuild'] })
    sandbox.giveRole('Mei', 'hosts')
    const mei = sandbox.as('Mei')
    await mei.complete('#general', 'play', { choice: 'x' }, 'choice')
    expect((await mei.slash('#general', 'play', { choice: 'y' })).text).toBe('one')
    const two = await sandbox.until('the follow-up', () =>
      mei.messages('#general').find((each) => each.text === 'two'),
    )
    expect((await mei.click(two, 'Go')).text).toBe('three')
    const said = mei.say('#general', 'mine')
    expect((await mei.useOn(said, '收下')).text).toBe('kept mine')
    await expect(mei.useOn(said, 'play')).rejects.toThrow('no command “play”')
    await (await bot.client.users.fetch(mei.id)).send('psst')
    expect(bot.errors).toEqual([])
    expect(sandbox.violations).toEqual([])
  })

  test('what no rule of ours knows is refused too, at its place', async () => {
    const body = { content: 'x', embeds: [{ title: 'x', timestamp: 'yesterday' }] }
    expect(await request(sandbox, 'POST', `/channels/${channel.id}/messages`, body)).toMatchObject({
      status: 400,
      code: 50035,
    })
    expect(sandbox.violations).toMatchObject([{ field: 'embeds.0.timestamp', by: 'openapi' }])
    sandbox.violations.length = 0
    const emoji = {
      content: 'x',
      components: [
        {
          type: 1,
          components: [{ type: 2, style: 1, custom_id: 'x', emoji: { id: 'not-a-number', name: 'x' } }],
        },
      ],
    }
    expect(await request(sandbox, 'POST', `/channels/${channel.id}/messages`, emoji)).toMatchObject({
      code: 50035,
    })
    expect(sandbox.violations[0]).toMatchObject({
      field: 'components.0.components.0.emoji.id',
      by: 'openapi',
    })
  })

  test('a wrong type inside a first answer is refused', async () => {
    expect(
      await request(sandbox, 'POST', '/interactions/1/x/callback', {
        type: 4,
        data: { embeds: [{ color: 'red' }] },
      }),
    ).toMatchObject({ code: 50035 })
  })
})
