// Who is mentioned: a member whom others' moves ask again, never one whom their own answer has led on.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { seatRef } from '../../src/engine/phrase.ts'
import { choose, type Script } from '../../src/engine/script.ts'
import { last, openTestServer, type TestServer } from './test-server.ts'
import { question, toy } from './toy.ts'

const TURNS = 6

/** Everyone picks a fruit in turn, three times round. */
const rounds: typeof toy = {
  ...toy,
  game: {
    ...toy.game,
    *stage(table): Script {
      const seat = table.state.turn % table.state.fruits.length
      const { seat: _, ...ask } = question(0, seat)
      const fruits = yield* choose(seat, ask)
      table.tell({ key: 'toy.picked', args: { who: seatRef(seat), fruits: { name: fruits[0] ?? '' } } })
      table.state.turn++
    },
    outcome: (state) =>
      state.turn < TURNS ? undefined : { winners: [0], ranks: [1, 2], facts: {}, scores: [[], []] },
  },
}

let server: TestServer
beforeEach(async () => {
  server = await openTestServer(rounds)
})
afterEach(() => server.close())

describe('a member who is asked again', () => {
  it('is mentioned once more when others have moved, also when nothing could be posted in between', async () => {
    const { mei, arjun, app, sandbox, clock } = server
    const thread = await server.begin()
    const prompts = () =>
      sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move'))
    expect(last(prompts()).notified).toEqual(['Mei'])
    sandbox.fault({ route: 'POST /channels/*/messages', status: 400, times: 1 })
    await mei.slash({ id: thread }, 'play', { choice: 'pear' })
    await app.settled()
    await arjun.slash({ id: thread }, 'play', { choice: 'plum' })
    clock.advance(60_000)
    await app.settled()
    expect(arjun.pings.filter(({ channel }) => channel === thread)).toEqual([])
    expect(mei.pings.filter(({ channel }) => channel === thread)).toHaveLength(2)
    expect(last(prompts()).text).toContain('@Mei')
  })
})
