// Whole games in the browser, answered by panels: each installed game at its own table, on a desktop and on a phone.
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DESKTOP, expectGood, openBrowser, openWindow, PHONE } from './browser.ts'
import { hasChromium } from './chromium.ts'
import { hardAnswer } from './hard.ts'
import { type LocalApp, openLocalApp } from './local-app.ts'
import { clicker, expectEnd, type Player, playOut, type Seating, sitDown } from './table.ts'

describe.runIf(hasChromium)('whole games in the browser', { timeout: 600_000 }, () => {
  let local: LocalApp
  let browser: Browser
  beforeAll(async () => {
    browser = await openBrowser()
  })
  afterAll(() => browser?.close())
  // An app for each: nobody finds what another game has left in the channel.
  beforeEach(async () => {
    local = await openLocalApp()
  })
  afterEach(() => local?.close())

  const at = async (name: string, viewport: typeof DESKTOP): Promise<Player> =>
    clicker(name, await openWindow(browser, `${local.url}/?as=${name}`, viewport))

  /** Plays a game to its end and closes the windows. */
  async function whole(players: readonly [Player, ...Player[]], seating: Seating): Promise<void> {
    const game = await sitDown(local, players, seating)
    const { info, moves } = await playOut(local, game, players, hardAnswer)
    expect(moves).toBeGreaterThan(0)
    expect(info.options).toMatchObject(seating.options ?? {})
    await expectEnd(info, players)
    for (const { window } of players) await window.page.close()
  }

  it('Meow Wars: alone, on a phone', async () => {
    await whole([await at('小明', PHONE)], { title: 'meow', seats: 1, more: 'reaction-timing:fast' })
  })

  it('Meow Wars: two people with all expansions', async () => {
    await whole([await at('Arjun', DESKTOP), await at('Lena', PHONE)], {
      title: 'meow',
      seats: 2,
      more: 'options:treasures, stratagems, battles reaction-timing:fast',
      options: { expansions: ['treasures', 'stratagems', 'battles'] },
    })
  })

  it('Kingdom Wars: two people and six computers, for several rounds', async () => {
    const players = [await at('Arjun', DESKTOP), await at('小明', PHONE)] as const
    const game = await sitDown(local, players, { title: 'hegemony', seats: 8, more: 'reaction-timing:fast' })
    const { moves } = await playOut(local, game, players, hardAnswer, { most: 60 })
    expect(moves).toBeGreaterThan(10)
    for (const { window } of players) await expectGood(window)
    for (const { window } of players) await window.page.close()
  })

  it('Dynasties of China: a person and two computers', async () => {
    await whole([await at('Lena', PHONE)], {
      title: 'dynasties',
      seats: 3,
      more: 'options:laps=2 reaction-timing:fast',
      options: { laps: 2 },
    })
  })
})
