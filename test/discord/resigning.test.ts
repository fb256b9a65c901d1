// `/game resign` asks in private before a seat is given up; nothing happens until its button is pressed.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let place: { readonly id: string }
beforeEach(async () => {
  server = await openTestServer()
  place = { id: await server.begin([server.mei, server.arjun]) }
})
afterEach(() => server.close())

const seats = async () => {
  const info = await server.app.host.games.inChannel(place.id)
  return info?.players.map(({ name }) => name)
}

describe('/game resign', () => {
  it('asks, in private, and keeps the seat of a member who goes on playing', async () => {
    const { arjun, app } = server
    const asked = await arjun.slash(place, 'game resign')
    expect(shown(asked)).toMatchObject({ ephemeral: true, buttons: ['Leave the game', 'Keep playing'] })
    expect(asked.text).toMatch(/⚠ Leave this game\? A computer player takes your seat/)
    await app.settled()
    expect(await seats()).toEqual(['Mei', 'Arjun'])
    expect((await arjun.click(asked, 'Keep playing')).text).toBe('You keep your seat.')
    expect(await seats()).toEqual(['Mei', 'Arjun'])
  })

  it('gives the seat to a computer player at the press of its button, once', async () => {
    const { mei, app } = server
    const asked = await mei.slash(place, 'game resign')
    const again = await mei.slash(place, 'game resign')
    expect((await mei.click(asked, '退出對局')).text).toContain('座位由電腦玩家接手')
    await app.settled()
    expect((await seats())?.[0]).not.toBe('Mei')
    // The lobby's message says who sits there, as long as the game runs.
    expect(mei.look(place.id).content).not.toContain('1 **Mei**')
    expect((await mei.click(again, '退出對局')).text).toContain('你在這裡沒有座位')
  })

  it('is refused at once to members without a seat', async () => {
    const { lena } = server
    const refused = await lena.slash(place, 'game resign')
    expect(shown(refused).buttons).toEqual([])
    expect(await seats()).toEqual(['Mei', 'Arjun'])
  })
})

it('a game that its last member calls off asks nobody any more', async () => {
  const { mei, arjun, app, sandbox } = server
  await arjun.click(await arjun.slash(place, 'game resign'), 'Leave the game')
  await app.settled()
  const asking = () => sandbox.transcript(place).filter(({ buttons }) => buttons.includes('Your move'))
  expect(asking()).toHaveLength(1)
  const asked = await mei.slash(place, 'game cancel')
  expect(shown(asked)).toMatchObject({ ephemeral: true, buttons: ['繼續玩', '以獲勝結束', '以未完成結束'] })
  await mei.click(asked, '繼續玩')
  await app.settled()
  expect(asking()).toHaveLength(1)
  const again = await mei.slash(place, 'game cancel')
  expect((await mei.click(again, '以未完成結束')).text).toBe('這一桌已結束。')
  await app.settled()
  expect(asking()).toEqual([])
})
