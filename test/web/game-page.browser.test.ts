// A game as one page, in a real browser: without a network, at the size of a phone, without scripts, and with one byte changed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagedGame } from '../../scripts/gallery/paged-games.ts'
import { openGalleryPool } from '../../scripts/gallery/shelf.ts'
import { pagePicture } from '../../src/discord/page/page-picture.ts'
import type { PageSource } from '../../src/discord/page/source.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { LANGUAGES } from '../../src/text/language.ts'
import { layoutFaults, openBrowser, PHONE } from './browser.ts'

/** Names that would do harm where a text is read as HTML, JSON or a script, and such that turn others around. */
const NAMES = [
  '</script><script>window.hurt=1</script>',
  '"><img src=x onerror=hurt=1>',
  '\u202eمى & <b>',
  '👨‍👩‍👧<!--龍',
]
const LARGEST = 8 * 1024 * 1024
/** Bytes changed one after the other in one file. */
const CHANGED = 16

const folder = mkdtempSync(join(tmpdir(), 'page-'))
const pool = openGalleryPool()
let browser: Browser
let source: PageSource
let html: string

async function fileOf(page: PageSource): Promise<string> {
  const picture = await pagePicture(page, 'en')
  if (!picture) throw new Error('there is no page')
  return (await pool.draw(picture)).bytes.toString()
}

beforeAll(async () => {
  browser = await openBrowser()
  const title = TITLES.records
  if (!title) throw new Error('no such game')
  const effort = { games: 1, answers: 100, fewest: 4, most: 4 }
  source = pagedGame({ title, seed: 'page', policy: randomPolicy, names: NAMES, effort }).source
  html = await fileOf(source)
})
afterAll(async () => {
  await browser.close()
  await pool.close()
  rmSync(folder, { recursive: true })
})

interface Way {
  readonly javaScriptEnabled?: boolean
}

/** Opens a file offline on a phone; what its console complained of. */
async function opened(text: string | Buffer, { javaScriptEnabled = true }: Way = {}) {
  const path = join(folder, 'game.html')
  writeFileSync(path, text)
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    offline: true,
    javaScriptEnabled,
  })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (line) => complaints.push(line.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`loads ${request.url()}`)
  })
  await page.goto(pathToFileURL(path).href)
  return { page, complaints, close: () => context.close() }
}

/** What the page says of itself once it has checked; what it says at first where it never does. */
async function verdictOf(page: Page): Promise<string> {
  const check = page.locator('#check')
  await page
    .waitForFunction(() => !document.querySelector('#check')?.textContent?.includes('Checking'), undefined, {
      timeout: 10_000,
    })
    .catch(() => undefined)
  return (await check.count()) === 1 ? ((await check.textContent()) ?? '') : ''
}

const GOOD = /^✓ This page is as it was made\.Checked ✓ \d+ draws?/

describe('the page of a finished game', () => {
  it('is one file of at most 8 MB that says its draws are checked, without a network', async () => {
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(LARGEST)
    const { page, complaints, close } = await opened(html)
    expect(await verdictOf(page)).toMatch(GOOD)
    expect(await verdictOf(page)).toContain(source.info.commitment)
    expect(await layoutFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await close()
  })

  it('goes from step to step by buttons, keys and swipes, in three languages and through any eyes', async () => {
    const { page, complaints, close } = await opened(html)
    const step = async () => (await page.locator('output').textContent())?.split('/')[0]
    expect(await step()).toBe('1')
    await page.locator('#forward').click()
    await page.keyboard.press('ArrowRight')
    expect(await step()).toBe('3')
    await page.keyboard.press('ArrowLeft')
    expect(await step()).toBe('2')
    await swipe(page, -120)
    expect(await step()).toBe('3')
    await swipe(page, 120)
    expect(await step()).toBe('2')
    await page.locator('#next').click()
    const picture = page.locator('main figure img')
    const before = await picture.getAttribute('src')
    expect(await picture.getAttribute('alt')).not.toBe('')
    for (const [index, language] of LANGUAGES.entries()) {
      await page.locator('#language').selectOption(`${index}`)
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
      expect(await layoutFaults(page)).toEqual([])
    }
    expect(await picture.getAttribute('src')).not.toBe(before)
    for (const [index] of NAMES.entries()) await page.locator('#eyes').selectOption(`${index + 1}`)
    await page.keyboard.press('Home')
    await page.locator('#eyes').selectOption('0')
    await page.locator('#place').focus()
    expect(await page.evaluate(() => 'hurt' in window)).toBe(false)
    expect(complaints).toEqual([])
    await close()
  })

  it('tells how it ended and its story where scripts are off, and that nothing was checked', async () => {
    const { page, close } = await opened(html, { javaScriptEnabled: false })
    const text = await page.locator('body').innerText()
    expect(text).toContain('Not checked')
    expect(text).toContain('The story')
    expect(text).toContain('Act 1')
    expect(text).toMatch(/ wins?!/)
    expect(await page.locator('details[open] img').count()).toBe(source.scenes.length)
    for (const image of await page.locator('details[open] img').all())
      expect(await image.getAttribute('alt')).not.toBe('')
    expect(await layoutFaults(page)).toEqual([])
    await close()
  })

  it('notices one byte that was changed, wherever a browser reads it', async () => {
    const random = sideStream('byte', 'page')
    const bytes = Buffer.from(html)
    const places = [
      html.indexOf('.controls'),
      html.indexOf('<script data-digest') + 200,
      html.indexOf('data:image/webp') + 500,
      html.indexOf('</details>') - 30,
      html.indexOf('"draws":') + 40,
      html.indexOf('"secret":') + 14,
      ...Array.from({ length: CHANGED }, () => random.int(bytes.length)),
    ]
    for (const place of places) {
      const changed = Buffer.from(bytes)
      changed[place] = (changed[place] ?? 0) ^ 1
      const { page, close } = await opened(changed)
      expect(await verdictOf(page), `${place}: ${html.slice(place - 30, place + 10)}`).not.toMatch(GOOD)
      await close()
    }
  })

  it('names the draw that differs also where the page was made with it', async () => {
    const { proof } = source
    const draws = proof?.draws.map((draw, index) =>
      index === 3 ? { ...draw, counter: draw.counter + 1 } : draw,
    )
    if (!proof || !draws) throw new Error('there is no proof')
    const { page, close } = await opened(await fileOf({ ...source, proof: { ...proof, draws } }))
    expect(await verdictOf(page)).toMatch(/as it was made\.✗ Draw 4, in step \d+, is not what/)
    await close()
  })
})

/** A finger goes sideways by so many pixels. */
const swipe = (page: Page, by: number) =>
  page.evaluate((x) => {
    const touch = (clientX: number) =>
      new Touch({ identifier: 1, target: document.body, clientX, clientY: 300 })
    document.body.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch(200)] }))
    document.body.dispatchEvent(
      new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(200 + x)] }),
    )
  }, by)
