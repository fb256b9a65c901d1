// Members who cannot see where their game is played are asked in private, and everybody else is told so.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canSee } from '../../src/discord/http/channel-access.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

describe('who sees a channel', () => {
  const VIEW = '1024'
  const facts = {
    guild: 'g',
    owner: 'o',
    member: 'm',
    held: ['r'],
    roles: [
      { id: 'g', permissions: VIEW },
      { id: 'r', permissions: '0' },
    ],
    overwrites: [],
  }
  const rule = (id: string, allow: string, deny: string) => ({ id, allow, deny })

  it('follows the server, then its rules for everybody, for roles and for members', () => {
    expect(canSee(facts)).toBe(true)
    const hidden = { ...facts, overwrites: [rule('g', '0', VIEW)] }
    expect(canSee(hidden)).toBe(false)
    expect(canSee({ ...hidden, overwrites: [...hidden.overwrites, rule('r', VIEW, '0')] })).toBe(true)
    const denied = [...hidden.overwrites, rule('r', VIEW, '0'), rule('m', '0', VIEW)]
    expect(canSee({ ...hidden, overwrites: denied })).toBe(false)
    expect(canSee({ ...hidden, owner: 'm' })).toBe(true)
    expect(canSee({ ...hidden, roles: [...facts.roles, { id: 'r', permissions: '8' }] })).toBe(true)
    expect(canSee({ ...hidden, overwrites: [rule('other', VIEW, '0'), ...hidden.overwrites] })).toBe(false)
  })
})

describe('a member who cannot see the channel any more', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await openTestServer()
  })
  afterEach(() => server.close())

  it('is asked by direct message and answers there; the prompt and the doctor say so', async () => {
    const { mei, arjun, sandbox, app } = server
    const thread = await server.begin()
    sandbox.setPermissions('#room', { deny: ['ViewChannel'], for: 'Arjun' })
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    const told = last(arjun.messages('@bot'))
    expect(told.content).toContain('you cannot see the game’s channel any more')
    const prompt = last(
      sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move')),
    )
    expect(prompt.content).toContain('**Arjun** cannot see this channel')
    expect((await mei.slash({ id: thread }, 'game doctor')).text).toContain('**Arjun** 看不到')
    expect(shown(await arjun.click(told, 'Your move')).content).toContain('Which fruit')
    const game = (await app.host.games.inChannel(thread))?.id ?? ''
    await arjun.slash('@bot', 'play', { choice: 'pear', game })
    await app.settled()
    expect(await app.host.history.story(game)).not.toEqual([])
  })

  it('is offered no seat', async () => {
    const { mei, lena, sandbox } = server
    const thread = await server.begin()
    sandbox.setPermissions('#room', { deny: ['ViewChannel'], for: 'Lena' })
    const said = await mei.slash({ id: thread }, 'game replace', { seat: '1', member: lena.id })
    expect(said.text).toContain('**Lena** 看不到')
  })

  it('who has left is not named as asked: a computer plays', async () => {
    const { mei, arjun, sandbox, app } = server
    const thread = await server.begin()
    sandbox.leave('Arjun')
    for (const choice of ['peach', '1 2 3', 'none', 'rain'])
      await mei.slash({ id: thread }, 'play', { choice })
    await app.settled()
    expect(arjun.pings.filter(({ channel }) => channel === thread)).toEqual([])
    const said = sandbox.transcript({ id: thread }).map(({ content }) => content)
    expect(said.join()).toContain('**Arjun** has left the server')
  })
})
