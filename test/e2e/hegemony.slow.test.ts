// Whole games of Kingdom Wars through discord.js and the sandbox: typed by two of four, pressed by two of eight.
// Everybody has the auto-answers of a new member; reactions are fast, so that nothing waits for a moment to come.
import { expect, it, onTestFinished } from 'vitest'
import { sideStream } from '../../src/engine/random.ts'
import { clicker, typist } from '../support/players.ts'
import { openTable } from './table.ts'
import { expectEnd, playOut } from './whole.ts'

/** What two members at least answer by hand before the game can end: each their pair of generals. A short game with the
 * auto-answers of new members may ask little else. */
const BY_HAND = 2

const KINGDOMS = { game: 'hegemony', 'reaction-timing': 'fast' }

it('four seats by slash commands alone, to the winners', { timeout: 600_000 }, async () => {
  const table = await openTable({ Mei: 'zh-TW', Arjun: 'en-US', Lena: 'zh-CN' })
  onTestFinished(table.close)
  const [mei, arjun, lena] = [table.person('Mei'), table.person('Arjun'), table.person('Lena')]
  const play = await table.begin([mei, arjun], { ...KINGDOMS, seats: 4 })
  const typing = typist(sideStream('kingdoms'))
  const moves = await playOut(table, play, [
    [mei, typing],
    [arjun, typing],
  ])
  expect(moves).toBeGreaterThanOrEqual(BY_HAND)
  await expectEnd(table, play, lena)
  expect((await lena.slash(play.place, 'general', { name: '曹操' })).text).toContain('奸雄')
  expect((await lena.slash(play.place, 'history verify')).text).toContain('✓')
})

it('eight seats by panels alone, six of them computers', { timeout: 600_000 }, async () => {
  const table = await openTable({ Lena: 'en-GB', 小明: 'zh-CN' })
  onTestFinished(table.close)
  const [lena, ming] = [table.person('Lena'), table.person('小明')]
  const play = await table.begin([lena, ming], { ...KINGDOMS, seats: 8, language: 'zh-CN' })
  const clicking = clicker(sideStream('kingdoms'))
  const moves = await playOut(table, play, [
    [lena, clicking],
    [ming, clicking],
  ])
  expect(moves).toBeGreaterThanOrEqual(BY_HAND)
  await expectEnd(table, play, lena)
})
