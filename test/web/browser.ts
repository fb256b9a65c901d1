// A real Chromium for these tests: its windows, and what is looked at in each.
import { type Browser, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { chromiumPath } from './chromium.ts'

/** Starts the browser, which keeps its own security checks. */
export const openBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })

/** A window, and what its console complained of. */
export interface Window {
  readonly page: Page
  readonly complaints: string[]
}

export const DESKTOP = { width: 1280, height: 800 }
export const PHONE = { width: 390, height: 844 }

/** Opens a window at an address. */
export async function openWindow(browser: Browser, url: string, viewport = DESKTOP): Promise<Window> {
  const page = await browser.newPage({ viewport })
  const complaints: string[] = []
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) complaints.push(line.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1:|data:)/.test(request.url())) complaints.push(`loads ${request.url()}`)
  })
  await page.goto(url)
  await page.waitForSelector('pg-messages')
  return { page, complaints }
}

/** What is cut off or hangs out of the window, with the words that show where; nothing in a good layout. */
export async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = []
    const all = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? all(each.shadowRoot) : []),
      ])
    const words = (each: Element) => `${each.tagName} “${(each.textContent ?? '').trim().slice(0, 40)}”`
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
    for (const each of all(document)) {
      const box = each.getBoundingClientRect()
      const style = getComputedStyle(each)
      if (box.width === 0 || box.height === 0 || style.visibility === 'hidden') continue
      if (each.closest('.left') && box.right <= 0) continue
      if (box.right > innerWidth + 1 || box.left < -1) faults.push(`${words(each)} hangs out`)
      const clips = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const small = box.width <= 1 || style.clipPath !== 'none'
      if (clips && !small && style.textOverflow !== 'ellipsis' && each.scrollWidth > each.clientWidth + 1)
        faults.push(`${words(each)} is cut`)
    }
    return faults
  })
}

/** The window is as it should be: nothing cut, nothing complained of, nothing loaded from elsewhere. */
export async function expectGood({ page, complaints }: Window): Promise<void> {
  expect(await layoutFaults(page)).toEqual([])
  expect(complaints).toEqual([])
}
