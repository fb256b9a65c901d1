// Servers, members, roles and scheduled events as the bot finds them.
// https://discord.com/developers/docs/resources/guild
import { GuildScheduledEventEntityType, GuildScheduledEventPrivacyLevel } from 'discord.js'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSandbox, type Sandbox, testClock } from '../../src/sandbox/index.ts'
import { request, startBot } from './bot.ts'

let sandbox: Sandbox
let bot: Awaited<ReturnType<typeof startBot>>

beforeEach(async () => {
  sandbox = await openSandbox({ clock: testClock() })
  sandbox.addMember({ name: 'Mei' })
  bot = await startBot(sandbox)
})

afterEach(async () => {
  await bot.stop()
  await sandbox.close()
})

const guild = () => bot.client.guilds.fetch(sandbox.guild.id)

test('one member is found without a privileged intent, the list is not; nobody is 10007', async () => {
  const mei = await (await guild()).members.fetch(sandbox.as('Mei').id)
  expect(mei.displayName).toBe('Mei')
  expect((await (await guild()).members.search({ query: 'me' })).map((each) => each.displayName)).toEqual([
    'Mei',
  ])
  expect(await request(sandbox, 'GET', `/guilds/${sandbox.guild.id}/members?limit=9`)).toMatchObject({
    code: 50001,
  })
  expect(await request(sandbox, 'GET', `/guilds/${sandbox.guild.id}/members/1`)).toMatchObject({
    code: 10007,
  })
  expect(await request(sandbox, 'GET', '/users/1')).toMatchObject({ code: 10013 })
  expect(await request(sandbox, 'GET', '/guilds/1')).toMatchObject({ code: 10004 })
})

test('scheduled events need Create Events, a permission of its own since February 2026', async () => {
  const order = {
    name: 'Round 1',
    scheduledStartTime: new Date(Date.UTC(2026, 1, 1)),
    scheduledEndTime: new Date(Date.UTC(2026, 1, 2)),
    privacyLevel: GuildScheduledEventPrivacyLevel.GuildOnly,
    entityType: GuildScheduledEventEntityType.External,
    entityMetadata: { location: '#general' },
  }
  const place = await guild()
  await expect(place.scheduledEvents.create(order)).rejects.toMatchObject({ code: 50013 })
  sandbox.setServerPermissions('bot', ['ViewChannel', 'CreateEvents'])
  const event = await place.scheduledEvents.create(order)
  await event.edit({ name: 'Round 2' })
  expect(sandbox.guild.events.map((each) => each.body.name)).toEqual(['Round 2'])
  await event.delete()
  expect(sandbox.guild.events).toEqual([])
})

test('roles and channels are made with their permissions alone', async () => {
  const place = await guild()
  await expect(place.roles.create({ name: 'players' })).rejects.toMatchObject({ code: 50013 })
  await expect(place.channels.create({ name: 'tables' })).rejects.toMatchObject({ code: 50013 })
  sandbox.setServerPermissions('bot', ['ViewChannel', 'ManageRoles', 'ManageChannels'])
  const role = await place.roles.create({ name: 'players' })
  await (await place.members.fetch(sandbox.as('Mei').id)).roles.add(role)
  expect(sandbox.guild.members.find((each) => each.user === sandbox.as('Mei').id)?.roles).toEqual([role.id])
  const channel = await place.channels.create({ name: 'tables', topic: 'Games' })
  await channel.setName('rooms')
  expect(sandbox.channel('#rooms')).toMatchObject({ id: channel.id, topic: 'Games' })
  await channel.delete()
  expect(sandbox.as('Mei').sees('#rooms')).toBe(false)
})

test('a bot that left a server is not heard of there', async () => {
  await bot.client.application.commands.set([{ name: 'play', description: 'Play' }])
  await (await guild()).leave()
  await expect(sandbox.as('Mei').slash('#general', 'play')).rejects.toThrow('no command /play')
  expect(
    await request(sandbox, 'POST', `/channels/${sandbox.channel('#general').id}/messages`, { content: 'x' }),
  ).toMatchObject({ code: 50001 })
  sandbox.join('@bot')
  expect(
    (await request(sandbox, 'POST', `/channels/${sandbox.channel('#general').id}/messages`, { content: 'x' }))
      .status,
  ).toBe(200)
})

test('what is not there answers 404, and a wrong token 401', async () => {
  expect((await request(sandbox, 'GET', '/no/such/route')).status).toBe(404)
  expect(
    (await fetch(`${sandbox.url}/api/v10/users/@me`, { headers: { authorization: 'Bot wrong' } })).status,
  ).toBe(401)
})

const DAY = 86_400_000

test('an event is in the future, runs and is over by itself, and a server has 100 of them at most', async () => {
  const clock = testClock()
  const own = await openSandbox({ clock, limits: { events: 1 } })
  own.setServerPermissions('bot', ['ViewChannel', 'CreateEvents'])
  const path = `/guilds/${own.guild.id}/scheduled-events`
  const event = (day: number) => ({
    name: 'Round 1',
    privacy_level: 2,
    entity_type: 3,
    entity_metadata: { location: 'here' },
    scheduled_start_time: new Date(clock.now() + day * DAY).toISOString(),
    scheduled_end_time: new Date(clock.now() + (day + 1) * DAY).toISOString(),
  })
  expect(await request(own, 'POST', path, event(-1))).toMatchObject({ status: 400, code: 50035 })
  own.violations.length = 0
  const made = await request(own, 'POST', path, event(1))
  expect(made.status).toBe(201)
  expect(await request(own, 'POST', path, event(1))).toMatchObject({ status: 400, code: 30038 })
  clock.advance(3 * DAY)
  const [stored] = own.guild.events
  expect(await request(own, 'PATCH', `${path}/${stored?.id}`, { name: 'Round 2' })).toMatchObject({
    code: 180000,
  })
  expect((await request(own, 'POST', path, event(1))).status).toBe(201)
  await own.close()
})

test('roles are changed and deleted below the bot’s own, and a server has 250 at most', async () => {
  const own = await openSandbox({ clock: testClock(), limits: { roles: 3 } })
  own.addMember({ name: 'Mei' })
  own.setServerPermissions('bot', ['ViewChannel', 'ManageRoles'])
  const path = `/guilds/${own.guild.id}/roles`
  const above = own.guild.roles.find(({ managed }) => managed)
  expect(await request(own, 'DELETE', `${path}/${above?.id}`)).toMatchObject({ code: 50013 })
  expect(await request(own, 'POST', path, { name: 'champion' })).toMatchObject({ status: 200 })
  expect(await request(own, 'POST', path, { name: 'one too many' })).toMatchObject({ code: 30005 })
  const role = own.guild.roles.find(({ name }) => name === 'champion')
  const mei = `/guilds/${own.guild.id}/members/${own.as('Mei').id}/roles/${role?.id}`
  expect((await request(own, 'PUT', mei)).status).toBe(204)
  expect(await request(own, 'PATCH', `${path}/${role?.id}`, { name: 'winner' })).toMatchObject({
    status: 200,
  })
  expect(role?.name).toBe('winner')
  expect((await request(own, 'DELETE', `${path}/${role?.id}`)).status).toBe(204)
  expect(own.guild.members.some(({ roles }) => roles.includes(role?.id ?? ''))).toBe(false)
  expect(await request(own, 'PUT', mei)).toMatchObject({ code: 10011 })
  await own.close()
})
