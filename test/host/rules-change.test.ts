// Rules that change under a running game: it is rolled back once, no matter who comes first, and the table is told.
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/common/title.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import { packLog } from '../../src/store/packed-log.ts'
import { testStore } from '../support/databases.ts'
import { highCard, highCardTitle } from '../support/example-game.ts'
import {
  answerAs,
  arjun,
  gameOf,
  granted,
  hostOn,
  interaction,
  lobbyOf,
  mei,
  recordingPublisher,
  refused,
} from '../support/host-table.ts'

const store = await testStore()
let before: OpenHost
let after: OpenHost
const publisher = recordingPublisher()

/** The smallest game after a change of rules: every question is put otherwise. */
const changed: Game = {
  ...(highCard as Game),
  version: 2,
  *stage(table) {
    const rules = (highCard as Game).stage(table)
    let next = rules.next()
    while (!next.done) {
      const decisions = next.value.decisions.map((asked) => ({
        ...asked,
        prompt: { key: 'high-card.plays' },
      }))
      next = rules.next(yield { ...next.value, decisions })
    }
  },
}

beforeEach(async () => {
  await store.db.game.deleteMany()
  publisher.postings.length = 0
  before = hostOn(store).host
  const titles = { 'high-card': { ...(highCardTitle as Title), game: changed } }
  after = openHost({ store, titles, clock: { now: () => new Date() }, log: pino({ level: 'silent' }) })
})
afterEach(() => after.stop())

const kinds = async (game: string) => {
  const rows = await store.db.entry.findMany({ where: { gameId: game }, orderBy: { number: 'asc' } })
  return rows.map(({ entry }) => (entry as { kind: string }).kind)
}

describe('a game whose rules have changed', () => {
  it('is rolled back once, by the first look, and then played to its end', async () => {
    const game = await gameOf(before, [arjun])
    granted(await answerAs(before, game.id, mei))
    const looks = await Promise.all([after.play.getView(game.id, mei), after.play.getView(game.id, arjun)])
    expect(looks.map((look) => granted(look).awaited.map(({ seat }) => seat))).toEqual([
      [0, 1],
      [0, 1],
    ])
    expect(await kinds(game.id)).toEqual(['start', 'answer', 'wind-back'])
    for (const _round of [1, 2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(after, game.id, person))
    expect((await after.games.info(game.id))?.status).toBe('finished')
  })

  it('is rolled back by an answer too, which is refused as one to an earlier moment', async () => {
    const game = await gameOf(before, [arjun])
    const { token = '', playerView } = granted(await before.play.getView(game.id, mei))
    const choice = [playerView?.decision?.options[0]?.id ?? '']
    const call = { game: game.id, person: mei, token, choice, interaction: interaction() }
    expect(refused(await after.play.answer(call))).toBe('bot.refused-stale')
    expect(await kinds(game.id)).toEqual(['start', 'wind-back'])
  })

  it('is rolled back when the new process begins, and its table and computers go on', async () => {
    const lobby = await lobbyOf(before, [], 2)
    granted(await before.lobby.addComputer(lobby.id, mei, 'normal'))
    granted(await before.lobby.start(lobby.id, mei))
    await after.begin(publisher)
    await after.runDue()
    expect(await kinds(lobby.id)).toEqual(['start', 'wind-back', 'answer'])
    const notes = publisher.postings.flatMap(({ job }) => (job.kind === 'note' ? [job.phrase.key] : []))
    expect(notes).toEqual(['bot.wound-back'])
  })
})

/** The smallest game whose state holds more by its new rules, which carry tables of the old ones over. */
const carrying: Game = {
  ...(highCard as Game),
  version: 2,
  setup: (seats, options) => Object.assign((highCard as Game).setup(seats, options), { begunUnder: 2 }),
  *stage(table) {
    if (!('begunUnder' in table.state)) throw new Error('a table of the old rules')
    yield* (highCard as Game).stage(table)
  },
  upgrade: (state, from) => Object.assign(state as ReturnType<Game['setup']>, { begunUnder: from }),
}

describe('a game whose new rules carry it over', () => {
  it('goes on where it stood, is played to its end under them, and each part is proved by its own rules', async () => {
    const titles = { 'high-card': { ...(highCardTitle as Title), game: carrying } }
    const { host } = hostOn(store, titles)
    const game = await gameOf(before, [arjun])
    granted(await answerAs(before, game.id, mei))
    expect(granted(await host.play.getView(game.id, mei)).awaited.map(({ seat }) => seat)).toEqual([1])
    granted(await answerAs(host, game.id, arjun))
    for (const _round of [2, 3])
      for (const person of [mei, arjun]) granted(await answerAs(host, game.id, person))
    expect((await host.games.info(game.id))?.status).toBe('finished')
    expect(await kinds(game.id)).not.toContain('wind-back')
    const last = await store.db.checkpoint.findFirst({
      where: { gameId: game.id },
      orderBy: { number: 'desc' },
    })
    expect(JSON.parse(last?.state ?? '')).toMatchObject({ begunUnder: 1 })
    const unchecked = [{ rules: 1, from: 0, to: 1 }]
    expect(granted(await host.history.verify(game.id)).verdict).toEqual({ ok: true, checked: 5, unchecked })
    await host.stop()
  })
})

describe('a game that was called off before its rules changed', () => {
  async function calledOff(): Promise<string> {
    const { id } = await gameOf(before, [arjun])
    granted(await answerAs(before, id, mei))
    granted(await before.play.resign(id, arjun))
    granted(await before.lobby.cancel(id, mei))
    await store.db.job.deleteMany()
    return id
  }

  it('is shown without its table, and a look leaves its packed history and its posts alone', async () => {
    const id = await calledOff()
    await store.transaction((tx) => packLog(tx, id))
    const story = await before.history.story(id)
    expect(story.length).toBeGreaterThan(0)
    const look = granted(await after.play.getView(id, mei))
    expect(look).toMatchObject({ info: { status: 'cancelled' }, seat: 0, awaited: [] })
    expect(look.playerView).toBeUndefined()
    expect(await kinds(id)).toEqual([])
    expect(await after.history.story(id)).toEqual(story)
    // A film has nothing to show of it.
    const last = story.at(-1)?.number ?? 0
    expect(granted(await after.history.footage(id, mei, () => [last])).views.size).toBe(0)
    expect(granted(await before.history.footage(id, mei, () => [last])).views.size).toBe(1)
    expect(await store.db.job.count()).toBe(0)
  })

  it('is not rolled back either by an answer that is sent again', async () => {
    const { id } = await gameOf(before, [arjun])
    const { token = '', playerView } = granted(await before.play.getView(id, mei))
    const choice = [playerView?.decision?.options[0]?.id ?? '']
    const call = { game: id, person: mei, token, choice, interaction: interaction() }
    granted(await before.play.answer(call))
    granted(await before.play.resign(id, arjun))
    granted(await before.lobby.cancel(id, mei))
    const taken = await kinds(id)
    expect(granted(await after.play.answer(call)).playerView).toBeUndefined()
    expect(await kinds(id)).toEqual(taken)
  })
})
