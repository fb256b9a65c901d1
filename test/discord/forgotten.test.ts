// One's own data: the file that holds all of it, and being forgotten while games stay playable and verifiable.
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { personShape } from '../../src/host/people/exporting.ts'
import type { SeenFile } from '../../src/sandbox/driver/view.ts'
import { placesOf as placesIn, wordColumns } from '../support/places.ts'
import { last, openTestServer, shown, type TestServer } from './test-server.ts'

let server: TestServer
beforeEach(async () => {
  server = await openTestServer()
})
afterEach(() => server.close())

const placesOf = (words: string) => placesIn(server.store.db, words)

const TURN = ['1', '1 2 3', 'none', 'rain']

/** Mei's data: a finished game with her seed word, a running one, a lobby, a draft, a language. */
async function lived() {
  const { mei, arjun, app, sandbox, clock } = server
  await mei.slash('#room', 'language', { mine: 'en' })
  await mei.slash('#room', 'game new', {
    game: 'toy',
    seats: 2,
    language: 'en',
    'seed-word': 'Mei the lucky',
  })
  await app.settled()
  const lobby = last(sandbox.transcript('#room').filter(({ ephemeral }) => !ephemeral))
  await arjun.click(lobby, 'Join')
  await mei.click(lobby, 'Start')
  await app.settled()
  const seated = sandbox.requests.flatMap(({ path }) => /\/interactions\/(\d+)\//.exec(path)?.[1] ?? [])
  for (const person of [mei, arjun])
    for (const choice of TURN) await person.slash({ id: lobby.id }, 'play', { choice })
  clock.advance(1_000)
  const running = await server.begin()
  clock.advance(1_000)
  await mei.slash({ id: running }, 'play', { choice: '1' })
  const panel = shown(await mei.click(last(prompts(running)), 'Your move'))
  await mei.select(panel, 'Front / Middle / Rear', ['Pear 梨 / Peach 桃 / Plum 李'])
  await mei.slash('#room', 'game new', { game: 'toy', seats: 3, language: 'en' })
  await app.settled()
  return { finished: lobby.id, running, seated }
}

const prompts = (thread: string) =>
  server.sandbox.transcript({ id: thread }).filter(({ buttons }) => buttons.includes('Your move'))

async function fileOf(attachments: readonly SeenFile[]): Promise<unknown> {
  const [file] = attachments
  return (await fetch(file?.url ?? '')).json()
}

it('/me export gives everything stored; joins are stored as hashes alone; /me erase asks once more', async () => {
  const { mei } = server
  const { seated } = await lived()
  const file = personShape.parse(await fileOf(shown(await mei.slash('@bot', 'me export')).attachments))
  expect(file.you).toEqual({ id: mei.id, name: 'Mei' })
  expect(Object.keys(file.kept).sort()).toEqual(['drafts', 'members', 'visits'])
  expect(file.games.map(({ status }) => status)).toEqual(['finished', 'playing', 'lobby'])
  expect(file.games[0]?.choices.map(({ choice }) => choice.length)).toEqual([1, 3, 0, 1])
  expect(file.games[0]?.seat?.clientSeed).toMatch(/^[0-9a-f]{64}$/)
  // Nothing of what a log number would tell.
  expect(JSON.stringify(file)).not.toMatch(/secret|seed|"number":-|opened":\d/)

  expect(seated.length).toBeGreaterThan(3)
  for (const interaction of seated) expect(await placesOf(interaction)).toEqual([])

  const asked = await mei.slash('#room', 'me erase')
  expect(asked.text).toContain('one running game')
  expect((await mei.click(asked, 'Keep it')).text).toContain('Nothing was erased')
  expect((await placesOf(mei.id)).length).toBeGreaterThan(3)
})

describe('/me erase', () => {
  it('leaves neither id nor name in any text column of any table; games go on and still verify', async () => {
    const { mei, arjun, app, sandbox } = server
    const { finished, running } = await lived()
    const before = await placesOf(mei.id)
    expect(before).toEqual(expect.arrayContaining(['games.host', 'players.member', 'drafts.member']))
    expect(await placesOf('Mei')).toEqual(expect.arrayContaining(['members.name', 'players.name']))
    expect((await mei.click(await mei.slash('#room', 'me erase'), 'Erase everything')).text).toContain(
      'store nothing about you',
    )
    await app.settled()
    expect(await placesOf(mei.id)).toEqual([])
    expect(await placesOf('Mei')).toEqual([])

    // The running game goes on with a computer in the seat, and Arjun hosts it.
    const game = await app.host.games.inChannel(running)
    expect(game).toMatchObject({ host: arjun.id, players: [{ computer: 'hard' }, { name: 'Arjun' }] })
    expect(last(prompts(running)).text).toContain('@Arjun')
    expect(sandbox.transcript({ id: running }).map(({ content }) => content)).toContainEqual(
      expect.stringContaining('Former member 1 leaves the game'),
    )
    // The finished one is proved all the same.
    expect((await arjun.slash({ id: finished }, 'history verify')).text).toContain('✓ Verified')
    expect((await mei.slash('#room', 'me games')).text).not.toContain('Orchard')
  })

  it('forgets a member who never played', async () => {
    const { lena } = server
    await lena.click(await lena.slash('@bot', 'me erase'), '全部删除')
    expect(await placesOf(lena.id)).toEqual([])
  })
})

describe('docs/privacy.md', () => {
  it('speaks of every table there is', async () => {
    const text = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8')
    const tables = new Set((await wordColumns(server.store.db)).map((place) => place.split('.')[0] ?? ''))
    expect(tables.size).toBeGreaterThan(8)
    for (const table of tables) expect(text).toMatch(new RegExp(`^\\| .*\`${table}\`.* \\|`, 'm'))
  })
})
