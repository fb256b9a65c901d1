// The driver does what a client lets a person do, and nothing else. Numbers are of discord-api-docs issues.
import { ApplicationCommandOptionType, type Interaction, MessageFlags, type TextChannel } from 'discord.js'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CannotDo, openSandbox, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import { startBot } from './bot.ts'

const {
  String: Text,
  Integer,
  Boolean: Flag,
  User,
  Channel,
  Subcommand,
  SubcommandGroup,
} = ApplicationCommandOptionType

let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>
let channel: TextChannel
let mei: ReturnType<Sandbox['as']>
let answer: (interaction: Interaction) => unknown

beforeEach(async () => {
  sandbox = await openSandbox({ clock: testClock(), limits: { timeoutMs: 2_000 } })
  sandbox.addMember({ name: 'Mei', locale: 'zh-TW' })
  sandbox.addMember({ name: 'Arjun' })
  mei = sandbox.as('Mei')
  bot = await startBot(sandbox, (interaction) => answer(interaction))
  channel = (await bot.client.channels.fetch(sandbox.channel('#general').id)) as TextChannel
})

afterEach(async () => {
  expect(bot.errors).toEqual([])
  await bot.stop()
  await sandbox.close()
})

describe('slash commands', () => {
  beforeEach(async () => {
    answer = (interaction) => {
      if (!interaction.isChatInputCommand()) return
      const shown = interaction.options.data
        .flatMap((each) => each.options ?? [each])
        .flatMap((each) => each.options ?? [each])
      return interaction.reply(JSON.stringify(shown.map((each) => [each.name, each.value])))
    }
    await bot.client.application.commands.set([
      {
        name: 'game',
        description: 'Games',
        options: [
          {
            type: Subcommand,
            name: 'new',
            description: 'New',
            options: [
              {
                type: Text,
                name: 'game',
                description: 'Which',
                required: true,
                choices: [{ name: 'Records', value: 'records', nameLocalizations: { 'zh-TW': '三國志' } }],
              },
              { type: Integer, name: 'seats', description: 'Seats', minValue: 2, maxValue: 5 },
              { type: Flag, name: 'open', description: 'Open' },
              { type: User, name: 'guest', description: 'Guest' },
              { type: Channel, name: 'where', description: 'Where' },
            ],
          },
          {
            type: SubcommandGroup,
            name: 'set',
            description: 'Set',
            options: [{ type: Subcommand, name: 'pace', description: 'Pace' }],
          },
        ],
      },
      {
        name: 'word',
        description: 'A word',
        options: [{ type: Text, name: 'word', description: 'Word', minLength: 2, maxLength: 5 }],
      },
    ])
  })

  test('options are resolved to their types', async () => {
    const values = { game: '三國志', seats: 3, open: true, guest: '@Arjun', where: '#general' }
    const outcome = await mei.slash('#general', 'game new', values)
    expect(JSON.parse(outcome.text)).toEqual([
      ['game', 'records'],
      ['seats', 3],
      ['open', true],
      ['guest', sandbox.as('Arjun').id],
      ['where', channel.id],
    ])
    expect(outcome.message).toMatchObject({ ephemeral: false, usedBy: 'Mei used /game new' })
    expect((await mei.slash('#general', '/game set pace')).text).toBe('[]')
  })

  test.each<[string, string, Record<string, string | number>, RegExp]>([
    ['an unknown command', 'nothing', {}, /no command \/nothing/],
    ['a missing subcommand', 'game', {}, /needs one of: new, set/],
    ['an unknown subcommand', 'game old', {}, /has no old/],
    ['a missing required option', 'game new', {}, /needs game/],
    ['an unknown option', 'word', { bad: 'x' }, /no option bad/],
    ['a choice that is none', 'game new', { game: 'chess' }, /cannot be chess/],
    ['a number out of bounds', 'game new', { game: 'records', seats: 9 }, /between 2 and 5/],
    ['a number that is none', 'game new', { game: 'records', seats: 'two' }, /takes a number/],
    ['a broken number', 'game new', { game: 'records', seats: 2.5 }, /takes a number/],
    ['a text too long', 'word', { word: 'abcdef' }, /2 to 5 characters/],
    ['nobody', 'game new', { game: 'records', guest: 'Nobody' }, /nobody called Nobody/],
  ])('%s cannot be sent', async (_, command, options, reason) => {
    await expect(mei.slash('#general', command, options)).rejects.toThrow(reason)
    await expect(mei.slash('#general', command, options)).rejects.toThrow(CannotDo)
  })
})

describe('completion', () => {
  beforeEach(async () => {
    answer = (interaction) => {
      if (interaction.isAutocomplete())
        return interaction.respond([
          { name: `Zhang (${interaction.options.getString('game')})`, value: 'zhang-1' },
        ])
      return (
        interaction.isChatInputCommand() &&
        interaction.reply({
          content: `got ${interaction.options.getString('choice')}`,
          flags: MessageFlags.Ephemeral,
        })
      )
    }
    await bot.client.application.commands.set([
      {
        name: 'play',
        description: 'Play',
        options: [
          { type: Text, name: 'choice', description: 'Choice', autocomplete: true },
          { type: Text, name: 'game', description: 'Game' },
        ],
      },
    ])
  })

  const suggest = async (game: string) => {
    const [first] = await mei.complete('#general', 'play', { choice: 'z', game }, 'choice')
    if (first === undefined) throw new Error('no suggestion')
    return first
  }
  const send = async (choice: Parameters<typeof mei.slash>[2]) =>
    (await mei.slash('#general', 'play', choice)).text

  test('sends the value of a suggestion, or any text', async () => {
    expect(await send({ choice: await suggest('a') })).toBe('got zhang-1')
    expect(await send({ choice: 'what I think' })).toBe('got what I think')
  })

  test('of some clients sends the name (#4595)', async () => {
    mei.device.sendsNames = true
    expect(await send({ choice: await suggest('a') })).toBe('got Zhang (a)')
  })

  test('of some clients shows what is no longer so (#4804)', async () => {
    expect((await suggest('a')).name).toBe('Zhang (a)')
    expect((await suggest('b')).name).toBe('Zhang (b)')
    mei.device.keepsSuggestions = true
    expect((await suggest('c')).name).toBe('Zhang (b)')
  })

  test('fails when the bot says nothing, and where there is none', async () => {
    answer = () => undefined
    await expect(mei.complete('#general', 'play', {}, 'game')).rejects.toThrow('no suggestions')
    await expect(mei.complete('#general', 'play', {}, 'choice')).rejects.toThrow('in vain')
  })
})

describe('buttons and menus', () => {
  const button = (label: string, more: object = {}) => ({
    type: 2,
    style: 1,
    label,
    custom_id: label.toLowerCase(),
    ...more,
  })
  const options = ['One', 'Two', 'Three'].map((label) => ({ label, value: label.toLowerCase() }))
  const menu = (more: object = {}) => ({
    type: 3,
    custom_id: 'pick',
    placeholder: 'Pick one',
    options,
    ...more,
  })
  const post = (...rows: object[]) =>
    channel.send({ content: 'x', components: rows.map((each) => ({ type: 1, components: [each] })) })

  beforeEach(() => {
    answer = async (interaction) => {
      if (interaction.isButton())
        await interaction.reply({
          content: `${interaction.user.displayName} ${interaction.customId}`,
          flags: MessageFlags.Ephemeral,
        })
      if (interaction.isStringSelectMenu())
        await interaction.reply({ content: interaction.values.join(' '), flags: MessageFlags.Ephemeral })
      if (interaction.isUserSelectMenu())
        await interaction.reply(interaction.users.map((user) => user.displayName).join(' '))
    }
  })

  test('anybody presses a public button; by label or custom_id', async () => {
    const { id } = await post(button('Join'))
    expect((await mei.click(id, 'Join')).text).toBe('Mei join')
    expect((await sandbox.as('Arjun').click(id, 'join')).text).toBe('Arjun join')
  })

  test('nobody presses what is disabled, a link, not there, ambiguous, or for another', async () => {
    const { id } = await post(
      button('Old', { disabled: true }),
      { type: 2, style: 5, label: 'Web', url: 'https://x.example' },
      button('Same', { custom_id: 'a' }),
      button('Same', { custom_id: 'b' }),
    )
    await expect(mei.click(id, 'Old')).rejects.toThrow('disabled')
    await expect(mei.click(id, 'Web')).rejects.toThrow('is a link')
    await expect(mei.click(id, 'Same')).rejects.toThrow('there are 2')
    await expect(mei.click(id, 'Nothing')).rejects.toThrow('no button Nothing')
    const panel = await mei.click((await post(button('Join'))).id, 'Join')
    await expect(sandbox.as('Arjun').click(panel, 'x')).rejects.toThrow('does not see')
    mei.dismiss(panel)
    await expect(mei.click(panel, 'x')).rejects.toThrow(CannotDo)
  })

  test('the order of picks is not kept (#5870), and their number is bounded', async () => {
    const { id } = await post(menu({ max_values: 2 }))
    expect((await mei.select(id, 'Pick one', ['Three', 'one'])).text).toBe('one three')
    await expect(mei.select(id, 'pick', ['One', 'Two', 'Three'])).rejects.toThrow('1 to 2 picks')
    await expect(mei.select(id, 'pick', ['Four'])).rejects.toThrow('no Four')
  })

  test('choosing the same again sends nothing (#4801), until an edit resets the menu (#3441)', async () => {
    const message = await post(menu({ options: options.map((each, n) => ({ ...each, default: n === 0 })) }))
    await expect(mei.select(message.id, 'pick', ['One'])).rejects.toThrow('#4801')
    expect((await mei.select(message.id, 'pick', ['Two'])).text).toBe('two')
    await expect(mei.select(message.id, 'pick', ['Two'])).rejects.toThrow('#4801')
    await message.edit({ components: [{ type: 1, components: [menu()] }] })
    expect((await mei.select(message.id, 'pick', ['Two'])).text).toBe('two')
  })

  test('a client that is loaded again has forgotten what its menus showed', async () => {
    const { id } = await post(menu())
    expect((await mei.select(id, 'pick', ['Two'])).text).toBe('two')
    mei.reload()
    expect((await mei.select(id, 'pick', ['Two'])).text).toBe('two')
  })

  test('people are chosen by name', async () => {
    const { id } = await post({ type: 5, custom_id: 'who', max_values: 2 })
    expect((await mei.select(id, 'who', ['Arjun', 'Mei'])).text).toBe('Arjun Mei')
  })
})

describe('modals', () => {
  const text = (custom_id: string, more: object = {}) => ({ type: 4, style: 1, custom_id, ...more })
  const open = async () =>
    mei.click(
      (
        await channel.send({
          content: 'x',
          components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Open', custom_id: 'open' }] }],
        })
      ).id,
      'Open',
    )

  beforeEach(() => {
    answer = async (interaction) => {
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'line',
          title: 'Your line',
          components: [
            { type: 18, label: 'Word', component: text('word', { max_length: 5 }) },
            { type: 18, label: 'Wish', component: text('wish', { required: false, value: 'none' }) },
            {
              type: 18,
              label: 'Front',
              component: {
                type: 3,
                custom_id: 'front',
                options: [
                  { label: 'Zhang Fei', value: 'zf' },
                  { label: 'Guan Yu', value: 'gy' },
                ],
              },
            },
          ],
        } as never)
      if (interaction.isModalSubmit()) {
        const { fields } = interaction
        const said = [
          fields.getTextInputValue('word'),
          fields.getTextInputValue('wish'),
          ...fields.getStringSelectValues('front'),
        ]
        if (interaction.isFromMessage()) await interaction.update({ content: said.join(' '), components: [] })
      }
    }
  })

  test('are filled in by label or custom_id, keep what the bot filled in, and may update their message', async () => {
    const modal = await open()
    expect(modal.modal?.fields.map((each) => each.label)).toEqual(['Word', 'Wish', 'Front'])
    expect(await mei.submit(modal, { Word: 'peach', front: 'Guan Yu' })).toMatchObject({
      kind: 'update',
      text: 'peach none gy',
    })
  })

  test('keep lists, choices and roles that are left as they were, and lists can be emptied', async () => {
    const role = sandbox.addRole({ name: 'hosts' })
    const options = ['a', 'b'].map((value) => ({ label: value.toUpperCase(), value, default: value === 'b' }))
    const may = { required: false, min_values: 0 }
    const held: unknown[] = []
    answer = async (interaction) => {
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'lists',
          title: 'Lists',
          components: [
            { type: 18, label: 'Any', component: { type: 22, custom_id: 'any', ...may, options } },
            { type: 18, label: 'One', component: { type: 21, custom_id: 'one', options } },
            {
              type: 18,
              label: 'Who',
              component: {
                type: 6,
                custom_id: 'who',
                ...may,
                default_values: [{ id: role.id, type: 'role' }],
              },
            },
          ],
        } as never)
      if (!interaction.isModalSubmit()) return
      held.push(
        [...interaction.fields.fields.values()].map((each) => ('values' in each ? each.values : each)),
      )
      if (interaction.isFromMessage()) await interaction.update({ content: 'x' })
    }
    await mei.submit(await open(), {})
    await mei.submit(await open(), { Any: [], One: 'A', Who: [] })
    expect(held).toMatchObject([
      [['b'], { value: 'b' }, [role.id]],
      [[], { value: 'a' }, []],
    ])
  })

  test('must be filled in as they ask', async () => {
    const modal = await open()
    await expect(mei.submit(modal, { Front: 'zf' })).rejects.toThrow('Word must be filled in')
    await expect(mei.submit(modal, { Word: 'peaches', Front: 'zf' })).rejects.toThrow('0 to 5 characters')
    await expect(mei.submit(modal, { Word: 'x' })).rejects.toThrow('Front must be chosen')
    await expect(mei.submit(modal, { Word: 'x', Front: 'zf', Rear: 'x' })).rejects.toThrow('no field Rear')
    await expect(sandbox.as('Arjun').submit(modal, { Word: 'x', Front: 'zf' })).rejects.toThrow('not open')
  })
})

describe('talk', () => {
  beforeEach(() => {
    answer = () => undefined
  })

  test('replies notify, files are kept, and a deleted message is gone', async () => {
    const first = sandbox.as('Arjun').say('#general', 'who plays?')
    const reply = mei.say('#general', 'me', { replyTo: first, files: [{ name: 'note.txt', data: 'hello' }] })
    expect(sandbox.as('Arjun').pings.map((each) => each.id)).toEqual([reply.id])
    expect(new TextDecoder().decode(sandbox.file(reply.attachments[0] ?? { id: '' }))).toBe('hello')
    sandbox.deleteMessage(first)
    expect(() => mei.look(first)).toThrow('gone')
  })

  test('two channels of one name must be told apart by id', () => {
    sandbox.addChannel({ name: 'general' })
    expect(() => mei.say('#general', 'x')).toThrow('2 channels #general')
    mei.say({ id: channel.id }, 'x')
  })

  test('an answer that never comes is an error, not a silence, while time is stopped', async () => {
    const { id } = await channel.send({
      content: 'x',
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] }],
    })
    await expect(mei.click(id, 'Go')).rejects.toThrow(
      'waited 2000 ms in vain for an answer to Go pressed by Mei',
    )
  })
})
