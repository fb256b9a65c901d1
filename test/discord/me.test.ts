// `/me`: one person's own settings and games, on any server and in direct messages.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

describe('/me games', () => {
  it('lists all games across servers, those that wait for me first, and leads to them', async () => {
    const { mei, arjun, app, sandbox } = server
    expect((await arjun.slash('#room', 'me games')).text).toContain('You are in no game.')
    const first = await server.begin()
    const second = await server.begin([arjun, mei])
    await app.settled()
    const list = shown(await arjun.slash('@bot', 'me games'))
    const [, top, below] = list.content.split('\n')
    expect(top).toMatch(/⏳ <t:\d+:R> · \*\*your move/)
    expect(top).toContain(`https://discord.com/channels/${sandbox.guild.id}/${second}/`)
    expect(below).toContain('**Mei**')
    expect(below).toContain(`/${first}/`)
    const panel = shown(await arjun.select(list, 'Which game?', [top?.match(/Orchard · \w+/)?.[0] ?? '']))
    expect(panel.content).toContain('Which fruit')
  })

  it('all lists have the game that has waited longest first, and are cut after that', async () => {
    const { mei, arjun, app, clock } = server
    const waiting = await server.begin([mei, arjun], { speed: 'none' })
    const { host } = app
    const person = { id: mei.id, name: 'Mei' }
    for (let n = 0; n < 26; n++) {
      clock.advance(1_000)
      const options = { title: 'toy', seats: 2, language: 'en', options: {} } as const
      const at = { guild: server.sandbox.guild.id, channel: `9${n}`, interaction: `open ${n}` }
      const opened = await host.lobby.open({ ...options, ...at, person: { id: arjun.id, name: 'Arjun' } })
      if (!opened.ok) throw new Error(opened.refusal.key)
      await host.lobby.join(opened.value.id, person, `join ${n}`)
      await host.lobby.start(opened.value.id, { id: arjun.id, name: 'Arjun' }, { threads: false })
    }
    const game = (await host.games.inChannel(waiting))?.id ?? ''
    const list = shown(await mei.slash('@bot', 'me games'))
    expect(list.content.split('\n')[1]).toContain(game)
    expect(list.content).toContain('12')
    const [first, second] = await mei.complete('#room', 'play', { game: '' }, 'game')
    expect(first?.value).toBe(game)
    // The others wait for somebody else: the oldest of them comes next.
    expect(second?.value).toBe((await host.games.ofMember(mei.id)).at(-2)?.id)
    expect((await mei.slash('@bot', 'play', { choice: 'pear' })).text).not.toContain('哪一局')
    expect((await host.history.story(game)).length).toBeGreaterThan(0)
  })

  it('leads on to the next game that waits, after an answer', async () => {
    const { mei } = server
    await server.begin()
    const second = await server.begin()
    const play = (choice: string) => mei.slash({ id: second }, 'play', { choice })
    for (const choice of ['1', '1 2 3', 'none']) await play(choice)
    const over = await play('rain')
    expect(shown(over).buttons).toContain('我的其他對局（1）')
    expect((await mei.click(over, '我的其他對局（1）')).text).toContain('Which fruit')
  })

  it('leads on from a game that has just ended, too', async () => {
    const { mei, app } = server
    await server.begin()
    const alone = await server.begin([mei])
    const play = (choice: string) => mei.slash({ id: alone }, 'play', { choice })
    for (const choice of ['1', '1 2 3', 'none']) await play(choice)
    expect(shown(await play('rain')).buttons).toEqual(['我的其他對局（1）'])
    expect((await app.host.games.inChannel(alone, true))?.status).toBe('finished')
  })
})
