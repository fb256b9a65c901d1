// A turn planned ahead, by pressing and by typing: the same panel as in one's turn, played when it comes.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Title } from '../../src/games/common/title.ts'
import { title as stormTitle } from '../../src/games/storm/index.ts'
import type { Person } from '../../src/sandbox/index.ts'
import { type TestRenderPool, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let renderPool: TestRenderPool
let thread: { readonly id: string }
let mover: Person
let planner: Person

beforeEach(async () => {
  renderPool = testRenderPool()
  server = await openTestServer(stormTitle as Title, renderPool)
  const { mei, arjun } = server
  thread = { id: await server.begin([arjun, mei]) }
  mover = await setUp()
  planner = mover === mei ? arjun : mei
})
afterEach(() => server.close())

const publicly = () => server.sandbox.transcript(thread as never).filter(({ ephemeral }) => !ephemeral)
const words = () => publicly().map(({ content }) => content)
const prompt = () => last(publicly().filter(({ buttons }) => buttons.includes('Your move')))
const panel = async (who: Person) => shown(await who.click(prompt(), 'Your move'))
const BOARD = ['Board', '盤面']
const isEnd = (label: string) => label.startsWith('🏁')

/** Everyone begins as armies usually stand, until somebody's first turn has come. */
async function setUp(): Promise<Person> {
  for (let answers = 0; answers < 12; answers++)
    for (const who of [server.arjun, server.mei]) {
      await server.app.settled()
      const seen = await panel(who)
      if (!seen.content.includes('**▸**')) continue
      if (seen.buttons.some(isEnd)) return who
      const [button = ''] = seen.buttons
      if (BOARD.includes(button)) await who.slash(thread as never, 'play', { choice: '1' })
      else await who.click(seen, button)
    }
  throw new Error('nobody comes to their first turn')
}

const PLAN = /^(Plan my turn|預排我的回合)$/
const named = ({ buttons }: { readonly buttons: readonly string[] }, name: RegExp) =>
  buttons.find((label) => name.test(label)) ?? ''

/** Opens the plan from the panel of the game. */
async function openPlan() {
  const seen = await panel(planner)
  return shown(await planner.click(seen, named(seen, PLAN)))
}

describe('Plan my turn', () => {
  it('asks what the turn will ask, keeps what is chosen, and plays it when the turn comes', async () => {
    const before = words()
    const first = await openPlan()
    expect(first).toMatchObject({ ephemeral: true })
    const ended = shown(await planner.click(first, first.buttons.find(isEnd) ?? ''))
    expect(ended.content).toMatch(/^1\. .*🏁/m)
    expect(ended.buttons.some(isEnd)).toBe(false)
    await server.app.settled()
    expect(words()).toEqual(before)

    const own = await panel(mover)
    await mover.click(own, own.buttons.find(isEnd) ?? '')
    await server.app.settled()
    expect((await panel(planner)).content).toMatch(/Your plan is played|預排會在/)
    const asked = words().length
    server.clock.advance(120_000)
    await server.app.settled()
    expect(words().length).toBeGreaterThanOrEqual(asked)
    expect((await panel(planner)).content).toMatch(/Your plan was played|已照你的預排執行/)
  })

  it('shows its part of the map as a picture, as the panel of a move does', async () => {
    const { asked } = renderPool
    const before = asked.length
    const plan = await openPlan()
    const now = await server.sandbox.until('a picture', () =>
      server.sandbox
        .transcript(thread as never)
        .find(({ id, attachments }) => id === plan.id && attachments.length > 0),
    )
    expect(asked.slice(before).map(({ kind }) => kind)).toContain('storm.part')
    expect(now.content).toMatch(/Plan for your next turn|下一回合的預排/)
    expect(now.content).toContain('**▸**')
    expect(now.content.length).toBeLessThan(plan.content.length)
    expect(now.buttons).toEqual(plan.buttons)
  })

  it('is typed, shown and dropped by /plan', async () => {
    const options = await planner.complete(thread as never, 'plan add', {}, 'choice')
    expect(options.length).toBeGreaterThan(1)
    const end = options.find(({ name }) => isEnd(name))
    const added = await planner.slash(thread as never, 'plan add', { choice: end?.value ?? '' })
    expect(added.text).toMatch(/^1\. .*🏁/m)
    expect((await planner.slash(thread as never, 'plan show')).text).toMatch(/1\. .*🏁/)
    expect((await planner.slash(thread as never, 'plan drop')).text).toMatch(/dropped|已取消/)
    expect(await server.store.db.plan.count()).toBe(0)
    const wrong = await planner.slash(thread as never, 'plan add', { choice: 'Atlantis' })
    expect(wrong.text).toContain('Atlantis')
    expect(await server.store.db.plan.count()).toBe(0)
  })

  it('takes a step back, changes when it is played, and drops all of it at a press', async () => {
    const first = await openPlan()
    const ended = shown(await planner.click(first, first.buttons.find(isEnd) ?? ''))
    const whenever = shown(await planner.click(ended, named(ended, /^(Play whenever legal|合法就執行)$/)))
    expect(whenever.content).toMatch(/whenever it is legal|只要合法就執行/)
    const back = shown(await planner.click(whenever, named(whenever, /^(Undo last step|復原上一步)$/)))
    expect(back.buttons.some(isEnd)).toBe(true)
    const again = shown(await planner.click(back, back.buttons.find(isEnd) ?? ''))
    await planner.click(again, named(again, /^(Drop plan|取消預排)$/))
    expect(await server.store.db.plan.count()).toBe(0)
  })

  it('is not offered to a member who is asked', async () => {
    expect(named(await panel(mover), PLAN)).toBe('')
    expect((await mover.slash(thread as never, 'plan show')).text).toMatch(
      /no turn of yours to plan|沒有可以預排/,
    )
  })
})
