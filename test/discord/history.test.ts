// Paging through the past: a finished game through anyone's eyes, a running one as everyone saw it or oneself.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const TURN = ['plum', '1 2 3', 'none', 'rain']

describe('/history show', () => {
  it('shows a finished game step by step, through whose eyes one likes', async () => {
    const { mei, arjun, lena } = server
    const thread = await server.begin()
    for (const person of [mei, arjun])
      for (const choice of TURN) await person.slash({ id: thread }, 'play', { choice })
    await lena.slash('#room', 'language', { mine: 'en' })
    let page = shown(await lena.slash({ id: thread }, 'history show', {}))
    expect(page).toMatchObject({ ephemeralFor: 'Lena' })
    expect(page.content).toContain('Step 1 of 9 · as seen by everyone')
    expect(page.buttons).toEqual(['▶', '⏭', 'Go to step', 'Review', 'Play on from here'])
    page = shown(await lena.click(page, '▶'))
    expect(page.content).toContain('**Mei** picked Plum 李.')
    expect(page.content).toContain('Turn 1')
    expect(page.content).not.toContain('You hold')

    // The same moment through Mei's eyes shows her hand of then.
    page = shown(await lena.select(page, 'View as …', ['Mei']))
    expect(page.content).toContain('Step 2 of 9 · as seen by **Mei**')
    expect(page.content).toContain('You hold plum.')
    page = shown(await lena.click(page, '⏭'))
    expect(page.content).toContain('Step 9 of 9')
    expect(page.content).toContain('wished: rain')
    expect(page.buttons).toEqual(['⏮', '◀', 'Go to step', 'Review', 'Play on from here'])
    const wrong = await lena.submit(await lena.click(page, 'Go to step'), {
      'Which step, from 1 to 9?': 'last',
    })
    expect(wrong.text).toBe('That is not a step: give a number from 1 to 9.')
    const modal = await lena.click(page, 'Go to step')
    page = shown(await lena.submit(modal, { 'Which step, from 1 to 9?': '６' }))
    expect(page.content).toContain('Step 6 of 9 · as seen by **Mei**')
    expect(shown(await lena.click(page, '⏮')).content).toContain('Step 1 of 9')
    expect((await lena.slash({ id: thread }, 'history show', { step: 4 })).text).toContain('Step 4 of 9')
  })

  it('shows a running game’s past as everyone saw it, and to a player as they saw it', async () => {
    const { mei, arjun, lena, app } = server
    const thread = await server.begin()
    for (const choice of TURN.slice(0, 2)) await mei.slash({ id: thread }, 'play', { choice })
    const looked = shown(await lena.slash({ id: thread }, 'history show', { step: 2 }))
    expect(looked.components).toHaveLength(1)
    const own = shown(await mei.slash({ id: thread }, 'history show', { step: 2 }))
    expect(shown(await mei.select(own, '以誰的視角觀看？', ['Mei'])).content).toContain('You hold plum')
    // A forged menu does not open Mei's eyes to Arjun.
    const game = await app.host.games.inChannel(thread)
    const asked = { viewer: 0, step: 2 }
    const forged = await app.host.history.page(game?.id ?? '', { id: arjun.id, name: 'Arjun' }, asked)
    expect(forged).toEqual({ ok: false, refusal: { key: 'bot.refused-not-over-yet' } })
  })

  it('shows what was taken back struck through, and the table as it stood before and after', async () => {
    const { mei, lena, app } = server
    const thread = await server.begin()
    await mei.slash({ id: thread }, 'play', { choice: 'plum' })
    const game = (await app.host.games.inChannel(thread))?.id ?? ''
    const person = { id: mei.id, name: 'Mei' }
    const undone = await app.host.votes.propose(game, person, { kind: 'undo' }, 'press')
    expect(undone.ok).toBe(true)
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await lena.slash('#room', 'language', { mine: 'en' })
    const public2 = await lena.slash({ id: thread }, 'history show', { step: 2 })
    expect(public2.text).toContain('~~**Mei** picked Plum 李.~~')
    const own = await mei.select(
      await mei.slash({ id: thread }, 'history show', { step: 2 }),
      '以誰的視角觀看？',
      ['Mei'],
    )
    expect(own.text).toContain('You hold plum')
    expect((await mei.click(own, '⏭')).text).toContain('You hold pear')
  })

  it('says kindly that a lobby has no past', async () => {
    const { arjun, app } = server
    await arjun.slash('#room', 'game new', { game: 'toy', seats: 3 })
    await app.settled()
    expect((await arjun.slash('#room', 'history show', {})).text).toContain('not being played')
  })
})
