// A public picture of the table is of the state after the text that it hangs on, never of a step before it; in every game.
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fileNameOf } from '../../src/discord/core/renderer.ts'
import { channelOf, readerOf } from '../../src/discord/words/present.ts'
import { computerNamed } from '../../src/engine/computers.ts'
import type { Situation } from '../../src/engine/game.ts'
import { sideStream } from '../../src/engine/random.ts'
import type { Title } from '../../src/games/common/title.ts'
import { TITLES } from '../../src/games/index.ts'
import type { Seen } from '../../src/sandbox/index.ts'
import { answerAs } from '../support/host-table.ts'
import { pictured, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, type TestServer } from './test-server.ts'

let server: TestServer
afterEach(() => server.close())

/** How many answers are given at a table of each game at most, and how many pictures are enough. */
const ANSWERS = 100
const ENOUGH = 4

/** A game whose picture of the table is all that everybody may see, and which has no other public picture. */
function plain(title: Title): Title {
  const { pictures } = title
  if (!pictures) throw new Error(`${title.game.id} has no pictures`)
  const table = (view: unknown) => ({ kind: `${title.game.id}.table`, input: { view }, alt: 'The table' })
  return { ...title, pictures: { ...pictures, table, scene: () => undefined } }
}

const publicly = (place: string): Seen[] =>
  server.sandbox.transcript({ id: place }).filter(({ ephemeral, bot }) => bot && !ephemeral)
const picturesOn = ({ attachments }: Seen) =>
  attachments.filter(({ filename }) => filename.includes('-table-')).map(({ filename }) => filename)

/** Waits until no picture is on its way any more. */
async function quiet(): Promise<void> {
  for (let before = -1; before !== server.sandbox.requests.length; await pause(60))
    before = server.sandbox.requests.length
}

/** Somebody who is asked answers as the easiest computer would; whether somebody was. */
async function answered(title: Title, id: string, seed: string): Promise<boolean> {
  const { app, mei, arjun, lena } = server
  for (const person of [mei, arjun, lena]) {
    const look = await app.host.play.getView(id, { id: person.id, name: person.name })
    if (!look.ok) continue
    const { seat, playerView } = look.value
    const decision = playerView?.decision
    if (seat === undefined || !decision) continue
    const computer = computerNamed(title.game, 'easy') ?? computerNamed(title.game, 'hard')
    const situation: Situation = { seat, view: playerView.view, story: [], decision }
    const choice = computer?.decide(situation, sideStream(seed, person.name)) ?? []
    const done = await answerAs(app.host, id, { id: person.id, name: person.name }, choice)
    if (done.ok) return true
  }
  return false
}

describe.each(Object.values(TITLES))('in $game.id', (real) => {
  it('it shows what everybody may see when the game rests, wherever text was added', async () => {
    const title = plain(real)
    const { min } = title.game.seats
    server = await openTestServer(title, testRenderPool())
    const { app, mei, arjun } = server
    const thread = await server.begin(min < 3 ? [mei, arjun] : [mei, arjun, server.lena])
    const info = await app.host.games.inChannel(thread)
    if (!info) throw new Error('no game')
    const place = channelOf(info)
    const before = new Map<string, string>()
    let compared = 0
    for (let n = 0; n < ANSWERS && compared < ENOUGH; n++) {
      const isAsked = await answered(title, info.id, `${n}`)
      // Auto-answers decide within a minute.
      server.clock.advance(isAsked ? 5_000 : 60_000)
      await app.settled()
      const look = await app.host.play.getView(info.id, { id: '0', name: '' })
      if (!look.ok || !look.value.playerView || look.value.info.status !== 'playing') break
      const reader = readerOf(info.language, look.value.info, 'plain')
      const now = fileNameOf(title.pictures?.table(look.value.playerView.view, reader) as never)
      await quiet()
      for (const message of publicly(place)) {
        const isSame = before.get(message.id) === message.content
        before.set(message.id, message.content)
        if (isSame) continue
        compared += picturesOn(message).length
        for (const name of picturesOn(message)) expect(name, message.content).toBe(now)
      }
    }
    expect(compared).toBeGreaterThan(0)
  })
})

it('what a turn ends with is on its picture too', async () => {
  server = await openTestServer(plain(pictured), testRenderPool())
  const { mei, app } = server
  const thread = await server.begin()
  for (const choice of ['pear', '1 2 3', 'none']) await mei.slash({ id: thread }, 'play', { choice })
  await app.settled()
  const turn = last(publicly(thread).filter(({ content }) => content.includes('picked')))
  const hung = () => picturesOn(mei.look(turn))
  await vi.waitFor(() => expect(hung()).toHaveLength(1))
  const [first] = hung()
  server.clock.advance(5_000)
  await mei.slash({ id: thread }, 'play', { choice: 'rain' })
  await app.settled()
  expect(mei.look(turn).content).toContain('wished')
  // It is Arjun's turn by now.
  await vi.waitFor(() => expect(hung()[0]).not.toBe(first))
})
