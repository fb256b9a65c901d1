// What the host stores besides games: picks, claims, leases, languages, posts and settings.
import { afterAll, describe, expect, it } from 'vitest'
import { newTestDatabase, SERVER, testStore } from '../support/databases.ts'
import { arjun, gameOf, hostOn, mei } from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)
const { host } = hostOn(store)

afterAll(() => host.stop())

describe('a draft', () => {
  it('is empty at first, and each change needs the version before', async () => {
    const empty = await host.play.draft(mei.id, 'token-a')
    expect(empty).toEqual({ picks: [], page: 0, version: 0 })
    const first = await host.play.saveDraft(mei.id, 'token-a', { ...empty, picks: ['card-1'] })
    expect(first).toEqual({ picks: ['card-1'], page: 0, version: 1 })
    expect(await host.play.saveDraft(mei.id, 'token-a', { ...empty, picks: ['card-2'] })).toBeUndefined()
    expect(await host.play.draft(mei.id, 'token-a')).toEqual(first)
  })

  it('takes one of two clicks in the same instant', async () => {
    const empty = await host.play.draft(mei.id, 'token-b')
    const saved = await Promise.all(
      ['card-1', 'card-2'].map((card) => host.play.saveDraft(mei.id, 'token-b', { ...empty, picks: [card] })),
    )
    expect(saved.filter((draft) => draft)).toHaveLength(1)
  })

  it('is a member’s own', async () => {
    await host.play.saveDraft(mei.id, 'token-c', { picks: ['card-1'], page: 2, version: 0 })
    expect(await host.play.draft(arjun.id, 'token-c')).toEqual({ picks: [], page: 0, version: 0 })
  })
})

describe('an interaction', () => {
  it('is claimed once, however many want it', async () => {
    const claims = await Promise.all([1, 2, 3].map(() => host.processes.claim('interaction-claimed', mei.id)))
    expect(claims.filter((claimed) => claimed)).toHaveLength(1)
    expect(await host.processes.claim('interaction-claimed', mei.id)).toBeUndefined()
  })
})

describe('a lease', () => {
  it('can be kept by who has it, and given back', async () => {
    expect(await host.processes.lease('shard 0')).toBe(true)
    expect(await host.processes.lease('shard 0')).toBe(true)
    await host.processes.release('shard 0')
    expect(await host.processes.lease('shard 0')).toBe(true)
    await host.processes.release('shard 0')
  })

  // Embedded, the folder's lock sees to it that there is no second process: test/store/store.test.ts.
  if (SERVER)
    it('is one process’s alone, and free when that process is gone', async () => {
      const second = await testDatabase.open()
      const other = hostOn(second).host
      const shard = `shard of ${process.pid}`
      expect(await other.processes.lease(shard)).toBe(true)
      expect(await host.processes.lease(shard)).toBe(false)
      await other.stop()
      await second.close()
      expect(await host.processes.lease(shard)).toBe(true)
      await host.processes.release(shard)
    })
})

describe('the host', () => {
  it('knows the languages people and servers chose', async () => {
    expect(await host.people.languageOf('9001')).toBeUndefined()
    await host.people.setLanguage({ id: '9001', name: 'Yara' }, 'zh-TW')
    await host.people.setLanguage({ id: '9001', name: 'Yara' }, 'zh-CN')
    expect(await host.people.languageOf('9001')).toBe('zh-CN')
    expect(await host.settings.languageOfGuild('9002')).toBeUndefined()
    await host.settings.setLanguageOfGuild('9002', 'zh-TW')
    expect(await host.settings.languageOfGuild('9002')).toBe('zh-TW')
  })

  it('keeps settings, the newest value of each', async () => {
    expect(await host.settings.get('commands')).toBeUndefined()
    await host.settings.save('commands', 'a')
    await host.settings.save('commands', 'b')
    expect(await host.settings.get('commands')).toBe('b')
  })

  it('remembers one post of each kind for a game, and its thread', async () => {
    const { id } = await gameOf(host, [arjun])
    const post = {
      kind: 'prompt',
      channel: 'c',
      message: 'm',
      postedAt: new Date(0),
      data: { seats: [1] },
    } as const
    expect(await host.posts.find(id, 'prompt')).toBeUndefined()
    await host.posts.save(id, post)
    await host.posts.save(id, { ...post, message: 'n' })
    expect(await host.posts.find(id, 'prompt')).toMatchObject({ ...post, message: 'n' })
    expect(await host.posts.find(id, 'lobby')).toBeUndefined()
    await host.posts.saveThread(id, 'thread-1')
    expect((await host.games.inChannel('thread-1'))?.id).toBe(id)
  })
})
