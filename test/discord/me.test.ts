// `/me`: what concerns one person alone, on whatever server and in direct messages.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Garden, openGarden, shown } from './garden.ts'

let garden: Garden
beforeEach(async () => {
  garden = await openGarden()
})
afterEach(() => garden.close())

describe('/me games', () => {
  it('lists all games across servers, those that wait for me first, and leads to them', async () => {
    const { mei, arjun, house, sandbox } = garden
    expect((await arjun.slash('#room', 'me games')).text).toContain('no table')
    const first = await garden.begin()
    const second = await garden.begin([arjun, mei])
    await house.settled()
    const list = shown(await arjun.slash('@bot', 'me games'))
    const [, top, below] = list.content.split('\n')
    expect(top).toMatch(/⏳ <t:\d+:R> · \*\*your move/)
    expect(top).toContain(`https://discord.com/channels/${sandbox.guild.id}/${second}/`)
    expect(below).toContain('**Mei**')
    expect(below).toContain(`/${first}/`)
    const panel = shown(await arjun.select(list, 'Which game?', [top?.match(/Orchard · \w+/)?.[0] ?? '']))
    expect(panel.content).toContain('Which fruit')
  })

  it('leads on to the next game that waits, after an answer', async () => {
    const { mei } = garden
    await garden.begin()
    const second = await garden.begin()
    const play = (choice: string) => mei.slash({ id: second }, 'play', { choice })
    for (const choice of ['1', '1 2 3', 'none']) await play(choice)
    const over = await play('rain')
    expect(shown(over).buttons).toContain('我的其他對局（1）')
    expect((await mei.click(over, '我的其他對局（1）')).text).toContain('Which fruit')
  })

  it('leads on from a game that has just ended, too', async () => {
    const { mei, house } = garden
    await garden.begin()
    const alone = await garden.begin([mei])
    const play = (choice: string) => mei.slash({ id: alone }, 'play', { choice })
    for (const choice of ['1', '1 2 3', 'none']) await play(choice)
    expect(shown(await play('rain')).buttons).toEqual(['我的其他對局（1）'])
    expect((await house.host.gameIn(alone, true))?.status).toBe('finished')
  })
})
