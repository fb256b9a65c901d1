// “Play on from here” in the history, and “What if?” in the review: a private game that leads back and is nobody else's.
import { afterEach, describe, expect, it } from 'vitest'
import type { PanelCall } from '../../src/discord/call/call.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { BRANCHING } from '../../src/discord/panels/table/branching.ts'
import { WHAT_IF } from '../../src/discord/panels/table/what-if.ts'
import type { Screen } from '../../src/discord/screen/screen.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { nimTitle } from '../support/nim-game.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

/** Mei throws away three stones with which she would have won. */
async function finished() {
  server = await openTestServer(nimTitle, undefined, undefined, reviewerHere({ nim: nimTitle }))
  const { mei, arjun, app, lena } = server
  const thread = await server.begin()
  for (const [who, choice] of [
    [mei, 'take-2'],
    [arjun, 'take-1'],
    [mei, 'take-1'],
    [arjun, 'take-2'],
  ] as const)
    await who.slash({ id: thread }, 'play', { choice })
  await app.settled()
  for (const person of [mei, lena]) await person.slash('#room', 'language', { mine: 'en' })
  return { ...server, thread }
}

describe('a finished game', () => {
  it('is played on from a step of its history, at a seat of one’s choice, in private', async () => {
    const { lena, arjun, thread, app } = await finished()
    const step = shown(await lena.slash({ id: thread }, 'history show', { step: 3 }))
    const first = shown(await lena.click(step, 'Play on from here'))
    expect(first).toMatchObject({ ephemeralFor: 'Lena' })
    expect(first.content).toContain('Play on from step 3')
    const other = shown(await lena.select(first, 'Which seat do you play?', ['Arjun']))
    const question = shown(await lena.select(other, 'Which seat do you play?', ['Mei']))
    const panel = shown(await lena.click(question, 'Keep the cards'))
    expect(panel.content).toContain('How many of the 3 stones do you take?')
    expect(panel.buttons).toContain('End this private game')
    const [, hash = ''] = panel.content.match(/Fairness hash: `(\w{64})`/) ?? []
    // What is nobody else's is not there for them.
    const [{ id = '' } = {}] = [await app.host.branches.current(lena.id)]
    expect((await arjun.slash('#room', 'history show', { game: id })).text).toContain('no game')
    expect((await lena.slash({ id: thread }, 'game status', { game: id })).text).toContain('stones')
    const won = shown(await lena.click(panel, '3 stones'))
    expect(won.content).toContain('Then: **Arjun** wins')
    expect(won.content).toContain('Now: **Lena** wins')
    const proof = shown(await lena.slash('#room', 'history verify', { game: id }))
    expect(proof.content).toContain('that game was replayed and compared')
    // The hash was told when it began, not with a lobby.
    expect(proof.content).toContain(`(told when it began): \`${hash}\``)
  })

  it('tells one’s own best answers with their chances, and lets them be tried', async () => {
    const { mei, thread, app } = await finished()
    await mei.slash({ id: thread }, 'history review', {})
    await app.settled()
    const review = shown(await mei.slash({ id: thread }, 'history review', {}))
    const page = shown(await mei.click(review, 'What would Expert have played?'))
    const best = shown(await mei.click(page, 'What if? 1'))
    expect(best.content).toMatch(/1\. 3 stones: 100% win chance/)
    // The same moment without that answer is another game.
    const step = await mei.slash({ id: thread }, 'history show', { step: 3 })
    const plain = shown(await mei.click(await mei.click(step, 'Play on from here'), 'Keep the cards'))
    expect(plain.content).toContain('How many of the 3 stones do you take?')
    const other = shown(await mei.click(best, 'Try 1'))
    const tried = shown(await mei.click(other, 'End it, begin here'))
    expect(tried.content).toContain('Now: **Mei** wins')
  })

  it('asks before another private game ends', async () => {
    const { lena, thread } = await finished()
    const begin = async (step: number) => {
      const page = shown(await lena.slash({ id: thread }, 'history show', { step }))
      return shown(await lena.click(await lena.click(page, 'Play on from here'), 'Keep the cards'))
    }
    expect((await begin(1)).content).toContain('6 stones')
    const other = await begin(2)
    expect(other.content).toContain('Another one ends that')
    expect(shown(await lena.click(other, 'Continue my private game')).content).toContain('6 stones')
    // The list of one's games leads back to it too, wherever it is asked for.
    const list = shown(await lena.slash('@bot', 'me games'))
    expect(shown(await lena.click(list, 'Continue my private game')).content).toContain('6 stones')
    expect(shown(await lena.click(await begin(2), 'End it, begin here')).content).toContain(
      'Played on from step 2',
    )
  })

  it('is not played on from its last step', async () => {
    const { lena, thread } = await finished()
    const page = shown(await lena.slash({ id: thread }, 'history show', { step: 5 }))
    const refused = await lena.click(await lena.click(page, 'Play on from here'), 'Keep the cards')
    expect(refused.text).toContain('The game was over there')
  })
})

const long = '長'.repeat(32)

/** The question and the best answers, with the longest names and texts. */
async function screens(language: Language): Promise<Screen[]> {
  const players = Array.from({ length: 12 }, (_, seat) => ({
    seat,
    name: `${long}${seat}`,
    member: `${seat}`,
  }))
  const info = { id: 'k7q2m', title: 'nim', status: 'finished', seats: 12, language, players }
  const picks = Array.from({ length: 40 }, (_, n) => ({ key: 'nim.stones', args: { n } }))
  const best = [0.9, 0.5, 0.1].map((share) => ({ choice: ['a'], picks, share, games: 48 }))
  const prompt = { key: 'nim.ask', args: { left: { typed: '長'.repeat(400) } } }
  const value = { info, status: 'ready', seat: 0, decisions: [{ number: 3, seat: 0, prompt, best }] }
  const host = {
    games: { info: async () => info },
    branches: { current: async () => info, stepOf: async () => 99_999 },
    reviews: { hindsight: async () => ({ ok: true, value }) },
  }
  const bot = { host, titles: { nim: nimTitle } } as unknown as BotContext
  const call = {
    language,
    person: { id: '0', name: 'x' },
    values: [],
    parts: ['k7q2m', '3'],
  } as unknown as PanelCall
  const replies = [await BRANCHING.on.run(bot, call), await WHAT_IF['what-if'].run(bot, call)]
  return replies.flatMap((reply) => ('screen' in reply ? [reply.screen] : []))
}

describe.each(LANGUAGES)('the screens of a branch in %s', (language) => {
  it('hold the longest names and answers', async () => {
    const drawn = await screens(language)
    expect(drawn).toHaveLength(2)
    for (const { content, rows = [] } of drawn) {
      expect(content.length).toBeLessThanOrEqual(2000)
      expect(rows.length).toBeLessThanOrEqual(5)
      for (const row of rows)
        for (const part of row.components) expect(part.custom_id.length).toBeLessThanOrEqual(100)
    }
    expect(drawn[1]?.content).toContain('90%')
    expect(drawn[1]?.content).toContain('10%')
  })
})
