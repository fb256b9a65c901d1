// A newcomer starts the app and plays; then two members play together, by panels and by keyboard, over a restart.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ALL } from '../support/sample.ts'
import { DESKTOP, expectGood, openBrowser, openWindow, PHONE } from './browser.ts'
import { finishingAnswer } from './finishing.ts'
import { type LocalApp, openLocalApp } from './local-app.ts'
import { answerByPanel, buttonOf, panelOf, TIMEOUT_MS, type } from './moves.ts'
import {
  askedOf,
  clicker,
  expectEnd,
  type Player,
  playOut,
  restart,
  sitDown,
  speak,
  typist,
} from './table.ts'

/** Two members and computers: with five seats a game ends soonest (`BROWSER_SEATS=3`: three seats). */
const SEATS = Number(process.env.BROWSER_SEATS ?? 5)
/** After so many moves a member changes language, and the bot is started again. */
const SPOKEN_TO = 4
const RESTARTED = 8
/** Moves of members until the game is left; `npm run slow` plays it to its end. */
const MOST = ALL ? Number.POSITIVE_INFINITY : 12

/** A panel that is out of date leads to the present. */
async function expectOldPanel({ window: { page } }: Player): Promise<void> {
  const old = page.locator('discord-message.ephemeral:has([data-custom-id^="pick|"])').first()
  const id = await old.getAttribute('data-id')
  await old.locator('[data-custom-id^="pick|"]').first().click()
  await page
    .locator(`discord-message[data-id="${id}"]`)
    .getByText('out of date')
    .waitFor({ timeout: TIMEOUT_MS })
}

describe('the app in the browser', { timeout: 600_000 }, () => {
  let local: LocalApp
  let browser: Browser
  beforeAll(async () => {
    local = await openLocalApp()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await local?.close()
  })

  it('shows the bot’s own emojis: the crests of the games at the first welcome', async () => {
    const window = await openWindow(browser, `${local.url}/?as=Lena`)
    const { page } = window
    await page.locator('discord-message pg-select button').first().click()
    const crests = page.locator('.sel-emoji img.emoji')
    await crests.first().waitFor({ timeout: TIMEOUT_MS })
    const named = await crests.evaluateAll((all: HTMLImageElement[]) => all.map(({ alt }) => alt).sort())
    expect(named).toEqual([':dynasties:', ':hegemony:', ':meow:', ':records:', ':storm:'])
    const widths = () => crests.evaluateAll((all: HTMLImageElement[]) => all.map((each) => each.naturalWidth))
    await expect.poll(async () => Math.min(...(await widths())), { timeout: TIMEOUT_MS }).toBeGreaterThan(0)
    await expectGood(window)
    await page.close()
  })

  it('leads from the first view to the first own decision by three clicks', async () => {
    const { page, complaints } = await openWindow(browser, local.url)
    let clicks = 0
    const click = async (what: ReturnType<typeof page.locator>) => {
      clicks += 1
      await what.click({ timeout: TIMEOUT_MS })
    }
    expect(await page.locator('.server-name').textContent()).toBe('Peach Garden')
    expect(await page.locator('.right .member').count()).toBe(5)
    await click(buttonOf(page, 'try'))
    await click(panelOf(page).locator('a.mention-link'))
    await click(buttonOf(page, 'move'))
    const asking = panelOf(page).filter({
      has: page.locator('[data-custom-id^="pick|"], [data-custom-id^="sel|"]'),
    })
    await asking.waitFor({ timeout: TIMEOUT_MS })
    expect(clicks).toBeLessThanOrEqual(3)
    await expectGood({ page, complaints })

    // The member decides, and the game goes on to the next decision of theirs.
    const answer = await askedOf(local, 'Arjun', finishingAnswer)
    if (!answer) throw new Error('Arjun is asked nothing')
    await answerByPanel(page, answer)
    await asking.waitFor({ timeout: TIMEOUT_MS })
    await expectGood({ page, complaints })
    await page.close()
  })

  it('says what it is, who one is, and how to be somebody else; on a phone too, and only until it is known', async () => {
    const window = await openWindow(browser, `${local.url}/?as=Arjun`, PHONE)
    const { page } = window
    const about = page.locator('.about')
    expect(await about.textContent()).toMatch(/stand-in for Discord.*Here you are Arjun\./s)
    await expectGood(window)
    await about.locator('.about-switch').click()
    await page.locator('.who', { hasText: 'Lena' }).click()
    await about.getByText('Here you are Lena.').waitFor()
    await about.locator('.about-close').click()
    await about.waitFor({ state: 'detached' })
    // Who one is stays at hand.
    await page.locator('.me-here').click()
    await page.locator('.who', { hasText: '小明' }).click()
    await page.waitForFunction(() => document.documentElement.lang === 'zh-CN')
    await page.reload()
    await page.waitForSelector('pg-messages')
    expect(await about.count()).toBe(0)
    await expectGood(window)
    await page.close()
  })

  it('offers the game that a member has already instead of another', async () => {
    const { page } = await openWindow(browser, local.url)
    await buttonOf(page, 'try').click()
    await panelOf(page).locator('a.mention-link').waitFor({ timeout: TIMEOUT_MS })
    expect(await page.locator('.threads .entry').count()).toBe(1)
    await page.close()
  })

  it('lets two members play a game in two windows, by keyboard and by panels, over a restart', {
    timeout: 600_000,
  }, async () => {
    const arjun = typist('Arjun', await openWindow(browser, `${local.url}/?as=Arjun`))
    const lena = clicker('Lena', await openWindow(browser, `${local.url}/?as=Lena`, PHONE))
    const players = [arjun, lena]
    const game = await sitDown(local, [arjun, lena], { title: 'records', seats: SEATS })

    const meanwhile = async (done: number) => {
      if (done === SPOKEN_TO) await speak(lena.window.page, 'zh-TW')
      if (done === RESTARTED) await restart(local, players)
    }
    const { info, moves } = await playOut(local, game, players, finishingAnswer, { meanwhile, most: MOST })
    expect(moves).toBeGreaterThan(RESTARTED)
    const { page } = lena.window
    expect(await panelOf(page).textContent()).toMatch(/你/)

    if (ALL) {
      await expectEnd(info, players)
      await expectOldPanel(arjun)
    }
    for (const { window } of players) await expectGood(window)
  })

  it('speaks the language of the chosen member', async () => {
    const window = await openWindow(browser, `${local.url}/?as=Lena`, DESKTOP)
    const { page } = window
    await page.locator('.me-button').click()
    await page.locator('.who', { hasText: '小明' }).click()
    await page.locator('textarea[placeholder*="发送"], textarea[placeholder*="传送"]').waitFor()
    await type(page, '/')
    await page.waitForSelector('.offer')
    expect(await page.locator('.offer-detail').first().textContent()).toMatch(/\p{Script=Han}/u)
    expect(new URL(page.url()).searchParams.get('as')).toBe('小明')
    await expectGood(window)
    await page.close()
  })
})
