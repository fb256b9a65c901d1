// Pictures through the whole app: the real render pool, discord.js and the sandbox, at a table of two.
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type App, openApp } from '../../src/app.ts'
import { BOT_PAINTERS } from '../../src/discord/pictures/index.ts'
import type { State } from '../../src/engine/game.ts'
import { type Viewer, wordsOf } from '../../src/engine/phrase.ts'
import { sideStream } from '../../src/engine/random.ts'
import { TITLES } from '../../src/games/index.ts'
import { title as recordsTitle } from '../../src/games/records/index.ts'
import { pictures as recordsPictures } from '../../src/games/records/picture/index.ts'
import { loadGame } from '../../src/host/table/load.ts'
import { FILM, type FilmInput, isFilm } from '../../src/picture/film-input.ts'
import type { Picture } from '../../src/picture/picture.ts'
import { openRenderPool } from '../../src/picture/render-pool.ts'
import { openSandbox, type Person, type Sandbox, type Seen, testClock } from '../../src/sandbox/index.ts'
import { findGame } from '../../src/store/games.ts'
import type { Language } from '../../src/text/language.ts'
import { newTestDatabase } from '../support/databases.ts'
import { shownUnknown } from '../support/pictures.ts'
import { configFor, openapi } from './table.ts'

const clock = testClock()
const testDatabase = newTestDatabase()
const time = { now: () => new Date(clock.now()) }
const log = pino({ level: 'silent' })
/** For pictures on their way, in milliseconds. */
const TIMEOUT_MS = 60_000
/** Pictures asked for since the last look. */
let asked: Picture[] = []
let sandbox: Sandbox
let app: App

beforeAll(async () => {
  sandbox = await openSandbox({ clock, ...(openapi && { openapi }), limits: { timeoutMs: 30_000 } })
  sandbox.addChannel({ name: 'room' })
  sandbox.addMember({ name: 'Mei', locale: 'zh-TW' })
  sandbox.addMember({ name: 'Arjun', locale: 'en-GB' })
  sandbox.addMember({ name: 'Lena', locale: 'zh-CN' })
  const { draw, close } = openRenderPool({ ...BOT_PAINTERS, records: recordsPictures.painters })
  const renderPool = {
    draw: (picture: Picture) => {
      asked.push(picture)
      return draw(picture)
    },
    close,
  }
  app = await openApp(configFor(sandbox), log, { place: testDatabase.place, clock: time, renderPool })
})
afterAll(async () => {
  await app.close()
  await sandbox.close()
  await testDatabase.clear()
  expect(sandbox.violations).toEqual([])
})

/** Opens a game of two and starts it; its id and place. */
async function begin(host: Person, guest: Person) {
  await host.slash('#room', 'game new', { game: 'records', seats: 2, language: 'en' })
  await app.host.runDue()
  const lobby = publicly(host, sandbox.channel('#room').id).at(-1)
  if (!lobby) throw new Error('no lobby')
  await guest.click(lobby, 'Join')
  await host.click(lobby, 'Start')
  await app.host.runDue()
  const info = await app.host.games.inChannel(lobby.id)
  return { id: info?.id ?? '', place: lobby.id }
}

const publicly = (reader: Person, place: string): Seen[] =>
  reader.messages({ id: place }).filter(({ ephemeral, bot }) => bot && !ephemeral)

const picturesOn = (messages: readonly Seen[], kind: string) =>
  messages.flatMap((message) =>
    message.attachments.filter(({ filename }) => filename.startsWith(`records-${kind}-`)),
  )

/** The state of a game now. */
const stateOf = (id: string): Promise<State> =>
  app.store.transaction(async (tx) => {
    const row = await findGame(tx, id)
    if (!row) throw new Error('no game')
    const dashboard = { store: app.store, titles: TITLES, log }
    return (await loadGame(tx, dashboard, row)).run.state
  })

/** Plays one move by typing; whether there was one, and no picture asked for on the way shows too much. */
async function move(person: Person, seat: number, { id, place }: { id: string; place: string }) {
  const language: Language = seat === 0 ? 'zh-TW' : 'en'
  const suggestions = await person.complete({ id: place }, 'play', { choice: '' }, 'choice')
  const choice = suggestions[any(Math.max(1, suggestions.length))]
  if (!choice) return undefined
  const outcome = await person.slash({ id: place }, 'play', { choice: String(choice.value) })
  await app.host.runDue()
  const state = await stateOf(id)
  const fresh = asked
  asked = []
  for (const picture of fresh) {
    const viewer: Viewer = picture.kind === 'records.hand' ? seat : 'public'
    const spoken = viewer === 'public' ? 'en' : language
    expect(shownUnknown(recordsTitle, state, viewer, picture, spoken)).toEqual([])
    expect(picture.alt.length).toBeLessThanOrEqual(1024)
  }
  return outcome.message
}

const any = sideStream('pictures', 'people').int

it('a hand comes to its holder alone, the table to all as all may see it', { timeout: 600_000 }, async () => {
  const [mei, arjun, lena] = [sandbox.as('Mei'), sandbox.as('Arjun'), sandbox.as('Lena')]
  const game = await begin(mei, arjun)
  const table = () => picturesOn(publicly(lena, game.place), 'table')
  let panel: Seen | undefined
  for (let moves = 0; moves < 200 && (table().length === 0 || !panel); moves++) {
    panel = (await move(mei, 0, game)) ?? panel
    await move(arjun, 1, game)
  }
  const hand = await vi.waitFor(() => {
    const [file] = panel ? mei.look(panel).attachments : []
    if (!file) throw new Error('no picture yet')
    return file
  }, TIMEOUT_MS)
  expect(hand).toMatchObject({ contentType: 'image/png', width: 1200 })
  expect(Buffer.from(sandbox.file(hand)).subarray(1, 4).toString()).toBe('PNG')
  expect(hand.description).toMatch(/你的手牌|手牌/)
  expect(panel?.ephemeralFor).toBe('Mei')
  for (const other of [arjun, lena]) {
    const held = picturesOn(other.messages({ id: game.place }), 'hand')
    expect(held.map(({ id }) => id)).not.toContain(hand.id)
  }
  expect(picturesOn(publicly(lena, game.place), 'hand')).toEqual([])
  const [first] = table()
  expect(first).toMatchObject({ contentType: 'image/png', width: 1200 })
  expect(first?.description).toMatch(/^Round \d+, /)
  // Its film so far: one's own with one's own eyes, everybody's with everybody's.
  for (const [person, viewer, language] of [
    [mei, 0, 'zh-TW'],
    [lena, 'public', 'zh-CN'],
  ] as const) {
    asked = []
    const { message } = await person.slash({ id: game.place }, 'history film')
    const film = await vi.waitFor(() => {
      const [file] = message ? person.look(message).attachments : []
      if (!file) throw new Error('no film yet')
      return file
    }, TIMEOUT_MS)
    expect(message?.ephemeralFor).toBe(person.name)
    expect(film.contentType).toBe('image/gif')
    expect(Buffer.from(sandbox.file(film)).subarray(0, 6).toString()).toBe('GIF89a')
    const frames = asked.filter(isFilm).flatMap(({ input }) => (input as FilmInput).frames)
    const last = { ...frames.at(-1)?.above, alt: '' } as Picture
    const state = await stateOf(game.id)
    expect(shownUnknown(recordsTitle, state, viewer, last, language)).toEqual([])
    // Its captions go back to what the viewer was told, which may have gone back into a deck since.
    const found = await app.host.history.footage(game.id, { id: person.id }, () => [])
    const story = found.ok && found.value.story.map((event) => event.told.phrase)
    const { names } = recordsTitle.words[language]
    const told = new Set([...wordsOf(story)].map((id) => names[id]))
    const captions = { kind: FILM, input: undefined, alt: film.description ?? '' }
    const named = shownUnknown(recordsTitle, state, viewer, captions, language)
    expect(named.filter((id) => !told.has(names[id]))).toEqual([])
  }
})
