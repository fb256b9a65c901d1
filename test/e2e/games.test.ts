// A game through discord.js and the sandbox, by typing and pressing, with somebody who only reads.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { buttonBy, clicker, newestWith, publicly, typist } from '../support/players.ts'
import { expectStory, secretsOf } from './checks.ts'
import { openTable, promptsOf } from './table.ts'

it('a game by panels and typing together, in which nobody sees the cards of another', async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-GB', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const lena = table.person('Lena')
  const { id, place } = await table.begin([table.person('Mei'), table.person('Arjun')])
  const secrets = secretsOf(table.app.host, id)
  const [mei, arjun] = [secrets.watched(table.person('Mei')), secrets.watched(table.person('Arjun'))]
  const random = sideStream('both')
  const [typing, clicking] = [typist(random), clicker(random)]
  let hidden = 0
  for (let round = 0; round < 8; round++) {
    await table.settled()
    expect(promptsOf(lena, place)).toHaveLength(1)
    expect(publicly(lena, place).at(-1)?.buttons).toEqual(['Your move', 'Hand', 'Board'])
    for (const person of [mei, arjun]) {
      const player = random.int(2) === 0 ? typing : clicking
      await player(person, place)
      await person.slash(place, 'hand')
    }
    for (const [holder, reader] of [
      [mei, arjun],
      [arjun, mei],
      [mei, lena],
    ] as const)
      hidden += await secrets.expectKept(holder, reader, [place])
  }
  await table.settled()
  expect(hidden).toBeGreaterThan(10)
  await expectStory(table.app.host, id, lena, [place])

  const wrong = await lena.click(
    newestWith(lena, place, 'move'),
    buttonBy(newestWith(lena, place, 'move'), 'move'),
  )
  expect(wrong.message?.ephemeralFor).toBe('Lena')
  expect((await lena.slash(place, 'board')).text).toContain('三国志')
  expect((await arjun.slash(place, 'hand')).text).not.toContain('no seat')
  expect((await lena.slash(place, 'history log')).text).toMatch(/第 \d+ 页/)
  expect((await arjun.slash(place, 'history verify')).text).toContain('Only after the game ends')
  for (const { content } of publicly(lena, place)) expect(content.length).toBeLessThanOrEqual(2000)
}, 600_000)
