// A member at the page: what one reads and presses there.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Decision } from '../../src/engine/decision.ts'

/** How long the bot may take for anything, in milliseconds. */
export const TIMEOUT_MS = 60_000
/** How far what is posted may lag behind the game, in milliseconds: a channel takes five messages in five seconds. */
export const LAG = 120_000

/** A button by the verb in its custom id, on the newest message that has one. */
export const buttonOf = (page: Page, verb: string): Locator =>
  page.locator(`discord-button[data-custom-id^="${verb}|"]:not([disabled])`).last()

/** The newest message that only this member sees. */
export const panelOf = (page: Page): Locator => page.locator('discord-message.ephemeral').last()

/** What a member answers: the decision, its token and the ids of the options. */
export interface Answer {
  readonly token: string
  readonly choice: readonly string[]
  readonly decision: Decision
}

/** The panels that ask this decision, or that one of them. */
const panelsFor = (page: Page, token: string, id?: string): Locator =>
  page.locator(
    `discord-message.ephemeral${id ? `[data-id="${id}"]` : ''}:has([data-custom-id*="|${token}|"])`,
  )

/** The panel that asks a decision: one in sight already, else the newest prompt's button brings it. */
export async function openPanel(page: Page, token: string): Promise<Locator> {
  const inSight = () =>
    panelsFor(page, token).evaluateAll((found: HTMLElement[]) => {
      const boxes = found.map((each) => ({ id: each.dataset.id, box: each.getBoundingClientRect() }))
      return boxes.findLast(({ box }) => box.bottom > 0 && box.top < innerHeight)?.id
    })
  // A prompt may be taken away in the moment it is pressed: then the next one is.
  for (let tries = 0; tries < 5; tries++) {
    const id = await inSight()
    if (id !== undefined) return panelsFor(page, token, id)
    await buttonOf(page, 'move').click({ timeout: LAG })
    await expect
      .poll(inSight, { timeout: TIMEOUT_MS / 4 })
      .toBeDefined()
      .catch(() => undefined)
  }
  throw new Error('no panel came')
}

/** Answers on the panel: by the option's own button, by a form, or by menus and Confirm. */
export async function answerByPanel(page: Page, answer: Answer): Promise<void> {
  const { token, choice, decision } = answer
  const panel = await openPanel(page, token)
  const [only = ''] = choice
  const button = valuesOf(answer, only)
    .map((value) => pickButton(value))
    .join()
  if (decision.text) await write(page, panel, only)
  else if (choice.length === 1 && (await panel.locator(button).count()) > 0) await press(panel, button)
  else if ((await panel.locator('pg-select').count()) === 0)
    await panel.locator(copiesOf(answer, only).map(pickButton).join()).first().click({ timeout: TIMEOUT_MS })
  else {
    // A menu beside action buttons answers at once.
    const atOnce = (await panel.locator('pg-select[data-custom-id^="take|"]').count()) > 0
    await fillMenus(panel, answer)
    if (!atOnce) await press(panel, '[data-custom-id^="ok|"]')
  }
  await panel.waitFor({ state: 'detached', timeout: TIMEOUT_MS })
}

/** Presses a button of a panel, once the panel waits for no other answer. */
const press = (panel: Locator, button: string) =>
  panel.locator(`:is(${button}):not([disabled])`).click({ timeout: TIMEOUT_MS })

const pickButton = (value: string) => `[data-custom-id^="pick|"][data-custom-id$="|${value}"]`

/** The ways in which an option stands in a custom id or a menu: its id, or its number where that is too long. */
const valuesOf = ({ decision }: Answer, id: string): string[] => [
  id,
  `#${decision.options.findIndex((option) => option.id === id)}`,
]

/** The ways of options whose ids differ from this one in their last number alone: of copies of a card one stands for all. */
const copiesOf = (answer: Answer, id: string): string[] => {
  const stem = (each: string) => each.replace(/-(?:\d+|b)$/, '')
  const like = answer.decision.options.filter((option) => option.id !== id && stem(option.id) === stem(id))
  return like.flatMap((option) => valuesOf(answer, option.id))
}

/** Writes words of one's own. */
async function write(page: Page, panel: Locator, words: string): Promise<void> {
  await press(panel, '[data-custom-id^="write|"]')
  await page.waitForSelector('dialog :is(input, textarea):focus')
  await page.keyboard.insertText(words)
  await page.locator('dialog button[type="submit"]').click()
}

/** Makes the panel hold the choice: a whole order, several picks over its pages, or one place after the other. */
async function fillMenus(panel: Locator, answer: Answer): Promise<void> {
  const { choice } = answer
  const left = new Set(choice)
  while (left.size > 0) {
    const menu = panel.locator('pg-select').first()
    const before = await menu.getAttribute('data-custom-id')
    await menu.locator('.sel-button').click({ timeout: TIMEOUT_MS })
    const list = menu.locator('.sel-list')
    await list.locator('.sel-option').first().waitFor({ timeout: TIMEOUT_MS })
    const shown = await list.evaluate((each) =>
      [...each.querySelectorAll<HTMLElement>('.sel-option')].map(({ dataset }) => dataset.value ?? ''),
    )
    const orders = [0, 1].map((way) => choice.map((id) => valuesOf(answer, id)[way]).join())
    const whole = choice.length > 1 ? shown.findIndex((value) => orders.includes(value)) : -1
    const several = (await list.locator('.sel-done').count()) > 0
    const placeOf = (id: string) => {
      const own = shown.findIndex((value) => valuesOf(answer, id).includes(value))
      return own >= 0 ? own : shown.findIndex((value) => copiesOf(answer, id).includes(value))
    }
    const here = [...left].filter((id) => valuesOf(answer, id).some((value) => shown.includes(value)))
    const [next = [...left].find((id) => placeOf(id) >= 0)] = here
    if (whole >= 0) {
      await list.locator('.sel-option').nth(whole).click()
      left.clear()
    } else if (next === undefined) {
      await list.press('Escape')
      await panel.locator('[data-custom-id^="page|"]:not([disabled])').last().click({ timeout: TIMEOUT_MS })
    } else
      for (const id of several ? here : [next]) {
        await list.locator('.sel-option').nth(placeOf(id)).click()
        left.delete(id)
      }
    if (several && here.length > 0) await list.locator('.sel-done').click()
    // The menu is drawn anew with what was picked, or goes when the last place is taken.
    const now = async () => ((await menu.count()) === 0 ? undefined : menu.getAttribute('data-custom-id'))
    await expect.poll(now, { timeout: TIMEOUT_MS }).not.toBe(before)
  }
}

/** Chooses from a menu by value. */
export async function chooseOn(panel: Locator, value: string): Promise<void> {
  const menu = panel.locator('pg-select').first()
  await menu.locator('.sel-button').click()
  await menu.locator(`.sel-option[data-value="${value}"]`).click()
}

/** Answers by keyboard alone: the command, the choice, the suggestion that fits it, and Enter. */
export async function answerByKeyboard(page: Page, { choice }: Answer): Promise<void> {
  const before = await page.evaluate(
    () => [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)?.dataset.id ?? '',
  )
  await type(page, '/play ')
  await page.waitForSelector('.pill.on')
  await page.keyboard.insertText(choice.join('>'))
  await page.waitForSelector('.offers .offer.active', { timeout: TIMEOUT_MS })
  await page.keyboard.press('Enter')
  await page.waitForSelector('.tail:focus')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (id) => {
      const last = [...document.querySelectorAll<HTMLElement>('discord-message.ephemeral')].at(-1)
      return (last?.dataset.id ?? '') > id && last?.querySelector('.thinking') === null
    },
    before,
    { timeout: TIMEOUT_MS },
  )
}

/** Types into the line at the foot, as a person would. */
export async function type(page: Page, text: string): Promise<void> {
  await page.locator('pg-composer textarea').focus()
  await page.keyboard.type(text, { delay: 2 })
}
