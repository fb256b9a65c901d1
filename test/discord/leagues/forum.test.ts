// The tags of a league's forum: one for each round, made when it is missing and that is permitted, and never worth stopping for.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Channel } from '../../../src/sandbox/world/model.ts'
import { openTeller, type Teller } from './teller.ts'

const HOUR = 3_600_000

let teller: Teller
let forum: Channel

beforeEach(async () => {
  teller = await openTeller({ format: 'season' })
  forum = teller.server.sandbox.addChannel({ name: 'tables', type: 'forum', tags: ['help'] })
  teller.set({ forum: forum.id })
  round(1)
})
afterEach(() => teller.close())

const round = (paired: number, number = 1) =>
  teller.set({ season: { number, status: 'running', rounds: 3, paired, entered: 7 } })
const permit = () =>
  teller.server.sandbox.setPermissions('#tables', { allow: ['ManageChannels'], for: 'bot' })
const updateForum = () => teller.tell({ kind: 'league-forum' })
const tags = () => teller.server.sandbox.channel(forum.id).tags?.map(({ name }) => name)
const asked = () =>
  teller.server.sandbox.requests.filter(({ path }) => path.endsWith(`/channels/${forum.id}`)).length

it('each round has its tag beside those that were there, looked up once a round', async () => {
  permit()
  expect(await updateForum()).toEqual({ done: true })
  await updateForum()
  expect(tags()).toEqual(['help', 'Round 1'])
  expect(asked()).toBe(2)
  round(2)
  await updateForum()
  expect(tags()).toEqual(['help', 'Round 1', 'Round 2'])
  // The next season takes the same tags.
  round(1, 2)
  await updateForum()
  expect(tags()).toEqual(['help', 'Round 1', 'Round 2'])
  const remembered = Object.values(
    (teller.leagues.memory.get('r4k2p league-forum') as { tags: Record<string, string> }).tags,
  )
  expect(new Set(remembered).size).toBe(2)
})

it('without Manage Channels there is a tag where somebody made it; else it is asked for again an hour later', async () => {
  expect(await updateForum()).toEqual({ done: true, fault: 'permission' })
  const once = asked()
  expect(await updateForum()).toEqual({ done: true, fault: 'permission' })
  expect(asked()).toBe(once)
  permit()
  teller.server.clock.advance(HOUR)
  expect(await updateForum()).toEqual({ done: true })
  expect(tags()).toEqual(['help', 'Round 1'])
})

it('a forum with 20 tags is full, and one that is gone cannot be used', async () => {
  const names = Array.from({ length: 20 }, (_, n) => `tag ${n}`)
  const full = teller.server.sandbox.addChannel({ name: 'full', type: 'forum', tags: names })
  teller.set({ forum: full.id })
  expect(await updateForum()).toEqual({ done: true, fault: 'full' })
  teller.server.sandbox.deleteChannel(full)
  teller.server.clock.advance(HOUR)
  expect(await updateForum()).toEqual({ done: true, fault: 'refused' })
})

it('a league without rounds or without a forum asks for nothing', async () => {
  teller.set({ format: 'queue' })
  expect(await updateForum()).toEqual({ done: true })
  expect(asked()).toBe(0)
})
