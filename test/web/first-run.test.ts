// A newcomer starts the house and plays; then two members play together, by panels and by keyboard, over a restart.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHROMIUM, DESKTOP, expectGood, openBrowser, openWindow, PHONE, type Window } from './browser.ts'
import { type House, openHouse } from './house.ts'
import {
  answerByKeyboard,
  answerByPanel,
  askedOf,
  asks,
  buttonOf,
  chooseOn,
  PATIENCE,
  panelOf,
  type,
} from './moves.ts'

describe.runIf(CHROMIUM !== undefined)('the house in the browser', { timeout: 120_000 }, () => {
  let house: House
  let browser: Browser
  beforeAll(async () => {
    house = await openHouse()
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await house?.close()
  })

  it('leads from the first view to the first own decision by three clicks', async () => {
    const { page, complaints } = await openWindow(browser, house.url)
    let clicks = 0
    const click = async (what: ReturnType<typeof page.locator>) => {
      clicks += 1
      await what.click({ timeout: PATIENCE })
    }
    expect(await page.locator('.server-name').textContent()).toBe('Peach Garden')
    expect(await page.locator('.right .member').count()).toBe(5)
    await click(buttonOf(page, 'try'))
    await click(panelOf(page).locator('a.mention-link'))
    await click(buttonOf(page, 'move'))
    await panelOf(page).waitFor({ timeout: PATIENCE })
    expect(await asks(page)).toBe(true)
    expect(clicks).toBeLessThanOrEqual(3)
    await expectGood({ page, complaints })

    // The member decides, and the game goes on to the next decision of theirs.
    await answerByPanel(page)
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('discord-button')].some((each) =>
          each.getAttribute('data-custom-id')?.startsWith('move|'),
        ),
      undefined,
      { timeout: PATIENCE },
    )
    await expectGood({ page, complaints })
    await page.close()
  })

  it('offers the game that a member has already instead of another', async () => {
    const { page } = await openWindow(browser, house.url)
    await buttonOf(page, 'try').click()
    await panelOf(page).locator('a.mention-link').waitFor({ timeout: PATIENCE })
    expect(await page.locator('.threads .entry').count()).toBe(1)
    await page.close()
  })

  it('lets two members play in two windows, by keyboard and by panel, over a restart', async () => {
    const arjun = await openWindow(browser, `${house.url}/?as=Arjun`)
    const lena = await openWindow(browser, `${house.url}/?as=Lena`, PHONE)
    const windows: Window[] = [arjun, lena]

    // Arjun opens a lobby by keyboard alone: the command, its choices, and Enter.
    await type(arjun.page, '/game new')
    await arjun.page.waitForSelector('.offer.active')
    await arjun.page.keyboard.press('Tab')
    await arjun.page.waitForSelector('.pill.on')
    await arjun.page.keyboard.type('rec')
    await arjun.page.keyboard.press('Tab')
    await arjun.page.keyboard.type('2')
    await arjun.page.keyboard.press('Tab')
    await arjun.page.keyboard.press('Enter')
    await panelOf(arjun.page).waitFor({ timeout: PATIENCE })

    // Lena sees the lobby, and not what only Arjun was told.
    await buttonOf(lena.page, 'join').click({ timeout: PATIENCE })
    expect(await lena.page.locator('discord-message.ephemeral').count()).toBe(0)
    await arjun.page.locator('discord-message', { hasText: 'Lena' }).last().waitFor({ timeout: PATIENCE })
    await buttonOf(arjun.page, 'start').click()
    const thread = arjun.page.locator('.threads .entry').last()
    await thread
      .locator('.badge')
      .waitFor({ timeout: PATIENCE })
      .catch(() => undefined)
    await thread.click()
    await lena.page.locator('.burger').click()
    await lena.page.locator('.threads .entry').last().click()

    const pages = windows.map(({ page }) => page)
    for (let moves = 0; moves < 6; moves++) {
      const page = await askedOf(pages)
      if (moves < 2) await answerByKeyboard(page)
      else await answerByPanel(page)
      for (const window of windows) await expectGood(window)
      if (moves !== 2) continue
      await house.restart(async () => {
        for (const each of pages) await each.locator('.banner.lost').waitFor({ timeout: PATIENCE })
      })
      for (const window of windows) {
        await window.page.locator('.banner').waitFor({ state: 'detached', timeout: PATIENCE })
        // The browser itself reports the line that was cut.
        expect(window.complaints.filter((each) => !/WebSocket connection/.test(each))).toEqual([])
        window.complaints.length = 0
      }
    }

    // A panel of an earlier moment leads to the present.
    const page = await askedOf(pages)
    const id = await panelOf(page).getAttribute('data-id')
    await answerByKeyboard(page)
    const old = page.locator(`discord-message[data-id="${id}"]`)
    await chooseOn(old)
    await old.getByText('earlier moment').waitFor({ timeout: PATIENCE })
    for (const window of windows) await expectGood(window)
  })

  it('speaks the language of whoever one is', async () => {
    const window = await openWindow(browser, `${house.url}/?as=Lena`, DESKTOP)
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
