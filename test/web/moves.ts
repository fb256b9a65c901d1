// A member at the page: what one reads and presses there.
import type { Locator, Page } from 'playwright-core'

/** How long the bot may take for anything, in milliseconds. */
export const PATIENCE = 20_000

/** A button by the verb in its custom id, on the newest message that has one. */
export const buttonOf = (page: Page, verb: string): Locator =>
  page.locator(`discord-button[data-custom-id^="${verb}|"]:not([disabled])`).last()

/** The newest message that only this member sees. */
export const panelOf = (page: Page): Locator => page.locator('discord-message.ephemeral').last()

/** The newest panel's id; empty where there is none. */
const panelId = (page: Page): Promise<string> =>
  page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)?.dataset.id ?? '',
  )

/** Waits for a panel that came after another; false when none does. */
const newPanel = (page: Page, before: string, patience = PATIENCE): Promise<boolean> =>
  page
    .waitForFunction(
      (id) =>
        ([...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)?.dataset.id ?? '') >
        id,
      before,
      { timeout: patience },
    )
    .then(
      () => true,
      () => false,
    )

/** Opens the panel of what is asked now. A prompt may be taken away in the moment it is pressed: then the next one is. */
export async function openPanel(page: Page): Promise<void> {
  const before = await panelId(page)
  for (let tries = 0; tries < 4; tries++) {
    await buttonOf(page, 'move').click({ timeout: PATIENCE })
    if (await newPanel(page, before, PATIENCE / 4)) return
  }
  throw new Error('no panel came')
}

const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !document.querySelector('discord-button[aria-busy="true"]'), undefined, {
    timeout: PATIENCE,
  })
}

/** Whether a panel asks something. */
export const asks = async (page: Page): Promise<boolean> =>
  (await panelOf(page)
    .locator('[data-custom-id^="pick|"], [data-custom-id^="sel|"], [data-custom-id^="ok|"]')
    .count()) > 0

/** Gives one answer by what the newest panel shows: a button, or the first options of its menu and Confirm. */
export async function answerByPanel(page: Page): Promise<void> {
  const panel = panelOf(page)
  const before = (await panel.textContent()) ?? ''
  await chooseOn(panel)
  await changed(page, before)
  const confirm = panel.locator('discord-button[data-custom-id^="ok|"]:not([disabled])')
  if ((await confirm.count()) === 0) return
  const chosen = (await panel.textContent()) ?? ''
  await confirm.click()
  await changed(page, chosen)
}

async function changed(page: Page, before: string): Promise<void> {
  await settled(page)
  await page.waitForFunction(
    (text) =>
      [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)?.textContent !== text,
    before,
    { timeout: PATIENCE },
  )
}

/** Answers by keyboard alone: the command, the first thing that the bot suggests, and Enter. */
export async function answerByKeyboard(page: Page): Promise<void> {
  const before = await panelId(page)
  await type(page, '/play ')
  await page.waitForSelector('.offers .offer', { timeout: PATIENCE })
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tail:focus')
  await page.keyboard.press('Enter')
  if (!(await newPanel(page, before))) throw new Error('no answer came')
}

/** Presses whatever can be chosen first on a panel. */
export async function chooseOn(panel: Locator): Promise<void> {
  const menu = panel.locator('pg-select').first()
  if ((await menu.count()) === 0)
    return panel.locator('discord-button[data-custom-id^="pick|"]').first().click()
  await menu.locator('.sel-button').click()
  const options = menu.locator('.sel-option:not([aria-selected="true"])')
  await options.first().click()
  const done = menu.locator('.sel-done')
  if ((await done.count()) > 0) await done.click()
}

/** The page of a member who is asked something now, its panel open. */
export async function askedOf(pages: readonly Page[]): Promise<Page> {
  for (const end = Date.now() + 2 * PATIENCE; Date.now() < end; ) {
    for (const page of pages) {
      if ((await buttonOf(page, 'move').count()) === 0) continue
      await openPanel(page)
      if (await asks(page)) return page
    }
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
  throw new Error('nobody is asked anything')
}

/** Types into the line at the foot, as a person would. */
export async function type(page: Page, text: string): Promise<void> {
  await page.locator('pg-composer textarea').focus()
  await page.keyboard.type(text, { delay: 5 })
}
