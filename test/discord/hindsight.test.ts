// “What would Expert have played?”: a page of the review for each who played, three decisions at a time.
import { afterEach, describe, expect, it } from 'vitest'
import type { Call } from '../../src/discord/call/call.ts'
import type { BotContext } from '../../src/discord/core/context.ts'
import { expertScreen } from '../../src/discord/review/expert.ts'
import { wordsOf } from '../../src/discord/words/present.ts'
import type { OwnHindsight } from '../../src/host/review/index.ts'
import { reviewerHere } from '../../src/search/review/reviewing.ts'
import { LANGUAGES, type Language } from '../../src/text/language.ts'
import { nimTitle } from '../support/nim-game.ts'
import { openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

describe('the button of a review', () => {
  it('tells one who played in private what expert would have done, and leads to that step', async () => {
    server = await openTestServer(nimTitle, undefined, undefined, reviewerHere({ nim: nimTitle }))
    const { mei, arjun, lena, app } = server
    const thread = await server.begin()
    for (const [who, choice] of [
      [mei, 'take-2'],
      [arjun, 'take-1'],
      [mei, 'take-1'],
      [arjun, 'take-2'],
    ] as const)
      await who.slash({ id: thread }, 'play', { choice })
    await app.settled()
    await mei.slash({ id: thread }, 'history review', {})
    await app.settled()
    const review = shown(await mei.slash({ id: thread }, 'history review', {}))
    const page = shown(await mei.click(review, '專家會怎麼選？'))
    expect(page).toMatchObject({ ephemeralFor: 'Mei' })
    expect(page.content).toContain('剩下 3 顆石子，要拿幾顆？（第 3 步，勝率 +100%）')
    expect(page.content).toContain('你：1 顆')
    expect(page.content).toContain('專家：3 顆')
    const step = shown(await mei.click(page, '1 · 第 3 步'))
    expect(step.content).toContain('第 3 步')
    const winner = shown(await arjun.slash({ id: thread }, 'history review', {}))
    const nothing = shown(await arjun.click(winner, 'What would Expert have played?'))
    expect(nothing.content).toContain('No other choice there would have gained you')
    const reader = shown(await lena.slash({ id: thread }, 'history review', {}))
    // Members without a seat have nothing to ask there.
    expect(reader.buttons).toContain('故事')
    expect(reader.buttons).not.toContain('专家会怎么选？')
  })
})

/** As many decisions as there can be, each as long as it can be. */
const decisions: OwnHindsight[] = Array.from({ length: 6 }, (_, index) => ({
  number: 2 * index + 1,
  seat: 0,
  step: 1000 + index,
  games: 32,
  gain: 0.9 - index / 10,
  prompt: { key: 'nim.ask', args: { left: { typed: '長'.repeat(400) } } },
  answered: index === 0 ? [] : Array.from({ length: 40 }, (_, n) => ({ key: 'nim.stones', args: { n } })),
  expert: [2, 1].map((n) => ({ key: 'nim.stones', args: { n } })),
  ...(index === 5 && { ordered: true }),
}))

const page = (language: Language, number: number, made: readonly OwnHindsight[]) => {
  const players = ['Mei', 'Arjun'].map((name, seat) => ({ seat, name, member: name }))
  const info = { id: 'k7q2m', title: 'nim', status: 'finished', seats: 2, language, players }
  const value = { info, status: 'ready', seat: 0, decisions: made }
  const reviews = { hindsight: async () => ({ ok: true, value }) }
  const bot = { host: { reviews }, titles: { nim: nimTitle } } as unknown as BotContext
  return expertScreen(bot, { language, person: { id: 'Mei', name: 'Mei' } } as Call, 'k7q2m', number)
}

describe.each(LANGUAGES)('what expert would have done, in %s', (language) => {
  it('stands three at a time on a message, no matter what was asked', async () => {
    for (const [number, gains] of [
      [0, ['+90', '+80', '+70']],
      [1, ['+60', '+50', '+40']],
      [9, ['+60', '+50', '+40']],
      [-1, ['+90', '+80', '+70']],
    ] as const) {
      const { content = '', rows = [] } = await page(language, number, decisions)
      expect(content.match(/\+\d+/g)).toEqual(gains)
      expect(content.length).toBeLessThanOrEqual(2000)
      expect(JSON.stringify(rows)).toContain(`hist|k7q2m|0|${number === 0 || number < 0 ? 1000 : 1003}`)
    }
  })

  it('leads once to a moment that two decisions share', async () => {
    const shared = decisions.map((each) => ({ ...each, step: 1000 }))
    const { rows } = await page(language, 0, shared)
    expect(JSON.stringify(rows).match(/hist\|k7q2m\|0\|1000/g)).toHaveLength(1)
  })

  it('writes picks in their order where that counts', async () => {
    const { content } = await page(language, 1, decisions)
    expect(content?.split('\n').filter((line) => line.includes(' › '))).toHaveLength(2)
    expect(content).toContain(language === 'en' ? '2 stones › 1 stones' : '2 顆 › 1 顆')
  })

  it('says that there is nothing', async () => {
    expect((await page(language, 0, [])).content).toContain(wordsOf(language)['expert-none']())
  })
})
