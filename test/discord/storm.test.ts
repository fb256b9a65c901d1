// A turn of many small moves: planned in one private panel, by pressing and by typing, and told to all at once.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { title as stormTitle } from '../../src/games/storm/index.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let thread: { readonly id: string }
let mover: Person

beforeEach(async () => {
  server = await openTestServer(stormTitle as Title)
  const { mei, arjun } = server
  thread = { id: await server.begin([arjun, mei]) }
  mover = await setUp()
})
afterEach(() => server.close())

const publicly = () => server.sandbox.transcript(thread as never).filter(({ ephemeral }) => !ephemeral)
const prompt = () => last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
const panel = async (who: Person) => shown(await who.click(prompt(), 'Your move'))

/** Long answers stand in a menu; the first button is then the board's. */
const BOARD = ['Board', '盤面']

/** Everyone begins as armies usually stand, and ends their first turns until one has cards to play with. */
async function setUp(): Promise<Person> {
  for (let answers = 0; answers < 12; answers++)
    for (const who of [server.arjun, server.mei]) {
      await server.app.settled()
      const seen = await panel(who)
      if (!seen.content.includes('**▸**')) continue
      const end = seen.buttons.find((label) => label.startsWith('🏁'))
      if (end !== undefined && seen.buttons.some((label) => label.startsWith('🚩'))) return who
      const [button = ''] = seen.buttons
      if (BOARD.includes(button)) await who.slash(thread as never, 'play', { choice: '1' })
      else await who.click(seen, end ?? button)
    }
  throw new Error('nobody has cards in their first turns')
}

describe('/move unit: to:', () => {
  it('completes from what is possible, and plans a march that nobody else sees before it is carried out', async () => {
    const before = publicly().map(({ content }) => content)
    const units = await mover.complete(thread as never, 'move', {}, 'unit')
    expect(units.length).toBeGreaterThan(2)
    const [unit] = units
    const places = await mover.complete(thread as never, 'move', { unit: unit?.value ?? '' }, 'to')
    expect(places.length).toBeGreaterThan(2)
    const [place] = places
    const planned = shown(
      await mover.slash(thread as never, 'move', { unit: unit?.value ?? '', to: place?.value ?? '' }),
    )
    expect(planned).toMatchObject({ ephemeral: true })
    await server.app.settled()
    expect(publicly().map(({ content }) => content)).toEqual(before)
    const end = planned.buttons.find((label) => label.startsWith('🏁')) ?? ''
    await mover.click(planned, end)
    await server.app.settled()
    const told = publicly().map(({ content }) => content)
    expect(told.filter((content) => !before.includes(content)).join()).toMatch(/[A-R]\d+/)
  })

  it('takes a place by its code, and says what is possible when there is no such place', async () => {
    const [unit] = await mover.complete(thread as never, 'move', {}, 'unit')
    const places = await mover.complete(thread as never, 'move', { unit: unit?.value ?? '' }, 'to')
    const code = /\b([A-R]\d{1,2})\b/.exec(places.map(({ name }) => name).join(' '))?.[1] ?? ''
    expect(code).not.toBe('')
    const wrong = await mover.slash(thread as never, 'move', { unit: unit?.value ?? '', to: 'Atlantis' })
    expect(wrong.text).toContain('Atlantis')
    expect(wrong.text).toContain(code)
    const right = shown(await mover.slash(thread as never, 'move', { unit: unit?.value ?? '', to: code }))
    expect(right.content).toContain(code)
  })

  it('is refused to a member who is not asked, and /attack while nothing is in reach', async () => {
    const other = mover === server.mei ? server.arjun : server.mei
    const before = publicly().length
    await other.slash(thread as never, 'move', { unit: '1', to: '1' })
    const none = await mover.slash(thread as never, 'attack', { unit: '1', target: '1' })
    expect(none.text).toContain('/attack')
    await server.app.settled()
    expect(publicly()).toHaveLength(before)
  })
})
