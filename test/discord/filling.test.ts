// A line-up of cats in three presses: what a computer player would choose fills the places, and may be changed.
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { title as meow } from '../../src/games/meow/index.ts'
import { offers } from '../support/players.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let thread: string
beforeEach(async () => {
  server = await openTestServer(meow as unknown as Title)
  thread = await server.begin()
  // Everyone says whether they have a cat, and passes.
  for (let turns = 0; turns < 6; turns++)
    for (const person of [server.mei, server.arjun]) {
      const asked = (await view(person.id))?.playerView?.decision
      if (!asked || asked.prompt.key === 'meow.ask-line-up') continue
      const [option] = asked.options
      await person.slash({ id: thread }, 'play', { choice: asked.pass?.toString() ?? option?.id ?? '' })
      await server.app.settled()
    }
})
afterEach(() => server.close())

async function view(id: string) {
  const game = await server.app.host.games.inChannel(thread)
  const look = await server.app.host.play.getView(game?.id ?? '', { id, name: '' })
  return look.ok ? look.value : undefined
}

it('is filled by a press, confirmed by the next, and nobody else sees it before', async () => {
  const { arjun, mei, sandbox, app } = server
  const prompt = last(sandbox.transcript({ id: thread }).filter((message) => offers(message, 'move')))
  const empty = shown(await arjun.click(prompt, 'Your move'))
  const filled = shown(await arjun.click(empty, 'As a computer would'))
  expect(filled.ephemeral).toBe(true)
  // Two fill the places, and the third time it is the same line-up.
  expect(shown(await arjun.click(filled, 'As a computer would')).content).toBe(filled.content)
  const decision = (await view(arjun.id))?.playerView?.decision
  const draft = await app.host.play.draft(arjun.id, (await view(arjun.id))?.token ?? '')
  expect(draft.picks).toHaveLength(decision?.max ?? 0)
  expect(new Set(draft.picks).size).toBe(decision?.max)
  expect(JSON.stringify((await view(mei.id))?.playerView?.view)).not.toContain(draft.picks.join('","'))
  await arjun.click(filled, 'Confirm')
  expect((await view(arjun.id))?.playerView?.decision).toBeUndefined()
})
