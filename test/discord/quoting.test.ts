// “Quote in the game’s history”, in the menu of a message: by its author, where their game is played, and nowhere else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageCommands } from '../../commands/index.ts'
import { commandsRule } from '../../src/sandbox/validate/command.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'

const NAMES = { en: 'Quote in the game’s history', 'zh-TW': '記進對局經過', 'zh-CN': '记进对局经过' }
const COMMAND = 2

let server: TestServer
let thread: { readonly id: string }
beforeAll(async () => {
  server = await openTestServer()
  thread = { id: await server.begin() }
})
afterAll(() => server.close())

describe('the commands of a message’s menu', () => {
  it('are as many as Discord takes, with names that it takes, in three languages', () => {
    const bodies = messageCommands.map(({ definition }) => definition)
    expect(commandsRule(bodies)).toEqual([])
    expect(bodies.length).toBeLessThanOrEqual(5)
    for (const { name, name_localizations: names } of bodies) {
      expect(Object.keys(names ?? {}).sort()).toEqual(['en-GB', 'en-US', 'zh-CN', 'zh-TW'])
      for (const each of [name, ...Object.values(names ?? {})]) expect(each?.length).toBeLessThanOrEqual(32)
      expect(new Set(Object.values(names ?? {})).size).toBe(3)
    }
  })
})

describe('a line of one’s own', () => {
  it('is quoted with one press, in the language of who presses', async () => {
    const { arjun, mei, lena } = server
    const said = arjun.say(thread, `Well *met*, <@${mei.id}> <a:peach:123456>`)
    const kept = shown(await arjun.useOn(said, NAMES.en))
    expect(kept).toMatchObject({ ephemeralFor: 'Arjun' })
    expect(kept.content).toContain('at the step at which you said it')
    const page = await mei.slash(thread, 'history show', {})
    expect(page.text).toContain('**Arjun**：「Well \\*met\\*')
    expect(page.text).toContain('peach')
    expect(page.text).not.toContain(mei.id)
    const own = shown(await mei.useOn(mei.say(thread, '承讓'), NAMES['zh-TW']))
    expect(own.content).toContain('你說話時的那一步')
    expect((await lena.slash(thread, 'history show', {})).text).toContain('承')
    expect(shown(await arjun.slash(thread, 'me note', {})).content).toContain('Well')
  })

  it('is refused of others, without words, without a seat and elsewhere', async () => {
    const { arjun, mei, lena, store } = server
    const before = await store.db.note.count()
    const theirs = await arjun.useOn(mei.say(thread, 'mine'), NAMES.en)
    expect(theirs.text).toContain('Only who said a line')
    const bots = server.sandbox.transcript(thread).find(({ bot, ephemeral }) => bot && !ephemeral)
    if (!bots) throw new Error('the bot said nothing')
    expect((await arjun.useOn(bots, NAMES.en)).text).toContain('Only who said a line')
    const file = arjun.say(thread, '', { files: [{ name: 'a.txt', data: 'x' }] })
    expect((await arjun.useOn(file, NAMES.en)).text).toContain('no words in that message')
    const bystander = await lena.useOn(lena.say(thread, 'me too'), NAMES['zh-CN'])
    expect(bystander.text).toContain('你不在这一局里')
    const elsewhere = await arjun.useOn(arjun.say('#room', 'here?'), NAMES.en)
    expect(elsewhere.text).toContain('No game that has begun is played here')
    expect(await store.db.note.count()).toBe(before)
  })

  it('is not offered on what one alone is shown', async () => {
    const { arjun } = server
    const own = shown(await arjun.slash(thread, 'help', {}))
    await expect(arjun.useOn(own, NAMES.en)).rejects.toThrow('has no command')
  })

  it('is not stored where Discord lets no client send such a text, nor under another name of a command', async () => {
    const { arjun, sandbox, store } = server
    const before = await store.db.note.count()
    const said = arjun.say(thread, 'x')
    const forge = (name: string, content: string) =>
      sandbox.forge({
        kind: COMMAND,
        user: arjun.id,
        channel: thread.id,
        data: {
          ...{ id: '1', name, type: 3, target_id: said.id },
          resolved: {
            messages: { [said.id]: { id: said.id, content, author: { id: arjun.id, username: 'Arjun' } } },
          },
        },
      })
    expect((await forge(NAMES.en, 'a\u0000b')).text).toContain('2')
    expect((await forge('Quote', 'a')).text).toContain('do not know that command')
    expect(await store.db.note.count()).toBe(before)
  })
})

it('a line that was said after the end of a game stands at its end', async () => {
  const { arjun, mei, app, store } = server
  for (const person of [mei, arjun])
    for (const choice of ['plum', '1 2 3', 'none', 'rain']) await person.slash(thread, 'play', { choice })
  await app.settled()
  expect((await store.db.game.findFirst())?.status).toBe('finished')
  const said = mei.say(thread, '下次再戰')
  expect((await mei.useOn(said, NAMES['zh-TW'])).text).toContain('你說話時的那一步')
  expect((await arjun.slash(thread, 'history show', { step: 9 })).text).toContain('下次再戰')
})
