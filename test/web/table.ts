// Two members at one table, each in a window of their own: one plays by keyboard alone, the other by panels.
import { expect } from 'vitest'
import type { GameInfo } from '../../src/host/types.ts'
import { briskAnswer } from './brisk.ts'
import { expectGood, type Window } from './browser.ts'
import type { House } from './house.ts'
import {
  type Answer,
  answerByKeyboard,
  answerByPanel,
  buttonOf,
  chooseOn,
  PATIENCE,
  panelOf,
  type,
} from './moves.ts'

/** A member in front of a window. */
export interface Player {
  readonly name: string
  readonly window: Window
  readonly answers: (page: Window['page'], answer: Answer) => Promise<void>
}

export const typist = (name: string, window: Window): Player => ({ name, window, answers: answerByKeyboard })
export const clicker = (name: string, window: Window): Player => ({ name, window, answers: answerByPanel })

/** A lobby opened by keyboard, joined and filled with computers by buttons, and started; both windows are in its thread. */
export async function sitDown(house: House, host: Player, guest: Player, seats: number): Promise<string> {
  const { page } = host.window
  await type(page, '/game new')
  await page.waitForSelector('.offer.active')
  await page.keyboard.press('Tab')
  await page.waitForSelector('.pill.on')
  await page.keyboard.type('rec')
  await page.keyboard.press('Tab')
  await page.keyboard.type(String(seats))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await panelOf(page).waitFor({ timeout: PATIENCE })
  await buttonOf(guest.window.page, 'join').click({ timeout: PATIENCE })
  const lobby = page.locator('discord-message:has([data-custom-id^="start|"])').last()
  await lobby.filter({ hasText: guest.name }).waitFor({ timeout: PATIENCE })
  // Nobody else sees what only the host was told.
  expect(await guest.window.page.locator('discord-message.ephemeral').count()).toBe(0)
  for (let computers = 1; computers <= seats - 2; computers++) {
    await buttonOf(page, 'computer').click({ timeout: PATIENCE })
    await chooseOn(
      page.locator('discord-message.ephemeral:has([data-custom-id^="strength|"])').last(),
      'steady',
    )
    await expect
      .poll(async () => (await lobby.textContent())?.split('🤖').length, { timeout: PATIENCE })
      .toBe(computers + 1)
  }
  await buttonOf(page, 'start').click({ timeout: PATIENCE })
  const thread = await threadOf(house, host)
  for (const { window } of [host, guest]) await enter(window, thread)
  const [info] = await house.app.host.gamesOf(house.member(host.name))
  return info?.id ?? ''
}

/** The thread of a member's newest game, once it is there. */
async function threadOf({ app, member }: House, { name }: Player): Promise<string> {
  const newest = async () => (await app.host.gamesOf(member(name)))[0]?.thread
  await expect.poll(newest, { timeout: PATIENCE }).toBeDefined()
  return (await newest()) ?? ''
}

/** Goes to a thread by the list of channels. */
async function enter({ page }: Window, thread: string): Promise<void> {
  const burger = page.locator('.burger')
  if (await burger.isVisible()) await burger.click()
  await page.locator(`.entry[data-channel="${thread}"]`).click({ timeout: PATIENCE })
  await page.locator('.crumb').waitFor()
}

/** What a brisk player answers in the newest game of a member. */
export async function askedOf({ app, member }: House, name: string): Promise<Answer | undefined> {
  const person = { id: member(name), name }
  const [game] = await app.host.gamesOf(person.id)
  const look = game && (await app.host.look(game.id, person))
  return look?.ok ? briskAnswer(look.value) : undefined
}

/** What happens between two moves, after so many of them. */
export type Meanwhile = (moves: number) => Promise<void>

/** Plays on until the game is over; every kind of question is looked at once in each window. */
export async function playOut(
  house: House,
  game: string,
  players: readonly Player[],
  meanwhile: Meanwhile = async () => undefined,
): Promise<{ moves: number; info: GameInfo }> {
  const looked = new Set<string>()
  for (let moves = 0; ; ) {
    const info = await house.app.host.info(game)
    if (info?.status === 'finished') return { moves, info }
    let idle = true
    for (const { name, window, answers } of players) {
      const look = await house.app.host.look(game, { id: house.member(name), name })
      const answer = look.ok ? briskAnswer(look.value) : undefined
      if (!look.ok || !answer) continue
      idle = false
      await answers(window.page, answer)
      const kind = `${name} ${look.value.outlook?.decision?.prompt.key}`
      if (!looked.has(kind)) await expectGood(window)
      looked.add(kind)
      moves += 1
      await meanwhile(moves)
    }
    if (idle) await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** The bot and its sandbox are closed and opened again: the windows say so, and come back by themselves. */
export async function restart(house: House, players: readonly Player[]): Promise<void> {
  const banners = players.map(({ window }) => window.page.locator('.banner'))
  await house.restart(async () => {
    for (const banner of banners) await banner.waitFor({ timeout: PATIENCE })
  })
  for (const banner of banners) await banner.waitFor({ state: 'detached', timeout: PATIENCE })
  for (const { window } of players) {
    // The browser itself reports the line that was cut.
    expect(window.complaints.filter((each) => !/WebSocket connection/.test(each))).toEqual([])
    window.complaints.length = 0
  }
}

/** A member changes the language of their client, on a phone. */
export async function speak(page: Window['page'], locale: string): Promise<void> {
  await page.locator('.burger').click()
  await page.locator('.me-button').click()
  await page.locator('#my-language').selectOption(locale)
  await page.locator('.who.here', { hasText: '繁體中文' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.veil').click({ position: { x: 380, y: 400 } })
}
