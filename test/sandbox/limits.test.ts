// Every rule that Discord refuses a body by, each broken once: 400, 50035, the place of the error, and a violation.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSandbox, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import { request } from './bot.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await openSandbox({ clock: testClock(), limits: { timeoutMs: 1_000 } })
})
beforeEach(() => {
  sandbox.violations.length = 0
})
afterAll(() => sandbox.close())

const long = (length: number) => 'x'.repeat(length)
const many = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n))
const row = (...components: object[]) => ({ type: 1, components })
const button = (n: number | string, more: object = {}) => ({
  type: 2,
  style: 1,
  label: `B${n}`,
  custom_id: `b${n}`,
  ...more,
})
const option = (n: number | string, more: object = {}) => ({ label: `L${n}`, value: `v${n}`, ...more })
const menu = (more: object = {}) => ({ type: 3, custom_id: 'menu', options: [option(1), option(2)], ...more })
const picker = (type: number) => ({ type, custom_id: 'picker' })
const V2 = 32768

async function refused(method: string, path: string, body: unknown, field: string, code: string) {
  const answer = await request(sandbox, method, path, body)
  expect(answer).toMatchObject({ status: 400, code: 50035 })
  const place = field === '' ? [] : field.split('.')
  let node = answer.body?.errors as Record<string, unknown> | undefined
  for (const key of place) node = node?.[key] as Record<string, unknown> | undefined
  expect(node?._errors).toEqual(expect.arrayContaining([expect.objectContaining({ code })]))
  expect(sandbox.violations).toEqual(
    expect.arrayContaining([expect.objectContaining({ field, code, by: 'rule' })]),
  )
}

const messages = () => `/channels/${sandbox.channel('#general').id}/messages`

describe('messages (https://discord.com/developers/docs/resources/message)', () => {
  const rules: [string, object, string, string][] = [
    ['content over 2000', { content: long(2001) }, 'content', 'BASE_TYPE_BAD_LENGTH'],
    ['content that is no text', { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
    ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_BAD_LENGTH'],
    ['an embed title over 256', { embeds: [{ title: long(257) }] }, 'embeds.0.title', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an embed description over 4096',
      { embeds: [{ description: long(4097) }] },
      'embeds.0.description',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      '26 embed fields',
      { embeds: [{ fields: many(26, () => ({ name: 'x', value: 'y' })) }] },
      'embeds.0.fields',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a field name over 256',
      { embeds: [{ fields: [{ name: long(257), value: 'y' }] }] },
      'embeds.0.fields.0.name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a field value over 1024',
      { embeds: [{ fields: [{ name: 'x', value: long(1025) }] }] },
      'embeds.0.fields.0.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a field without a value',
      { embeds: [{ fields: [{ name: 'x', value: '' }] }] },
      'embeds.0.fields.0.value',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a footer over 2048',
      { embeds: [{ footer: { text: long(2049) } }] },
      'embeds.0.footer.text',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an author over 256',
      { embeds: [{ author: { name: long(257) } }] },
      'embeds.0.author.name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    ['an empty embed', { embeds: [{}] }, 'embeds.0.description', 'BASE_TYPE_REQUIRED'],
    [
      'embeds over 6000 together',
      { embeds: many(2, () => ({ description: long(3001) })) },
      'embeds',
      'MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['11 attachments', { attachments: many(11, (id) => ({ id })) }, 'attachments', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an alt text over 1024',
      { attachments: [{ id: 0, description: long(1025) }] },
      'attachments.0.description',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'users both parsed and listed',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions.parse',
      'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
    [
      '101 allowed users',
      { content: 'x', allowed_mentions: { users: many(101, String) } },
      'allowed_mentions.users',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an unknown kind of mention',
      { content: 'x', allowed_mentions: { parse: ['all'] } },
      'allowed_mentions.parse.0',
      'BASE_TYPE_CHOICES',
    ],
    ['a nonce over 25', { content: 'x', nonce: long(26) }, 'nonce', 'NONCE_TYPE_TOO_LONG'],
    [
      'the ephemeral flag outside interactions',
      { content: 'x', flags: 64 },
      'flags',
      'MESSAGE_FLAGS_INVALID',
    ],
    [
      'content with components v2',
      { content: 'x', flags: V2, components: [{ type: 10, content: 'y' }] },
      'content',
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'v2 texts over 4000 together',
      { flags: V2, components: many(2, () => ({ type: 10, content: long(2001) })) },
      'components',
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
    ],
    [
      'more than 40 components v2',
      { flags: V2, components: many(7, (n) => row(...many(5, (m) => button(`${n}-${m}`)))) },
      'components',
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'a reply to nothing',
      { content: 'x', message_reference: { message_id: '123' } },
      'message_reference',
      'REPLIES_UNKNOWN_MESSAGE',
    ],
  ]
  test.each(rules)('%s', async (_, body, field, code) => refused('POST', messages(), body, field, code))

  test('at the limit everything passes', async () => {
    const body = {
      content: '桃'.repeat(2000),
      embeds: [{ description: long(4000) }, { description: long(2000) }],
      components: many(5, (n) => row(...many(5, (m) => button(`${n}-${m}`)))),
    }
    expect((await request(sandbox, 'POST', messages(), body)).status).toBe(200)
    expect(sandbox.violations).toEqual([])
  })
})

describe('components (https://discord.com/developers/docs/components/reference)', () => {
  const rules: [string, object[], string, string][] = [
    ['6 rows', many(6, (n) => row(button(n))), '', 'BASE_TYPE_BAD_LENGTH'],
    ['6 buttons in a row', [row(...many(6, button))], '0.components', 'BASE_TYPE_BAD_LENGTH'],
    ['an empty row', [row()], '0.components', 'BASE_TYPE_BAD_LENGTH'],
    ['a menu beside a button', [row(menu(), button(1))], '0.components', 'COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ['a button outside a row', [button(1)], '0.type', 'UNION_TYPE_CHOICES'],
    [
      'a text input in a message',
      [row({ type: 4, custom_id: 'x', style: 1, label: 'x' })],
      '0.components.0.type',
      'UNION_TYPE_CHOICES',
    ],
    [
      'a custom_id twice',
      [row(button(1)), row(button(1))],
      '1.components.0.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a custom_id over 100',
      [row(button(1, { custom_id: long(101) }))],
      '0.components.0.custom_id',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button without custom_id',
      [row(button(1, { custom_id: undefined }))],
      '0.components.0.custom_id',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a button label over 80',
      [row(button(1, { label: long(81) }))],
      '0.components.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a button with neither label nor emoji',
      [row(button(1, { label: undefined }))],
      '0.components.0',
      'BUTTON_COMPONENT_MISSING_LABEL',
    ],
    [
      'a link with a custom_id',
      [row(button(1, { style: 5, url: 'https://x.example' }))],
      '0.components.0',
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
    ],
    [
      'a link to nowhere',
      [row(button(1, { style: 5, custom_id: undefined }))],
      '0.components.0.url',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a menu of 26 options',
      [row(menu({ options: many(26, option) }))],
      '0.components.0.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    ['a menu of no options', [row(menu({ options: [] }))], '0.components.0.options', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an option label over 100',
      [row(menu({ options: [option(1, { label: long(101) })] }))],
      '0.components.0.options.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option value over 100',
      [row(menu({ options: [option(1, { value: long(101) })] }))],
      '0.components.0.options.0.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option description over 100',
      [row(menu({ options: [option(1, { description: long(101) })] }))],
      '0.components.0.options.0.description',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an option value twice',
      [row(menu({ options: [option(1), option(1)] }))],
      '0.components.0.options.1.value',
      'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
    ],
    [
      'a placeholder over 150',
      [row(menu({ placeholder: long(151) }))],
      '0.components.0.placeholder',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'more picks than options',
      [row(menu({ max_values: 3 }))],
      '0.components.0.max_values',
      'BASE_TYPE_MAX_VALUE',
    ],
    [
      'at least more picks than at most',
      [row(menu({ min_values: 2, max_values: 1 }))],
      '0.components.0.min_values',
      'BASE_TYPE_MAX_VALUE',
    ],
    [
      'more defaults than picks',
      [row(menu({ options: [option(1, { default: true }), option(2, { default: true })] }))],
      '0.components.0.options',
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
    ],
    [
      'a menu of roles that shows a member as picked',
      [row({ ...picker(6), default_values: [{ id: '1', type: 'user' }] })],
      '0.components.0.default_values.0.type',
      'BASE_TYPE_CHOICES',
    ],
    [
      'a menu of people that shows more than it takes',
      [row({ ...picker(5), default_values: many(2, (n) => ({ id: `${n + 1}`, type: 'user' })) })],
      '0.components.0.default_values',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a menu of its own options with defaults of the server’s',
      [row(menu({ default_values: [{ id: '1', type: 'role' }] }))],
      '0.components.0.default_values',
      'SELECT_COMPONENT_DEFAULT_VALUES_NOT_ALLOWED',
    ],
    [
      'kinds of channels for a menu of roles',
      [row({ ...picker(6), channel_types: [0] })],
      '0.components.0.channel_types',
      'SELECT_COMPONENT_OPTIONS_NOT_ALLOWED',
    ],
    [
      'options in a user menu',
      [row({ type: 5, custom_id: 'who', options: [option(1)] })],
      '0.components.0.options',
      'SELECT_COMPONENT_OPTIONS_NOT_ALLOWED',
    ],
  ]
  test.each(rules)('%s', async (_, components, field, code) =>
    refused(
      'POST',
      messages(),
      { content: 'x', components },
      ['components', field].filter(Boolean).join('.'),
      code,
    ),
  )
})

describe('commands (https://discord.com/developers/docs/interactions/application-commands)', () => {
  const command = (more: object = {}) => ({ name: 'play', description: 'Play', ...more })
  const text = (n: number | string, more: object = {}) => ({
    type: 3,
    name: `o${n}`,
    description: 'x',
    ...more,
  })
  const sub = (n: number | string, more: object = {}) => ({
    type: 1,
    name: `s${n}`,
    description: 'x',
    ...more,
  })
  const rules: [string, object, string, string][] = [
    ['an upper-case name', command({ name: 'Play' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a spaced name', command({ name: 'game new' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
    ['a name over 32', command({ name: long(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an upper-case translated name',
      command({ name_localizations: { 'en-GB': 'Play' } }),
      'name_localizations.en-GB',
      'APPLICATION_COMMAND_INVALID_NAME',
    ],
    [
      'an unknown locale',
      command({ description_localizations: { 'zh-HK': 'x' } }),
      'description_localizations.zh-HK',
      'ENUM_TYPE_COERCE',
    ],
    ['no description', command({ description: undefined }), 'description', 'BASE_TYPE_REQUIRED'],
    ['a description over 100', command({ description: long(101) }), 'description', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an option without description',
      command({ options: [text(1, { description: '' })] }),
      'options.0.description',
      'BASE_TYPE_REQUIRED',
    ],
    ['26 options', command({ options: many(26, text) }), 'options', 'BASE_TYPE_BAD_LENGTH'],
    ['26 subcommands', command({ options: many(26, sub) }), 'options', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an option twice',
      command({ options: [text(1), text(1)] }),
      'options.1.name',
      'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED',
    ],
    [
      'required after optional',
      command({ options: [text(1), text(2, { required: true })] }),
      'options.1',
      'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'a subcommand beside an option',
      command({ options: [sub(1), text(2)] }),
      'options',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      'a group in a subcommand',
      command({ options: [sub(1, { options: [sub(2, { type: 2 })] })] }),
      'options.0.options.0.type',
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
    ],
    [
      '26 choices',
      command({ options: [text(1, { choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) })] }),
      'options.0.choices',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a choice over 100',
      command({ options: [text(1, { choices: [{ name: long(101), value: 'x' }] })] }),
      'options.0.choices.0.name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a choice of the wrong type',
      command({ options: [text(1, { choices: [{ name: 'x', value: 1 }] })] }),
      'options.0.choices.0.value',
      'APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_TYPE',
    ],
    [
      'a choice twice',
      command({ options: [text(1, { choices: many(2, () => ({ name: 'x', value: 'x' })) })] }),
      'options.0.choices.1',
      'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATE',
    ],
    [
      'completion of a person',
      command({ options: [text(1, { type: 6, autocomplete: true })] }),
      'options.0.autocomplete',
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
    ],
    [
      'completion beside choices',
      command({ options: [text(1, { autocomplete: true, choices: [{ name: 'x', value: 'x' }] })] }),
      'options.0.autocomplete',
      'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
    ],
    ['an unknown context', command({ contexts: [7] }), 'contexts.0', 'BASE_TYPE_CHOICES'],
    [
      'over 8000 characters',
      command({
        options: many(4, (n) =>
          text(n, { choices: many(25, (m) => ({ name: `${m}${long(80)}`, value: `${m}` })) }),
        ),
      }),
      '',
      'APPLICATION_COMMAND_TOO_LARGE',
    ],
  ]
  test.each(rules)('%s', async (_, body, field, code) => {
    await refused('POST', `/applications/${sandbox.botId}/commands`, body, field, code)
    sandbox.violations.length = 0
    const inList = ['0', field].filter(Boolean).join('.')
    await refused('PUT', `/applications/${sandbox.botId}/commands`, [body], inList, code)
  })

  test('a name twice in one list', () =>
    refused(
      'PUT',
      `/applications/${sandbox.botId}/commands`,
      [command(), command()],
      '1.name',
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
    ))

  test('names of other scripts are allowed, as on Discord', async () => {
    const body = [command({ name_localizations: { 'zh-TW': '開局' } })]
    expect((await request(sandbox, 'PUT', `/applications/${sandbox.botId}/commands`, body)).status).toBe(200)
  })

  test('the 201st new command of a day (30034); the same again is no new one', async () => {
    const path = `/applications/${sandbox.botId}/commands`
    let answer = await request(sandbox, 'PUT', path, [command()])
    for (let n = 0; n < 210 && answer.status === 200; n += 1)
      answer = await request(sandbox, 'PUT', path, [command({ name: `play${n}` })])
    expect(answer).toMatchObject({ status: 400, code: 30034 })
    const [kept] = sandbox.commands
    expect((await request(sandbox, 'PUT', path, [command({ name: kept?.name })])).status).toBe(200)
  })
})

describe('first answers (https://discord.com/developers/docs/interactions/receiving-and-responding)', () => {
  const path = '/interactions/1/token/callback'
  const label = (n: number, more: object = {}) => ({
    type: 18,
    label: `Label ${n}`,
    component: { type: 4, style: 1, custom_id: `i${n}`, ...more },
  })
  const modal = (more: object = {}) => ({
    type: 9,
    data: { custom_id: 'm', title: 'Modal', components: [label(1)], ...more },
  })
  const rules: [string, object, string, string][] = [
    ['an unknown type', { type: 3 }, 'type', 'BASE_TYPE_CHOICES'],
    ['content over 2000', { type: 4, data: { content: long(2001) } }, 'data.content', 'BASE_TYPE_BAD_LENGTH'],
    [
      'an edit with content over 2000',
      { type: 7, data: { content: long(2001) } },
      'data.content',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      '26 suggestions',
      { type: 8, data: { choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) } },
      'data.choices',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a suggestion over 100',
      { type: 8, data: { choices: [{ name: long(101), value: 'x' }] } },
      'data.choices.0.name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'an empty suggestion',
      { type: 8, data: { choices: [{ name: '', value: 'x' }] } },
      'data.choices.0.name',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a suggested value over 100',
      { type: 8, data: { choices: [{ name: 'x', value: long(101) }] } },
      'data.choices.0.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    ['a modal of 6 fields', modal({ components: many(6, label) }), 'data.components', 'BASE_TYPE_BAD_LENGTH'],
    ['a modal of none', modal({ components: [] }), 'data.components', 'BASE_TYPE_BAD_LENGTH'],
    ['a modal title over 45', modal({ title: long(46) }), 'data.title', 'BASE_TYPE_BAD_LENGTH'],
    ['a modal without title', modal({ title: undefined }), 'data.title', 'BASE_TYPE_REQUIRED'],
    [
      'a label over 45',
      modal({ components: [{ ...label(1), label: long(46) }] }),
      'data.components.0.label',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label description over 100',
      modal({ components: [{ ...label(1), description: long(101) }] }),
      'data.components.0.description',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label around nothing',
      modal({ components: [{ type: 18, label: 'x' }] }),
      'data.components.0.component',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a text row without label',
      modal({ components: [row({ type: 4, style: 1, custom_id: 'x' })] }),
      'data.components.0.components.0.label',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'a button in a modal',
      modal({ components: [row(button(1))] }),
      'data.components.0.components.0.type',
      'UNION_TYPE_CHOICES',
    ],
    [
      'a field twice',
      modal({ components: [label(1), label(1)] }),
      'data.components.1.component.custom_id',
      'COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a field placeholder over 100',
      modal({ components: [label(1, { placeholder: long(101) })] }),
      'data.components.0.component.placeholder',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a text over its own limit',
      modal({ components: [label(1, { max_length: 5, value: 'too long' })] }),
      'data.components.0.component.value',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a menu of 26 in a modal',
      modal({ components: [{ type: 18, label: 'x', component: menu({ options: many(26, option) }) }] }),
      'data.components.0.component.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a list of 11 to tick',
      modal({
        components: [
          { type: 18, label: 'x', component: { type: 22, custom_id: 'x', options: many(11, option) } },
        ],
      }),
      'data.components.0.component.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a choice of one',
      modal({
        components: [
          { type: 18, label: 'x', component: { type: 21, custom_id: 'x', options: many(1, option) } },
        ],
      }),
      'data.components.0.component.options',
      'BASE_TYPE_BAD_LENGTH',
    ],
  ]
  test.each(rules)('%s', async (_, body, field, code) => refused('POST', path, body, field, code))
})

describe('places', () => {
  const rules: [string, () => string, object, string, string][] = [
    [
      'a thread name over 100',
      () => `/channels/${sandbox.channel('#general').id}/threads`,
      { name: long(101), type: 11 },
      'name',
      'BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a thread without name',
      () => `/channels/${sandbox.channel('#general').id}/threads`,
      { type: 11 },
      'name',
      'BASE_TYPE_REQUIRED',
    ],
    [
      'an archive time that is none',
      () => `/channels/${sandbox.channel('#general').id}/threads`,
      { name: 'x', type: 11, auto_archive_duration: 5000 },
      'auto_archive_duration',
      'BASE_TYPE_CHOICES',
    ],
    ['a direct message to nobody', () => '/users/@me/channels', {}, 'recipient_id', 'BASE_TYPE_REQUIRED'],
    [
      'a scheduled event without a place',
      () => `/guilds/${sandbox.guild.id}/scheduled-events`,
      { name: 'x', scheduled_start_time: '2026-01-01T00:00:00Z', privacy_level: 2, entity_type: 3 },
      'entity_metadata.location',
      'BASE_TYPE_REQUIRED',
    ],
  ]
  test.each(rules)('%s', async (_, path, body, field, code) => refused('POST', path(), body, field, code))
})
