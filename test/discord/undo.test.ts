// Undo as people see it: a button in the answerer's panel, a word to the table, and the story struck through.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const publicly = (place: string) =>
  server.sandbox.transcript({ id: place } as never).filter(({ ephemeral }) => !ephemeral)

describe('Undo', () => {
  it('asks the same anew in the same panel, strikes the story through, and tells the table in a new message', async () => {
    const { mei, app } = server
    const thread = await server.begin()
    const prompt = last(publicly(thread))
    const phone = shown(await mei.click(prompt, 'Your move'))
    const panel = shown(await mei.click(prompt, 'Your move'))
    const next = shown(await mei.click(panel, '紅桃'))
    await app.settled()
    const tablet = shown(await mei.click(last(publicly(thread)), 'Your move'))
    const again = shown(await mei.click(next, '復原上一個選擇'))
    expect(again.content).toContain('已復原')
    expect(again.content).toContain('Which fruit')
    await app.settled()
    const story = publicly(thread).find(({ content }) => content.includes('picked'))
    expect(story?.content).toBe('~~**Mei** picked Red Peach 紅桃.~~')
    const told = publicly(thread).find(({ content }) => content.startsWith('↩'))
    expect(told?.content).toBe('↩ **Mei** undoes a choice.\n~~**Mei** picked Red Peach 紅桃.~~')
    expect(last(publicly(thread)).buttons).toContain('Your move')
    expect(mei.pings.filter(({ channel }) => channel === thread)).toHaveLength(1)

    // The old button plays nothing, and neither does an old Undo; what follows is told below.
    expect((await mei.click(phone, '桃')).text).toContain('失效')
    expect((await mei.click(tablet, '復原上一個選擇')).text).toContain('沒有可以復原的選擇')
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await app.settled()
    expect(publicly(thread).findLast(({ content }) => content.includes('picked'))?.content).toBe(
      '**Mei** picked Pear 梨.',
    )
    const log = (await mei.slash({ id: thread }, 'history log')).text
    expect(log).toContain('~~**Mei** picked 紅桃.~~')
    expect(log).toContain('\n**Mei** picked 梨.')
  })

  it('agreed to by the others strikes through every message that told what is taken back', async () => {
    const { mei, arjun, app } = server
    const thread = await server.begin()
    const place = { id: thread }
    for (const choice of ['1', '1 2 3', 'none', 'rain']) await mei.slash(place, 'play', { choice })
    await arjun.slash(place, 'play', { choice: 'pear' })
    await app.settled()
    const asked = await mei.slash(place, 'game undo')
    expect(asked.text).toContain('徵詢眾人')
    await app.settled()
    await arjun.click(last(publicly(thread).filter(({ buttons }) => buttons.includes('Allow'))), 'Allow')
    await app.settled()
    const [first, second] = publicly(thread).filter(({ content }) => /^(~~)?\*\*(Mei|Arjun)/.test(content))
    expect(first?.content).toMatch(/threw 0 stones\.\n~~\*\*Mei\*\* wished: rain~~/)
    expect(second?.content).toBe('~~**Arjun** picked Pear 梨.~~')
  })
})
