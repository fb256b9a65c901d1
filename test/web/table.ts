// Members at one table, each in a window of their own: some play by keyboard alone, others by panels.
import { expect } from 'vitest'
import type { Options } from '../../src/engine/game.ts'
import type { GameInfo, GameView } from '../../src/host/table/types.ts'
import { expectGood, type Window } from './browser.ts'
import type { LocalApp } from './local-app.ts'
import {
  type Answer,
  answerByKeyboard,
  answerByPanel,
  buttonOf,
  chooseOn,
  LAG,
  openPanel,
  panelOf,
  TIMEOUT_MS,
  type,
} from './moves.ts'

/** A member in front of a window. */
export interface Player {
  readonly name: string
  readonly window: Window
  readonly answers: (page: Window['page'], answer: Answer) => Promise<void>
  /** How they look at what they are asked before they answer; a typist reads it in the prompt. */
  readonly looks?: (page: Window['page'], token: string) => Promise<unknown>
}

export const typist = (name: string, window: Window): Player => ({ name, window, answers: answerByKeyboard })
export const clicker = (name: string, window: Window): Player => ({
  name,
  window,
  answers: answerByPanel,
  looks: openPanel,
})

/** What is played. */
export interface Seating {
  /** Its id. */
  readonly title: string
  readonly seats: number
  /** Further options of `/game new` as one types them, the last one with a choice. */
  readonly more?: string
  /** What these make of the game's own options. */
  readonly options?: Options
}

/** A lobby opened by keyboard, joined and filled with computers by buttons, and started; all windows are in its thread. */
export async function sitDown(
  local: LocalApp,
  players: readonly [Player, ...Player[]],
  { title, seats, more }: Seating,
): Promise<string> {
  const [host, ...guests] = players
  const { page } = host.window
  // Neither has to be said: both are named.
  await type(page, '/game new game:')
  await page.waitForSelector('.pill.on')
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.waitForSelector('.tail:focus')
  await page.keyboard.type('seats:')
  await page.waitForSelector('.pill.on')
  await page.keyboard.type(String(seats))
  await page.keyboard.press('Tab')
  if (more) await page.keyboard.type(more)
  if (more) await page.keyboard.press('Tab')
  await page.waitForSelector('.tail:focus')
  await page.keyboard.press('Enter')
  await panelOf(page).waitFor({ timeout: TIMEOUT_MS })
  const lobby = page.locator('discord-message:has([data-custom-id^="start|"])').last()
  for (const { name, window } of guests) {
    await buttonOf(window.page, 'join').click({ timeout: TIMEOUT_MS })
    await lobby.filter({ hasText: name }).waitFor({ timeout: TIMEOUT_MS })
    // Nobody else sees what only the host was told.
    expect(await window.page.locator('discord-message.ephemeral', { hasText: '/game' }).count()).toBe(0)
  }
  for (let computers = 1; computers <= seats - players.length; computers++) {
    await buttonOf(page, 'computer').click({ timeout: TIMEOUT_MS })
    await chooseOn(
      page.locator('discord-message.ephemeral:has([data-custom-id^="strength|"])').last(),
      'hard',
    )
    await expect
      .poll(async () => (await lobby.textContent())?.split('🤖').length, { timeout: TIMEOUT_MS })
      .toBe(computers + 1)
  }
  await buttonOf(page, 'start').click({ timeout: TIMEOUT_MS })
  const thread = await threadOf(local, host)
  for (const { window } of players) await enter(window, thread)
  const [info] = await local.app.host.games.ofMember(local.member(host.name))
  return info?.id ?? ''
}

/** The thread of a member's newest game, once it is there. */
async function threadOf({ app, member }: LocalApp, { name }: Player): Promise<string> {
  const newest = async () => (await app.host.games.ofMember(member(name)))[0]?.thread
  await expect.poll(newest, { timeout: TIMEOUT_MS }).toBeDefined()
  return (await newest()) ?? ''
}

/** Goes to a thread by the list of channels. */
async function enter({ page }: Window, thread: string): Promise<void> {
  const burger = page.locator('.burger')
  if (await burger.isVisible()) await burger.click()
  await page.locator(`.entry[data-channel="${thread}"]`).click({ timeout: TIMEOUT_MS })
  await page.locator('.crumb').waitFor()
}

/** What a player answers to what somebody is shown. */
export type Decider = (look: GameView) => Answer | undefined

/** What a player answers in the newest game of a member. */
export async function askedOf(
  { app, member }: LocalApp,
  name: string,
  decide: Decider,
): Promise<Answer | undefined> {
  const person = { id: member(name), name }
  const [game] = await app.host.games.ofMember(person.id)
  const look = game && (await app.host.play.getView(game.id, person))
  return look?.ok ? decide(look.value) : undefined
}

/** How far to play. */
export interface Course {
  /** What happens between two moves, after so many of them. */
  readonly meanwhile?: (moves: number) => Promise<void>
  /** Moves of these players at most. */
  readonly most?: number
}

/** Plays on until the game is over or far enough; every kind of question is looked at once in each window. */
export async function playOut(
  local: LocalApp,
  game: string,
  players: readonly Player[],
  decide: Decider,
  { meanwhile, most = Number.POSITIVE_INFINITY }: Course = {},
): Promise<{ moves: number; info: GameInfo }> {
  const looked = new Set<string>()
  for (let moves = 0; ; ) {
    const info = await local.app.host.games.info(game)
    if (info && (info.status === 'finished' || moves >= most)) return { moves, info }
    let idle = true
    for (const { name, window, looks, answers } of players) {
      const look = await local.app.host.play.getView(game, { id: local.member(name), name })
      const answer = look.ok ? decide(look.value) : undefined
      if (!answer) continue
      idle = false
      const kind = `${name} ${answer.decision.prompt.key}`
      if (!looked.has(kind)) {
        await looks?.(window.page, answer.token)
        await expectGood(window)
      }
      looked.add(kind)
      await answers(window.page, answer)
      moves += 1
      await meanwhile?.(moves)
    }
    if (idle) await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Everybody sees who won, and the opened secret checked. */
export async function expectEnd(game: GameInfo, players: readonly Player[]): Promise<void> {
  for (const { window } of players) {
    const result = window.page.locator('discord-message', { hasText: /🏆|🏁/u }).last()
    await result.getByText(/verified ✓|驗證無誤 ✓|验证无误 ✓/).waitFor({ timeout: LAG })
    for (const winner of game.outcome?.winners ?? [])
      expect(await result.textContent()).toContain(game.players[winner]?.name)
    await expectGood(window)
  }
}

/** The bot and its sandbox are closed and opened again: the windows say so, and come back by themselves. */
export async function restart(local: LocalApp, players: readonly Player[]): Promise<void> {
  const banners = players.map(({ window }) => window.page.locator('.banner'))
  await local.restart(async () => {
    for (const banner of banners) await banner.waitFor({ timeout: TIMEOUT_MS })
  })
  for (const banner of banners) await banner.waitFor({ state: 'detached', timeout: TIMEOUT_MS })
  for (const { window } of players) {
    // The browser itself reports the line that was cut, and a picture or message asked for while nobody was there.
    const own = window.complaints.filter((each) => !/WebSocket connection|ERR_CONNECTION_REFUSED/.test(each))
    expect(own).toEqual([])
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
