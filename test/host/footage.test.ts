// What a film is made from: what a viewer was told, and exactly what they saw at moments of the past.
import { afterAll, expect, it } from 'vitest'
import { testStore } from '../support/databases.ts'
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

const store = await testStore()
const { host } = hostOn(store)
afterAll(() => host.stop())

/** Every moment at which a person was told something. */
const footageFor = async (game: string, person: { readonly id: string }) =>
  granted(await host.history.footage(game, person, ({ story }) => story.map(({ number }) => number)))

const shownNow = async (game: string, person: typeof mei) =>
  granted(await host.play.getView(game, person)).playerView?.view

/** Both play a card, Mei after she has taken back another. */
async function round(game: string): Promise<void> {
  const { undo = '' } = granted(await answerAs(host, game, mei))
  granted(await host.votes.propose(game, mei, { kind: 'undo', token: undo }, interaction()))
  granted(await answerAs(host, game, mei))
  granted(await answerAs(host, game, arjun))
}

it('is of a running game what the own seat saw, and what everybody saw for everybody else', async () => {
  const { id } = await gameOf(host, [arjun])
  await round(id)
  for (const [person, viewer] of [
    [mei, 0],
    [arjun, 1],
    [lena, 'public'],
  ] as const) {
    const footage = await footageFor(id, person)
    expect(footage.viewer).toBe(viewer)
    expect([...footage.views.values()].at(-1)).toEqual(await shownNow(id, person))
    expect(footage.story.some(({ undone }) => undone !== undefined)).toBe(false)
  }
})

it('is of a finished game what everybody saw, also for those who played', async () => {
  const { id } = await gameOf(host, [arjun])
  const seen: unknown[] = []
  while ((await host.games.info(id))?.status === 'playing') {
    await round(id)
    seen.push(await shownNow(id, lena))
  }
  const [own, others] = [await footageFor(id, mei), await footageFor(id, lena)]
  expect(own).toEqual(others)
  expect([...own.views.values()]).toEqual(expect.arrayContaining(seen))
})

it('is refused of a lobby, and of a game that is none', async () => {
  const { id } = await lobbyOf(host, [arjun])
  expect(refused(await host.history.footage(id, mei, () => [0]))).toBe('bot.refused-not-playing')
  expect(refused(await host.history.footage('none', mei, () => [0]))).toBe('bot.refused-no-game')
})
