// A league whose tables open in a forum: each is a post with the tag of its round; where the forum is closed, a thread in the channel.
import { expect, it, onTestFinished } from 'vitest'
import type { Person } from '../../src/sandbox/index.ts'
import { keptTestDatabase } from '../support/databases.ts'
import { buttonBy, newestWith, publicly } from '../support/players.ts'
import { openTable } from './table.ts'

it('a league in a forum', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US' }, keptTestDatabase())
  onTestFinished(table.close)
  const { sandbox, clock, settled } = table
  const [mei, arjun] = ['Mei', 'Arjun'].map((name) => table.person(name)) as [Person, Person]
  sandbox.addRole({ name: 'organisers', permissions: ['ManageEvents'] })
  sandbox.giveRole('Arjun', 'organisers')
  const room = sandbox.addChannel({ name: 'league' }).id
  const forum = sandbox.addChannel({ name: 'tables', type: 'forum', tags: ['help'] })
  sandbox.setPermissions('#tables', { allow: ['ManageChannels'], for: 'bot' })
  const call = { name: 'Spring', game: 'records', format: 'season', seats: 2, rounds: 2, language: 'en' }
  await arjun.slash(room, 'league create', { ...call, forum: 'tables' })
  await settled()
  expect((await mei.slash(room, 'league info')).text).toContain('牌桌開在 #tables')
  for (const person of [mei, arjun]) {
    const page = newestWith(person, room, 'league-join')
    await person.click(page, buttonBy(page, 'league-join'))
  }
  await settled()
  const posts = () => sandbox.channels().filter(({ parent }) => parent === forum.id)
  /** Begins the next round, and lets a little time pass in which its table opens. */
  const next = async () => {
    await arjun.slash(room, 'league-admin start', { reason: 'now' })
    for (const seconds of [0, 3, 60]) {
      clock.advance(seconds * 1_000)
      await settled()
    }
  }

  // The answer to the post that opens the thread is lost: there is one post all the same.
  sandbox.fault({ route: `POST /channels/${forum.id}/threads`, drop: 'after' })
  await next()
  const tagged = sandbox.channel(forum.id).tags ?? []
  expect(tagged.map(({ name }) => name)).toEqual(['help', 'Round 1'])
  expect(posts().map(({ applied }) => applied)).toEqual([[tagged[1]?.id]])
  const [first] = publicly(mei, posts()[0]?.id ?? '')
  expect(first?.id).toBe(posts()[0]?.id)
  expect(JSON.stringify(first?.components)).toContain('fairness|')
  expect(publicly(mei, room).filter(({ type }) => type === 18)).toEqual([])

  // The forum is closed to the bot: the next table has its thread under the league's channel, and the doctor says why.
  sandbox.setPermissions('#tables', { deny: ['SendMessages'], for: 'bot' })
  await next()
  expect(posts()).toHaveLength(1)
  expect(sandbox.channels().filter(({ parent, thread }) => parent === room && thread)).toHaveLength(1)
  expect((await arjun.slash(room, 'game doctor')).text).toContain('I cannot use its forum')
  expect((await arjun.slash(room, 'league log')).text).toContain('I cannot use its forum')
  const back = await arjun.slash(room, 'league-admin forum', { reason: 'it is closed' })
  expect(back.text).toContain('open in #league from now on')
  expect((await arjun.slash(room, 'game doctor')).text).not.toContain('I cannot use its forum')
  expect(table.faults).toEqual([])
})
