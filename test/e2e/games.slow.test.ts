// Whole games of five through discord.js and the sandbox: by typing alone, and by pressing alone.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { addComputer, clicker, newestWith, typist } from '../support/players.ts'
import { openTable } from './table.ts'
import { expectEnd, playOut } from './whole.ts'

it('a full game by slash commands alone', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const [mei, arjun, lena] = [table.person('Mei'), table.person('Arjun'), table.person('Lena')]
  const room = await table.lobby(mei, { seats: 5, 'seed-word': 'peach' })
  await arjun.slash(room, 'game join', { 'seed-word': 'garden' })
  for (const _seat of [3, 4, 5]) await addComputer(mei, newestWith(mei, room, 'start'))
  await mei.slash(room, 'game start')
  await table.settled()
  const info = await table.app.host.games.inChannel(room)
  const play = { id: info?.id ?? '', place: info?.thread ?? '' }
  const typing = typist(sideStream('typist'))
  const moves = await playOut(table, play, [
    [mei, typing],
    [arjun, typing],
  ])
  expect(moves).toBeGreaterThan(0)
  await expectEnd(table, play, lena)
  expect((await lena.slash(play.place, 'history verify')).text).toContain('✓')
})

it('a full game by panels alone', { timeout: 600_000 }, async () => {
  const table = await openTable({ Lena: 'en-GB', 小明: 'zh-CN' })
  onTestFinished(table.close)
  const [lena, ming] = [table.person('Lena'), table.person('小明')]
  const play = await table.begin([lena, ming], { seats: 5, language: 'zh-CN' })
  const clicking = clicker(sideStream('clicker'))
  const moves = await playOut(table, play, [
    [lena, clicking],
    [ming, clicking],
  ])
  expect(moves).toBeGreaterThan(0)
  await expectEnd(table, play, lena)
})
