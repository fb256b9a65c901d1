// What a person does in a client and what the bot answers, through the unmodified discord.js.
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import { startBot } from './bot.ts'

let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>

beforeAll(async () => {
  sandbox = await openSandbox({ clock: testClock() })
  sandbox.addMember({ name: 'Mei', locale: 'zh-TW' })
  bot = await startBot(sandbox, async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.reply({
        content: `hello ${interaction.options.getString('game')} ${interaction.options.getInteger('seats')} ${interaction.locale}`,
        flags: MessageFlags.Ephemeral,
        components: [
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder().setCustomId('move').setLabel('Your move').setStyle(ButtonStyle.Primary),
            new ButtonBuilder().setCustomId('ask').setLabel('Ask').setStyle(ButtonStyle.Primary),
          ),
          new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
            new StringSelectMenuBuilder()
              .setCustomId('pick')
              .setMaxValues(2)
              .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' }),
          ),
        ],
      })
    else if (interaction.isButton() && interaction.customId === 'move')
      await interaction.update({ content: 'moved' })
    else if (interaction.isButton())
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId('m')
          .setTitle('Say it')
          .addLabelComponents(
            new LabelBuilder()
              .setLabel('Word')
              .setTextInputComponent(new TextInputBuilder().setCustomId('w').setStyle(TextInputStyle.Short)),
          ),
      )
    else if (interaction.isStringSelectMenu()) {
      await interaction.deferUpdate()
      await interaction.editReply({ content: `picked ${interaction.values.join(',')}` })
    } else if (interaction.isModalSubmit()) {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      await interaction.editReply(`word ${interaction.fields.getTextInputValue('w')}`)
    } else if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Zhang', value: 'zh' }])
  })
  await bot.client.application.commands.set([
    new SlashCommandBuilder()
      .setName('game')
      .setDescription('Games')
      .addSubcommand((sub) =>
        sub
          .setName('new')
          .setDescription('New game')
          .addStringOption((o) =>
            o.setName('game').setDescription('Which').setRequired(true).setAutocomplete(true),
          )
          .addIntegerOption((o) => o.setName('seats').setDescription('How many')),
      ),
  ])
})

afterAll(async () => {
  await bot.stop()
  await sandbox.close()
})

describe('a member plays', () => {
  test('slash, button, menu, modal, completion', async () => {
    const mei = sandbox.as('Mei')
    expect(await mei.complete('#general', 'game new', { game: 'zh' }, 'game')).toEqual([
      { name: 'Zhang', value: 'zh' },
    ])
    const panel = await mei.slash('#general', 'game new', { game: 'records', seats: 3 })
    expect(panel).toMatchObject({
      kind: 'message',
      text: 'hello records 3 zh-TW',
      message: { ephemeral: true },
    })
    expect(await mei.click(panel, 'Your move')).toMatchObject({ kind: 'update', text: 'moved' })
    expect(await mei.select(panel, 'pick', ['Two', 'One'])).toMatchObject({
      kind: 'update',
      text: 'picked 1,2',
    })
    const modal = await mei.click(panel, 'Ask')
    expect(modal).toMatchObject({ kind: 'modal', text: 'Say it' })
    expect(await mei.submit(modal, { Word: 'peach' })).toMatchObject({ kind: 'message', text: 'word peach' })
    expect(bot.errors).toEqual([])
    expect(sandbox.violations).toEqual([])
  })
})
