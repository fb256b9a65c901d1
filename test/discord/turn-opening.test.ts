// Whose turn it is stands in the message that tells what comes of it, also where that is told late or needs a new message.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { seatRef } from '../../src/engine/phrase.ts'
import { choose, type Script } from '../../src/engine/script.ts'
import type { Title } from '../../src/games/common/title.ts'
import { openTestServer, type TestServer } from './test-server.ts'
import { question, toy } from './toy.ts'

const wish = (typed: string) => ({ key: 'toy.wished', args: { who: seatRef(0), wish: { typed } } })

/** Questions of the toy: the first answer is long to tell and opens a turn, the second is an attack, the third a long peace. */
const turns = {
  ...toy,
  game: {
    ...toy.game,
    *stage(table: Parameters<typeof toy.game.stage>[0]): Script {
      const { shape } = table.state
      const { seat, ...ask } = question(shape)
      yield* choose(seat, ask)
      table.state.shape++
      if (shape === 1) table.tell(wish('war'), { mark: 'notice' })
      else if (shape === 2) table.tell(wish(`peace ${'and quiet '.repeat(30)}`))
      else {
        for (let n = 1; n <= 12; n++) table.tell(wish(`${n} ${'peaches '.repeat(14)}`))
        table.tell(wish('a turn'), { mark: 'turn' })
      }
    },
  },
} as unknown as Title

let server: TestServer
let thread: string
beforeEach(async () => {
  server = await openTestServer(turns)
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
    .filter(({ content, ephemeral }) => !ephemeral && content.includes('wished'))
    .map(({ content }) => content)
const lines = () => told().flatMap((content) => content.split('\n'))

it('goes on in that message with what others must notice', async () => {
  await play('pear')
  expect(told()).toHaveLength(1)
  await play('1 2 3')
  expect(told()).toHaveLength(1)
  expect(told()[0]).toMatch(/a turn\n.*war$/)
})

it('moves to the message that has room for what comes of it', async () => {
  await play('pear')
  await play('1 2 3')
  await play('1, 2')
  expect(lines().filter((line) => line.includes('a turn'))).toHaveLength(1)
  expect(told()).toHaveLength(2)
})

it('is said again where hours have passed', async () => {
  await play('pear')
  server.clock.advance(3 * 3_600_000)
  await play('1 2 3')
  expect(told().at(-1)).toMatch(/^.*a turn\n.*war$/)
})
