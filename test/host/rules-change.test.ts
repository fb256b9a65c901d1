// Rules that change under a running game: it is wound back once, whoever comes first, and the table is told.
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Game } from '../../src/engine/game.ts'
import type { Title } from '../../src/games/title.ts'
import { type OpenHost, openHost } from '../../src/host/index.ts'
import type { Store } from '../../src/store/open.ts'
import { freshGround } from '../support/databases.ts'
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

const ground = freshGround()
let store: Store
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

beforeAll(async () => {
  store = await ground.open()
})
afterAll(async () => {
  await store.close()
  await ground.clear()
})
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
  it('is wound back by whoever looks first, once, and then played to its end', async () => {
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

  it('is wound back by an answer too, which is refused as one to an earlier moment', async () => {
    const game = await gameOf(before, [arjun])
    const { token = '', playerView: outlook } = granted(await before.play.getView(game.id, mei))
    const choice = [outlook?.decision?.options[0]?.id ?? '']
    const call = { game: game.id, person: mei, token, choice, interaction: interaction() }
    expect(refused(await after.play.answer(call))).toBe('bot.refused-stale')
    expect(await kinds(game.id)).toEqual(['start', 'wind-back'])
  })

  it('is wound back when the new process begins, and its table and computers go on', async () => {
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
