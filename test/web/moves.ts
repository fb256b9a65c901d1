// A member at the page: what one reads and presses there.
import type { Locator, Page } from 'playwright-core'

/** How long the bot may take for anything, in milliseconds. */
export const PATIENCE = 20_000

/** A button by the verb in its custom id, on the newest message that has one. */
export const buttonOf = (page: Page, verb: string): Locator =>
  page.locator(`discord-button[data-custom-id^="${verb}|"]:not([disabled])`).last()

/** The newest message that only this member sees. */
export const panelOf = (page: Page): Locator => page.locator('discord-message.ephemeral').last()

/** What a member answers: the decision's token and the ids of the options. */
export interface Answer {
  readonly token: string
  readonly choice: readonly string[]
}

/** The newest panel that asks this decision. */
const panelFor = (page: Page, token: string): Locator =>
  page.locator(`discord-message.ephemeral:has([data-custom-id*="|${token}|"])`).last()

/** The panel that asks a decision: the one that stands there already, else the newest prompt's button brings it. */
export async function openPanel(page: Page, token: string): Promise<Locator> {
  const panel = panelFor(page, token)
  // A prompt may be taken away in the moment it is pressed: then the next one is.
  for (let tries = 0; tries < 5; tries++) {
    if ((await panel.count()) > 0) return panel
    await buttonOf(page, 'move').click({ timeout: PATIENCE })
    await panel.waitFor({ timeout: PATIENCE / 4 }).catch(() => undefined)
  }
  throw new Error('no panel came')
}

/** Answers on the panel: by the option's own button, or by the menu and Confirm. */
export async function answerByPanel(page: Page, { token, choice }: Answer): Promise<void> {
  const panel = await openPanel(page, token)
  const button = panel.locator(`[data-custom-id^="pick|"][data-custom-id$="|${choice.join()}"]`)
  if ((await button.count()) > 0) await button.click()
  else {
    await chooseOn(panel, choice.join())
    await panel.locator('[data-custom-id^="ok|"]:not([disabled])').click({ timeout: PATIENCE })
  }
  await panel.waitFor({ state: 'detached', timeout: PATIENCE })
}

/** Chooses from a panel's menu: the option of a value, or the first that is not chosen. */
export async function chooseOn(panel: Locator, value?: string): Promise<void> {
  const menu = panel.locator('pg-select').first()
  await menu.locator('.sel-button').click()
  const one = value === undefined ? '' : `[data-value="${value}"]`
  await menu.locator(`.sel-option:not([aria-selected="true"])${one}`).first().click()
}

/** Answers by keyboard alone: the command, the choice, the suggestion that fits it, and Enter. */
export async function answerByKeyboard(page: Page, { choice }: Answer): Promise<void> {
  const before = await page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)?.dataset.id ?? '',
  )
  await type(page, '/play ')
  await page.waitForSelector('.pill.on')
  await page.keyboard.insertText(choice.join('>'))
  await page.waitForSelector('.offers .offer.active', { timeout: PATIENCE })
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tail:focus')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (id) => {
      const last = [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)
      return (last?.dataset.id ?? '') > id && last?.querySelector('.thinking') === null
    },
    before,
    { timeout: PATIENCE },
  )
}

/** Types into the line at the foot, as a person would. */
export async function type(page: Page, text: string): Promise<void> {
  await page.locator('pg-composer textarea').focus()
  await page.keyboard.type(text, { delay: 2 })
}
