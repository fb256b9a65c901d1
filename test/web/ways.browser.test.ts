// What the page itself takes over from Discord's client: files in commands, links to messages, touch, its refusals.
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type Client,
  type Interaction,
} from 'discord.js'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { startBot } from '../sandbox/bot.ts'
import { expectGood, openBrowser, openWindow, PHONE } from './browser.ts'
import { type } from './moves.ts'

const COMMANDS = [
  {
    name: 'restore',
    description: 'Takes a game from a file',
    options: [
      { type: ApplicationCommandOptionType.Attachment as const, name: 'file', description: 'The game' },
      {
        type: ApplicationCommandOptionType.Integer as const,
        name: 'seats',
        description: 'Seats',
        maxValue: 4,
      },
    ],
  },
  {
    name: 'seat',
    description: 'Takes a seat',
    options: [
      {
        type: ApplicationCommandOptionType.Integer as const,
        name: 'number',
        description: 'Which',
        required: true,
      },
    ],
  },
  { type: ApplicationCommandType.Message as const, name: 'Keep it', nameLocalizations: { 'zh-TW': '收下' } },
]

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isMessageContextMenuCommand())
    return interaction.reply(`kept: ${interaction.targetMessage.content}`)
  if (!interaction.isChatInputCommand()) return undefined
  const file = interaction.options.getAttachment('file', true)
  const text = await (await fetch(file.url)).text()
  return interaction.reply(`${file.name} says ${text}`)
}

describe('the page', { timeout: 600_000 }, () => {
  let sandbox: Sandbox
  let browser: Browser
  let bot: { client: Client<true>; stop: () => Promise<void> }
  const at = (name: string) => `${sandbox.url}/?as=${name}&channel=${sandbox.channel('#room').id}`
  beforeAll(async () => {
    sandbox = await openSandbox({
      botName: 'Steward',
      seedData: {
        guild: 'Garden',
        channels: [{ name: 'room' }, { name: 'hall' }],
        members: [
          { name: 'Mei', locale: 'zh-TW' },
          { name: 'Lena', locale: 'en-GB' },
        ],
      },
    })
    bot = await startBot(sandbox, answer)
    await bot.client.application.commands.set(COMMANDS)
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await bot?.stop()
    await sandbox?.close()
  })

  it('sends a file with a command, chosen by keyboard', async () => {
    const window = await openWindow(browser, at('Lena'), PHONE)
    const { page } = window
    const chooser = page.waitForEvent('filechooser')
    await type(page, '/restore file:')
    await page.locator('.offer.active', { hasText: 'Choose a file' }).waitFor()
    await page.keyboard.press('Enter')
    const buffer = Buffer.from('peace')
    await (await chooser).setFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await page.waitForSelector('.tail:focus')
    expect(await page.locator('.pill input[data-option="file"]').inputValue()).toBe('game.json')
    await expectGood(window)
    await page.keyboard.press('Enter')
    await page.getByText('game.json says peace').waitFor()
    await page.close()
  })

  it('takes a file out of a command again', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    await type(page, '/restore file:')
    const buffer = Buffer.from('war')
    await page.locator('[data-file="file"]').setInputFiles({ name: 'old.json', mimeType: 'x/y', buffer })
    await page.waitForSelector('.tail:focus')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    expect(await page.locator('.pill input[data-option="file"]').inputValue()).toBe('')
    await page.close()
  })

  it('keeps a command with nothing more to say on one line of a phone', async () => {
    const { page } = await openWindow(browser, at('Lena'), PHONE)
    await type(page, '/seat number:')
    await page.waitForSelector('.pill.on')
    await page.keyboard.type('3')
    await page.keyboard.press('Tab')
    await page.waitForSelector('.tail.done')
    const [line, pill] = [page.locator('.line-box'), page.locator('.pill')]
    const heights = await Promise.all(
      [line, pill].map(async (each) => (await each.boundingBox())?.height ?? 0),
    )
    const [whole = 0, one = 0] = heights
    expect(whole).toBeLessThan(one * 2)
    await page.close()
  })

  it('leaves no gap between a quotation and a comma in 简', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    const [quote = 0, comma = 0] = await page.evaluate(() => {
      document.documentElement.lang = 'zh-CN'
      return ['”', '，'].map((sign) => {
        const span = document.body.appendChild(document.createElement('span'))
        span.textContent = sign
        return span.getBoundingClientRect().width
      })
    })
    expect(quote).toBeLessThan(comma * 0.7)
    await page.close()
  })

  it('says in the member’s language what cannot be done', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await type(page, '/restore seats:9')
    await page.keyboard.press('Enter')
    await page.locator('.toast', { hasText: 'seats 必須在 −∞ 到 4 之間，不能是 9。' }).waitFor()
    await page.close()
  })

  it('goes to the message that a link names, however old, and back', async () => {
    const window = await openWindow(browser, at('Lena'), PHONE)
    const { page } = window
    const hall = sandbox.channel('#hall').id
    const { id } = sandbox.as('Mei').say('#hall', 'the oath in the garden')
    for (let n = 0; n < 100; n++) sandbox.as('Mei').say('#hall', `line ${n}`)
    const link = `https://discord.com/channels/${sandbox.guild.id}/${hall}`
    sandbox.as('Mei').say('#room', `read [the oath](${link}/${id}) in ${link}`)
    await page.getByRole('link', { name: 'the oath' }).click()
    const oath = page.getByText('the oath in the garden')
    await oath.waitFor()
    expect(await oath.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThan(0)
    await expectGood(window)
    await page.locator('.newer').click()
    expect(await page.getByText('line 99').isVisible()).toBe(true)
    await page.goBack()
    await page.locator('discord-mention', { hasText: 'hall' }).click()
    await page.getByText('line 99').waitFor()
    await page.close()
  })

  it('stays at the end while messages stream in, long and short ones', async () => {
    const { page } = await openWindow(browser, at('Lena'), PHONE)
    const mei = sandbox.as('Mei')
    for (let n = 0; n < 90; n++) {
      mei.say('#room', n % 3 === 0 ? `${n}\n${'a long march '.repeat(40)}` : `line ${n}`)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await page.getByText('line 89').waitFor()
    expect(await page.locator('.newer').count()).toBe(0)
    expect(await page.getByText('line 89').isVisible()).toBe(true)
    await page.close()
  })

  it('keeps what one reads further up, no matter what is posted meanwhile', async () => {
    const window = await openWindow(browser, at('Lena'), PHONE)
    const { page } = window
    const mei = sandbox.as('Mei')
    for (let n = 0; n < 70; n++) mei.say('#room', `verse ${n}`)
    await page.getByText('verse 69').waitFor()
    const oldest = page.getByText('verse 12', { exact: true })
    await oldest.scrollIntoViewIfNeeded()
    await page.locator('.newer').waitFor()
    for (let n = 70; n < 170; n++) mei.say('#room', `verse ${n}`)
    await page.getByText('verse 169').waitFor({ state: 'attached' })
    expect(await oldest.isVisible()).toBe(true)
    await expectGood(window)
    await page.locator('.newer').click()
    await oldest.waitFor({ state: 'detached' })
    expect(await page.getByText('verse 169').isVisible()).toBe(true)
    await page.close()
  })

  it('offers a reply to a message that is touched', async () => {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(at('Lena'))
    sandbox.as('Mei').say('#room', 'who is there?')
    const theirs = page.locator('discord-message', { hasText: 'who is there?' })
    const reply = theirs.getByRole('button', { name: 'Reply' })
    await theirs.waitFor()
    expect(await reply.evaluate((each) => getComputedStyle(each).opacity)).toBe('0')
    await theirs.tap()
    expect(await reply.evaluate((each) => getComputedStyle(each).opacity)).toBe('1')
    await reply.tap()
    await page.getByText('Replying to Mei').waitFor()
    await page.close()
  })

  it('offers the bot’s commands for a message, in the member’s language', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    sandbox.as('Lena').say('#room', 'a fine line')
    const theirs = page.locator('discord-message', { hasText: 'a fine line' })
    await theirs.hover()
    await theirs.getByRole('button', { name: '收下' }).click()
    await page.getByText('kept: a fine line').waitFor()
    await page.close()
  })

  it('offers no reply across a message in which something is pressed', async () => {
    const page = await browser.newPage({ viewport: PHONE, hasTouch: true, isMobile: true })
    await page.goto(at('Lena'))
    sandbox.as('Mei').say('#room', 'see ||the oath||')
    const theirs = page.locator('discord-message', { hasText: 'see the oath' })
    await theirs.locator('.spoiler').tap()
    await theirs.locator('.spoiler.shown').waitFor()
    expect(await theirs.locator('.reply').evaluate((each) => getComputedStyle(each).opacity)).toBe('0')
    await page.close()
  })

  it('calls everyone by one sign', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    sandbox.as('Mei').say('#room', '@everyone to the garden')
    const mention = page.locator('discord-message', { hasText: 'to the garden' }).locator('discord-mention')
    expect(await mention.textContent()).toBe('everyone')
    await page.close()
  })

  it('leaves what one began to write to the member who began it, where they did', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    sandbox.as('Mei').say('#room', 'ready?')
    const theirs = page.locator('discord-message', { hasText: 'ready?' })
    await theirs.hover()
    await theirs.getByRole('button', { name: 'Reply' }).click()
    await page.keyboard.type('almost')
    const line = page.locator('pg-composer textarea')
    await page.locator('.me-button').click()
    await page.locator('.who', { hasText: 'Mei' }).click()
    await page.locator('.who-name', { hasText: '你是：Mei' }).waitFor()
    await expect.poll(() => line.inputValue()).toBe('')
    expect(await page.locator('.along').count()).toBe(0)
    await page.goBack()
    await expect.poll(() => line.inputValue()).toBe('almost')
    await page.locator('.entry', { hasText: 'hall' }).click()
    await expect.poll(() => line.inputValue()).toBe('')
    await page.close()
  })

  it('closes the sides of a phone by Escape', async () => {
    const { page } = await openWindow(browser, at('Lena'), PHONE)
    for (const [icon, side] of [
      ['.burger', '.left'],
      ['.people', '.right'],
    ] as const) {
      await page.locator(icon).click()
      await page.locator(side).waitFor()
      await page.keyboard.press('Escape')
      await page.locator(side).waitFor({ state: 'hidden' })
    }
    await page.close()
  })

  it('makes one the member whom one adds, and lists the threads that one has joined', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    const from = sandbox.as('Mei').say('#room', 'Who comes along?')
    sandbox.as('Mei').startThread('#room', 'The three visits', { from, content: 'Snow falls' })
    const thread = page.locator('discord-thread', { hasText: 'message' }).last()
    await thread.waitFor()
    expect(await page.locator('.threads .entry').count()).toBe(0)
    await page.locator('.me-button').click()
    await page.locator('.add input').fill('Kong Rong')
    await page.locator('.add button').click()
    await page.getByText('You are: Kong Rong').waitFor()
    await thread.click()
    await page.locator('.threads .entry.here', { hasText: 'The three visits' }).waitFor()
    await page.close()
  })

  it('leads by one key to the newest messages, and sends no command without what was typed', async () => {
    const { page } = await openWindow(browser, at('Lena'))
    await page.locator('pg-messages').waitFor()
    await page.keyboard.press('Tab')
    await page.locator('.skip:focus').press('Enter')
    await page.locator('.scroller:focus').waitFor()
    await type(page, '/restore file:')
    const buffer = Buffer.from('peace')
    await page
      .locator('[data-file="file"]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer })
    await page.waitForSelector('.tail:focus')
    await page.keyboard.type('3d')
    await page.keyboard.press('Enter')
    await page.getByText('“3d” belongs to no option yet').waitFor()
    await page.close()
  })

  it('lists the posts of a forum in it', async () => {
    const { id } = sandbox.addChannel({ name: 'tables', type: 'forum' })
    sandbox.as('Mei').startThread('#tables', 'The oath', { content: 'in the garden' })
    const window = await openWindow(browser, `${sandbox.url}/?as=Lena&channel=${id}`, PHONE)
    const { page } = window
    await expectGood(window)
    await page.locator('discord-thread', { hasText: 'message' }).click()
    await page.getByText('in the garden').waitFor()
    await page.close()
  })
})
