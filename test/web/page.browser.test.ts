// What Discord's client does with what a bot sends: private answers, silence, mentions, menus, modals.
// https://discord.com/developers/docs/components/reference
import {
  type Client,
  ComponentType,
  type Interaction,
  MessageFlags,
  type SendableChannels,
  TextInputStyle,
} from 'discord.js'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { request, startBot } from '../sandbox/bot.ts'
import { DESKTOP, expectGood, openBrowser, openWindow, PHONE } from './browser.ts'
import { type } from './moves.ts'

const PARTS = [
  {
    type: ComponentType.ActionRow,
    components: [
      { type: ComponentType.Button, style: 1, label: 'Whisper', custom_id: 'whisper' },
      { type: ComponentType.Button, style: 2, label: 'Silence', custom_id: 'silence' },
      { type: ComponentType.Button, style: 3, label: 'Form', custom_id: 'form' },
    ],
  },
  {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.StringSelect,
        custom_id: 'cards',
        placeholder: 'Cards',
        min_values: 2,
        max_values: 3,
        options: ['Zhang Fei', 'Guan Yu', 'Zhao Yun', 'Ma Chao'].map((label) => ({
          label,
          value: label,
          description: `${label} of the five tiger generals, who never lost a battle that he chose himself`,
        })),
      },
    ],
  },
  {
    type: ComponentType.ActionRow,
    components: [{ type: ComponentType.UserSelect, custom_id: 'whom', placeholder: 'Whom?' }],
  },
]

const FORM = {
  custom_id: 'seed',
  title: 'A seed word',
  components: [
    {
      type: ComponentType.Label as const,
      label: 'Word',
      component: {
        type: ComponentType.TextInput as const,
        custom_id: 'word',
        style: TextInputStyle.Short,
        required: true,
      },
    },
  ],
}

/** Relative luminance of red, green and blue: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function lightness([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const part = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}

const contrast = (ink: readonly number[], ground: readonly number[]): number => {
  const [dark = 0, light = 0] = [lightness(ink), lightness(ground)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

async function answer(interaction: Interaction): Promise<unknown> {
  const privately = (content: string) => ({ content, flags: MessageFlags.Ephemeral as const })
  if (interaction.isStringSelectMenu() || interaction.isUserSelectMenu())
    return interaction.reply(privately(`picked ${interaction.values.join(', ')}`))
  if (interaction.isModalSubmit())
    return interaction.reply(privately(`seed is ${interaction.fields.getTextInputValue('word')}`))
  if (!interaction.isButton()) return undefined
  if (interaction.customId === 'form') return interaction.showModal(FORM)
  return interaction.customId === 'whisper' ? interaction.reply(privately('for you alone')) : undefined
}

/** A picture of one pixel. */
const PEACH = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

describe('the page', { timeout: 600_000 }, () => {
  let sandbox: Sandbox
  let browser: Browser
  let bot: { client: Client<true>; stop: () => Promise<void> }
  let room: string
  const at = (name: string) => `${sandbox.url}/?as=${name}&channel=${room}`
  beforeAll(async () => {
    sandbox = await openSandbox({
      botName: 'Steward',
      seedData: {
        guild: 'Garden',
        channels: [{ name: 'room' }, { name: 'hall' }],
        members: [
          { name: 'Mei', locale: 'en-US' },
          { name: 'Lena', locale: 'en-GB' },
          { name: '諸葛孔明與他的三十二個字長的名字放在這裡看看會不會切掉', locale: 'zh-TW' },
        ],
      },
    })
    room = sandbox.channel('#room').id
    bot = await startBot(sandbox, answer)
    await request(sandbox, 'POST', `/channels/${room}/messages`, { content: 'Press.', components: PARTS })
    browser = await openBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await bot?.stop()
    await sandbox?.close()
  })

  it('shows a private answer to its reader alone, until it is dismissed', async () => {
    const mei = await openWindow(browser, at('Mei'))
    const lena = await openWindow(browser, at('Lena'))
    await mei.page.getByRole('button', { name: 'Whisper' }).click()
    const whisper = mei.page.locator('discord-message.ephemeral', { hasText: 'for you alone' })
    await whisper.waitFor()
    expect(await whisper.textContent()).toContain('Only you can see this')
    expect(await lena.page.getByText('for you alone').count()).toBe(0)
    await expectGood(mei)
    await whisper.getByRole('button', { name: 'Dismiss' }).click()
    await whisper.waitFor({ state: 'detached' })
    await mei.page.close()
    await lena.page.close()
  })

  it('says after three seconds that nobody answered', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await page.getByRole('button', { name: 'Silence' }).click()
    await page.waitForSelector('discord-button[aria-busy="true"]')
    await page.locator('.unanswered', { hasText: 'The application did not respond' }).waitFor()
    await page.close()
  })

  it('takes picks of a menu by keyboard, as many as it must have and no more', async () => {
    const window = await openWindow(browser, at('Mei'), PHONE)
    const { page } = window
    await page.getByRole('button', { name: 'Cards' }).focus()
    await page.keyboard.press('ArrowDown')
    await page.waitForSelector('.sel-list:focus')
    await page.keyboard.press('Enter')
    expect(await page.locator('.sel-done').isDisabled()).toBe(true)
    await page.keyboard.type('zhao')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Enter')
    expect(await page.locator('.sel-option[aria-selected="true"]').count()).toBe(3)
    await expectGood(window)
    await page.keyboard.press('Tab')
    await page.getByText('picked Zhang Fei, Zhao Yun, Ma Chao').waitFor()
    await page.close()
  })

  it('keeps an open menu in sight when its button has gone out of it', async () => {
    const { page } = await openWindow(browser, at('Mei'), PHONE)
    await page.getByRole('button', { name: 'Cards' }).click()
    for (const way of [2_000, -2_000]) {
      const list = page.locator('.sel-list:popover-open')
      await page.getByRole('button', { name: 'Cards' }).evaluate((button, by) => {
        button.style.transform = `translateY(${by}px)`
        document.querySelector('.scroller')?.dispatchEvent(new Event('scroll'))
      }, way)
      const { top, bottom } = await list.evaluate((each) => each.getBoundingClientRect())
      expect(top).toBeGreaterThanOrEqual(0)
      expect(bottom).toBeLessThanOrEqual(PHONE.height)
    }
    await page.keyboard.press('Escape')
    await page.close()
  })

  it('holds a menu still that somebody chooses from, no matter what is written meanwhile', async () => {
    const { id: crowd } = sandbox.addChannel({ name: 'crowd' })
    await request(sandbox, 'POST', `/channels/${crowd}/messages`, { content: 'Press.', components: PARTS })
    const { page } = await openWindow(browser, `${sandbox.url}/?as=Mei&channel=${crowd}`)
    await page.getByRole('button', { name: 'Cards' }).click()
    const top = () =>
      page.locator('.sel-list:popover-open').evaluate((list) => list.getBoundingClientRect().top)
    const before = await top()
    for (let n = 0; n < 80; n++) {
      sandbox.as('Lena').say('#crowd', `hurry ${n}`)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    await page.getByText('hurry 79').waitFor({ state: 'attached' })
    expect(await top()).toBe(before)
    await page.keyboard.press('Escape')
    await page.close()
  })

  it('takes a press on a button that what is written meanwhile would have pushed away', async () => {
    const hush = { type: ComponentType.Button, style: 2, label: 'Hush', custom_id: 'whisper' }
    const components = [{ type: ComponentType.ActionRow, components: [hush] }]
    await request(sandbox, 'POST', `/channels/${room}/messages`, { content: 'Or this.', components })
    const { page } = await openWindow(browser, at('Mei'), PHONE)
    const button = page.getByRole('button', { name: 'Hush' })
    const whispers = page.locator('discord-message.ephemeral', { hasText: 'for you alone' })
    await button.hover()
    const before = await whispers.count()
    await page.mouse.down()
    for (let n = 0; n < 20; n++) sandbox.as('Lena').say('#room', `haste ${n}`)
    await page.waitForTimeout(300)
    await page.mouse.up()
    await whispers.nth(before).waitFor()
    await page.getByText('haste 19').waitFor()
    await whispers.last().getByRole('button', { name: 'Dismiss' }).click()
    await page.close()
  })

  it('shows what was picked until the bot shows the menu anew, and sends the same pick once', async () => {
    const { id: camp } = sandbox.addChannel({ name: 'camp' })
    const components = [
      {
        type: ComponentType.ActionRow as const,
        components: [
          {
            type: ComponentType.StringSelect as const,
            custom_id: 'side',
            placeholder: 'Whose side?',
            options: ['Shu', 'Wu'].map((label) => ({ label, value: label })),
          },
        ],
      },
    ]
    await expect.poll(() => bot.client.channels.cache.has(camp)).toBe(true)
    const channel = bot.client.channels.cache.get(camp) as SendableChannels
    const asked = await channel.send({ content: 'War.', components })
    const window = await openWindow(browser, `${sandbox.url}/?as=Mei&channel=${camp}`)
    const { page } = window
    const side = page.getByRole('button', { name: 'Whose side?' })
    const answers = page.getByText('picked Wu')
    const pick = async () => {
      await side.click()
      await page.getByRole('option', { name: 'Wu' }).click()
    }
    await pick()
    await answers.waitFor()
    expect(await side.textContent()).toContain('Wu')
    await pick()
    await page.waitForTimeout(300)
    expect(await answers.count()).toBe(1)
    expect(await page.locator('.toast').count()).toBe(0)
    await asked.edit({ content: 'War again.', components })
    await side.getByText('Whose side?').waitFor()
    await pick()
    await answers.nth(1).waitFor()
    // What did not reach the bot was not picked.
    await asked.edit({ content: 'And again.', components })
    await side.getByText('Whose side?').waitFor()
    await page.route('**/select', (route) => route.abort())
    await pick()
    await page.locator('.toast', { hasText: 'not running' }).waitFor()
    await side.getByText('Whose side?').waitFor()
    await page.close()
  })

  it('leaves to an input method the keys that it is using', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await page.getByRole('button', { name: 'Whom?' }).click()
    const search = page.locator('.sel-search')
    await search.evaluate((each) =>
      each.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
    )
    expect(await search.isVisible()).toBe(true)
    await page.close()
  })

  it('picks a person', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await page.getByRole('button', { name: 'Whom?' }).click()
    await page.getByRole('option', { name: 'Lena' }).click()
    await page.getByText(`picked ${sandbox.as('Lena').id}`).waitFor()
    await page.close()
  })

  it('opens a modal, keeps it while it is not filled in, and sends it by Enter', async () => {
    const window = await openWindow(browser, at('Mei'), PHONE)
    const { page } = window
    await page.getByRole('button', { name: 'Form' }).click()
    await page.waitForSelector('dialog input:focus')
    await page.keyboard.press('Enter')
    await page.locator('dialog .failed', { hasText: 'must be filled in' }).waitFor()
    await expectGood(window)
    await page.keyboard.type('peach')
    await page.keyboard.press('Enter')
    await page.getByText('seed is peach').waitFor()
    expect(await page.locator('dialog').count()).toBe(0)
    await page.close()
  })

  it('keeps a form that could not be sent, and says why', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await page.getByRole('button', { name: 'Form' }).click()
    await page.waitForSelector('dialog input:focus')
    await page.route('**/submit', (route) => route.abort())
    await page.keyboard.type('plum')
    await page.keyboard.press('Enter')
    await page.locator('dialog .failed', { hasText: 'The sandbox is not running.' }).waitFor()
    await page.unroute('**/submit')
    await page.keyboard.press('Enter')
    await page.getByText('seed is plum').waitFor()
    await page.close()
  })

  it('marks what is new, counts mentions, and forgets both once it was seen', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    const hall = page.locator('.entry', { hasText: 'hall' })
    sandbox.as('Lena').say('#hall', 'anybody?')
    await page.locator('.entry.unread', { hasText: 'hall' }).waitFor()
    expect(await hall.locator('.badge').count()).toBe(0)
    sandbox.as('Lena').say('#hall', `<@${sandbox.as('Mei').id}> you`)
    expect(await hall.locator('.badge').textContent()).toBe('1')
    expect(await page.title()).toMatch(/^\(1\) /)
    await hall.click()
    await page.locator('.entry.unread').waitFor({ state: 'detached' })
    await page.reload()
    await page.waitForSelector('discord-message[highlight]')
    expect(await page.locator('.entry.unread, .badge').count()).toBe(0)
    await page.close()
  })

  it('sends what one writes, mentions included, to everybody', async () => {
    const mei = await openWindow(browser, at('Mei'))
    const lena = await openWindow(browser, at('Lena'))
    await type(mei.page, 'well @Le')
    await mei.page.waitForSelector('.offer.active')
    await mei.page.keyboard.press('Tab')
    await mei.page.keyboard.type('**done**')
    await mei.page.keyboard.press('Enter')
    const told = lena.page.locator('discord-message[highlight]', { hasText: 'well' })
    await told.waitFor()
    expect(await told.locator('discord-mention').textContent()).toBe('Lena')
    expect(await told.locator('strong').textContent()).toBe('done')
    await mei.page.close()
    await lena.page.close()
  })

  it('sends replies and files, and shows both to everybody', async () => {
    const mei = await openWindow(browser, at('Mei'))
    const lena = await openWindow(browser, at('Lena'), PHONE)
    sandbox.as('Lena').say('#room', 'who is there?')
    const theirs = mei.page.locator('discord-message', { hasText: 'who is there?' })
    await theirs.hover()
    await theirs.getByRole('button', { name: 'Reply' }).click()
    await mei.page.getByText('Replying to Lena').waitFor()
    await mei.page.locator('input[type="file"]').setInputFiles([
      { name: 'peach.png', mimeType: 'image/png', buffer: PEACH },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('3 coins') },
    ])
    await mei.page.getByText('notes.txt').waitFor()
    await expectGood(mei)
    await mei.page.keyboard.type('I am')
    await mei.page.keyboard.press('Enter')
    const told = lena.page.locator('discord-message', { hasText: 'I am' })
    await told.locator('discord-reply', { hasText: 'who is there?' }).waitFor()
    const widthOf = (img: HTMLImageElement) => img.naturalWidth
    await expect.poll(() => told.locator('img[alt="peach.png"]').evaluate(widthOf)).toBe(1)
    expect(await told.locator('discord-file-attachment').getAttribute('name')).toBe('notes.txt')
    expect(await mei.page.locator('.along').count()).toBe(0)
    for (const window of [mei, lena]) await expectGood(window)
    await mei.page.close()
    await lena.page.close()
  })

  it('refuses a file that Discord would not take, and says so', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1)
    await page.locator('input[type="file"]').setInputFiles([{ name: 'all.bin', mimeType: 'x/y', buffer }])
    await page.getByText('all.bin is larger than 10 MB').waitFor()
    expect(await page.locator('.along').count()).toBe(0)
    await page.close()
  })

  it('hides a spoiler until it is pressed, and tells times as they pass', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    const soon = Math.floor(Date.now() / 1000) + 2 * 3600 + 30
    sandbox.as('Lena').say('#room', `the lord is ||Cao Cao||, <t:${soon}:R>`)
    const spoiler = page.locator('.spoiler')
    await spoiler.waitFor()
    expect(await spoiler.locator('span').isVisible()).toBe(false)
    expect(await page.locator('time.stamp').textContent()).toBe('in 2 hours')
    await spoiler.press('Enter')
    expect(await spoiler.locator('span').isVisible()).toBe(true)
    await page.close()
  })

  it('speaks for a member of the reader’s language, and shows them what they sent', async () => {
    const room = await browser.newContext({ locale: 'zh-TW', viewport: PHONE })
    const page = await room.newPage()
    await page.goto(sandbox.url)
    await page.getByText('你是：諸葛孔明').waitFor({ state: 'attached' })
    for (let n = 0; n < 30; n++) sandbox.as('Lena').say('#room', `line ${n}`)
    await page.getByText('line 29').waitFor()
    await page.locator('.scroller').evaluate((scroller) => scroller.scrollTo(0, 0))
    await page.locator('.newer').waitFor()
    await type(page, '我來了')
    await page.keyboard.press('Enter')
    await page.locator('.newer').waitFor({ state: 'detached' })
    await room.close()
  })

  it('shows long names and long text whole, at any width', async () => {
    const long = 'Record-of-the-Three-Kingdoms-'.repeat(8)
    const channel = bot.client.channels.cache.get(room) as SendableChannels
    await channel.send({
      content: `# ${long}\n- ${long}\n> ${long}\n\`${long}\`\n\`\`\`\n${long}\n\`\`\`\n${'三國志'.repeat(60)}`,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.Button, style: 2, label: long.slice(0, 80), custom_id: 'long' },
            { type: ComponentType.Button, style: 2, label: '不'.repeat(80), custom_id: 'longer' },
          ],
        },
      ],
    })
    sandbox.as('諸葛孔明與他的三十二個字長的名字放在這裡看看會不會切掉').say('#room', long)
    for (const size of [DESKTOP, PHONE, { width: 320, height: 640 }, { width: 820, height: 1100 }]) {
      const window = await openWindow(browser, at('Lena'), size)
      await window.page.waitForTimeout(300)
      await expectGood(window)
      await window.page.close()
    }
  })

  it.each(['dark', 'light'] as const)(
    'is readable in %s colours, as the device asks',
    async (colorScheme) => {
      const window = await openWindow(browser, at('Mei'))
      const { page } = window
      await page.emulateMedia({ colorScheme })
      const colours = await page.evaluate(() => {
        const style = getComputedStyle(document.documentElement)
        const of = (name: string) => {
          const context = document.createElement('canvas').getContext('2d')
          if (!context) throw new Error('no canvas')
          context.fillStyle = style.getPropertyValue(name)
          context.fillRect(0, 0, 1, 1)
          return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        }
        const inks = ['--text', '--bright', '--muted', '--link', '--bad', '--strong']
        const grounds = ['--main', '--side', '--popup']
        const pairs = [
          ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground])),
          ['--on-soft', '--soft'],
        ]
        return pairs.map(([ink = '', ground = '']) => ({
          pair: `${ink} on ${ground}`,
          ink: of(ink),
          ground: of(ground),
        }))
      })
      for (const { pair, ink, ground } of colours) expect(contrast(ink, ground), pair).toBeGreaterThan(4.5)
      const isLight = lightness(colours[0]?.ground ?? []) > 0.5
      expect(isLight).toBe(colorScheme === 'light')
      await expectGood(window)
      await page.close()
    },
  )

  it('says in readable colours that the sandbox is away, and complains of nothing else', async () => {
    const page = await browser.newPage()
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    let isThere = true
    let cut = () => {}
    await page.routeWebSocket('**/sandbox/live', (socket) => {
      if (!isThere) return void socket.close()
      socket.connectToServer()
      cut = () => void socket.close()
    })
    await page.goto(at('Mei'))
    await page.waitForSelector('pg-messages')
    isThere = false
    await page.route('**/sandbox/person/**', (route) => route.abort())
    cut()
    const banner = page.locator('.banner', { hasText: 'not running' })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      const [ink, ground] = await banner.evaluate((each) => {
        const { color, backgroundColor } = getComputedStyle(each)
        return [color, backgroundColor].map((colour) => (colour.match(/[\d.]+/g) ?? []).map(Number))
      })
      expect(contrast(ink ?? [], ground ?? []), colorScheme).toBeGreaterThan(4.5)
    }
    await type(page, '/')
    await page.waitForTimeout(200)
    expect(complaints).toEqual([])
    isThere = true
    await banner.waitFor({ state: 'detached' })
    await page.close()
  })

  it('says that the bot is away, and that it is back', async () => {
    const { page } = await openWindow(browser, at('Mei'))
    await bot.stop()
    await page.locator('.banner', { hasText: 'Steward is not connected' }).waitFor()
    bot = await startBot(sandbox, answer)
    await page.locator('.banner').waitFor({ state: 'detached' })
    await page.close()
  })
})
