// The log of a game that is over is packed an hour later: smaller many times over, and nothing reads differently.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, describe, expect, it } from 'vitest'
import { defaultOptions } from '../../src/engine/options.ts'
import { playOut } from '../../src/engine/playout.ts'
import { randomPolicy } from '../../src/engine/policy.ts'
import { TITLES } from '../../src/games/index.ts'
import { backUp, restore } from '../../src/store/backup.ts'
import { insertGame } from '../../src/store/games.ts'
import { checkpointNumbers, checkpointsOf, entriesFrom, stageRow } from '../../src/store/log.ts'
import { storeMove } from '../../src/store/moves.ts'
import { moveData } from '../../src/store/moving.ts'
import { openStore, type Store } from '../../src/store/open.ts'
import { packLog } from '../../src/store/packed-log.ts'
import { newTestDatabase, SERVER, testDatabaseInFolder, testStore } from '../support/databases.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lena,
  mei,
  refused,
} from '../support/host-table.ts'

const HOUR = 60 * 60_000

const store = await testStore()
let at: ReturnType<typeof hostOn>
beforeEach(() => {
  at = hostOn(store)
})

/** A game of Mei and Arjun in which Mei takes an answer back, played to its end. */
async function playedGame({ host }: Pick<typeof at, 'host'> = at): Promise<string> {
  const { id } = await gameOf(host, [arjun])
  while ((await host.games.info(id))?.status === 'playing') {
    const { undo = '' } = granted(await answerAs(host, id, mei))
    granted(await host.votes.propose(id, mei, { kind: 'undo', token: undo }, interaction()))
    granted(await answerAs(host, id, mei))
    granted(await answerAs(host, id, arjun))
  }
  return id
}

/** Everything there is to read of a game. */
async function readingsOf(id: string, { host }: Pick<typeof at, 'host'> = at) {
  const pages: unknown[] = []
  for (const viewer of ['public', 0, 1] as const) {
    const last = granted(await host.history.page(id, lena, { viewer }))
    for (let step = 1; step <= last.steps; step++)
      pages.push(granted(await host.history.page(id, lena, { viewer, step })))
  }
  const { games } = await host.people.exportOf(mei)
  return {
    pages,
    choices: games.find((game) => game.id === id)?.choices,
    story: await host.history.story(id),
    later: await host.history.story(id, 3),
    told: await host.history.storyOf(id, 0, 5),
    view: granted(await host.play.getView(id, mei)),
    footage: granted(await host.history.footage(id, mei, ({ story }) => story.map(({ number }) => number))),
    verified: granted(await host.history.verify(id)),
  }
}

const rowsOf = async (gameId: string, { db }: Store = store) => ({
  entries: await db.entry.count({ where: { gameId } }),
  checkpoints: await db.checkpoint.count({ where: { gameId } }),
})

/** Stores the log of a random game, played to its end; how many entries it has. */
async function storeRandom(title: string, id: string, { db }: Store = store): Promise<number> {
  const { game } = TITLES[title] ?? {}
  if (!game) throw new Error(`no ${title}`)
  const policies = Array.from({ length: game.seats.min }, () => randomPolicy)
  const { steps } = playOut(game, { seed: 'packed', options: defaultOptions(game), policies })
  await insertGame(db, {
    id,
    title,
    guild: 'g',
    channel: 'c',
    host: 'h',
    language: 'en',
    options: {},
    pace: null,
    seats: game.seats.min,
    secret: 's',
    commitment: 's',
    createdAt: new Date(),
  })
  const none = { change: {}, answered: [], jobs: [] }
  await storeMove(db, { id, version: 0 }, { entries: steps, at: new Date(), ...none })
  return steps.length
}

const NONE = { entries: 0, checkpoints: 0 }

describe('the log of a finished game', () => {
  it('is packed after an hour, and reads as before: every page, the story, the file and its proof', async () => {
    const id = await playedGame()
    const before = await readingsOf(id)
    expect(before.verified.verdict).toMatchObject({ ok: true })
    expect(before.choices?.length).toBeGreaterThan(3)
    at.pass(HOUR - 1)
    await at.host.runDue()
    expect((await rowsOf(id)).entries).toBeGreaterThan(6)
    at.pass(2)
    await at.host.runDue()
    expect(await rowsOf(id)).toEqual(NONE)
    expect(await readingsOf(id)).toEqual(before)
  })

  it('is packed as well where the game was called off, and not while a game goes on', async () => {
    const ended = await gameOf(at.host, [arjun])
    granted(await answerAs(at.host, ended.id, mei))
    const going = await gameOf(at.host, [arjun])
    granted(await at.host.play.resign(ended.id, arjun))
    granted(await at.host.lobby.cancel(ended.id, mei))
    at.pass(2 * HOUR)
    await at.host.runDue()
    expect(await rowsOf(ended.id)).toEqual(NONE)
    expect((await rowsOf(going.id)).entries).toBe(1)
    granted(await answerAs(at.host, going.id, mei))
    expect(await at.host.history.story(ended.id)).toEqual(await at.host.history.story(ended.id))
  })

  it('is packed once, whole or not at all: also when the process is killed on the way', async () => {
    const id = await playedGame()
    const before = { readings: await readingsOf(id), rows: await rowsOf(id) }
    const killed = store.transaction(async (tx) => {
      await packLog(tx, id)
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await rowsOf(id)).toEqual(before.rows)
    for (let time = 0; time < 2; time++) {
      await store.transaction((tx) => packLog(tx, id))
      expect(await readingsOf(id)).toEqual(before.readings)
    }
  })

  it('takes no move back, as before', async () => {
    const id = await playedGame()
    const undo = () => at.host.votes.propose(id, mei, { kind: 'undo' }, interaction())
    const before = refused(await undo())
    await store.transaction((tx) => packLog(tx, id))
    expect(refused(await undo())).toBe(before)
    expect(refused(await answerAs(at.host, id, mei))).toBe('bot.refused-not-playing')
  })

  it('names no member: who is erased is in no packed log, and the story stays as it was told', async () => {
    const id = await playedGame()
    const story = await at.host.history.story(id)
    await store.transaction((tx) => packLog(tx, id))
    await at.host.people.erase(arjun.id)
    expect(await at.host.history.story(id)).toEqual(story)
    expect(granted(await at.host.history.verify(id)).verdict).toMatchObject({ ok: true })
    const parts = await store.db.packedLog.findMany({ where: { gameId: id } })
    const texts = parts.map(({ data }) => String(brotliDecompressSync(data)))
    expect(texts.join()).toContain('"seat"')
    for (const { id: who, name } of [mei, arjun]) {
      expect(texts.join()).not.toContain(who)
      expect(texts.join()).not.toContain(name)
    }
  })
})

describe('a packed game', () => {
  it('is in a backup, and moves to another database and back', { timeout: 600_000 }, async () => {
    const folder = testDatabaseInFolder()
    const away = mkdtempSync(join(tmpdir(), 'peach-packed-'))
    const own = await folder.open()
    const id = await playedGame(hostOn(own))
    await own.transaction((tx) => packLog(tx, id))
    const before = await readingsOf(id, hostOn(own))
    await own.close()
    const file = join(away, 'backup.tar.gz')
    await backUp(folder.folder, file)
    await restore(join(away, 'restored'), file, new Date())
    const server = newTestDatabase()
    const there = 'url' in server.place ? server.place : { folder: join(away, 'there') }
    await moveData({ folder: join(away, 'restored') }, there)
    // Where there is no server, one way is a way like the other.
    if (SERVER) await moveData(there, { folder: join(away, 'back') })
    const back = await openStore({ folder: join(away, SERVER ? 'back' : 'there') })
    expect(await rowsOf(id, back)).toEqual(NONE)
    expect(await readingsOf(id, hostOn(back))).toEqual(before)
    await back.close()
    await server.clear()
    await folder.clear()
    rmSync(away, { recursive: true, force: true })
  })

  it.each(Object.keys(TITLES))('of %s has every entry and every checkpoint to the letter', async (title) => {
    const steps = await storeRandom(title, title)
    const numbers = await checkpointNumbers(store.db, title)
    const [stage, last] = [numbers.at(-2) ?? 0, steps - 1]
    const read = async () => ({
      entries: await entriesFrom(store.db, title, 0),
      checkpoints: await checkpointsOf(store.db, title),
      numbers: await checkpointNumbers(store.db, title),
      stage: await stageRow(store.db, title, stage, last),
    })
    const before = await read()
    expect(before.checkpoints.size).toBeGreaterThan(3)
    await store.transaction((tx) => packLog(tx, title))
    expect(await rowsOf(title)).toEqual(NONE)
    expect(await read()).toEqual(before)
    await expect(stageRow(store.db, title, last + 1, last)).rejects.toThrow('has no checkpoint')
  })
})

it.skipIf(SERVER)('the room that packed games took on the embedded disk is used again', async () => {
  const own = await newTestDatabase().open()
  const taken = async () => {
    const [row] = await own.db.$queryRaw<{ bytes: number }[]>`
      select (pg_total_relation_size('entries') + pg_total_relation_size('checkpoints'))::int as bytes`
    return row?.bytes ?? 0
  }
  const sizes: number[] = []
  for (let round = 0; round < 3; round++) {
    await storeRandom('hegemony', `round${round}`, own)
    await own.transaction((tx) => packLog(tx, `round${round}`))
    await own.tidy()
    sizes.push(await taken())
  }
  expect(sizes[2]).toBe(sizes[1])
  await own.close()
})
