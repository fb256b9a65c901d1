// Whole games of five through discord.js and the sandbox: by typing alone, by pressing alone, and by both with readers.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { addComputer, buttonBy, clicker, newestWith, publicly, typist } from '../support/players.ts'
import { expectStory, secretsOf } from './checks.ts'
import { openTable, promptsOf } from './table.ts'
import { expectEnd, playOut } from './whole.ts'

it('a full game by slash commands alone', { timeout: 120_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const [mei, arjun, lena] = [table.person('Mei'), table.person('Arjun'), table.person('Lena')]
  const room = await table.lobby(mei, { seats: 5, luck: 'peach' })
  await arjun.slash(room, 'game join', { luck: 'garden' })
  for (const _seat of [3, 4, 5]) await addComputer(mei, newestWith(mei, room, 'start'))
  await mei.slash(room, 'game start')
  await table.settled()
  const info = await table.app.host.gameIn(room)
  const play = { id: info?.id ?? '', place: info?.thread ?? '' }
  const typing = typist(sideStream('typist'))
  const moves = await playOut(table, play, [
    [mei, typing],
    [arjun, typing],
  ])
  expect(moves).toBeGreaterThan(20)
  await expectEnd(table, play, lena)
  expect((await lena.slash(play.place, 'game verify')).text).toContain('✓')
})

it('a full game by panels alone', { timeout: 120_000 }, async () => {
  const table = await openTable({ Lena: 'en-GB', 小明: 'zh-CN' })
  onTestFinished(table.close)
  const [lena, ming] = [table.person('Lena'), table.person('小明')]
  const play = await table.begin([lena, ming], { seats: 5, language: 'zh-CN' })
  const clicking = clicker(sideStream('clicker'))
  const moves = await playOut(table, play, [
    [lena, clicking],
    [ming, clicking],
  ])
  expect(moves).toBeGreaterThan(20)
  await expectEnd(table, play, lena)
})

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
  expect((await lena.slash(place, 'game log')).text).toMatch(/第 \d+ 页/)
  expect((await arjun.slash(place, 'game verify')).text).toContain('only after the end')
  for (const { content } of publicly(lena, place)) expect(content.length).toBeLessThanOrEqual(2000)
}, 60_000)
