// Play through the host: every answer is checked against the database, taken once, and any process may take it.
import { afterAll, describe, expect, it } from 'vitest'
import { verify } from '../../src/engine/verify.ts'
import { newTestDatabase, SERVER, testStore } from '../support/databases.ts'
import { highCard } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  lobbyOf,
  mei,
  refused,
} from '../support/host-table.ts'

const testDatabase = newTestDatabase()
const store = await testStore(testDatabase)
const at = hostOn(store)
const { host } = at

afterAll(() => host.stop())

const entries = async (game: string) =>
  store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })

describe('an answer', () => {
  it('is taken, and shows its giver what follows', async () => {
    const game = await gameOf(host, [arjun])
    const after = granted(await answerAs(host, game.id, mei))
    expect(after).toMatchObject({ seat: 0, awaited: [{ seat: 1 }] })
    expect(after.token).toBeUndefined()
    expect(after.playerView?.given).toHaveLength(1)
    const next = granted(await answerAs(host, game.id, arjun))
    expect(next.token).toMatch(/^[0-9a-f]{16}$/)
    expect((await host.history.story(game.id)).map(({ told }) => told.phrase.key)).toEqual([
      'high-card.dealt',
      'high-card.took',
    ])
  })

  it('is refused to who does not sit there, whose decision it is not, for what is over, and for what is no option', async () => {
    const game = await gameOf(host, [arjun])
    const { token = '' } = granted(await host.play.getView(game.id, mei))
    const by = (person: typeof mei, choice: string[], name = token) =>
      host.play.answer({ game: game.id, person, token: name, choice, interaction: interaction() })
    expect(refused(await by(lena, ['card-1']))).toBe('bot.refused-not-seated')
    expect(refused(await by(arjun, ['card-1']))).toBe('bot.refused-not-yours')
    expect(refused(await by(mei, ['card-99']))).toBe('bot.refused-not-an-option')
    expect(refused(await by(mei, []))).toBe('bot.refused-too-few')
    expect(refused(await by(mei, ['card-1'], 'feedfeedfeedfeed'))).toBe('bot.refused-stale')
    granted(await answerAs(host, game.id, mei))
    expect(refused(await by(mei, ['card-1']))).toBe('bot.refused-already-answered')
    expect(await entries(game.id)).toHaveLength(2)
  })

  it('counts once however often its interaction comes', async () => {
    const game = await gameOf(host, [arjun])
    const { token = '', playerView } = granted(await host.play.getView(game.id, mei))
    const choice = [playerView?.decision?.options[0]?.id ?? '']
    const once = { game: game.id, person: mei, token, choice, interaction: interaction() }
    const results = await Promise.all([
      host.play.answer(once),
      host.play.answer(once),
      host.play.answer(once),
    ])
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(await entries(game.id)).toHaveLength(2)
  })

  it('counts once also when it ended the game', async () => {
    const game = await gameOf(host, [arjun])
    for (const person of [mei, arjun, mei, arjun, mei]) granted(await answerAs(host, game.id, person))
    const { token = '', playerView } = granted(await host.play.getView(game.id, arjun))
    const choice = [playerView?.decision?.options[0]?.id ?? '']
    const last = { game: game.id, person: arjun, token, choice, interaction: interaction() }
    for (const _time of ['first', 'again'])
      expect(granted(await host.play.answer(last)).info.status).toBe('finished')
    expect(await entries(game.id)).toHaveLength(7)
  })

  it('of five people at once, each pressing twice, counts five times', async () => {
    const people = [mei, arjun, lena, { id: '1004', name: 'Tomás' }, { id: '1005', name: '小明' }]
    const game = await gameOf(host, people.slice(1))
    const twice = await Promise.all([...people, ...people].map((person) => answerAs(host, game.id, person)))
    expect(twice.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(5)
    const taken = await entries(game.id)
    const first = taken.filter(({ entry }) => (entry as { opened?: number }).opened === 0)
    expect(first).toHaveLength(5)
    expect(taken.map(({ number }) => number)).toEqual(taken.map((_, index) => index))
  })

  it('ten days later finds the game as it was', async () => {
    const game = await gameOf(host, [arjun])
    granted(await answerAs(host, game.id, mei))
    at.pass(10 * 24 * 60 * 60_000)
    granted(await answerAs(host, game.id, arjun))
    expect((await host.history.story(game.id)).length).toBe(2)
  })

  it('to a game that is paused, over or not begun is refused as such', async () => {
    const lobby = await lobbyOf(host, [arjun])
    expect(refused(await answerAs(host, lobby.id, mei, ['x']))).toBe('bot.refused-not-playing')
  })
})

describe('a whole game', () => {
  it('is played, recorded, exported and proved', async () => {
    const game = await gameOf(host, [arjun, lena])
    for (const _round of [1, 2, 3])
      for (const person of [lena, mei, arjun]) granted(await answerAs(host, game.id, person))
    const over = await host.games.info(game.id)
    expect(over).toMatchObject({ status: 'finished', outcome: { facts: { rounds: 3 } } })
    const file = granted(await host.history.exportOf(game.id))
    expect(verify(highCard, JSON.parse(JSON.stringify(file)))).toMatchObject({ ok: true, checked: 10 })
    expect(file.contributions.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(JSON.stringify(file)).not.toContain(JSON.stringify(mei.id)) // the digits alone may stand in a digest
    expect(refused(await answerAs(host, game.id, mei, ['card-1']))).toBe('bot.refused-not-playing')
  })

  it('shows a spectator the public view alone', async () => {
    const game = await gameOf(host, [arjun])
    const { playerView, seat } = granted(await host.play.getView(game.id, lena))
    expect(seat).toBeUndefined()
    expect(playerView).toEqual({ view: { hand: [], held: [3, 3], wins: [0, 0] } })
  })

  // The embedded database is opened by one process alone.
  it('is taken in turns by two processes that remember nothing', async () => {
    const second = SERVER ? await testDatabase.open() : store // embedded there is one store, so two hosts share it
    const other = hostOn(second).host
    const game = await gameOf(host, [arjun, lena])
    for (const _round of [1, 2, 3]) {
      const both = [host, other, host]
      await Promise.all(
        [mei, arjun, lena].map((person, index) => answerAs(both[index] ?? host, game.id, person)),
      )
    }
    expect((await other.games.info(game.id))?.status).toBe('finished')
    await other.stop()
    if (second !== store) await second.close()
  })
})

describe('leaving', () => {
  it('hands the seat to the strongest computer, and the rest go on', async () => {
    const game = await gameOf(host, [arjun])
    const info = granted(await host.play.resign(game.id, arjun))
    expect(info.players[1]).toMatchObject({ seat: 1, computer: 'normal' })
    expect(info.players[1]?.member).toBeUndefined()
    expect(refused(await host.play.resign(game.id, arjun))).toBe('bot.refused-not-seated')
    expect(refused(await answerAs(host, game.id, arjun, ['card-1']))).toBe('bot.refused-not-seated')
  })

  it('lets the last member call the game off, and nobody before', async () => {
    const game = await gameOf(host, [arjun])
    expect(refused(await host.lobby.cancel(game.id, mei))).toBe('bot.refused-not-alone')
    granted(await host.play.resign(game.id, arjun))
    expect(granted(await host.lobby.cancel(game.id, mei)).status).toBe('cancelled')
  })
})
