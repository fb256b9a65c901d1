// The story of one move that is too long for a message: every line is told once, also when the last message grows.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seatRef } from '../../src/engine/phrase.ts'
import type { Title } from '../../src/games/common/title.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { toy } from './toy.ts'

const WISHES = 40

/** The toy in which a player who has picked a fruit makes many wishes at once. */
const wordy = {
  ...toy,
  game: {
    ...toy.game,
    *stage(table: Parameters<typeof toy.game.stage>[0]) {
      const { turn, shape } = table.state
      yield* toy.game.stage(table)
      if (shape > 0) return
      for (let n = 1; n <= WISHES; n++)
        table.tell({
          key: 'toy.wished',
          args: { who: seatRef(turn), wish: { typed: `${n} ${'peaches '.repeat(10)}` } },
        })
    },
  },
} as unknown as Title

let server: TestServer
let thread: string
beforeEach(async () => {
  server = await openTestServer(wordy)
  thread = await server.begin()
})
afterEach(() => server.close())

const play = async (choice: string) => {
  await server.mei.slash({ id: thread }, 'play', { choice })
  await server.app.settled()
}
const told = () =>
  server.sandbox
    .transcript({ id: thread })
    .filter(({ content, ephemeral }) => !ephemeral && /Mei/.test(content))
const wishes = () =>
  told().flatMap(({ content }) => [...content.matchAll(/wished: (\d+)/g)].map(([, n]) => Number(n)))

it('stays whole when something is added to its last message', async () => {
  await play('pear')
  const all = Array.from({ length: WISHES }, (_, index) => index + 1)
  expect(wishes()).toEqual(all)
  const before = told().filter(({ content }) => content.includes('wished')).length
  expect(before).toBeGreaterThan(2)
  server.clock.advance(10_000)
  await play('1 2 3')
  expect(wishes()).toEqual(all)
  expect(told().filter(({ content }) => content.includes('wished'))).toHaveLength(before)
  expect(told().some(({ content }) => /wished: 40.*picked/s.test(content))).toBe(true)
})

it('is struck through in all its messages when it is taken back', async () => {
  await play('pear')
  await server.mei.slash({ id: thread }, 'game undo')
  await server.app.settled()
  const parts = told().filter(({ content }) => content.includes('wished') && !content.startsWith('↩'))
  expect(parts.length).toBeGreaterThan(2)
  for (const { content } of parts) for (const line of content.split('\n')) expect(line).toMatch(/^~~.*~~$/)
})
