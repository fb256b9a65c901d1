// A league's event in the server's calendar: one at most, always of the next date, and never worth stopping for.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTeller, type Teller } from './teller.ts'

const DAY = 86_400_000

let teller: Teller

beforeEach(async () => {
  teller = await openTeller()
  teller.server.sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'CreateEvents'])
  season('entry', 7)
})
afterEach(() => teller.close())

const at = (days: number) => new Date(teller.server.clock.now() + days * DAY)
const season = (status: 'entry' | 'running', days: number | undefined, paired = 0) =>
  teller.set({
    season: {
      number: 2,
      status,
      rounds: 3,
      paired,
      entered: 7,
      ...(days !== undefined && { nextAt: at(days) }),
    },
  })
const updateEvent = (more = {}) => teller.tell({ kind: 'league-event' }, more)
const events = () => teller.server.sandbox.guild.events.map(({ body }) => body)
const asked = () =>
  teller.server.sandbox.requests.filter(
    ({ method, path }) => method !== 'GET' && path.includes('scheduled-events'),
  )

it('says when a season begins, then when its next round does', async () => {
  expect(await updateEvent()).toEqual({ done: true })
  expect(events()).toMatchObject([
    {
      name: 'Peach League: season 2 starts',
      scheduled_start_time: at(7).toISOString(),
      entity_type: 3,
      entity_metadata: {
        location: `https://discord.com/channels/${teller.league.guild}/${teller.league.channel}`,
      },
    },
  ])
  await updateEvent()
  expect(asked()).toHaveLength(1)
  teller.server.clock.advance(7 * DAY)
  season('running', 14, 1)
  await updateEvent()
  expect(events()).toMatchObject([
    { name: 'Peach League: round 2 starts', scheduled_start_time: at(14).toISOString() },
  ])
})

it('moves with its date, and goes with a pause, the last round and the league', async () => {
  await updateEvent()
  const [first] = teller.server.sandbox.guild.events
  season('entry', 14)
  await updateEvent()
  expect(teller.server.sandbox.guild.events).toHaveLength(1)
  expect(teller.server.sandbox.guild.events[0]).toMatchObject({
    id: first?.id,
    body: { scheduled_start_time: at(14).toISOString() },
  })
  teller.set({ status: 'paused' })
  await updateEvent()
  expect(events()).toEqual([])
  teller.set({ status: 'open' })
  await updateEvent()
  expect(events()).toHaveLength(1)
  season('running', undefined, 3)
  await updateEvent()
  expect(events()).toEqual([])
  season('entry', 5)
  await updateEvent()
  teller.set({ status: 'archived' })
  await updateEvent()
  expect(events()).toEqual([])
})

it('whose making got through unanswered is there once', async () => {
  teller.server.sandbox.fault({ route: 'POST /guilds/*/scheduled-events', drop: 'after', times: 2 })
  while (!(await updateEvent({ doubtful: true })).done);
  expect(events()).toHaveLength(1)
})

it('is found again by a bot that was killed before it noted it', async () => {
  await updateEvent()
  teller.leagues.memory.clear()
  season('entry', 9)
  await updateEvent({ doubtful: true })
  expect(events()).toMatchObject([{ scheduled_start_time: at(9).toISOString() }])
})

it('that somebody has deleted, or that is over, is made anew with the next date', async () => {
  const { sandbox } = teller.server
  await updateEvent()
  sandbox.guild.events = []
  await updateEvent()
  expect(events()).toEqual([])
  season('entry', 9)
  await updateEvent()
  expect(events()).toHaveLength(1)
})

it('is not there without the permission, which costs one request a date; it comes with a later one', async () => {
  const { sandbox } = teller.server
  sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages'])
  expect(await updateEvent()).toEqual({ done: true, fault: 'permission' })
  expect(await updateEvent()).toEqual({ done: true, fault: 'permission' })
  expect(asked()).toHaveLength(1)
  sandbox.setServerPermissions('bot', ['ViewChannel', 'SendMessages', 'CreateEvents'])
  season('entry', 8)
  expect(await updateEvent()).toEqual({ done: true })
  expect(events()).toHaveLength(1)
})

it('has no room among a hundred others, and is tried again after an hour', async () => {
  const { sandbox, clock } = teller.server
  sandbox.limits.events = 0
  expect(await updateEvent()).toEqual({ done: true, fault: 'full' })
  sandbox.limits.events = 100
  await updateEvent()
  expect(events()).toEqual([])
  clock.advance(3_600_000)
  expect(await updateEvent()).toEqual({ done: true })
  expect(events()).toHaveLength(1)
})

it('is tried again where Discord is out of order, and speaks the league’s language', async () => {
  const { sandbox } = teller.server
  teller.set({ language: 'zh-TW' })
  sandbox.fault({ route: 'POST /guilds/*/scheduled-events', status: 400, code: 12_345, message: 'No' })
  expect(await updateEvent()).toMatchObject({ done: false, refusal: 12_345 })
  await updateEvent()
  expect(events()).toMatchObject([{ name: 'Peach League：第 2 季開始' }])
})
