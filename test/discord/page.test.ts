// `/history export` as one page: beside the file of a finished game; of a running one what its viewer may see, for that viewer alone.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { PageData } from '../../src/discord/page/page-data.ts'
import type { PageNode, WebPageInput } from '../../src/picture/web-page-input.ts'
import type { Person, Seen } from '../../src/sandbox/index.ts'
import { pictured, type TestRenderPool, testRenderPool } from './test-render-pool.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
let renderPool: TestRenderPool
beforeEach(async () => {
  renderPool = testRenderPool()
  server = await openTestServer(pictured, renderPool)
})
afterEach(() => server.close())

const TURN = ['plum', '1 2 3', 'none', 'rain']

/** A game in which these members have each played so many answers; where it is played. */
async function played(...answers: readonly [Person, number][]): Promise<{ readonly id: string }> {
  const thread = { id: await server.begin() }
  for (const [person, many] of answers)
    for (const choice of TURN.slice(0, many)) await person.slash(thread, 'play', { choice })
  await server.app.settled()
  return thread
}

const finished = () => played([server.mei, 4], [server.arjun, 4])

/** The pages that were asked for, oldest first. */
const pages = () =>
  renderPool.asked
    .filter(({ kind }) => kind === 'page.game')
    .map(({ input }) => {
      const { body, pictures } = input as WebPageInput
      return { body, pictures, data: JSON.parse(textOf(body, 'script')) as PageData }
    })

/** The texts in the elements of a kind. */
const textOf = (nodes: readonly PageNode[], tag: string): string =>
  nodes
    .flatMap((node) => (typeof node === 'string' ? [] : node[0] === tag ? node[2] : [textOf(node[2], tag)]))
    .join('')

const pageFor = async (person: Person, thread: { readonly id: string }, label: string): Promise<Seen> =>
  shown(await person.click(await person.slash(thread, 'history export'), label))

const withPage = ({ id, channel }: Seen) =>
  server.sandbox.until('a page', () => {
    const now = server.sandbox.transcript({ id: channel }).find((each) => each.id === id)
    return now && now.attachments.length > 0 ? now : undefined
  })

const SAVE = 'Save as one page'

describe('the page of a finished game', () => {
  it('is offered beside the file, announced in words, and comes as an HTML file', async () => {
    const { arjun } = server
    const thread = await finished()
    const offer = shown(await arjun.slash(thread, 'history export'))
    expect(offer.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/\.json$/)])
    renderPool.held = true
    const panel = shown(await arjun.click(offer, SAVE))
    expect(panel).toMatchObject({ ephemeralFor: 'Arjun', attachments: [] })
    expect(panel.content).toContain('three languages')
    renderPool.release()
    expect((await withPage(panel)).attachments[0]?.filename).toMatch(/^page-game-[0-9a-f]+\.html$/)
    expect(arjun.look(offer)?.attachments).toHaveLength(1)
  })

  it('lays everything open: every seat’s eyes, what each was told, and the proof of the draws', async () => {
    const { lena } = server
    const thread = await finished()
    await lena.slash('#room', 'language', { mine: 'en' })
    await withPage(await pageFor(lena, thread, SAVE))
    const [page] = pages()
    expect(page?.data.viewers.map(({ eyes }) => eyes)).toEqual(['public', '0', '1'])
    expect(page?.data.proof?.commitment).toMatch(/^[0-9a-f]{64}$/)
    expect(page?.data.steps.map(({ entry }) => entry)).toEqual(
      page?.data.steps.map(({ entry }) => entry).toSorted((a = 0, b = 0) => a - b),
    )
    expect(page?.pictures).toHaveLength((page?.data.scenes.length ?? 0) * 3)
    expect(textOf(page?.body ?? [], 'p')).toContain('Mei wins!')
  })

  it('that cannot be made says so, and is made when asked again', async () => {
    const { arjun, sandbox } = server
    const thread = await finished()
    renderPool.fault = 'the thread has ended'
    const panel = await pageFor(arjun, thread, SAVE)
    const failed = await sandbox.until('a word', () => {
      const now = arjun.look(panel)
      return now?.content.includes('could not be made') ? now : undefined
    })
    renderPool.fault = undefined
    await withPage(shown(await arjun.click(failed, 'Refresh')))
    expect(server.mishaps).toContain('no picture')
  })
})

describe('the page of a running game', () => {
  it('holds what its viewer may see: no seed, no entry numbers, no other seat’s eyes', async () => {
    const { mei, arjun, lena, store } = server
    const thread = await played([mei, 2])
    await lena.slash(thread, 'game watch')
    for (const [person, label] of [
      [mei, '存成單一網頁'],
      [arjun, SAVE],
      [lena, '存成单一网页'],
    ] as const)
      expect((await withPage(await pageFor(person, thread, label))).ephemeralFor).toBe(person.name)
    const game = last(await store.db.game.findMany())
    const [meis, arjuns, lenas] = pages()
    expect(meis?.data.viewers.map(({ eyes }) => eyes)).toEqual(['0'])
    expect(arjuns?.data.viewers.map(({ eyes }) => eyes)).toEqual(['1'])
    expect(lenas?.data.viewers.map(({ eyes }) => eyes)).toEqual(['public'])
    for (const page of [meis, arjuns, lenas]) {
      const text = JSON.stringify(page)
      expect(text).not.toContain(game.secret)
      expect(text).not.toContain(game.seed)
      expect(page?.data.proof).toBeUndefined()
      expect(page?.data.steps.every(({ entry }) => entry === undefined)).toBe(true)
    }
    // The plum in Mei's hand is hers alone.
    expect(JSON.stringify(meis?.pictures)).toContain('"mine":["plum"]')
    for (const page of [arjuns, lenas]) expect(JSON.stringify(page?.pictures)).not.toContain('"mine":["')
    // Lines that were told to some are on the pages of those alone.
    const told = (page: typeof meis) =>
      page?.data.steps.flatMap(({ lines }) => lines.flatMap(({ to }) => to ?? []))
    expect(told(arjuns)?.every((seat) => seat === 1)).toBe(true)
    expect(told(lenas)).toEqual([])
  })

  it('says that the file comes later; before anything happened there is no page', async () => {
    const { mei, arjun } = server
    const thread = { id: await server.begin() }
    const offer = shown(await arjun.slash(thread, 'history export'))
    expect(offer.attachments).toEqual([])
    expect(offer.content).toContain('comes after its end')
    expect(shown(await arjun.click(offer, SAVE)).content).toContain('Too little has happened')
    await mei.slash(thread, 'play', { choice: 'plum' })
  })
})
