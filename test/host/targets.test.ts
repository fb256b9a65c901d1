// A battle of Meow Wars left to auto-answers, through the host: nobody is called to it, and each attack and card is aimed
// by its member's own rule (R33).
import { afterAll, expect, it } from 'vitest'
import type { LogEntry } from '../../src/engine/log.ts'
import { TITLES } from '../../src/games/index.ts'
import type { MeowView } from '../../src/games/meow/view/view.ts'
import { testStore } from '../support/databases.ts'
import { answerAs, arjun, gameOf, granted, hostOn, lena, mei } from '../support/host-table.ts'

const store = await testStore()
const at = hostOn(store, TITLES)
const { host } = at
afterAll(() => host.stop())

const PEOPLE = [mei, arjun, lena]

it('is over without them', async () => {
  const { id } = await gameOf(host, [arjun, lena], { title: 'meow' })
  const viewOf = async () => granted(await host.play.getView(id, mei)).playerView?.view as MeowView
  for (const person of PEOPLE) granted(await host.autoAnswers.suggest(person, { game: id }, true))
  for (let n = 0; n < 60 && (await viewOf()).round < 2; n++) {
    for (const person of PEOPLE) {
      const { token, playerView } = granted(await host.play.getView(id, person))
      const decision = token ? playerView?.decision : undefined
      const first = decision?.options.slice(0, Math.max(1, decision.min)).map((option) => option.id)
      if (first) granted(await answerAs(host, id, person, first))
    }
    at.pass(60_000)
    await host.runDue()
  }
  expect((await viewOf()).round).toBe(2)
  const entries = await store.db.entry.findMany({ where: { gameId: id } })
  const aimed = entries.flatMap(({ entry }) => {
    const made = entry as unknown as LogEntry
    return made.kind === 'answer' && made.choice.some((picked) => picked.startsWith('seat-')) ? [made.by] : []
  })
  expect(aimed.length).toBeGreaterThan(3)
  expect(new Set(aimed)).toEqual(new Set(['auto-answer']))
})
