// The past as it was seen: every step of every viewer shows exactly what that viewer was shown then.
import { afterAll, expect, it } from 'vitest'
import type { Viewer } from '../../src/engine/phrase.ts'
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

const people = [mei, arjun, lena]
const viewers: readonly Viewer[] = [0, 1, 'public']

/** What a viewer is shown now. */
async function shownNow(game: string, viewer: Viewer): Promise<unknown> {
  const person = viewer === 'public' ? lena : (people[viewer] ?? lena)
  return granted(await host.play.getView(game, person)).playerView?.view
}

it('replays every step of a finished game for every viewer, from its checkpoints', async () => {
  const { id } = await gameOf(host, [arjun])
  const seen = new Map<Viewer, unknown[]>(viewers.map((viewer) => [viewer, []]))
  const note = async () => {
    for (const viewer of viewers) seen.get(viewer)?.push(await shownNow(id, viewer))
  }
  await note()
  for (let round = 0; round < 3; round++) {
    const { undo = '' } = granted(await answerAs(host, id, mei))
    granted(await host.votes.propose(id, mei, { kind: 'undo', token: undo }, interaction()))
    granted(await answerAs(host, id, mei))
    granted(await answerAs(host, id, arjun))
    await note() // only now is anything told: three rounds, three steps after the first
  }
  for (const viewer of viewers) {
    const views: unknown[] = []
    for (let step = 1; step <= 4; step++) {
      const page = granted(await host.history.page(id, lena, { viewer, step }))
      expect(page).toMatchObject({ step, steps: 4, viewers: ['public', 0, 1] })
      views.push(page.view)
    }
    expect(views).toEqual(seen.get(viewer))
  }
})

it('does not count in a running game what nobody was told: how many have answered in secret stays secret', async () => {
  const { id } = await gameOf(host, [arjun])
  const before = granted(await host.history.page(id, lena, { viewer: 'public' }))
  granted(await answerAs(host, id, mei))
  expect(granted(await host.history.page(id, lena, { viewer: 'public' }))).toEqual(before)
})

it('keeps to the last or the first step no matter what number is asked for', async () => {
  const { id } = await gameOf(host, [arjun])
  const at = async (step: number) => granted(await host.history.page(id, mei, { viewer: 0, step })).step
  expect([await at(-5), await at(1), await at(99_999)]).toEqual([1, 1, 1])
})

it('has nothing to tell of a lobby', async () => {
  const { id } = await lobbyOf(host, [arjun])
  expect(refused(await host.history.page(id, mei, { viewer: 0 }))).toBe('bot.refused-not-playing')
})
